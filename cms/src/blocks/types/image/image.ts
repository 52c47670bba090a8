import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { reader } from '../../parts/parsing';
import { optionalText } from '../../parts/text';
import { describeUse, pictureFile } from '../../picture';

const fields = v.object({
  image: pictureFile,
  caption: optionalText,
  alt: optionalText,
  decorative: v.fallback(v.boolean(), false),
});

export const image: BlockDefinition<'image'> = {
  read: reader(fields, ({ image: picture, caption, ...own }) => ({
    type: 'image',
    image: describeUse(picture, own),
    caption,
  })),
  toRest: ({ type, image: { url, alt }, caption }) => ({ type, url, caption, alt }),
  plainText: ({ caption }) => caption ?? '',
};
