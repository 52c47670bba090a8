import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { words } from '../../parts/text';

/** The code goes on as it is: what keeps it from readers is the frame it runs in (C19), and it shows nowhere else. */
export const adScript: BlockDefinition<'ad-script'> = {
  read: reader(v.object({ content: words }), (fields) => ({ type: 'ad-script', ...fields })),
  toRest: (block) => block,
  plainText: () => '',
};
