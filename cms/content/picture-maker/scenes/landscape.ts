import { shade } from '../colour';
import type { Pen } from '../pen';
import { at, curve, path, rect, repeat, type Point } from '../svg';
import { leaf, blades, daisyHead, stemmed, tulipHead } from '../motifs/leaves';
import { ground, type Layer, type Size } from './ground';
import { placed, type Placed } from './placed';

export interface Landscape {
  kind: 'landscape';
  /** Behind the land: sun, clouds, birds. */
  sky?: readonly Placed[];
  /** From far to near; the horizon is the first one's upper edge, as a share of the height (0.5 unless given). */
  land: readonly Layer[];
  horizon?: number;
  path?: boolean;
  things?: readonly Placed[];
  front?: 'leaves' | 'grass' | 'daisies' | 'tulips' | 'none';
}

/** A path that winds from the lower edge up to `top` (a share of the height), narrowing as it goes. */
function wayUp({ width, height }: Size, top: number, pen: Pen): string {
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  const edge = (side: number): Point[] =>
    steps.map((t): Point => {
      const far = 1 - (1 - t) ** 1.7;
      const x = width * (0.5 + 0.16 * Math.sin(t * 5.2 - 0.9) * (1 - far) ** 0.8);
      return [x + side * (width * 0.082 * (1 - far) + 5), height + 6 - (height * (1 - top) + 6) * far];
    });
  const [first, ...others] = [...edge(-1), ...edge(1).toReversed()];
  return path(
    `${curve(first ? [first, ...others] : [])}Z`,
    pen.linear(shade(pen.palette.skyLow, -0.03), shade(pen.palette.straw, -0.02)),
    'opacity=".94"',
  );
}

function foreground(kind: Landscape['front'], { width, height }: Size, pen: Pen): string {
  const { palette, random } = pen;
  const dark = palette.land(4, 5);
  if (kind === 'none') return '';
  if (kind === 'grass' || kind === undefined)
    return repeat(Math.round(width / 60), (index) =>
      at(
        blades(
          5,
          random.between(50, 100),
          random.between(24, 44),
          shade(dark, random.between(-0.05, 0.03)),
          pen,
        ),
        index * 60 + random.between(0, 40),
        height + 12,
      ),
    );
  if (kind === 'leaves') {
    const clump = (x: number, turn: number): string =>
      repeat(5, (index) =>
        at(
          leaf(
            random.between(190, 290),
            random.between(64, 84),
            shade(index % 2 ? palette.pine : dark, random.between(-0.06, 0.02)),
          ),
          x + index * 14 * turn,
          height + 40,
          1,
          turn * (8 + index * 17),
        ),
      );
    return clump(-14, 1) + clump(width + 14, -1);
  }
  return repeat(Math.round(width / 74), (index) => {
    const tall = random.between(70, 170);
    const head =
      kind === 'daisies'
        ? daisyHead(
            random.between(17, 25),
            pen,
            random.pick([palette.white, palette.cream, palette.pink] as const),
          )
        : tulipHead(
            random.between(34, 44),
            random.pick([palette.coral, palette.yellow, palette.red, palette.pink] as const),
          );
    return at(
      stemmed(head, tall, random.between(-16, 16), palette.leaf),
      index * 74 + random.between(0, 66),
      height + 14,
    );
  });
}

export function landscape(scene: Landscape, size: Size, pen: Pen): string {
  const { palette } = pen;
  const horizon = scene.horizon ?? 0.5;
  const { land } = scene;
  const layers = land.map((layer, index) => {
    const y = size.height * (horizon + ((1 - horizon) * 0.82 * index) / Math.max(1, land.length));
    return ground(layer, size, y, palette.land(index, land.length), pen);
  });
  const lastTop = horizon + ((1 - horizon) * 0.82 * (land.length - 1)) / Math.max(1, land.length);
  return (
    rect(0, 0, size.width, size.height, pen.linear(palette.skyTop, palette.skyLow)) +
    (scene.sky ?? []).map((thing) => placed(thing, size, pen)).join('') +
    layers.join('') +
    (scene.path ? wayUp(size, lastTop + 0.01, pen) : '') +
    (scene.things ?? []).map((thing) => placed(thing, size, pen)).join('') +
    foreground(scene.front, size, pen)
  );
}
