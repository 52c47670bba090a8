import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

const servingBowl = (pen: Pen, colour: string, heap: string): string =>
  ellipse(18, 0, 130, 11, '#1b2030', 'opacity=".15"') +
  heap +
  path('M-136 -98C-132 -30 -74 0 -40 0H40C74 0 132 -30 136 -98C80 -82 -80 -82 -136 -98Z', pen.round(colour)) +
  path(
    'M-136 -98C-80 -82 80 -82 136 -98',
    'none',
    `stroke="${shade(colour, 0.06)}" stroke-width="11" stroke-linecap="round"`,
  );

export const familyMealMotifs = {
  saladBowl: motif(290, 150, (pen) =>
    servingBowl(
      pen,
      pen.palette.wood,
      repeat(15, (index) =>
        at(
          leaf(
            pen.random.between(58, 86),
            38,
            shade(index % 3 ? pen.palette.green : pen.palette.lime, pen.random.between(-0.06, 0.05)),
          ),
          -112 + index * 16,
          -78,
          1,
          -50 + index * 7,
        ),
      ) +
        repeat(5, (index) =>
          circle(-88 + index * 44, -100 - (index % 2) * 16, 17, pen.round(pen.palette.red)),
        ),
    ),
  ),
  noodleBowl: motif(290, 140, (pen) =>
    servingBowl(
      pen,
      pen.palette.cream,
      path('M-128 -92C-110 -150 -40 -164 0 -160C60 -164 118 -142 128 -92Z', pen.palette.straw) +
        line(
          'M-108 -100C-80 -140 -50 -110 -30 -140C-10 -110 20 -150 40 -112C60 -144 90 -110 108 -104M-80 -94C-50 -124 -20 -92 10 -124C40 -96 70 -124 92 -96',
          shade(pen.palette.straw, -0.08),
          7,
        ) +
        ellipse(0, -150, 58, 20, pen.palette.red) +
        at(leaf(40, 22, pen.palette.green), -4, -156, 1, 60),
    ),
  ),
  waterJug: motif(
    190,
    270,
    (pen) =>
      tableShadow(120) +
      line('M58 -206C124 -214 124 -90 62 -82', shade(pen.palette.blue, 0.22), 16) +
      path(
        'M-60 -250L-82 -262L-54 -210C-72 -160 -78 -60 -66 0H66C78 -60 72 -160 54 -210L58 -250Z',
        pen.palette.white,
        'opacity=".55"',
      ) +
      path(
        'M-64 -156C-72 -100 -74 -50 -64 -6H64C74 -50 72 -100 64 -156Z',
        pen.linear(shade(pen.palette.blue, 0.2), shade(pen.palette.blue, 0.1)),
        'opacity=".8"',
      ) +
      ellipse(0, -156, 64, 11, shade(pen.palette.blue, 0.25)) +
      circle(-22, -118, 25, pen.palette.yellow) +
      circle(-22, -118, 19, shade(pen.palette.yellow, 0.07)) +
      line('M-44 -220L-54 -60', pen.palette.white, 8, 'opacity=".7"'),
  ),
  tastingPlate: motif(760, 700, (pen) => {
    const { white, green, orange, wood, straw, grey, pale, red } = pen.palette;
    const part = shade(white, -0.05);
    return (
      ellipse(18, -330, 366, 362, '#1b2030', 'opacity=".13"') +
      circle(0, -350, 352, pen.linear(shade(pale, 0.03), shade(pale, -0.03))) +
      circle(0, -350, 300, white) +
      line('M0 -350V-52M0 -350L-258 -500M0 -350L258 -500', part, 22) +
      /* bread and cheese, already liked */
      at(
        path('M-92 -30C-104 -84 -60 -104 0 -100C60 -104 104 -84 92 -30L84 44H-84Z', shade(wood, -0.02)) +
          path('M-74 -26C-82 -68 -46 -82 0 -80C46 -82 82 -68 74 -26L68 30H-68Z', shade(straw, 0.02)),
        0,
        -508,
        1,
        6,
      ) +
      /* strawberries and banana, already liked */
      [
        [-214, -300],
        [-142, -262],
        [-206, -214],
      ]
        .map(([x = 0, y = 0], index) =>
          at(
            path('M0 52C-44 22 -46 -26 -22 -34C-8 -38 8 -38 22 -34C46 -26 44 22 0 52Z', pen.round(red)) +
              path('M-26 -32L-8 -50L0 -36L10 -50L26 -32Q0 -20 -26 -32Z', green) +
              circle(-12, -6, 3, straw) +
              circle(10, 2, 3, straw) +
              circle(-2, 22, 3, straw),
            x,
            y,
            1,
            -14 + index * 18,
          ),
        )
        .join('') +
      [
        [-94, -152],
        [-52, -196],
        [-112, -330],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 33, shade(straw, 0.03)) +
            circle(x, y, 33, 'none', `stroke="${shade(straw, -0.08)}" stroke-width="6"`) +
            circle(x, y, 7, shade(straw, -0.1)),
        )
        .join('') +
      /* the new food: one small floret and two peas */
      at(
        rect(-11, -4, 22, 50, shade(green, 0.1), 9) +
          circle(-26, -14, 25, green) +
          circle(26, -14, 25, shade(green, -0.03)) +
          circle(0, -34, 29, shade(green, 0.03)) +
          circle(0, -8, 22, shade(green, -0.02)),
        146,
        -268,
      ) +
      circle(72, -196, 16, pen.round(shade(green, 0.07))) +
      circle(206, -196, 16, pen.round(shade(green, 0.07))) +
      at(
        rect(-46, -13, 92, 26, orange, 12) + line('M-22 -6H10', shade(orange, -0.06), 4),
        134,
        -150,
        1,
        -18,
      ) +
      line('M-470 -560V-130', shade(grey, 0.08), 20) +
      path(
        'M-496 -690V-590C-496 -566 -444 -566 -444 -590V-690M-470 -690V-580',
        'none',
        `stroke="${shade(grey, 0.08)}" stroke-width="12" stroke-linecap="round"`,
      ) +
      line('M470 -540V-130', shade(grey, 0.08), 20) +
      ellipse(470, -620, 40, 66, shade(grey, 0.1))
    );
  }),
};
