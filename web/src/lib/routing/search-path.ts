import { normalized } from '../shared/normalized.gen';
import { slugify } from '../shared/slug.gen';

/**
 * Where a search has its page: `/search/{slug}`. What a slug cannot spell, such as another script or an œ, stands there as
 * it was typed: all words must match (C22), so none may be lost on the way.
 * @param text not blank
 * @param category slug of the category to look in; all, when left out
 */
export function searchPath(text: string, category?: string): string {
  const slug = isSpelledBySlug(text) ? slugify(text) : '';
  const path = `/search/${slug || asTyped(text)}`;
  return category ? `${path}?category=${encodeURIComponent(category)}` : path;
}

/** Whether every letter and digit is one of a slug's, accents apart. */
function isSpelledBySlug(text: string): boolean {
  const signs = normalized('NFKD', text).replace(/\p{M}/gu, '');
  return !/[\p{L}\p{N}]/u.test(signs.replace(/[a-z0-9]/gi, ''));
}

/** Dots alone would be a step up in the address, and half a sign cannot be written in one. */
function asTyped(text: string): string {
  return encodeURIComponent(text.trim().replace(/[\s.\p{Cs}]+/gu, '-'));
}

/** What the page at `/search/{slug}` looks for: hyphens are spaces (C22). Nothing but hyphens stays, and finds nothing. */
export function searchedText(slug: string): string {
  return slug.replaceAll('-', ' ').trim() || slug;
}
