import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, blob, circle, ellipse, line, path, rect, repeat, type Point } from '../svg';
import { ear, face, profile, shoulders } from './heads';
import { leaf } from './leaves';
import { duck } from './nursery';
import { tableShadow } from './vessels';

const peg = (x: number, y: number, pen: Pen): string =>
  rect(x - 6, y - 14, 12, 42, pen.linear(pen.palette.wood, pen.palette.woodDeep), 4) +
  rect(x - 6, y + 4, 12, 4, shade(pen.palette.woodDeep, -0.1));

/** A baby's bodysuit that hangs from its shoulders. */
const bodysuit = (pen: Pen, colour: string): string =>
  path(
    'M-74 0C-52 8 -34 8 -28 4C-16 34 16 34 28 4C34 8 52 8 74 0L116 66L74 92L64 74V146C64 170 32 182 24 208H-24C-32 182 -64 170 -64 146V74L-74 92L-116 66Z',
    pen.linear(shade(colour, 0.02), shade(colour, -0.05)),
  ) +
  line('M-28 5C-16 34 16 34 28 5', shade(colour, -0.1), 6) +
  line('M-108 60L-72 83M108 60L72 83', shade(colour, -0.1), 5) +
  [-14, 0, 14].map((x) => circle(x, 198, 4, shade(colour, -0.14))).join('') +
  at(leaf(44, 18, pen.palette.leaf), -2, 112, 1, 24) +
  at(leaf(38, 16, shade(pen.palette.leaf, 0.08)), -2, 112, 1, -30);

const sock = (colour: string): string =>
  path('M-26 0H26V74C26 86 56 92 66 108C74 122 64 134 46 134H-2C-20 134 -26 120 -26 104Z', colour) +
  rect(-29, -4, 58, 24, shade(colour, -0.06), 8);

const cloth = (pen: Pen, colour: string): string =>
  path('M-84 0H84L88 150C60 160 -60 160 -88 150Z', pen.linear(shade(colour, 0.02), shade(colour, -0.05))) +
  repeat(3, (index) => rect(-85 - index, 94 + index * 18, 170 + index * 2, 7, shade(colour, -0.1), 2));

function tubWithSpatula(pen: Pen): string {
  const { white, main, paper, wood, leaf: green } = pen.palette;
  return (
    tableShadow(330) +
    line('M70 -196L176 -300', shade(wood, 0.03), 20) +
    line('M74 -204L172 -300', shade(wood, 0.09), 6, 'opacity=".7"') +
    ellipse(0, -196, 168, 36, shade(white, -0.09)) +
    ellipse(0, -192, 152, 27, white) +
    path('M-90 -196C-60 -226 -20 -206 0 -222C20 -236 50 -214 44 -196C70 -200 90 -190 60 -182H-80Z', white) +
    path('M-86 -194C-58 -214 -20 -198 4 -210C-10 -192 -50 -186 -86 -194Z', shade(white, -0.05)) +
    path(
      'M-170 -194C-160 -160 160 -160 170 -194L160 -26C158 -10 146 0 128 0H-128C-146 0 -158 -10 -160 -26Z',
      pen.round(shade(main, 0.09)),
    ) +
    path('M-165 -128C-110 -104 110 -104 165 -128L160 -40C110 -18 -110 -18 -160 -40Z', paper) +
    at(leaf(66, 28, green), -4, -40, 1, 26) +
    at(leaf(56, 24, shade(green, 0.08)), -4, -40, 1, -32) +
    path('M-146 -150C-142 -100 -140 -60 -136 -20', 'none', `stroke="${white}" stroke-width="9" opacity=".4"`)
  );
}

function babyTub(pen: Pen): string {
  const { accentPale, accent, white, blue, cream, main } = pen.palette;
  const basin = shade(accentPale, -0.02);
  return (
    tableShadow(560) +
    ellipse(
      0,
      -206,
      308,
      50,
      shade(basin, -0.06),
      `stroke="${white}" stroke-width="17" stroke-linecap="round"`,
    ) +
    ellipse(0, -200, 286, 39, pen.linear(shade(blue, 0.12), shade(blue, 0.2))) +
    line('M-190 -206H-96M-40 -190H60M150 -178H226M-150 -184H-110', shade(blue, 0.27), 5) +
    at(duck(pen), 84, -186, 1.25) +
    line('M40 -182C70 -170 120 -170 150 -182', shade(blue, 0.27), 6) +
    path(
      'M-312 -206C-300 -84 -262 0 -196 0H196C262 0 300 -84 312 -206C240 -140 -240 -140 -312 -206Z',
      pen.linear(shade(basin, 0.03), shade(basin, -0.07)),
    ) +
    path(
      'M-312 -206C-240 -140 240 -140 312 -206',
      'none',
      `stroke="${white}" stroke-width="17" stroke-linecap="round"`,
    ) +
    path('M-268 -128C-256 -70 -232 -36 -204 -24C-226 -60 -238 -96 -240 -118Z', white, 'opacity=".7"') +
    path('M-150 -172C-120 -160 -70 -154 -36 -154L-30 -44C-66 -40 -114 -44 -146 -54Z', pen.round(cream)) +
    repeat(3, (index) =>
      line(
        `M${-147 + index} ${-92 + index * 17}C-110 ${-82 + index * 17} -70 ${-80 + index * 17} -33 ${-82 + index * 17}`,
        index === 1 ? accent : shade(main, 0.08),
        7,
      ),
    )
  );
}

/** A raised, scaly patch with a soft border. */
function patch(cx: number, cy: number, rx: number, ry: number, turn: number, pen: Pen): string {
  const { coral, pink, white } = pen.palette;
  const around = (share: number): string =>
    blob(
      Array.from({ length: 11 }, (_, index): Point => {
        const angle = (index / 11) * Math.PI * 2;
        const reach = share * pen.random.between(0.88, 1.08);
        return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
      }),
    );
  return at(
    path(around(1), shade(coral, -0.04), 'opacity=".55"') +
      path(around(0.8), shade(pink, -0.03), 'opacity=".9"') +
      repeat(Math.round(rx / 2.4), () =>
        at(
          ellipse(0, 0, pen.random.between(5, 9), 3.2, white, 'opacity=".8"'),
          pen.random.between(-0.55, 0.55) * rx,
          pen.random.between(-0.5, 0.5) * ry,
          1,
          pen.random.between(-40, 40),
        ),
      ),
    cx,
    cy,
    1,
    turn,
  );
}

function elbow(pen: Pen): string {
  const { main, deep, skins } = pen.palette;
  const skin = skins[1];
  const light = shade(skin, 0.015);
  const crease = shade(skin, -0.08);
  const forearm =
    path('M0 -58C110 -74 250 -52 372 -40C392 -36 396 28 372 32C260 46 120 70 0 58Z', skin) +
    line(
      'M378 -20C424 -30 470 -26 512 -4M376 -2C426 2 466 12 500 32M372 14C410 22 444 36 470 56',
      light,
      30,
    ) +
    line('M362 -22C392 -52 424 -64 452 -66', light, 31) +
    line('M392 -10C430 -12 462 -6 490 8M388 8C420 14 448 24 472 38', crease, 4, 'opacity=".6"');
  return (
    path(
      'M-760 -560C-600 -610 -470 -580 -424 -490L-372 -380L-500 -300C-520 -160 -520 60 -512 220H-760Z',
      pen.linear(main, deep, 'right'),
    ) +
    ellipse(-70, 2, 170, 10, '#1b2030', 'opacity=".16"') +
    path(
      'M-496 -392C-440 -270 -330 -100 -206 -18C-150 14 -92 0 -86 -52C-88 -110 -130 -130 -172 -160C-250 -226 -320 -330 -384 -450Z',
      skin,
    ) +
    at(forearm, -146, -60, 1, -19) +
    path('M-206 -18C-150 14 -92 0 -86 -52L-150 -80Z', skin) +
    line('M-172 -150C-142 -132 -120 -126 -92 -138', crease, 6, 'opacity=".7"') +
    line('M-458 -322C-390 -200 -300 -90 -214 -30', shade(skin, -0.05), 9, 'opacity=".5"') +
    patch(-170, -46, 52, 33, 28, pen) +
    patch(10, -88, 58, 26, -19, pen) +
    path(
      'M-470 -560C-424 -540 -372 -440 -346 -372L-470 -286C-510 -330 -530 -400 -540 -470Z',
      shade(main, 0.04),
    ) +
    line('M-346 -372L-470 -286', shade(deep, 0.02), 13)
  );
}

function hatWoman(pen: Pen): string {
  const { skins, hairs, straw, coral, main, deep, accent, red } = pen.palette;
  const skin = skins[0];
  const hair = hairs[1];
  return (
    path(
      'M-96 -440C-220 -420 -226 -220 -206 -110C-180 -40 -90 -50 -60 -110C-40 -160 -30 -220 -26 -250Z',
      shade(hair, -0.05),
    ) +
    face(pen, skin) +
    pen.clipped(
      path(profile, '#000'),
      ellipse(94, -214, 120, 86, pen.glow(red, 0.62)) +
        ellipse(92, -212, 62, 40, coral, 'opacity=".2"') +
        ellipse(192, -244, 44, 38, pen.glow(red, 0.5)) +
        ellipse(160, -126, 54, 40, pen.glow(red, 0.3)),
    ) +
    path(
      'M160 -420C150 -360 96 -340 60 -322C40 -300 30 -284 14 -268C-10 -276 -26 -256 -26 -236C-20 -190 -50 -120 -90 -100C-140 -90 -190 -130 -190 -220C-190 -360 -150 -500 40 -494C110 -490 156 -460 160 -420Z',
      pen.linear(shade(hair, 0.04), shade(hair, -0.06)),
    ) +
    ear(skin) +
    path(shoulders, pen.linear(main, deep)) +
    path(
      'M-118 -92C-50 -116 40 -112 92 -80C110 -44 64 -14 -10 -18C-80 -22 -122 -56 -118 -92Z',
      pen.linear(shade(accent, 0.05), shade(accent, -0.05)),
    ) +
    path('M-60 -34C-40 0 -60 40 -84 62L-20 60C0 30 0 -4 -10 -24Z', shade(accent, -0.04)) +
    ellipse(10, -366, 200, 24, '#1b2030', 'opacity=".12"') +
    path(
      'M-176 -390C-176 -540 -110 -596 4 -596C112 -596 176 -540 180 -390C80 -356 -80 -356 -176 -390Z',
      pen.round(straw),
    ) +
    path('M-178 -428C-80 -388 84 -388 181 -428L182 -376C80 -336 -80 -336 -178 -376Z', shade(main, -0.02)) +
    path(
      'M-336 -350C-250 -398 -190 -404 -176 -396C-80 -350 84 -350 180 -396C220 -412 320 -396 366 -352C250 -318 -200 -306 -336 -350Z',
      pen.linear(shade(straw, 0.04), shade(straw, -0.08)),
    ) +
    line('M-300 -350C-160 -324 200 -326 330 -354', shade(straw, -0.12), 4, 'opacity=".7"') +
    repeat(4, (index) =>
      line(
        `M${index * 13 - 146} ${-454 - index * 30}C-70 ${-430 - index * 34} 70 ${-430 - index * 34} ${148 - index * 13} ${-454 - index * 30}`,
        shade(straw, -0.07),
        4,
        'opacity=".55"',
      ),
    )
  );
}

export const calmSkinMotifs = {
  cottonLine: motif(1000, 280, (pen) => {
    const { cream, accentPale, white, pink, woodDeep } = pen.palette;
    return (
      line('M-640 -262C-300 -236 300 -236 640 -262', woodDeep, 5) +
      at(cloth(pen, shade(accentPale, 0.01)), -390, -244) +
      at(bodysuit(pen, white), -110, -240) +
      at(sock(shade(pink, 0.04)), 96, -236) +
      at(sock(shade(pink, 0.02)), 190, -238) +
      at(bodysuit(pen, cream), 410, -244) +
      [-456, -324, -168, -52, 96, 190, 352, 468].map((x) => peg(x, -246, pen)).join('')
    );
  }),
  tubWithSpatula: motif(350, 310, tubWithSpatula),
  babyTub: motif(640, 300, babyTub),
  elbowOnTable: motif(1100, 560, elbow),
  hatWoman: motif(700, 640, hatWoman),
};
