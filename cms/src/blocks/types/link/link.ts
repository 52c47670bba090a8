import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { linkAddress, linkTarget } from '../../parts/address';
import { reader } from '../../parts/parsing';
import { requiredText } from '../../parts/text';

export const link: BlockDefinition<'link'> = {
  read: reader(v.object({ text: requiredText, url: linkAddress, target: linkTarget }), (fields) => ({
    type: 'link',
    ...fields,
  })),
  toRest: (block) => block,
  plainText: ({ text }) => text,
};
