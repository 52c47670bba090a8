import type { Core } from '@strapi/strapi';
import type { Member } from '../members/member';
import type { ContactForm } from './contact-form';

/**
 * Stores a member's message to the editors with the account's address, whatever the form contained (C6).
 * @returns the message's row id
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
