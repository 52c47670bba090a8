import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect } from '../svg';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".15"');

/** A tall mirror on feet; a cloth has been thrown over most of it. */
const drapedMirror = (pen: Pen): string => {
  const { wood, woodDeep, white, accent, skyLow } = pen.palette;
  const cloth = accent;
  return (
    floorShadow(190) +
    line('M-150 -4L-120 -60M150 -4L120 -60', woodDeep, 18) +
    line('M-130 -40V-330M130 -40V-330', woodDeep, 16) +
    circle(-130, -340, 14, wood) +
    circle(130, -340, 14, wood) +
    rect(-112, -590, 224, 540, pen.round(wood), 104) +
    pen.clipped(
      rect(-94, -572, 188, 504, '#000', 90),
      rect(-94, -572, 188, 504, pen.linear('#9cc8e6', skyLow)) +
        path('M-60 -60L60 -260L100 -220L0 -40Z', white, 'opacity=".3"') +
        path('M-94 -140C-40 -170 40 -120 94 -150V-60H-94Z', shade(pen.palette.leaf, 0.12), 'opacity=".55"'),
    ) +
    path(
      'M-118 -520C-120 -580 -60 -608 0 -606C70 -608 124 -576 124 -510C138 -430 150 -330 148 -236C120 -214 108 -250 84 -262C60 -240 52 -196 26 -200C0 -206 -8 -268 -34 -284C-62 -262 -80 -292 -100 -300C-124 -296 -146 -318 -148 -334C-140 -400 -124 -460 -118 -520Z',
      pen.linear(shade(cloth, 0.07), shade(cloth, -0.05)),
    ) +
    line('M-84 -560C-96 -480 -100 -400 -104 -320', shade(cloth, -0.08), 5) +
    line('M-30 -588C-30 -480 -36 -380 -36 -300', shade(cloth, -0.08), 5) +
    line('M30 -588C40 -460 34 -340 28 -220', shade(cloth, -0.08), 5) +
    line('M86 -556C100 -450 96 -360 88 -280', shade(cloth, -0.08), 5) +
    line('M-4 -592C0 -500 -2 -420 -4 -330', shade(cloth, 0.1), 5, 'opacity=".6"')
  );
};

const easel = (pen: Pen): string => {
  const { wood, woodDeep, white, coral, yellow, main, deep, leaf, pale, teal } = pen.palette;
  return (
    floorShadow(190) +
    line('M0 -560L26 -10', shade(woodDeep, -0.05), 15) +
    line('M-20 -560L-150 -4M20 -560L150 -4', woodDeep, 17) +
    rect(-170, -520, 340, 300, '#1b2030', 6, 'opacity=".12"') +
    rect(-176, -528, 340, 300, pen.linear(white, shade(white, -0.04)), 6) +
    pen.clipped(
      rect(-160, -512, 308, 268, '#000', 3),
      rect(-160, -512, 308, 268, pen.linear(pale, pen.palette.accentPale)) +
        circle(70, -440, 40, yellow) +
        path('M-170 -370C-80 -430 40 -340 160 -390V-230H-170Z', main) +
        path('M-170 -310C-60 -350 60 -280 160 -320V-230H-170Z', leaf) +
        path('M-90 -320C-90 -380 -40 -380 -40 -320Z', deep) +
        line(
          'M-30 -250C0 -280 40 -260 70 -290M-140 -262C-110 -280 -90 -270 -70 -286',
          coral,
          13,
          'opacity=".8"',
        ) +
        rect(96, -300, 60, 70, white, 0, 'opacity=".85"'),
    ) +
    rect(-196, -232, 380, 24, pen.linear(shade(wood, 0.04), wood), 8) +
    rect(-22, -560, 44, 36, wood, 8) +
    rect(-120, -246, 60, 16, coral, 6) +
    rect(-40, -246, 50, 16, teal, 6)
  );
};

const paintStool = (pen: Pen): string => {
  const { wood, woodDeep, coral, teal, yellow, cream } = pen.palette;
  const brush = (x: number, lean: number, tip: string): string =>
    at(
      rect(-4, -110, 8, 100, shade(wood, -0.02), 4) +
        rect(-5, -124, 10, 20, pen.palette.grey, 2) +
        path('M-7 -122C-9 -144 -2 -152 0 -160C2 -152 9 -144 7 -122Z', tip),
      x,
      -196,
      1,
      lean,
    );
  return (
    floorShadow(84) +
    line('M-56 -160L-70 -2M56 -160L70 -2', woodDeep, 13) +
    line('M-62 -70H62', woodDeep, 9) +
    rect(-84, -182, 168, 24, pen.linear(shade(wood, 0.05), wood), 12) +
    brush(-34, -12, coral) +
    brush(-20, 4, teal) +
    brush(-6, 16, yellow) +
    path('M-54 -236H10L4 -182H-48Z', pen.round(cream)) +
    ellipse(46, -184, 34, 8, shade(cream, -0.04)) +
    circle(34, -188, 8, coral) +
    circle(52, -190, 8, yellow) +
    circle(64, -184, 6, teal)
  );
};

/** A young plant, between the seedling and the full one. */
const sill = (pen: Pen): string =>
  rect(-560, -4, 1120, 34, pen.linear(shade(pen.palette.white, 0), shade(pen.palette.white, -0.06)), 8) +
  rect(-540, 30, 1080, 12, shade(pen.palette.wall, -0.07), 4);

const wateringCan = (pen: Pen): string => {
  const colour = pen.palette.teal;
  return (
    ellipse(8, 0, 96, 8, '#1b2030', 'opacity=".15"') +
    line('M-60 -116C-118 -120 -118 -24 -62 -26', shade(colour, -0.07), 13) +
    path('M48 -56L118 -138L132 -126L62 -22Z', shade(colour, -0.03)) +
    path('M104 -150L150 -124L140 -110L98 -138Z', shade(colour, -0.09)) +
    path('M-64 -128H58L66 -12C66 -4 60 0 52 0H-58C-66 0 -72 -4 -72 -12Z', pen.round(colour)) +
    ellipse(-3, -128, 61, 11, shade(colour, -0.1)) +
    line('M-44 -132C-34 -178 30 -178 40 -132', shade(colour, -0.04), 11)
  );
};

export const mirrorAndEaselMotifs = {
  drapedMirror: motif(320, 620, drapedMirror),
  easel: motif(390, 580, easel),
  paintStool: motif(180, 360, paintStool),
  windowSill: motif(1120, 40, sill),
  sillCan: motif(260, 180, wateringCan),
};
