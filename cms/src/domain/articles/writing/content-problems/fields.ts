import * as v from 'valibot';
import { requiredText } from '../../../../blocks/parts/text';
import { describeUnshownPicture } from '../../../../blocks/unshown-picture';
import { toLinkUrl, toMediaUrl, toWebUrl } from '../../../../platform/text/url';
import { explainTidied, explainUnusable } from './addresses';
import { type Fields, getItems, type Path, quoted, type Report } from './problem';

export const hasWords = (value: unknown): boolean => v.is(requiredText, value);

export const NO_WORDS = 'it has no words, so readers would not see it. Write some, or remove it.';

/** C18: without its line, it would read as valid. */
export const SHOWN_STRUCK = 'shown on the page, but left out of REST, feeds and search';

export const emptyItems = (count: number): string =>
  count === 1 ? 'an empty item of a list is' : `${count} empty items of a list are`;

interface AddressRule {
  read(address: unknown): string | null;
  hint: string;
}

export const LINK: AddressRule = {
  read: toLinkUrl,
  hint: 'Begin with https:// for another site, with / for a page of this one, with mailto: or with tel:.',
};
export const WEB: AddressRule = { read: toWebUrl, hint: 'Begin with https://.' };
export const MEDIA: AddressRule = {
  read: toMediaUrl,
  hint: 'Begin with https://, or with / for a file of this site.',
};

/** A required address. */
export function checkAddress(value: unknown, path: Path, rule: AddressRule, report: Report): void {
  if (!hasWords(value)) report.refuse(path, `it has no address. ${rule.hint}`);
  else checkOptionalAddress(value, path, rule, report);
}

export function checkOptionalAddress(value: unknown, path: Path, rule: AddressRule, report: Report): void {
  if (!hasWords(value)) return;
  const address = `the address ${quoted(value)}`;
  const tidied = explainTidied(value);
  if (rule.read(value) === null) report.refuse(path, `${address} ${explainUnusable(value, rule.hint)}`);
  else if (tidied !== null) report.note(path, `${address} ${tidied}`);
}

/** A required picture. */
export function checkPicture(file: unknown, path: Path, report: Report): void {
  if (file === null || file === undefined)
    report.refuse(path, 'no picture is chosen. Choose one, or remove it.');
  else checkOptionalPicture(file, path, report);
}

export function checkOptionalPicture(file: unknown, path: Path, report: Report): void {
  if (file === null || file === undefined) return;
  const why = describeUnshownPicture(file);
  if (why !== null) report.refuse(path, `the file ${getName(file)} cannot be shown${why}`);
}

export function getName(file: unknown): string {
  return quoted(typeof file === 'object' && file !== null && 'name' in file ? file.name : '');
}

/** Runs of text: a link in them without a usable address would be shown as plain text. */
function checkRuns(runs: unknown, path: Path, report: Report): void {
  for (const { item, index } of getItems(runs)) {
    if (item.type === 'link' && hasWords(item.text))
      checkAddress(item.url, [...path, index, 'url'], LINK, report);
    else if (item.type !== 'link' && hasWords(item.url)) {
      report.note(
        [...path, index, 'url'],
        `the address ${quoted(item.url)} leads nowhere, because its text ${quoted(item.text)} is not a link. Choose the type link.`,
      );
    } else if (item.type === 'link' && hasWords(item.url)) {
      report.refuse(
        [...path, index, 'text'],
        `the link to ${quoted(item.url)} has no words. Write some, or remove it.`,
      );
    }
  }
}

/** The fields `text` and `inline` of a paragraph, a list item or a cell. */
export function checkLine({ inline }: Fields, path: Path, report: Report): void {
  checkRuns(inline, [...path, 'inline'], report);
}
