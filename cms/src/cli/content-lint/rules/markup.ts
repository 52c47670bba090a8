import type { RuleFinding } from '../finding';
import { printedTexts } from '../passages';
import type { Subject } from '../subject';

/** Text between two identical marks, without such marks inside or words next to it; or a link with its address. */
const MARKED = /(?<![\w*_`])(\*\*?|__?|`)(?=[^\s*_`])[^*_`\n]*[^\s*_`]\1(?![\w*_`])|\[[^\]\n]+\]\([^\s)]+\)/u;
/** Markdown syntax that readers would see, because fields of plain text show it literally. */
export function checkMarkup(subject: Subject): RuleFinding[] {
  return printedTexts(subject).flatMap(({ path, text }) => {
    const marked = MARKED.exec(text)?.[0];
    return marked === undefined
      ? []
      : [{ path, message: `readers see the marks of ${marked}: remove them, or write it as prose` }];
  });
}
