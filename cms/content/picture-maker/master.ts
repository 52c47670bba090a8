import sharp from 'sharp';
import { draw } from './draw';
import type { Recipe } from './recipe';

/** The largest a master may be. */
export const heaviest = 60_000;

/** The picture's master as WebP: as good as fits. */
export async function master(name: string, recipe: Recipe): Promise<Buffer> {
  const drawn = sharp(Buffer.from(draw(name, recipe)));
  for (const quality of [88, 82, 76, 70]) {
    const bytes = await drawn.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length < heaviest) return bytes;
  }
  throw new Error(`${name}: over ${heaviest} bytes even at quality 70; draw it with fewer small shapes`);
}
