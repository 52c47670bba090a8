import { isPossibleSlug } from '../../platform/text/possible-slug';
import { slugify } from '../../platform/shared/slug.gen';

/** The id of a document that has not been saved: no other document has it. */
export const UNSAVED_ID = 'unsaved';

/** The row id of a category that has not been saved: no article is in it. */
export const UNSAVED_ROW = -1;

/** The address of a document that has none, and would get none. */
export const NO_SLUG = 'preview';

/** The address that an article has, or would get when it is saved. */
export const toSlug = (slug: unknown, title: unknown): string =>
  [slug, slugify(text(slug)), slugify(text(title)).slice(0, 200)].map(text).find(isPossibleSlug) ?? NO_SLUG;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
