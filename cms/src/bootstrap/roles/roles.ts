import { BAN } from '../../domain/moderation/rights';
import { MODERATED } from '../../domain/moderation/moderated';

/** A content type's permissions in the admin: `explorer` actions of the content manager. */
type ContentAction = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** An action on all fields of an entry, or a change of the listed fields only. */
export type Allowed = ContentAction | { update: readonly string[] };

export interface AdminRole {
  /** Strapi's code if it is a built-in role; other roles are ours. */
  code: string;
  name: string;
  description: string;
  content: Record<string, Allowed[]>;
  /** Permissions that do not belong to a content type. */
  plugins: string[];
}

const ALL: ContentAction[] = ['create', 'read', 'update', 'delete', 'publish'];
const LIBRARY = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

const moderated = (type: keyof typeof MODERATED): Allowed[] => ['read', { update: MODERATED[type] }];

/**
 * The roles and permissions in the admin, applied at every start: change them here, not in the admin's settings.
 * Strapi's Author keeps its own permission, one's own entries without publishing, for articles and categories.
 */
export const ROLES: AdminRole[] = [
  {
    code: 'strapi-editor',
    name: 'Editor',
    description:
      'Writes and publishes articles, questions, banners, placements and categories; hides comments.',
    content: {
      'api::blog.blog': ALL,
      'api::category.category': ALL,
      'api::banner.banner': ALL,
      'api::placement.placement': ALL,
      'api::redirect.redirect': ALL,
      'api::category-redirect.category-redirect': ALL,
      'api::comment.comment': moderated('api::comment.comment'),
    },
    plugins: LIBRARY,
  },
  {
    code: 'site-manager',
    name: 'Site manager',
    description:
      'Changes the site settings: name, logo, colours, links, addresses and ads. Give it together with the role of an editor.',
    content: { 'api::site.site': ['read', 'update'] },
    plugins: LIBRARY,
  },
  {
    code: 'moderator',
    name: 'Moderator',
    description:
      'Hides comments, bans members, answers messages, removes subscribers who ask for it; reads articles.',
    content: {
      'api::blog.blog': ['read'],
      'api::comment.comment': [...moderated('api::comment.comment'), 'delete'],
      'api::contact-message.contact-message': moderated('api::contact-message.contact-message'),
      'api::subscriber.subscriber': ['read', 'delete'],
    },
    plugins: [BAN],
  },
];

/** Internal permissions, which no form offers for a role. Strapi leaves them to us, also for super admins. */
export const FOR_SUPER_ADMINS = ['admin::audit.read'];

/** Content that members create on the site. */
const BY_MEMBERS = [
  'api::comment.comment',
  'api::contact-message.contact-message',
  'api::rating.rating',
  'api::saved-blog.saved-blog',
];

/** Content that arranges the site for all: an author would not see what others have arranged. */
const BY_EDITORS = [
  'api::banner.banner',
  'api::placement.placement',
  'api::redirect.redirect',
  'api::category-redirect.category-redirect',
];

/** Permissions of one of Strapi's built-in roles. */
export interface RemovedPermission {
  role: 'strapi-author' | 'strapi-super-admin';
  subjects: string[];
  /** Omitted: all of them. */
  action?: ContentAction;
}

/** Permissions that Strapi gives its built-in roles and that are removed: nobody may write on a member's behalf. */
export const REMOVED_PERMISSIONS: readonly RemovedPermission[] = [
  {
    role: 'strapi-author',
    subjects: [...BY_MEMBERS, ...BY_EDITORS, 'api::subscriber.subscriber', 'api::site.site'],
  },
  // There is one document, which is created at the first start.
  { role: 'strapi-super-admin', subjects: ['api::site.site'], action: 'create' },
  { role: 'strapi-super-admin', subjects: ['api::site.site'], action: 'delete' },
  { role: 'strapi-super-admin', subjects: BY_MEMBERS, action: 'create' },
  {
    role: 'strapi-super-admin',
    subjects: ['api::rating.rating', 'api::saved-blog.saved-blog'],
    action: 'update',
  },
];
