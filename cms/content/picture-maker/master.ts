import sharp from 'sharp';
import { draw } from './draw';
import type { Recipe } from './recipe';

/** The largest a master may be, in bytes. */
export const heaviest = ({ aspect }: Recipe): number => (aspect === 'tile' ? 12_288 : 60_000);

/** The picture's master as WebP: as good as fits. */
export async function master(name: string, recipe: Recipe): Promise<Buffer> {
  const drawn = sharp(Buffer.from(draw(name, recipe)));
  for (const quality of recipe.aspect === 'tile' ? [80, 74, 68, 62, 56, 50, 44] : [88, 82, 76, 70]) {
    const bytes = await drawn.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length < heaviest(recipe)) return bytes;
  }
  throw new Error(
    `${name}: over ${heaviest(recipe)} bytes even at the lowest quality; draw it with fewer small shapes`,
  );
}
