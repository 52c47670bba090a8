import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { headingLevel } from '../../parts/level';
import { reader } from '../../parts/parsing';
import { requiredText } from '../../parts/text';

export const heading: BlockDefinition<'heading'> = {
  read: reader(v.object({ text: requiredText, level: headingLevel }), ({ text, level }) => ({
    type: 'heading',
    text,
    level,
  })),
  toRest: (block) => block,
  plainText: ({ text }) => text,
};
