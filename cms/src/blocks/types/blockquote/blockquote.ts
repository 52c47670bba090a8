import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { optionalWords, words } from '../../parts/text';

export const blockquote: BlockDefinition<'blockquote'> = {
  read: reader(v.object({ text: words, author: optionalWords }), (fields) => ({
    type: 'blockquote',
    ...fields,
  })),
  toRest: (block) => block,
  plainText: ({ text, author }) => (author === null ? text : `${text}\n${author}`),
};
