import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { requiredText } from '../../parts/text';

export const italicText: BlockDefinition<'italic-text'> = {
  read: reader(v.object({ text: requiredText }), ({ text }) => ({ type: 'italic-text', text })),
  toRest: (block) => block,
  plainText: ({ text }) => text,
};
