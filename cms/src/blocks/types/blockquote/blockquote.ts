import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { optionalText, requiredText } from '../../parts/text';

export const blockquote: BlockDefinition<'blockquote'> = {
  read: reader(v.object({ text: requiredText, author: optionalText }), (fields) => ({
    type: 'blockquote',
    ...fields,
  })),
  toRest: (block) => block,
  plainText: ({ text, author }) => (author === null ? text : `${text}\n${author}`),
};
