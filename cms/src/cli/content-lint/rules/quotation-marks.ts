import type { Fault } from '../finding';
import { printedTexts } from '../passages';
import type { Subject } from '../subject';

/** What a typewriter has for all of them, with the word that it stands at. */
const STRAIGHT = /\S*["']\S*/u;

/** Printed English has a mark that opens, one that closes, and an apostrophe. */
export function checkQuotationMarks(subject: Subject): Fault[] {
  return printedTexts(subject).flatMap(({ path, text }) => {
    const word = STRAIGHT.exec(text)?.[0];
    return word === undefined
      ? []
      : [{ path, message: `straight marks at ${word}: write “quotation” and an apostrophe as in it’s` }];
  });
}
