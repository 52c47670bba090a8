import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, curve, ellipse, line, path, repeat, type Point } from '../svg';

/** A pointed leaf that grows up from (0, 0), with one half darker and a rib. */
export function leaf(length: number, width: number, colour: string): string {
  const half = (side: number): string =>
    `M0 0C${side * width * 0.75} ${-length * 0.22} ${side * width * 0.6} ${-length * 0.75} 0 ${-length}`;
  return (
    path(`${half(1)}C${-width * 0.6} ${-length * 0.75} ${-width * 0.75} ${-length * 0.22} 0 0Z`, colour) +
    path(`${half(1)}Z`, shade(colour, -0.055)) +
    line(`M0 0L0 ${-length * 0.86}`, shade(colour, 0.09), Math.max(1, width * 0.05))
  );
}

export const roundLeaf = (size: number, colour: string): string =>
  ellipse(0, -size * 0.5, size * 0.4, size * 0.5, colour) +
  path(`M0 0C${size * 0.5} ${-size * 0.1} ${size * 0.55} ${-size * 0.9} 0 ${-size}Z`, shade(colour, -0.05));

type LeafShape = (size: number, colour: string) => string;
const pointed: LeafShape = (size, colour) => leaf(size, size * 0.42, colour);
const slim: LeafShape = (size, colour) => leaf(size, size * 0.24, colour);

/** A bending stem with leaves in pairs; `bend` is how far its tip leans to the right. */
export function sprig(
  height: number,
  bend: number,
  pairs: number,
  colour: string,
  shape: LeafShape = pointed,
): string {
  const stem: Point[] = [0, 0.35, 0.7, 1].map((t) => [bend * t * t, -height * t]);
  const leaves = repeat(pairs, (index) => {
    const t = 0.2 + (0.72 * index) / pairs;
    const size = height * (0.34 - 0.16 * t);
    const lean = (Math.atan2(bend * 2 * t, height) * 180) / Math.PI;
    const tone = shade(colour, index % 2 ? 0.03 : -0.01);
    const place = (side: number): string =>
      at(shape(size, tone), bend * t * t, -height * t, 1, lean + side * (58 - 14 * t));
    return place(-1) + place(1);
  });
  const tip = at(
    shape(height * 0.2, colour),
    bend * 0.98,
    -height * 0.98,
    1,
    (Math.atan2(bend * 2, height) * 180) / Math.PI,
  );
  return line(curve(stem), shade(colour, -0.1), Math.max(2, height * 0.014)) + leaves + tip;
}

export const roundSprig = (height: number, bend: number, pairs: number, colour: string): string =>
  sprig(height, bend, pairs, colour, (size, tone) => roundLeaf(size * 0.72, tone));
export const slimSprig = (height: number, bend: number, pairs: number, colour: string): string =>
  sprig(height, bend, pairs, colour, slim);

/** A fan of long blades from one point. */
export function blades(count: number, height: number, spread: number, colour: string, pen: Pen): string {
  return repeat(count, (index) => {
    const t = count < 2 ? 0 : (index / (count - 1)) * 2 - 1;
    const tall = height * (1 - 0.35 * t * t) * pen.random.between(0.85, 1.05);
    const x = t * spread;
    const tone = shade(colour, [0.05, -0.04, 0][index % 3] ?? 0);
    return path(
      `M${t * 8 - 5} 0Q${x * 0.2} ${-tall * 0.6} ${x} ${-tall}Q${x * 0.35 + 9} ${-tall * 0.5} ${t * 8 + 6} 0Z`,
      tone,
    );
  });
}

/** A split leaf like a monstera's, growing up from (0, 0). */
export function splitLeaf(size: number, colour: string, gap: string): string {
  const heart = `M0 0C${size * 0.3} ${size * 0.16} ${size * 0.62} ${-size * 0.12} ${size * 0.5} ${-size * 0.5}C${size * 0.42} ${-size * 0.78} ${size * 0.18} ${-size * 0.92} 0 ${-size}C${-size * 0.18} ${-size * 0.92} ${-size * 0.42} ${-size * 0.78} ${-size * 0.5} ${-size * 0.5}C${-size * 0.62} ${-size * 0.12} ${-size * 0.3} ${size * 0.16} 0 0Z`;
  const cuts = [0.28, 0.46, 0.64].flatMap((t) =>
    [-1, 1].map((side) =>
      path(
        `M${side * size * 0.17} ${-size * t}L${side * size * 0.62} ${-size * (t + 0.02)}L${side * size * 0.62} ${-size * (t + 0.1)}Z`,
        gap,
      ),
    ),
  );
  return (
    path(heart, colour) + cuts.join('') + line(`M0 0L0 ${-size * 0.9}`, shade(colour, 0.09), size * 0.018)
  );
}

const flower = (petals: number, size: number, petal: string, centre: string): string =>
  repeat(petals, (index) =>
    at(
      ellipse(0, -size * 0.62, size * 0.3, size * 0.46, shade(petal, index % 2 ? -0.025 : 0.01)),
      0,
      0,
      1,
      (360 / petals) * index,
    ),
  ) + circle(0, 0, size * 0.3, centre);

export const daisyHead = (size: number, pen: Pen, petal = pen.palette.white): string =>
  flower(11, size, petal, pen.palette.yellow);
export const blossomHead = (size: number, pen: Pen, petal: string): string =>
  repeat(5, (index) =>
    at(circle(0, -size * 0.48, size * 0.42, shade(petal, index % 2 ? -0.03 : 0.01)), 0, 0, 1, 72 * index),
  ) + circle(0, 0, size * 0.24, pen.palette.yellow);
export const tulipHead = (size: number, colour: string): string =>
  path(
    `M0 0C${-size * 0.7} ${-size * 0.1} ${-size * 0.5} ${-size * 0.8} ${-size * 0.42} ${-size}L0 ${-size * 0.5}L${size * 0.42} ${-size}C${size * 0.5} ${-size * 0.8} ${size * 0.7} ${-size * 0.1} 0 0Z`,
    colour,
  ) +
  path(
    `M0 0C${-size * 0.42} ${-size * 0.2} ${-size * 0.26} ${-size * 0.8} 0 ${-size * 1.05}C${size * 0.26} ${-size * 0.8} ${size * 0.42} ${-size * 0.2} 0 0Z`,
    shade(colour, 0.06),
  );

/** A flower on its stem, with two leaves. */
export function stemmed(head: string, height: number, bend: number, colour: string): string {
  return (
    line(`M0 0Q0 ${-height * 0.6} ${bend} ${-height}`, colour, 5) +
    at(leaf(height * 0.42, height * 0.13, colour), 1, -height * 0.12, 1, 32) +
    at(leaf(height * 0.36, height * 0.12, shade(colour, 0.04)), 0, -height * 0.26, 1, -36) +
    at(head, bend, -height)
  );
}

export const leafMotifs = {
  sprig: motif(150, 240, (pen) => sprig(240, 26, 6, pen.palette.leaf)),
  eucalyptus: motif(150, 260, (pen) => roundSprig(260, -30, 7, shade(pen.palette.teal, 0.1))),
  fern: motif(150, 260, (pen) => slimSprig(260, 34, 10, pen.palette.green)),
  daisies: motif(
    170,
    210,
    (pen) =>
      at(stemmed(daisyHead(34, pen), 190, -14, pen.palette.leaf), -46, 0) +
      at(stemmed(daisyHead(40, pen), 225, 10, pen.palette.leaf), 6, 0) +
      at(stemmed(daisyHead(30, pen), 150, 18, pen.palette.leaf), 52, 0),
  ),
  tulips: motif(
    180,
    240,
    (pen) =>
      at(stemmed(tulipHead(52, pen.palette.coral), 190, -20, pen.palette.leaf), -44, 0) +
      at(stemmed(tulipHead(58, pen.palette.accent), 235, 6, pen.palette.leaf), 0, 0) +
      at(stemmed(tulipHead(50, pen.palette.main), 180, 24, pen.palette.leaf), 44, 0),
  ),
};
