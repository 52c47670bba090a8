import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { heartShape } from './symbols';

const rainbow = (pen: Pen): readonly string[] => {
  const { red, orange, yellow, green, blue, purple } = pen.palette;
  return [red, orange, yellow, green, blue, purple].map((colour) => shade(colour, 0.03));
};

/** Shapes that run through a whole picture; they stand on its lower edge and are centred. */
export const wideMotifs = {
  calmingWave: motif(1300, 560, (pen) => {
    const layer = (lift: number, colour: string): string =>
      path(
        `M-660 ${-330 * lift}C-600 ${-470 * lift} -520 ${-560 * lift} -400 ${-560 * lift}C-300 ${-560 * lift} -250 ${-470 * lift} -262 ${-400 * lift}C-300 ${-450 * lift} -360 ${-420 * lift} -344 ${-340 * lift}C-330 ${-260 * lift} -230 ${-190 * lift} -120 ${-190}C0 -190 20 ${-224} 100 -222C180 -220 200 -196 290 -198C380 -200 420 -208 500 -206C560 -204 600 -200 660 -200V20H-660Z`,
        colour,
      );
    const { light2, main, deep, dark, white } = pen.palette;
    return (
      at(layer(1, pen.linear(light2, main)), 0, 0) +
      line(
        'M-262 -400C-300 -450 -360 -420 -344 -340C-330 -262 -230 -190 -120 -190',
        white,
        10,
        'opacity=".85"',
      ) +
      line(
        'M-262 -400C-250 -470 -300 -560 -400 -560C-500 -560 -560 -500 -610 -420',
        white,
        13,
        'opacity=".7"',
      ) +
      at(layer(0.62, pen.linear(main, deep)), -60, 70) +
      at(layer(0.36, pen.linear(deep, dark)), -40, 130) +
      repeat(9, (index) =>
        rect(
          40 + (index % 3) * 190 + index * 8,
          -160 + Math.floor(index / 3) * 40,
          90,
          4,
          white,
          2,
          'opacity=".35"',
        ),
      )
    );
  }),
  rainbowHill: motif(
    1300,
    760,
    (pen) =>
      rainbow(pen)
        .map((colour, index) => {
          const y = -480 + index * 62;
          return path(
            `M-700 ${y + 110}C-480 ${y - 120 + index * 8} -260 ${y - 100} -40 ${y + 30}S420 ${y + 190} 700 ${y - 40}V40H-700Z`,
            pen.linear(shade(colour, 0.03), shade(colour, -0.02)),
          );
        })
        .join('') + path('M-700 -40C-420 -150 -120 -110 120 -60S520 -30 700 -96V40H-700Z', pen.palette.deep),
  ),
  ribbon: motif(700, 620, (pen) => {
    const lavender = pen.palette.main;
    return (
      path(
        'M-20 -330C-90 -440 -120 -560 -40 -600C-10 -614 30 -610 52 -590C110 -540 60 -420 -4 -310C-60 -214 -130 -120 -190 -30L-262 -96C-200 -160 -80 -270 -20 -330Z',
        pen.linear(shade(lavender, 0.09), lavender),
      ) +
      path(
        'M30 -330C96 -430 118 -520 52 -590C30 -610 -10 -614 -40 -600C-4 -596 16 -560 6 -500C0 -450 -20 -400 -44 -352C30 -240 110 -150 214 -56L262 -140C190 -190 90 -260 30 -330Z',
        pen.linear(shade(lavender, 0.02), shade(lavender, -0.08)),
      ) +
      path(
        'M-44 -352C-30 -332 -16 -312 -4 -310C10 -330 20 -346 30 -364C20 -376 -10 -400 -22 -402Z',
        shade(lavender, -0.12),
        'opacity=".5"',
      )
    );
  }),
  flowingRibbon: motif(1300, 520, (pen) => {
    const lavender = pen.palette.light2;
    return (
      path(
        'M-660 -210C-520 -330 -380 -340 -250 -250C-110 -150 0 -110 130 -190C270 -280 420 -420 660 -360V-296C440 -344 300 -200 150 -110C0 -26 -130 -70 -270 -168C-390 -250 -520 -240 -660 -130Z',
        pen.linear(shade(lavender, 0.05), pen.palette.main, 'right'),
      ) +
      path(
        'M-660 -160C-520 -268 -390 -280 -262 -192C-120 -92 0 -50 146 -136C290 -226 430 -362 660 -312V-296C440 -344 300 -200 150 -110C0 -26 -130 -70 -270 -168C-390 -250 -520 -240 -660 -130Z',
        pen.palette.deep,
        'opacity=".35"',
      ) +
      path(
        'M-660 -210C-520 -330 -380 -340 -250 -250C-110 -150 0 -110 130 -190C270 -280 420 -420 660 -360V-350C430 -404 280 -262 134 -176C0 -98 -112 -136 -252 -236C-382 -326 -520 -314 -660 -196Z',
        pen.palette.white,
        'opacity=".35"',
      )
    );
  }),
  quiltHills: motif(1300, 520, (pen) => {
    const { palette } = pen;
    const rows = [
      ['M-660 -360C-420 -460 -200 -400 0 -370S420 -470 660 -400V20H-660Z', palette.land(0, 4)],
      ['M-660 -260C-380 -330 -240 -230 20 -270S440 -330 660 -260V20H-660Z', palette.land(1, 4)],
      ['M-660 -150C-400 -190 -180 -250 60 -170S460 -130 660 -190V20H-660Z', palette.land(2, 4)],
      ['M-660 -60C-440 -120 -200 -50 40 -80S420 -110 660 -50V20H-660Z', palette.land(3, 4)],
    ] as const;
    return rows
      .map(
        ([shape, colour], row) =>
          path(shape, pen.linear(shade(colour, 0.07), colour)) +
          pen.clipped(
            path(shape, '#000'),
            repeat(9, (index) => {
              const x = -640 + index * 160 + row * 46;
              return (index + row) % 2
                ? path(
                    `M${x} -500L${x + 150} -500L${x + 90} 20H${x - 70}Z`,
                    shade(colour, (index % 3) * 0.035 + 0.03),
                    'opacity=".8"',
                  )
                : '';
            }) +
              repeat(9, (index) =>
                line(
                  `M${-640 + index * 160 + row * 46} -500L${-710 + index * 160 + row * 46} 20`,
                  palette.straw,
                  3,
                  'stroke-dasharray="12 13" opacity=".55"',
                ),
              ) +
              line(
                shape.replace(/V20H-660Z/, ''),
                palette.straw,
                4,
                'transform="translate(0 16)" stroke-dasharray="14 14" opacity=".75"',
              ),
          ),
      )
      .join('');
  }),
  iconMosaic: motif(1700, 560, (pen) => {
    const { palette } = pen;
    const { pale, accentPale, light2, straw, cream } = palette;
    const fields = [pale, straw, light2, accentPale, cream, pale, accentPale, light2, cream] as const;
    const heart = at(path(heartShape, palette.coral), 0, 72, 0.42);
    const sprout =
      at(leaf(170, 84, palette.leaf), -10, 84, 1, 14) + at(leaf(120, 62, palette.green), -10, 84, 1, -42);
    const moon = path('M22 -84A86 86 0 1 0 82 42A70 70 0 0 1 22 -84Z', palette.purple);
    const apple =
      path(
        'M0 -44C40 -74 90 -48 84 8C80 60 46 84 20 80C8 77 -8 77 -20 80C-46 84 -80 60 -84 8C-90 -48 -40 -74 0 -44Z',
        palette.red,
      ) +
      line('M0 -44Q0 -66 10 -82', palette.brown, 8) +
      path('M8 -58C26 -92 60 -90 72 -80C62 -54 32 -44 8 -58Z', palette.green);
    const lung = path(
      'M16 -40C50 -90 84 -40 92 10C98 50 92 76 72 72C50 64 30 50 18 46C12 40 14 0 16 -40Z',
      palette.pink,
    );
    const lungs =
      lung +
      `<g transform="scale(-1 1)">${lung}</g>` +
      path('M-9 -96H9V-30L40 4L30 16L0 -12L-30 16L-40 4L-9 -30Z', palette.plum);
    const target = circle(0, 0, 74, palette.main, 'opacity=".5"') + circle(0, 0, 44, palette.straw);
    const drop = path(
      'M0 -84C34 -36 58 -6 58 24C58 58 32 82 0 82C-32 82 -58 58 -58 24C-58 -6 -34 -36 0 -84Z',
      palette.teal,
    );
    const icons = [heart, sprout, moon, apple, lungs, target, drop];
    return repeat(14, (index) => {
      const column = index % 7;
      const row = Math.floor(index / 7);
      const colour = fields[(column * 2 + row * 5) % 9] ?? pale;
      const icon = icons[(column + row * 3) % 7] ?? '';
      return at(
        rect(-126, -126, 252, 252, colour, 38) + at(icon, 0, 0, 1.12),
        -804 + column * 268,
        -396 + row * 268,
      );
    });
  }),
};
