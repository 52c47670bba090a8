import * as v from 'valibot';
import type { BlockOf } from '../../block';
import { optionalWords } from '../../parts/text';
import { pictureOf } from '../../picture';

const storedImage = v.looseObject({
  url: v.string(),
  provider: v.optional(v.unknown()),
  name: optionalWords,
  caption: optionalWords,
});

/**
 * A picture in prose. Strapi's editor stores a copy of the library's file with it, and writes the address that the
 * admin had that day before the file's path: it is taken off again, or the picture is lost when the site moves.
 * The caption is the file's own, the only one the editor can give here.
 */
export function proseImage(image: unknown): BlockOf<'image'> | null {
  const parsed = v.safeParse(storedImage, image);
  if (!parsed.success) return null;
  const { url, provider, name, caption } = parsed.output;
  const picture = pictureOf({ ...parsed.output, url: provider === 'local' ? withoutOrigin(url) : url });
  return picture && { type: 'image', image: picture, caption: caption === name ? null : caption };
}

function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '');
}
