import type { Core } from '@strapi/strapi';
import { mountAdminRoutes } from '../../platform/strapi/mount-admin-routes';
import { registerRight } from '../../platform/strapi/register-right';
import { getCommentRoutes } from './comment-routes';
import { getMemberRoutes } from './member-routes';
import { getMessageRoutes } from './message-routes';
import { getWordRoutes } from './word-routes';

/** The moderators' page: comments, members, the word list, and messages from the contact page. */
export async function mountModeration(strapi: Core.Strapi): Promise<void> {
  await registerRight(strapi, {
    section: 'settings',
    category: 'moderation',
    pluginName: 'admin',
    uid: 'moderation.ban',
    displayName: 'Ban members',
  });
  mountAdminRoutes(strapi, [
    ...getCommentRoutes(strapi),
    ...getMemberRoutes(strapi),
    ...getWordRoutes(strapi),
    ...getMessageRoutes(strapi),
  ]);
}
