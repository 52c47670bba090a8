import { shade } from '../colour';
import { leaf, roundSprig, slimSprig, sprig } from '../motifs/leaves';
import type { Pen } from '../pen';
import { at, blob, circle, path, rect, repeat, type Point } from '../svg';
import type { Size } from './ground';
import { placed, type Placed } from './placed';

/** One thing on a field of colour, with soft shapes behind it and plants that reach in from the edges. */
export interface Field {
  kind: 'field';
  back: 'disc' | 'blobs' | 'rings' | 'hills' | 'plain';
  plants?: 'corners' | 'sides' | 'below';
  /** The field takes the pale topic colour unless told. */
  tone?: 'pale' | 'warm' | 'deep';
  things: readonly Placed[];
}

function soft(cx: number, cy: number, r: number, pen: Pen): string {
  return blob(
    Array.from({ length: 9 }, (_, index): Point => {
      const turn = (index / 9) * Math.PI * 2;
      const reach = r * pen.random.between(0.82, 1.12);
      return [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach];
    }),
  );
}

function behind(kind: Field['back'], { width, height }: Size, pen: Pen): string {
  const { palette } = pen;
  const r = Math.min(width, height);
  switch (kind) {
    case 'disc':
      return circle(
        width / 2,
        height * 0.5,
        r * 0.43,
        pen.linear(palette.white, palette.accentPale),
        'opacity=".85"',
      );
    case 'blobs':
      return (
        path(soft(width * 0.24, height * 0.3, r * 0.42, pen), palette.light2, 'opacity=".55"') +
        path(soft(width * 0.78, height * 0.72, r * 0.44, pen), palette.accentPale, 'opacity=".8"') +
        path(soft(width * 0.5, height * 0.5, r * 0.42, pen), palette.white, 'opacity=".55"')
      );
    case 'rings':
      return [0.62, 0.52, 0.42]
        .map((share, index) =>
          circle(
            width / 2,
            height * 0.5,
            r * share,
            index === 2 ? palette.white : palette.light2,
            `opacity="${0.28 + index * 0.16}"`,
          ),
        )
        .join('');
    case 'hills':
      return (
        circle(width * 0.7, height * 0.34, r * 0.17, palette.sun) +
        path(
          `M0 ${height * 0.66}C${width * 0.25} ${height * 0.5} ${width * 0.45} ${height * 0.7} ${width * 0.7} ${height * 0.58}S${width * 0.95} ${height * 0.56} ${width} ${height * 0.6}V${height}H0Z`,
          palette.light2,
        ) +
        path(
          `M0 ${height * 0.8}C${width * 0.3} ${height * 0.66} ${width * 0.6} ${height * 0.86} ${width} ${height * 0.72}V${height}H0Z`,
          palette.main,
          'opacity=".75"',
        )
      );
    case 'plain':
      return '';
  }
}

function plants(kind: Field['plants'], { width, height }: Size, pen: Pen): string {
  const { palette, random } = pen;
  if (!kind) return '';
  const greens = [palette.leaf, palette.green, palette.pine, shade(palette.teal, 0.08)] as const;
  const grow = (x: number, y: number, turn: number, tall: number): string => {
    const shape = random.pick([sprig, roundSprig, slimSprig] as const);
    return at(
      shape(tall, random.between(-40, 40), shape === slimSprig ? 9 : 6, random.pick(greens)),
      x,
      y,
      1,
      turn,
    );
  };
  if (kind === 'below')
    return repeat(Math.round(width / 38), (index) =>
      at(
        leaf(
          random.between(90, 190),
          random.between(38, 62),
          shade(random.pick(greens), random.between(-0.05, 0.04)),
        ),
        index * 40 + random.between(-14, 14),
        height + 18,
        1,
        random.between(-30, 30),
      ),
    );
  const corner = (x: number, y: number, turn: number): string =>
    [-26, 2, 30].map((lean) => grow(x, y, turn + lean, random.between(230, 330))).join('');
  if (kind === 'corners') return corner(-10, height + 10, 40) + corner(width + 10, -10, 220);
  return corner(-20, height * 0.62, 78) + corner(width + 20, height * 0.62, -78);
}

export function field(scene: Field, size: Size, pen: Pen): string {
  const { palette } = pen;
  const [from, to] = {
    pale: [palette.pale, palette.light2],
    warm: [palette.paper, palette.accentPale],
    deep: [palette.main, palette.deep],
  }[scene.tone ?? 'pale'];
  return (
    rect(0, 0, size.width, size.height, pen.linear(from ?? palette.pale, to ?? palette.pale)) +
    behind(scene.back, size, pen) +
    plants(scene.plants, size, pen) +
    scene.things.map((thing) => placed(thing, size, pen)).join('')
  );
}
