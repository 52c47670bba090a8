import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { words } from '../../parts/text';

export const subheading: BlockDefinition<'subheading'> = {
  read: reader(v.object({ text: words }), ({ text }) => ({ type: 'subheading', text })),
  toRest: (block) => block,
  plainText: ({ text }) => text,
};
