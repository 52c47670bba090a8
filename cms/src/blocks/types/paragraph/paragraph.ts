import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { toRuns, textAndRuns } from '../../parts/inline';
import { reader } from '../../parts/parsing';
import { toPlainText, plainTextOrNull, withoutStruck } from '../../parts/runs';

export const paragraph: BlockDefinition<'paragraph'> = {
  read: reader(v.object(textAndRuns), (fields) => {
    const inline = toRuns(fields);
    return inline.length > 0 ? { type: 'paragraph', inline } : null;
  }),
  toRest: ({ type, inline }) => {
    const valid = withoutStruck(inline);
    const text = plainTextOrNull(valid);
    return text === null ? { type, inlineBlocks: valid } : { type, text };
  },
  plainText: ({ inline }) => toPlainText(inline),
};
