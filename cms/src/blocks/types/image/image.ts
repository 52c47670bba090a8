import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { optionalText } from '../../parts/text';
import { pictureFile } from '../../picture';

export const image: BlockDefinition<'image'> = {
  read: reader(v.object({ image: pictureFile, caption: optionalText }), (fields) => ({
    type: 'image',
    ...fields,
  })),
  toRest: ({ type, image: { url, alt }, caption }) => ({ type, url, caption, alt }),
  plainText: ({ caption }) => caption ?? '',
};
