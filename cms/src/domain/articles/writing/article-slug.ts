import anyAscii from 'any-ascii';
import { normalize } from '../../../platform/shared/normalize.gen';
import { slugify } from '../../../platform/shared/slug.gen';

/** Characters read of a title. The CMS rejects titles over 200 characters, but only after the slug is created. */
const MOST_READ = 400;
/** Leaves room for a number within the 200 characters of a slug. */
const LONGEST = 190;

/** For a title without a single letter or digit. */
const NAMELESS = 'article';

/** Runs of letters of non-Latin scripts, with their combining marks. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{scx=Common}\p{scx=Inherited}]+/gu;
/** Latin letters outside ASCII. */
const LATIN = /[^\P{Script=Latin}\p{ASCII}]/gu;

/**
 * Creates an article's slug from its title: by the site's slug rule, with other scripts transliterated to Latin, "Сон"
 * to "son" and "睡眠" to "shui-mian". Empty when the title has no letter or digit. Category slugs are not transliterated:
 * the site's clients derive them from the name by the slug rule alone.
 */
export function slugFromTitle(title: string): string {
  const latin = normalize('NFC', title.slice(0, MOST_READ))
    .replace(OTHER_SCRIPT, (run) => ` ${syllables(anyAscii(run))} `)
    .replace(LATIN, (letter) => slugify(letter) || anyAscii(letter));
  return shortened(slugify(latin));
}

/** The slug for a title if no other article has it. */
export const plainSlug = (title: string): string => slugFromTitle(title) || NAMELESS;

/** Whether a slug is made from this title, with or without a number. */
export function isMadeFrom(slug: string, title: string): boolean {
  const plain = plainSlug(title);
  return slug === plain || (slug.startsWith(`${plain}-`) && /^\d+$/.test(slug.slice(plain.length + 1)));
}

/** Chinese comes without spaces, each character with a capital: "ShuiMian". */
const syllables = (latin: string): string => latin.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Cuts at a word boundary when there is one. */
function shortened(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, LONGEST);
}
