import { shade } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, line, path, rect, repeat } from '../svg';
import type { Size } from './ground';
import { placed, type Placed } from './placed';

/** A room seen from the front: wall, skirting board, floor. */
export interface Room {
  kind: 'room';
  /** Where the floor starts, as a share of the height. */
  floor?: number;
  panelling?: boolean;
  things: readonly Placed[];
}

/** A still life: a wall with a soft shape on it, and a table (or sand) in front. */
export interface Still {
  kind: 'still';
  back: 'arch' | 'disc' | 'beam' | 'plain';
  table?: 'wood' | 'cloth' | 'sand' | 'stone';
  edge?: number;
  things: readonly Placed[];
}

export function room(scene: Room, size: Size, pen: Pen): string {
  const { palette } = pen;
  const { width, height } = size;
  const y = height * (scene.floor ?? 0.8);
  const boards = repeat(5, (index) =>
    rect(0, y + 26 + index * index * 10 + index * 14, width, 3, palette.woodDeep, 0, 'opacity=".28"'),
  );
  const panels = scene.panelling
    ? repeat(Math.ceil(width / 110), (index) => rect(index * 110, 0, 55, y, shade(palette.wall, -0.012)))
    : '';
  return (
    rect(0, 0, width, height, pen.linear(shade(palette.wall, 0.01), shade(palette.wall, -0.03))) +
    panels +
    path(
      `M${width * 0.62} 0H${width * 0.9}L${width * 0.5} ${y}H${width * 0.12}Z`,
      pen.linear(palette.white, palette.white, 'down', 0.22, 0.05),
    ) +
    rect(0, y, width, height - y, pen.linear(palette.floor, shade(palette.floor, -0.06))) +
    boards +
    rect(0, y - 20, width, 24, shade(palette.wall, 0.045)) +
    scene.things.map((thing) => placed(thing, size, pen)).join('')
  );
}

function backdrop(kind: Still['back'], { width, height }: Size, edge: number, pen: Pen): string {
  const { palette } = pen;
  const r = Math.min(width, height) * 0.4;
  switch (kind) {
    case 'arch':
      return (
        path(
          `M${width / 2 - r * 1.15} ${edge}V${height * 0.46}A${r * 1.15} ${r * 1.06} 0 0 1 ${width / 2 + r * 1.15} ${height * 0.46}V${edge}Z`,
          pen.linear(palette.light2, palette.pale),
        ) +
        path(
          `M${width / 2 - r * 0.9} ${edge}V${height * 0.5}A${r * 0.9} ${r * 0.86} 0 0 1 ${width / 2 + r * 0.9} ${height * 0.5}V${edge}Z`,
          pen.linear(palette.accentPale, shade(palette.accentPale, 0.03)),
        )
      );
    case 'disc':
      return (
        circle(width * 0.5, height * 0.47, r * 1.12, pen.linear(palette.light2, palette.pale)) +
        circle(width * 0.5, height * 0.47, r * 0.86, palette.accentPale, 'opacity=".55"')
      );
    case 'beam':
      return (
        path(
          `M${width * 0.5} 0H${width * 0.94}L${width * 0.66} ${edge}H${width * 0.16}Z`,
          pen.linear(palette.white, palette.white, 'down', 0.55, 0.15),
        ) + line(`M${width * 0.72} 0L${width * 0.4} ${edge}`, palette.wallDeep, 16, 'opacity=".7"')
      );
    case 'plain':
      return '';
  }
}

/** Stripes of a cloth, grain of wood. */
function surface(kind: NonNullable<Still['table']>, { width, height }: Size, edge: number, pen: Pen): string {
  const { palette, random } = pen;
  const deep = height - edge;
  if (kind === 'cloth')
    return repeat(Math.ceil(width / 120), (index) =>
      rect(index * 120 + 20, edge, 44, deep, palette.light2, 0, 'opacity=".5"'),
    );
  if (kind !== 'wood') return '';
  return repeat(4, (index) =>
    rect(
      random.between(-200, width * 0.5),
      edge + 34 + index * deep * 0.22,
      random.between(400, 800),
      4,
      palette.woodDeep,
      2,
      'opacity=".3"',
    ),
  );
}

function top(kind: NonNullable<Still['table']>, { width, height }: Size, edge: number, pen: Pen): string {
  const { palette } = pen;
  const deep = height - edge;
  if (kind === 'sand')
    return (
      path(
        `M0 ${edge + 16}C${width * 0.3} ${edge - 20} ${width * 0.6} ${edge + 30} ${width} ${edge}V${height}H0Z`,
        pen.linear(palette.straw, shade(palette.straw, -0.07)),
      ) +
      repeat(60, () =>
        ellipse(
          pen.random.between(0, width),
          pen.random.between(edge + 30, height),
          pen.random.between(2, 5),
          2,
          shade(palette.straw, -0.13),
          'opacity=".6"',
        ),
      )
    );
  const colours = { wood: palette.wood, cloth: palette.cream, stone: palette.pale } as const;
  const colour = colours[kind];
  const pattern = surface(kind, { width, height }, edge, pen);
  return (
    rect(0, edge, width, deep, pen.linear(shade(colour, 0.03), shade(colour, -0.06))) +
    pattern +
    rect(0, edge, width, 9, shade(colour, 0.06))
  );
}

export function still(scene: Still, size: Size, pen: Pen): string {
  const { palette } = pen;
  const edge = size.height * (scene.edge ?? 0.72);
  return (
    rect(0, 0, size.width, size.height, pen.linear(palette.wall, palette.wallDeep)) +
    backdrop(scene.back, size, edge, pen) +
    top(scene.table ?? 'wood', size, edge, pen) +
    scene.things.map((thing) => placed(thing, size, pen)).join('')
  );
}
