import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { cleanHtml, htmlText, hasVisibleContent } from './clean-html';

export const rawHtml: BlockDefinition<'raw-html'> = {
  read: reader(v.object({ content: v.string() }), (entry) => {
    const content = cleanHtml(entry.content);
    return hasVisibleContent(content) ? { type: 'raw-html', content } : null;
  }),
  toRest: (block) => block,
  plainText: ({ content }) => htmlText(content),
};
