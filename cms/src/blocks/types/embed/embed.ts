import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { webAddress } from '../../parts/address';
import { reader } from '../../parts/parsing';
import { optionalText } from '../../parts/text';

/** A page of another site in a frame. A path of this site would show the site inside itself. */
export const embed: BlockDefinition<'embed'> = {
  read: reader(v.object({ url: webAddress, caption: optionalText }), (fields) => ({
    type: 'embed',
    ...fields,
  })),
  toRest: (block) => block,
  plainText: ({ caption }) => caption ?? '',
};
