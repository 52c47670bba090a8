import { motifNamed, type MotifName } from '../motifs/catalogue';
import type { Pen } from '../pen';
import { at, mirrored } from '../svg';
import type { Size } from './ground';

/** Where a motif stands: shares of the canvas from the left and from the top (its foot), and its scale. A negative scale mirrors it. */
export type Placed = readonly [motif: MotifName, x: number, y: number, scale?: number];

export function placed([name, x, y, scale = 1]: Placed, size: Size, pen: Pen): string {
  const art = motifNamed(name).draw(pen);
  return at(scale < 0 ? mirrored(art) : art, x * size.width, y * size.height, Math.abs(scale));
}
