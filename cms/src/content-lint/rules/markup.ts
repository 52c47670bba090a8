import type { Block } from '../../blocks/block';
import { plainText } from '../../blocks/plain-text';
import type { Fault } from '../finding';
import type { Subject } from '../subject';

/** Text between the same marks on both sides, none of them within or beside a word; a link with its address. */
const MARKED = /(?<![\w*_`])(\*\*?|__?|`)(?=[^\s*_`])[^*_`\n]*[^\s*_`]\1(?![\w*_`])|\[[^\]\n]+\]\([^\s)]+\)/u;
/** Made to be copied, or of markup itself. */
const VERBATIM: readonly Block['type'][] = ['code-block', 'raw-html', 'ad-script', 'embed'];

/** Marks of Markdown that a reader would see: where fields are plain text they stay as they are. */
export function checkMarkup({ article, blocks }: Subject): Fault[] {
  const said = [
    { path: ['title'], text: article.title ?? '' },
    { path: ['description'], text: article.description ?? '' },
    ...article.faqs.map(({ question, answer }, at) => ({
      path: ['faqs', at],
      text: `${question}\n${answer}`,
    })),
    ...blocks
      .filter(({ block }) => !VERBATIM.includes(block.type))
      .map(({ path, block }) => ({ path, text: plainText([block]) })),
  ];
  return said.flatMap(({ path, text }) => {
    const marked = MARKED.exec(text)?.[0];
    return marked === undefined
      ? []
      : [{ path, message: `readers see the marks of ${marked}: write it without, or as prose` }];
  });
}
