import * as v from 'valibot';
import type { BlockOf } from '../../block';
import { optionalText } from '../../parts/text';
import { describeUse, toPicture } from '../../picture';

const captioned = v.object({ name: optionalText, caption: optionalText });

/**
 * A picture in prose.
 * @param image the library's file (`domain/articles/prose-pictures.ts`); the editor can set a caption only there
 * @param alt its own alternative text, if it has one
 */
export function proseImage(image: unknown, alt: string | null): BlockOf<'image'> | null {
  const picture = toPicture(image);
  const parsed = v.safeParse(captioned, image);
  if (!picture || !parsed.success) return null;
  const { name, caption } = parsed.output;
  return { type: 'image', image: describeUse(picture, { alt }), caption: caption === name ? null : caption };
}
