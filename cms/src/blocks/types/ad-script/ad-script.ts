import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { requiredText } from '../../parts/text';

/**
 * The code is passed on unchanged: the sandboxed frame it runs in (C19) isolates it from readers, and it is shown
 * nowhere else.
 */
export const adScript: BlockDefinition<'ad-script'> = {
  read: reader(v.object({ content: requiredText }), (fields) => ({ type: 'ad-script', ...fields })),
  toRest: (block) => block,
  plainText: () => '',
};
