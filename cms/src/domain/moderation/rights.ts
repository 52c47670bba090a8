import type { Core } from '@strapi/strapi';
import { mayWithAll, type Ability } from '../../platform/strapi/document-rights';
import type { Rights } from './desk';

const COMMENT = 'api::comment.comment';
const MESSAGE = 'api::contact-message.contact-message';

/** The right to ban members, besides those of content types. Moderators and super admins have it. */
export const BAN = 'admin::moderation.ban';

/** What the page shows of every message. */
const SHOWN_OF_MESSAGES = ['name', 'email', 'message', 'state', 'member'];

/** The parts of a comment that an editor may see. */
export interface Visible {
  member: boolean;
  article: boolean;
  parent: boolean;
  reports: boolean;
}

export function getRights(strapi: Core.Strapi, ability: Ability): Rights {
  const comments = mayWithAll(strapi, ability, 'read', COMMENT, 'text');
  const messages = SHOWN_OF_MESSAGES.every((field) => mayWithAll(strapi, ability, 'read', MESSAGE, field));
  const { member } = getVisible(strapi, ability);
  return {
    comments,
    hide: comments && mayWithAll(strapi, ability, 'update', COMMENT, 'hidden'),
    review: comments && mayWithAll(strapi, ability, 'update', COMMENT, 'reports'),
    ban: comments && member && ability.can(BAN),
    deleteAll: comments && member && mayWithAll(strapi, ability, 'delete', COMMENT),
    messages,
    answer: messages && mayWithAll(strapi, ability, 'update', MESSAGE, 'state'),
  };
}

export function getVisible(strapi: Core.Strapi, ability: Ability): Visible {
  const sees = (field: string) => mayWithAll(strapi, ability, 'read', COMMENT, field);
  return {
    member: sees('member'),
    article: sees('articleTitle'),
    parent: sees('parent'),
    reports: sees('reports'),
  };
}
