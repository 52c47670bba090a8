import type { RuleFinding } from '../finding';
import { printedTexts } from '../passages';
import type { Subject } from '../subject';

/** A straight quotation mark or apostrophe, with the word next to it. */
const STRAIGHT = /\S*["']\S*/u;

/** Printed English has opening and closing quotation marks and an apostrophe. */
export function checkQuotationMarks(subject: Subject): RuleFinding[] {
  return printedTexts(subject).flatMap(({ path, text }) => {
    const word = STRAIGHT.exec(text)?.[0];
    return word === undefined
      ? []
      : [{ path, message: `straight marks at ${word}: write “quotation” and an apostrophe as in it’s` }];
  });
}
