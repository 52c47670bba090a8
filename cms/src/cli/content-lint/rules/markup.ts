import type { Fault } from '../finding';
import { printedTexts } from '../passages';
import type { Subject } from '../subject';

/** Text between the same marks on both sides, none of them within or beside a word; a link with its address. */
const MARKED = /(?<![\w*_`])(\*\*?|__?|`)(?=[^\s*_`])[^*_`\n]*[^\s*_`]\1(?![\w*_`])|\[[^\]\n]+\]\([^\s)]+\)/u;
/** Marks of Markdown that a reader would see: where fields are plain text they stay as they are. */
export function checkMarkup(subject: Subject): Fault[] {
  return printedTexts(subject).flatMap(({ path, text }) => {
    const marked = MARKED.exec(text)?.[0];
    return marked === undefined
      ? []
      : [{ path, message: `readers see the marks of ${marked}: write it without, or as prose` }];
  });
}
