import { Shield } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { MODERATION_PERMISSIONS } from './permissions';

/** Adds the moderators' page to the main menu. */
export function addModeration(app: StrapiApp): void {
  app.addMenuLink({
    to: 'moderation',
    icon: Shield,
    intlLabel: { id: 'moderation.title', defaultMessage: 'Moderation' },
    permissions: MODERATION_PERMISSIONS,
    Component: () => import('./ModerationPage').then(({ ModerationPage }) => ({ default: ModerationPage })),
  });
}
