import { normalized } from './normalized';

/** Letters that NFKD does not take apart, as the CMS spells them (`cms/src/platform/text/plain-letters.ts`). */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The site's one slug rule (C20): accents off, lower case, apostrophes gone, every other run of characters that are
 * not letters or digits one hyphen, none at the ends.
 */
export function slugify(name: string): string {
  return normalized('NFKD', name)
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
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
