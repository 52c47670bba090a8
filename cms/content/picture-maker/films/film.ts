import { shade } from '../colour';
import type { Light } from '../palette';
import type { Pen } from '../pen';
import { circle, rect, repeat } from '../svg';
import type { Topic } from '../topics';

/** The canvas of every frame, in units; a film is half as many pixels wide and high. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** A silent film: what is seen at each moment. */
export interface Film {
  topic: Topic;
  /** Day unless given. */
  light?: Light;
  seconds: number;
  /** Frames a second, 15 unless given. */
  rate?: number;
  frame(second: number, pen: Pen): string;
}

/** From 0 to 1 with a soft start and a soft end. */
export function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A calm ground: a gradient and two soft discs. */
export const backdrop = (pen: Pen, from: string, to: string): string =>
  rect(0, 0, WIDTH, HEIGHT, pen.linear(from, to)) +
  circle(190, 140, 260, shade(from, 0.03), 'opacity=".5"') +
  circle(1120, 640, 320, shade(to, 0.03), 'opacity=".5"');

/** A row of beads, one a second; `full` of them are filled, the last perhaps in part. */
export const beads = (count: number, full: number, y: number, colour: string, gap = 52): string =>
  repeat(count, (index) => {
    const x = WIDTH / 2 + (index - (count - 1) / 2) * gap;
    const share = Math.min(1, Math.max(0, full - index));
    return (
      circle(x, y, 13, colour, 'opacity=".22"') +
      (share > 0 ? circle(x, y, 13 * smooth(share), colour, 'opacity=".9"') : '')
    );
  });

/** Data of an arc round (x, y) that starts at the top and covers `share` of the circle. */
export function arc(x: number, y: number, r: number, share: number): string {
  const turn = Math.min(0.998, Math.max(0.001, share)) * Math.PI * 2;
  const endX = (x + Math.sin(turn) * r).toFixed(1);
  const endY = (y - Math.cos(turn) * r).toFixed(1);
  return `M${x} ${y - r}A${r} ${r} 0 ${turn > Math.PI ? 1 : 0} 1 ${endX} ${endY}`;
}
