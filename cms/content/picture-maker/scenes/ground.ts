import { shade } from '../colour';
import type { Pen } from '../pen';
import { curve, path, rect, repeat, type Point } from '../svg';

export interface Size {
  width: number;
  height: number;
}

export type Layer =
  'mountains' | 'hills' | 'sea' | 'lake' | 'forest' | 'field' | 'lightField' | 'beach' | 'town';

function ridge(size: Size, y: number, swell: number, pen: Pen): string {
  const points: Point[] = Array.from({ length: 8 }, (_, index): Point => [
    -100 + (index * (size.width + 200)) / 7,
    y + pen.random.between(-swell, swell),
  ]);
  return `${curve(points)}V${size.height}H-100Z`;
}

/** Hills fade downwards into a haze, so that the next ones stand out. */
const hill = (size: Size, y: number, colour: string, pen: Pen): string =>
  path(ridge(size, y, size.height * 0.05, pen), pen.linear(shade(colour, 0.02), shade(colour, 0.08)));

function mountains(size: Size, y: number, colour: string, pen: Pen): string {
  const peaks = Math.round(size.width / 330);
  return repeat(peaks, (index) => {
    const x = ((index + 0.5) / peaks) * size.width + pen.random.between(-60, 60);
    const tall = size.height * pen.random.between(0.2, 0.36);
    const half = tall * pen.random.between(1.1, 1.5);
    const lean = pen.random.between(-0.2, 0.2) * half;
    const tone = shade(colour, pen.random.between(-0.015, 0.015));
    const foot = y + size.height * 0.3;
    const side = half * 1.5;
    const peak = x + lean;
    return (
      path(
        `M${x - side} ${foot}L${peak} ${y - tall}L${x + side} ${foot}Z`,
        pen.linear(tone, shade(tone, 0.08)),
      ) +
      path(
        `M${peak} ${y - tall}L${x + side} ${foot}H${peak + half * 0.24}L${peak + half * 0.02} ${y - tall * 0.1}L${peak + half * 0.12} ${y - tall * 0.36}L${peak - half * 0.03} ${y - tall * 0.62}Z`,
        shade(tone, -0.04),
        'opacity=".6"',
      ) +
      path(
        `M${peak} ${y - tall}l${half * 0.22} ${tall * 0.24}l${-half * 0.1} ${-tall * 0.04}l${-half * 0.09} ${tall * 0.08}l${-half * 0.09} ${-tall * 0.08}l${-half * 0.13} ${tall * 0.03}Z`,
        pen.palette.white,
        'opacity=".75"',
      )
    );
  });
}

function water(size: Size, y: number, pen: Pen): string {
  const colour = pen.palette.water;
  const depth = size.height - y;
  return (
    rect(0, y, size.width, depth, pen.linear(shade(colour, 0.16), shade(colour, -0.02))) +
    repeat(16, (index) => {
      const down = y + 8 + (depth * index) / 18;
      const length = pen.random.between(40, 190) * (0.6 + index / 16);
      return rect(
        pen.random.between(0, size.width) - length / 2,
        down,
        length,
        3 + index * 0.22,
        pen.palette.sun,
        2,
        `opacity="${(0.42 - index * 0.012).toFixed(2)}"`,
      );
    })
  );
}

const forest = (size: Size, y: number, colour: string, pen: Pen): string => {
  const count = Math.round(size.width / 34);
  const trees = repeat(count, (index) => {
    const x = (index / (count - 1)) * size.width + pen.random.between(-12, 12);
    const tall = pen.random.between(60, 130);
    const half = tall * 0.24;
    const base = y + 24 + pen.random.between(-10, 10);
    return path(
      `M${x - half} ${base}Q${x - half * 0.2} ${base - tall * 0.5} ${x} ${base - tall}Q${x + half * 0.2} ${base - tall * 0.5} ${x + half} ${base}Z`,
      shade(colour, pen.random.between(-0.03, 0.03)),
    );
  });
  return trees + path(ridge(size, y + 2, 8, pen), pen.linear(colour, shade(colour, 0.05)));
};

const field = (size: Size, y: number, colour: string, pen: Pen): string =>
  path(ridge(size, y, 14, pen), colour) +
  repeat(9, (index) => {
    const x = (index / 8) * size.width;
    const from = size.width / 2 + (x - size.width / 2) * 0.3;
    return path(
      `M${from - 4} ${y + 16}L${x * 1.6 - size.width * 0.3 - 34} ${size.height}h60L${from + 4} ${y + 16}Z`,
      shade(colour, 0.05),
      'opacity=".7"',
    );
  });

function town(size: Size, y: number, colour: string, pen: Pen): string {
  const count = Math.round(size.width / 74);
  const houses = repeat(count, (index) => {
    const x = (index / count) * size.width + pen.random.between(-6, 10);
    const width = pen.random.between(58, 96);
    const tall = pen.random.between(60, 170);
    const tone = shade(colour, pen.random.between(-0.04, 0.06));
    const roof =
      pen.random.between(0, 1) > 0.45
        ? path(
            `M${x - 5} ${y - tall + 1}L${x + width / 2} ${y - tall - 34}L${x + width + 5} ${y - tall + 1}Z`,
            shade(tone, -0.08),
          )
        : '';
    const windows = repeat(Math.floor(tall / 40), (floor) =>
      repeat(2, (side) =>
        rect(
          x + width * (0.24 + side * 0.34),
          y - tall + 16 + floor * 38,
          width * 0.18,
          18,
          pen.palette.sun,
          2,
          'opacity=".7"',
        ),
      ),
    );
    return rect(x, y - tall, width, tall + 60, tone) + roof + windows;
  });
  return houses + hill(size, y + 14, colour, pen);
}

function beach(size: Size, y: number, pen: Pen): string {
  const { straw, white } = pen.palette;
  const { width, height } = size;
  const shore = (lift: number): string =>
    `M0 ${y + 20 + lift}C${width * 0.22} ${y - 18 + lift} ${width * 0.4} ${y + 44 + lift} ${width * 0.62} ${y + 12 + lift}S${width * 0.9} ${y - 4 + lift} ${width} ${y + 18 + lift}V${height}H0Z`;
  return (
    path(shore(-12), white, 'opacity=".8"') +
    path(shore(4), pen.linear(shade(straw, -0.03), shade(straw, -0.06))) +
    path(shore(30), pen.linear(shade(straw, 0.02), shade(straw, -0.05))) +
    repeat(70, () =>
      rect(
        pen.random.between(0, width),
        pen.random.between(y + 60, height),
        pen.random.between(3, 9),
        2.5,
        shade(straw, -0.13),
        1,
        'opacity=".55"',
      ),
    )
  );
}

/** One layer of the land, its upper edge about `y`, in the colour of its distance. */
export function ground(layer: Layer, size: Size, y: number, colour: string, pen: Pen): string {
  switch (layer) {
    case 'mountains':
      return mountains(size, y, colour, pen);
    case 'hills':
      return hill(size, y, colour, pen);
    case 'sea':
    case 'lake':
      return water(size, y, pen);
    case 'forest':
      return forest(size, y, colour, pen);
    case 'field':
      return field(size, y, colour, pen);
    case 'lightField':
      return path(
        ridge(size, y, size.height * 0.03, pen),
        pen.linear(shade(pen.palette.straw, 0.07), shade(pen.palette.straw, -0.01)),
      );
    case 'beach':
      return beach(size, y, pen);
    case 'town':
      return town(size, y, colour, pen);
  }
}
