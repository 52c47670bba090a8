import anyAscii from 'any-ascii';
import { normalized } from '../../../platform/shared/normalized.gen';
import { slugify } from '../../../platform/shared/slug.gen';

/** Of what is read of a title: the CMS refuses one with more than 200 characters, but only after its address is made. */
const MOST_READ = 400;
/** Leaves room for a number in the 200 that an address may have. */
const LONGEST = 190;

/** Runs of letters of other scripts than the Latin one, with the marks that belong to them. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{scx=Common}\p{scx=Inherited}]+/gu;
/** Latin letters with more than ASCII. */
const LATIN = /[^\P{Script=Latin}\p{ASCII}]/gu;

/**
 * The address made of an article's title: by the site's slug rule, with letters of other scripts spelled in Latin ones,
 * "Сон" as "son" and "睡眠" as "shui-mian". Empty when there is no letter or digit. Categories have no such addresses: the
 * site's clients make theirs of the name by the slug rule alone.
 */
export function slugFromTitle(title: string): string {
  const latin = normalized('NFC', title.slice(0, MOST_READ))
    .replace(OTHER_SCRIPT, (run) => ` ${syllables(anyAscii(run))} `)
    .replace(LATIN, (letter) => slugify(letter) || anyAscii(letter));
  return shortened(slugify(latin));
}

/** Chinese comes without blanks, each sign with a capital: "ShuiMian". */
const syllables = (latin: string): string => latin.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Ends with a whole word, where it has more than one. */
function shortened(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, LONGEST);
}
