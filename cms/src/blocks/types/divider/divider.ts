import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';

export const divider: BlockDefinition<'divider'> = {
  read: reader(v.object({}), () => ({ type: 'divider' })),
  toRest: (block) => block,
  plainText: () => '',
};
