import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { getMediaUrl, fileOrAddress } from '../../parts/media-file';
import { nullIfInvalid, reader } from '../../parts/parsing';
import { optionalText } from '../../parts/text';
import { pictureFile } from '../../picture';

const entry = v.object({
  ...fileOrAddress('video/'),
  caption: optionalText,
  poster: nullIfInvalid(pictureFile),
});

export const video: BlockDefinition<'video'> = {
  read: reader(entry, ({ caption, poster, ...source }) => {
    const url = getMediaUrl(source);
    return url === null ? null : { type: 'video', url, caption, poster };
  }),
  toRest: ({ type, url, caption }) => ({ type, url, caption }),
  plainText: ({ caption }) => caption ?? '',
};
