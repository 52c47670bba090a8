import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { bust } from './bust';
import { someone, type Looks } from './figure';
import { leaf } from './leaves';
import { seated, sideChair } from './talking-places';

const top = -178;

const table = (pen: Pen, half: number): string => {
  const { wood, woodDeep } = pen.palette;
  return (
    rect(-half + 26, top, 22, -top, shade(woodDeep, -0.02), 6) +
    rect(half - 48, top, 22, -top, shade(woodDeep, -0.02), 6) +
    rect(-half, top, half * 2, 26, pen.linear(shade(wood, 0.05), shade(wood, -0.02)), 10) +
    rect(-half + 14, top + 26, half * 2 - 28, 14, woodDeep)
  );
};

const dish = (x: number, colour: string, food: string): string =>
  at(ellipse(0, -15, 34, 8, food) + path('M-44 -16H44C40 -2 22 2 0 2C-22 2 -40 -2 -44 -16Z', colour), x, top);
const cup = (x: number, colour: string): string =>
  at(path('M-15 -36H15L11 0H-11Z', colour) + ellipse(0, -36, 15, 4, shade(colour, -0.08)), x, top);
const jug = (x: number, colour: string): string =>
  at(
    line('M24 -62C48 -62 46 -22 22 -24', shade(colour, -0.08), 8) +
      path('M-20 -78H22L26 -20C26 -6 18 0 0 0C-20 0 -26 -8 -26 -20Z', colour),
    x,
    top,
  );
const bowlOf = (x: number, colour: string, pen: Pen): string =>
  at(
    [-34, -12, 14, 36]
      .map((dx, index) => at(leaf(40, 18, index % 2 ? pen.palette.leaf : pen.palette.green), dx, -26, 1, dx))
      .join('') +
      circle(-6, -40, 9, pen.palette.red) +
      circle(22, -38, 9, pen.palette.red) +
      path('M-62 -34H62C58 -8 36 2 0 2C-36 2 -58 -8 -62 -34Z', colour),
    x,
    top,
  );

/** What is seen of those behind the table: shins and shoes below the cloth. */
const shins = (pen: Pen, places: readonly number[]): string =>
  places
    .map((x, index) => {
      const cloth = [pen.palette.navy, pen.palette.woodDeep, pen.palette.dark][index % 3] ?? pen.palette.navy;
      return [-17, 17]
        .map(
          (dx) =>
            line(`M${x + dx} -110V-16`, shade(cloth, -0.02), 22) +
            ellipse(x + dx * 1.2, -10, 17, 11, pen.palette.charcoal),
        )
        .join('');
    })
    .join('');

const cloth = (half: number, colour: string): string => {
  const hem = repeat(8, (index) => {
    const from = half - 30 - (index * (half * 2 - 60)) / 8;
    const to = half - 30 - ((index + 1) * (half * 2 - 60)) / 8;
    return `Q${(from + to) / 2} -62 ${to} -82`;
  });
  return (
    path(`M${-half + 30} ${top + 8}H${half - 30}L${half - 30} -82${hem}Z`, colour) +
    path(`M${-half + 30} ${top + 8}H${half - 30}V${top + 34}H${-half + 30}Z`, shade(colour, -0.06)) +
    repeat(7, (index) => {
      const x = -half + 30 + ((index + 1) * (half * 2 - 60)) / 8;
      return line(`M${x} ${top + 40}V-84`, shade(colour, -0.07), 4);
    })
  );
};

const guest = (looks: Looks, x: number, size = 1): string => at(bust(looks), x, top + 4, size);
const chairs = (pen: Pen, half: number): string =>
  at(sideChair(pen), -half - 74, 0, 1.05) + at(mirrored(sideChair(pen)), half + 74, 0, 1.05);
const ends = (half: number, left: Looks, right: Looks): string =>
  at(seated(left), -half - 62, 0) + at(mirrored(seated(right)), half + 62, 0);

/** A lamp that hangs over the table, on a cord as long as the picture needs. */
const pendant = (pen: Pen): string =>
  line('M0 -470V-1100', pen.palette.charcoal, 5) +
  circle(0, -400, 210, pen.glow('#f6d592', 0.55)) +
  path('M-84 -392C-80 -446 -44 -472 0 -472C44 -472 80 -446 84 -392Z', pen.round(pen.palette.accentDeep)) +
  ellipse(0, -391, 84, 10, '#f9e3b0');

/** Bulbs on a cord between two poles. */
const lights = (pen: Pen, half: number): string => {
  const sag = (x: number): number => -470 + 70 * (1 - (x / half) ** 2);
  return (
    [-half, half].map((x) => rect(x - 7, -490, 14, 492, shade(pen.palette.woodDeep, -0.04), 6)).join('') +
    line(`M${-half} -470Q0 -330 ${half} -470`, pen.palette.charcoal, 4) +
    repeat(13, (index) => {
      const x = -half + ((index + 0.5) / 13) * half * 2;
      return (
        circle(x, sag(x) + 20, 34, pen.glow(pen.palette.yellow, 0.6)) +
        rect(x - 5, sag(x), 10, 12, pen.palette.charcoal, 3) +
        circle(x, sag(x) + 21, 11, shade(pen.palette.yellow, 0.06))
      );
    })
  );
};

const paper = (x: number, colour: string, pen: Pen, degrees: number): string =>
  at(
    path('M-50 0L-38 -22H46L36 0Z', pen.palette.white) + line('M-26 -15H26M-30 -8H16', colour, 3.5),
    x,
    top,
    1,
    degrees,
  );

export const peopleAtTableMotifs = {
  familyTable: motif(900, 340, (pen) => {
    const { skins, greyHair, yellow, coral, deep, main, accent, cream } = pen.palette;
    return (
      pendant(pen) +
      ellipse(0, 4, 450, 12, '#1b2030', 'opacity=".12"') +
      chairs(pen, 270) +
      guest(someone(pen, { hairStyle: 'long', top: coral, skin: skins[1] }), -150) +
      guest(someone(pen, { hairStyle: 'curls', top: yellow, skin: skins[1] }), -10, 0.92) +
      guest(someone(pen, { hairStyle: 'short', hair: greyHair, top: main, skin: skins[0] }), 142) +
      ends(
        270,
        someone(pen, { hairStyle: 'short', top: deep, skin: skins[2] }),
        someone(pen, { hairStyle: 'bun', top: accent, skin: skins[1] }),
      ) +
      shins(pen, [-150, -6, 142]) +
      cloth(270, pen.palette.cream) +
      table(pen, 270) +
      bowlOf(58, cream, pen) +
      dish(-160, pen.palette.white, pen.palette.orange) +
      dish(166, pen.palette.white, pen.palette.orange) +
      cup(222, accent) +
      jug(-96, main)
    );
  }),
  lanternTable: motif(1080, 500, (pen) => {
    const { skins, greyHair, yellow, coral, deep, teal, accent, cream, purple, pink } = pen.palette;
    return (
      lights(pen, 520) +
      ellipse(0, 4, 500, 14, '#1b2030', 'opacity=".16"') +
      chairs(pen, 330) +
      guest(someone(pen, { hairStyle: 'short', top: coral, skin: skins[3] }), -236) +
      guest(someone(pen, { hairStyle: 'scarf', hair: pink, top: purple, skin: skins[1] }), -92) +
      guest(someone(pen, { hairStyle: 'curls', top: yellow, skin: skins[2] }), 56) +
      guest(someone(pen, { hairStyle: 'short', hair: greyHair, top: teal, skin: skins[0] }), 208) +
      ends(
        330,
        someone(pen, { hairStyle: 'bun', hair: greyHair, top: accent, skin: skins[1] }),
        someone(pen, { hairStyle: 'short', top: deep, skin: skins[2] }),
      ) +
      shins(pen, [-236, -92, 56, 208]) +
      cloth(330, cream) +
      table(pen, 330) +
      dish(-250, cream, pen.palette.orange) +
      bowlOf(-110, pen.palette.white, pen) +
      jug(10, coral) +
      cup(-180, teal) +
      cup(76, yellow) +
      dish(160, pen.palette.white, pen.palette.clay) +
      cup(254, coral)
    );
  }),
  planningTable: motif(560, 340, (pen) => {
    const { skins, hairs, coral, deep, teal, accent, main } = pen.palette;
    return (
      ellipse(0, 4, 300, 12, '#1b2030', 'opacity=".12"') +
      guest(someone(pen, { hairStyle: 'short', top: deep, skin: skins[2], hair: hairs[0] }), -92, 1.12) +
      guest(someone(pen, { hairStyle: 'long', top: accent, skin: skins[0], hair: hairs[2] }), 88, 1.1) +
      shins(pen, [-92, 88]) +
      cloth(270, pen.palette.pale) +
      table(pen, 270) +
      paper(-70, teal, pen, 0) +
      paper(34, coral, pen, 0) +
      paper(122, main, pen, 0) +
      cup(-176, pen.palette.cream) +
      cup(206, coral)
    );
  }),
  cookingCounter: motif(760, 380, (pen) => {
    const { skins, yellow, coral, deep, main, white, accent, wood, red, green, orange } = pen.palette;
    const board = at(
      rect(-90, -14, 180, 14, pen.palette.wood, 6) +
        circle(-44, -30, 18, red) +
        circle(-8, -28, 15, red) +
        path('M20 -14C20 -40 46 -44 70 -38C62 -22 50 -14 20 -14Z', orange) +
        at(leaf(34, 16, green), 68, -36, 1, 60),
      70,
      -220,
    );
    const pot = at(
      line('M-70 -66H-92M70 -66H92', pen.palette.charcoal, 12) +
        line('M-22 -108C-36 -130 -8 -144 -22 -168M16 -108C2 -132 30 -146 16 -170', white, 7, 'opacity=".6"') +
        path('M-70 -90H70V-16C70 -6 62 0 52 0H-52C-62 0 -70 -6 -70 -16Z', pen.round(deep)) +
        rect(-76, -100, 152, 14, shade(deep, 0.06), 6),
      -262,
      -220,
    );
    return (
      at(bust(someone(pen, { hairStyle: 'bun', top: coral, skin: skins[2] })), -70, -214, 1.32) +
      at(bust(someone(pen, { hairStyle: 'curls', top: yellow, skin: skins[2] })), 100, -212, 0.96) +
      at(bust(someone(pen, { hairStyle: 'short', top: accent, skin: skins[1] })), 258, -214, 1.32) +
      rect(-380, -222, 760, 24, pen.linear(shade(wood, 0.06), wood), 6) +
      rect(-366, -198, 732, 200, pen.linear(shade(main, 0.08), main)) +
      repeat(
        3,
        (index) =>
          rect(
            -346 + index * 236,
            -176,
            220,
            160,
            'none',
            8,
            `stroke="${shade(main, -0.05)}" stroke-width="5"`,
          ) + circle(-150 + index * 236, -96, 8, pen.palette.straw),
      ) +
      pot +
      board
    );
  }),
};
