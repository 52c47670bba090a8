import * as v from 'valibot';
import type { BlockDefinition } from '../../block-definition';
import { mediaAddress } from '../../parts/address';
import { getFileVersion } from '../../parts/file-version';
import { nullIfInvalid, reader } from '../../parts/parsing';
import { optionalText } from '../../parts/text';
import { getAltText, pixels, rasterType } from '../../picture';
import { getPagePicture } from './picture-address';

const file = v.object({
  url: mediaAddress,
  mime: rasterType,
  width: nullIfInvalid(pixels),
  height: nullIfInvalid(pixels),
  name: optionalText,
  alternativeText: optionalText,
  updatedAt: optionalText,
});

const entry = v.object({
  file: nullIfInvalid(file),
  url: nullIfInvalid(mediaAddress),
  alt: optionalText,
  caption: optionalText,
});

/** A file of the library takes precedence over a URL. */
export const gif: BlockDefinition<'gif'> = {
  read: reader(entry, ({ file, url, alt, caption }) => {
    if (file) {
      return {
        type: 'gif',
        url: file.url + getFileVersion(file.updatedAt),
        alt: alt ?? getAltText(file),
        caption,
        width: file.width,
        height: file.height,
      };
    }
    if (url === null) return null;
    const picture = getPagePicture(url) ?? url;
    return { type: 'gif', url: picture, alt: alt ?? '', caption, width: null, height: null };
  }),
  toRest: ({ type, url, caption, alt }) => ({ type, url, caption, alt }),
  plainText: ({ caption }) => caption ?? '',
};
