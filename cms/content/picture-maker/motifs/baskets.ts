import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const phone = (pen: Pen): string =>
  rect(-40, -164, 80, 164, pen.palette.charcoal, 14) +
  rect(-33, -152, 66, 140, pen.linear(shade(pen.palette.navy, 0.08), pen.palette.navy), 6) +
  path('M-33 -152H10L-33 -60Z', pen.palette.white, 'opacity=".1"');

/** Rows of a basket's weave, clipped to its shape. */
const weave = (shape: string, width: number, tall: number, colour: string, pen: Pen): string =>
  path(shape, pen.round(colour)) +
  pen.clipped(
    path(shape, '#000'),
    repeat(Math.ceil(tall / 24), (row) =>
      repeat(Math.ceil(width / 46), (index) =>
        rect(
          -width / 2 + index * 46 + (row % 2) * 23,
          -tall + row * 24,
          34,
          15,
          shade(colour, row % 2 ? 0.045 : -0.05),
          7,
        ),
      ),
    ),
  );

const yarn = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, colour) +
  line(
    `M${x - r * 0.9} ${y - r * 0.2}Q${x} ${y - r} ${x + r * 0.8} ${y - r * 0.4}M${x - r * 0.9} ${y + r * 0.2}Q${x} ${y - r * 0.5} ${x + r * 0.95} ${y + r * 0.1}M${x - r * 0.3} ${y - r * 0.92}Q${x + r * 0.5} ${y} ${x - r * 0.2} ${y + r * 0.9}M${x + r * 0.2} ${y - r * 0.92}Q${x + r} ${y} ${x + r * 0.4} ${y + r * 0.85}`,
    shade(colour, -0.08),
    4,
  );

export const basketMotifs = {
  woolBasket: motif(420, 330, (pen) => {
    const { coral, accent, cream, main, wood, woodDeep, light2 } = pen.palette;
    return (
      tableShadow(360) +
      line('M118 -330L40 -170M164 -318L66 -170', woodDeep, 9) +
      circle(118, -332, 10, woodDeep) +
      circle(165, -320, 10, woodDeep) +
      yarn(-96, -208, 72, main) +
      yarn(92, -204, 66, cream) +
      yarn(2, -224, 82, coral) +
      weave('M-190 -190H190L156 -12C154 -4 146 0 138 0H-138C-146 0 -154 -4 -156 -12Z', 400, 190, wood, pen) +
      rect(-200, -202, 400, 30, shade(wood, -0.06), 15) +
      path(
        'M-206 -206C-150 -222 -100 -220 -62 -204L-74 -70C-110 -56 -160 -58 -190 -70Z',
        pen.linear(light2, shade(light2, -0.05)),
      ) +
      line('M-196 -168L-68 -166M-192 -130L-72 -128', accent, 9) +
      repeat(9, (index) => line(`M${-184 + index * 13} -68v18`, shade(light2, -0.06), 5))
    );
  }),
  basketOfPhones: motif(
    360,
    250,
    (pen) =>
      tableShadow(320) +
      at(phone(pen), -88, -62, 1, -20) +
      at(phone(pen), 84, -60, 1, 16) +
      at(phone(pen), -6, -76, 1, -3) +
      weave(
        'M-172 -112H172L132 -10C130 -4 124 0 116 0H-116C-124 0 -130 -4 -132 -10Z',
        350,
        112,
        pen.palette.wood,
        pen,
      ) +
      rect(-182, -124, 364, 26, shade(pen.palette.wood, -0.06), 13),
  ),
};
