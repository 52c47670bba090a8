import type { Pen } from './pen';

/** Something to put into a scene. It stands on (0, 0), is centred on x = 0, and its size is in units of a 1200 wide canvas. */
export interface Motif {
  width: number;
  height: number;
  draw(pen: Pen): string;
}

export const motif = (width: number, height: number, draw: (pen: Pen) => string): Motif => ({
  width,
  height,
  draw,
});
