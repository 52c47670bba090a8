import type { Kind } from './entry';

/** The attribute that names an entry. Types that are missing here contain what readers wrote: only their ids are kept. */
const TITLES: Readonly<Record<string, string>> = {
  'api::blog.blog': 'title',
  'api::category.category': 'name',
  'api::banner.banner': 'title',
  'api::placement.placement': 'title',
  'api::site.site': 'title',
  'api::faq.faq': 'question',
  'api::redirect.redirect': 'slug',
  'api::category-redirect.category-redirect': 'slug',
  'plugin::upload.file': 'name',
};

/** Content types of which readers are the authors or the subject. */
const OF_READERS: ReadonlySet<string> = new Set([
  'api::comment.comment',
  'api::contact-message.contact-message',
  'api::rating.rating',
  'api::saved-blog.saved-blog',
  'api::subscriber.subscriber',
  'plugin::users-permissions.user',
]);

export const getTitleAttribute = (uid: string): string | undefined => TITLES[uid];

/** The kind of entries about documents of a content type. */
export function getKindOfType(uid: string): Kind | undefined {
  if (OF_READERS.has(uid)) return 'member';
  if (uid === 'plugin::upload.file') return 'media';
  if (uid === 'admin::user') return 'account';
  if (uid === 'api::site.site') return 'setting';
  return uid.startsWith('api::') ? 'content' : undefined;
}
