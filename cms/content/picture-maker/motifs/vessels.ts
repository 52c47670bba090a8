import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, ellipse, line, path, repeat } from '../svg';
import { roundSprig, sprig, stemmed, blossomHead } from './leaves';

export const tableShadow = (width: number): string =>
  ellipse(width * 0.12, 0, width * 0.58, 9, '#1b2030', 'opacity=".15"');

const mug = (pen: Pen, colour: string): string =>
  tableShadow(130) +
  line('M52 -92C104 -98 104 -30 50 -34', shade(colour, -0.05), 15) +
  path('M-62 -120H62V-38C62 -12 48 0 26 0H-26C-48 0 -62 -12 -62 -38Z', pen.round(colour)) +
  ellipse(0, -120, 62, 13, shade(colour, 0.05)) +
  ellipse(0, -119, 53, 9.5, pen.palette.brown);

export const steam = (colour: string): string =>
  line('M-22 -146C-40 -176 -6 -190 -22 -222M20 -150C4 -182 38 -196 22 -230', colour, 7, 'opacity=".5"');

const bowl = (pen: Pen, colour: string, inside: string): string =>
  tableShadow(250) +
  path('M-150 -116C-146 -40 -84 0 -46 0H46C84 0 146 -40 150 -116Z', pen.round(colour)) +
  ellipse(0, -116, 150, 30, shade(colour, 0.06)) +
  ellipse(0, -113, 136, 24, inside);

export const vesselMotifs = {
  mug: motif(160, 130, (pen) => mug(pen, pen.palette.accent)),
  paleMug: motif(160, 130, (pen) => mug(pen, pen.palette.cream)),
  steamingMug: motif(160, 230, (pen) => steam(pen.palette.white) + mug(pen, pen.palette.main)),
  glassOfWater: motif(
    110,
    180,
    (pen) =>
      tableShadow(90) +
      path('M-50 -180L-40 0H40L50 -180Z', pen.palette.white, 'opacity=".5"') +
      path(
        'M-46 -122L-39 -5H39L46 -122Z',
        pen.linear(shade(pen.palette.blue, 0.2), shade(pen.palette.blue, 0.1)),
        'opacity=".75"',
      ) +
      ellipse(0, -122, 46, 8, shade(pen.palette.blue, 0.24)) +
      ellipse(0, -180, 50, 9, 'none', `stroke="${pen.palette.white}" stroke-width="4"`) +
      line('M-34 -160L-29 -30', pen.palette.white, 6, 'opacity=".7"'),
  ),
  vaseOfFlowers: motif(
    240,
    400,
    (pen) =>
      at(stemmed(blossomHead(44, pen, pen.palette.coral), 210, -62, pen.palette.leaf), -6, -150) +
      at(stemmed(blossomHead(50, pen, pen.palette.accentPale), 250, 8, pen.palette.leaf), 0, -150) +
      at(stemmed(blossomHead(42, pen, pen.palette.pink), 190, 66, pen.palette.leaf), 6, -150) +
      tableShadow(120) +
      path(
        'M-30 -190C-26 -150 -70 -130 -70 -74C-70 -26 -42 0 0 0C42 0 70 -26 70 -74C70 -130 26 -150 30 -190Z',
        pen.round(pen.palette.cream),
      ) +
      ellipse(0, -190, 30, 7, shade(pen.palette.cream, -0.1)),
  ),
  vaseOfLeaves: motif(
    220,
    420,
    (pen) =>
      at(roundSprig(260, -50, 8, shade(pen.palette.teal, 0.08)), -4, -150) +
      at(sprig(240, 54, 6, pen.palette.leaf), 4, -150) +
      tableShadow(120) +
      path(
        'M-22 -200C-22 -150 -62 -120 -62 -60C-62 -20 -40 0 0 0C40 0 62 -20 62 -60C62 -120 22 -150 22 -200Z',
        pen.round(pen.palette.main),
      ) +
      ellipse(0, -200, 22, 6, shade(pen.palette.main, -0.1)),
  ),
  oatBowl: motif(
    310,
    170,
    (pen) =>
      bowl(pen, pen.palette.main, pen.palette.straw) +
      repeat(26, () =>
        at(
          ellipse(0, 0, 9, 5, shade(pen.palette.straw, pen.random.between(-0.1, 0.06))),
          pen.random.between(-100, 100),
          -113 + pen.random.between(-13, 13),
          1,
          pen.random.between(-50, 50),
        ),
      ) +
      (
        [
          [-56, -122],
          [-28, -112],
          [4, -124],
          [34, -112],
          [62, -122],
          [-4, -104],
        ] as const
      )
        .map(
          ([x, y], index) =>
            ellipse(x, y, 14, 12, index % 2 ? pen.palette.plum : pen.palette.red) +
            ellipse(x - 4, y - 4, 4, 3, pen.palette.pink),
        )
        .join('') +
      line('M96 -124L186 -208', shade(pen.palette.wood, 0.03), 13),
  ),
  soupBowl: motif(
    310,
    130,
    (pen) =>
      bowl(pen, pen.palette.white, pen.palette.orange) +
      at(roundSprig(50, 20, 3, pen.palette.leaf), -20, -100, 1, 70),
  ),
  bread: motif(
    240,
    110,
    (pen) =>
      tableShadow(220) +
      path(
        'M-120 -20C-128 -84 -70 -108 0 -108C70 -108 128 -84 120 -20C116 0 100 0 80 0H-80C-100 0 -116 0 -120 -20Z',
        pen.linear(shade(pen.palette.wood, 0.02), pen.palette.clay),
      ) +
      line('M-62 -88L-40 -48M-10 -98L8 -52M46 -94L60 -52', pen.palette.straw, 10),
  ),
  apple: motif(150, 170, (pen) => {
    const { red, brown, green } = pen.palette;
    return (
      tableShadow(120) +
      path(
        'M0 -128C40 -156 88 -132 84 -76C80 -20 46 4 20 0C8 -3 -8 -3 -20 0C-46 4 -80 -20 -84 -76C-88 -132 -40 -156 0 -128Z',
        pen.round(red, 0.1),
      ) +
      path(
        'M-56 -100C-66 -76 -58 -46 -44 -32C-48 -60 -48 -84 -34 -112C-44 -112 -52 -108 -56 -100Z',
        shade(red, 0.14),
        'opacity=".7"',
      ) +
      line('M0 -126Q0 -150 12 -166', brown, 7) +
      path('M8 -146C26 -178 62 -176 74 -168C64 -142 34 -132 8 -146Z', green)
    );
  }),
  pear: motif(
    130,
    190,
    (pen) =>
      tableShadow(110) +
      path(
        'M0 -176C34 -176 34 -140 40 -116C52 -92 74 -78 70 -44C66 -8 34 0 0 0C-34 0 -66 -8 -70 -44C-74 -78 -52 -92 -40 -116C-34 -140 -34 -176 0 -176Z',
        pen.round(pen.palette.lime, 0.1),
      ) +
      line('M0 -174Q4 -194 16 -204', pen.palette.brown, 7),
  ),
};
