import { normalized } from './normalized';

/**
 * The site's one slug rule (C20): accents off, lower case, apostrophes gone, every other run of characters that are
 * not letters or digits one hyphen, none at the ends.
 */
export function slugOf(name: string): string {
  return normalized('NFKD', name)
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** As long as the CMS lets an address of an article be. */
const MOST_SIGNS = 200;

/** Whether an article can be at this slug, or have been: an old address that an editor typed follows no rule. */
export function mayBeSlug(slug: string): boolean {
  return slug.length <= MOST_SIGNS && !/\p{Cc}/u.test(slug);
}
