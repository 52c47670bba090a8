import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { inlineHeadingLevel } from '../../parts/level';
import { reader } from '../../parts/parsing';
import { requiredText } from '../../parts/text';

export const inlineHeading: BlockDefinition<'inline-heading'> = {
  read: reader(v.object({ text: requiredText, level: inlineHeadingLevel }), ({ text, level }) => ({
    type: 'inline-heading',
    text,
    level,
  })),
  toRest: (block) => block,
  plainText: ({ text }) => text,
};
