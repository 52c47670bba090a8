import { normalize } from '../shared/normalize.gen';
import { slugify } from '../shared/slug.gen';

/**
 * The path of a search: `/search/{slug}`. Words that a slug cannot represent, such as other scripts or an œ, stay as
 * typed: all words must match (C22), so none may be lost on the way.
 * @param text not blank
 * @param category slug of the category to search; all categories, if omitted
 */
export function searchPath(text: string, category?: string): string {
  const slug = isSpelledBySlug(text) ? slugify(text) : '';
  const path = `/search/${slug || asTyped(text)}`;
  return category ? `${path}?category=${encodeURIComponent(category)}` : path;
}

/** Whether a slug can represent every letter and digit, apart from accents. */
function isSpelledBySlug(text: string): boolean {
  const signs = normalize('NFKD', text).replace(/\p{M}/gu, '');
  return !/[\p{L}\p{N}]/u.test(signs.replace(/[a-z0-9]/gi, ''));
}

/** Dots alone would go up a level in the URL, and a lone surrogate cannot be encoded in one. */
function asTyped(text: string): string {
  return encodeURIComponent(text.trim().replace(/[\s.\p{Cs}]+/gu, '-'));
}

/**
 * The query of the page at `/search/{slug}`: hyphens become spaces (C22). A slug of hyphens alone stays, and finds
 * nothing.
 */
export function searchQueryFromSlug(slug: string): string {
  return slug.replaceAll('-', ' ').trim() || slug;
}
