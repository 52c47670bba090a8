import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { requiredText } from '../../parts/text';

export const subheading: BlockDefinition<'subheading'> = {
  read: reader(v.object({ text: requiredText }), ({ text }) => ({ type: 'subheading', text })),
  toRest: (block) => block,
  plainText: ({ text }) => text,
};
