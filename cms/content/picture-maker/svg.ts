/** The primitives that everything is drawn from. Each answers SVG text; y grows downwards. */
export type Point = readonly [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${extra}/>`;

export const group = (art: string, transform: string, extra = ''): string =>
  `<g transform="${transform}" ${extra}>${art}</g>`;

export const at = (art: string, x: number, y: number, scale = 1, degrees = 0): string =>
  group(art, `translate(${round(x)} ${round(y)}) rotate(${round(degrees)}) scale(${scale.toFixed(3)})`);

export const mirrored = (art: string): string => group(art, 'scale(-1 1)');

/** A soft curve through the points (Catmull-Rom), as path data that starts with a move. */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let d = `M${round(first[0])} ${round(first[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const here = points[index] ?? first;
    const next = points[index + 1] ?? here;
    const before = points[index - 1] ?? here;
    const after = points[index + 2] ?? next;
    const one: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const two: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    d += `C${[...one, ...two, ...next].map(round).join(' ')}`;
  }
  return d;
}

/** A closed soft shape through the points. */
export function blob(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return '';
  const open = curve([last, ...points, first, second]);
  const start = `M${round(first[0])} ${round(first[1])}`;
  const pieces = open.split('C').slice(2, -1);
  return `${start}${pieces.map((piece) => `C${piece}`).join('')}Z`;
}

/** `count` results of `draw`, joined. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
