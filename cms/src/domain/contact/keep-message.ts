import type { Core } from '@strapi/strapi';
import type { Member } from '../members/member';
import type { ContactForm } from './contact-form';

/**
 * Stores a member's message to the editors, under the account's address whatever the form said (C6).
 * @returns its number
 */
export async function storeMessage(
  strapi: Core.Strapi,
  { id: member, email }: Member,
  { name, message }: ContactForm,
): Promise<number> {
  const { id } = await strapi
    .documents('api::contact-message.contact-message')
    .create({ data: { name, email, message, member, state: 'new' } });
  return Number(id);
}
