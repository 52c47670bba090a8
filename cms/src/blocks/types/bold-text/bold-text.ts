import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { requiredText } from '../../parts/text';

export const boldText: BlockDefinition<'bold-text'> = {
  read: reader(v.object({ text: requiredText }), ({ text }) => ({ type: 'bold-text', text })),
  toRest: (block) => block,
  plainText: ({ text }) => text,
};
