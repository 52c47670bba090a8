import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { roundSprig } from './leaves';
import { tableShadow } from './vessels';

const coins = (pen: Pen, filled: number): string => {
  const gold = pen.palette.orange;
  return repeat(filled, (row) =>
    repeat(4, (column) => {
      const x = -46 + column * 31 + (row % 2 ? 8 : -4) + pen.random.between(-4, 4);
      const y = -14 - row * 17;
      return (
        ellipse(x, y + 4, 20, 8, shade(gold, -0.12)) +
        ellipse(x, y, 20, 8, shade(gold, pen.random.between(0.02, 0.08)))
      );
    }),
  );
};

const glass = (pen: Pen, filled: number): string =>
  tableShadow(150) +
  path(
    'M-72 -172C-72 -186 -62 -192 -50 -194H50C62 -192 72 -186 72 -172V-18C72 -6 64 0 52 0H-52C-64 0 -72 -6 -72 -18Z',
    pen.palette.white,
    'opacity=".42"',
  ) +
  pen.clipped(rect(-66, -180, 132, 178, '#000', 18), coins(pen, filled)) +
  line('M-58 -164C-60 -120 -60 -70 -56 -30', pen.palette.white, 9, 'opacity=".75"');

const jar = (pen: Pen, filled: number, lid: string): string =>
  glass(pen, filled) + rect(-60, -216, 120, 26, lid, 8) + rect(-60, -198, 120, 8, shade(lid, -0.07), 3);

const openJar = (pen: Pen, filled: number): string =>
  at(roundSprig(150, 20, 5, pen.palette.leaf), 0, -120) +
  glass(pen, filled) +
  ellipse(0, -194, 56, 10, 'none', `stroke="${pen.palette.white}" stroke-width="7"`);

/** A bowl that broke and was mended with gold. */
const mendedBowl = (pen: Pen): string => {
  const clay = pen.palette.main;
  const gold = shade(pen.palette.orange, 0.06);
  const outer = 'M-230 -236C-222 -92 -138 -30 -74 -22H74C138 -30 222 -92 230 -236Z';
  const seam = (d: string): string => line(d, shade(gold, -0.12), 11) + line(d, gold, 7);
  return (
    ellipse(30, 0, 230, 14, '#1b2030', 'opacity=".16"') +
    path('M-84 -26H84L96 0H-96Z', pen.round(shade(clay, -0.06))) +
    path(outer, pen.round(clay)) +
    pen.clipped(
      path(outer, '#000'),
      path(
        'M-230 -210C-140 -190 140 -190 230 -210V-180C140 -160 -140 -160 -230 -180Z',
        shade(clay, 0.07),
        'opacity=".7"',
      ) +
        seam('M-130 -240L-108 -176L-134 -120L-84 -60L-96 -10') +
        seam('M-108 -176L-20 -150L30 -96L10 -20') +
        seam('M30 -96L110 -128L150 -236') +
        seam('M110 -128L196 -96') +
        path(
          'M-196 -200C-184 -130 -150 -84 -110 -60',
          'none',
          `stroke="${pen.palette.white}" stroke-width="12" stroke-linecap="round" opacity=".35"`,
        ),
    ) +
    ellipse(0, -236, 230, 44, shade(clay, 0.07)) +
    ellipse(0, -232, 210, 34, shade(clay, -0.1)) +
    pen.clipped(
      ellipse(0, -232, 210, 34, '#000'),
      seam('M-100 -270L-70 -238L-96 -196') + seam('M80 -270L56 -236L110 -196'),
    )
  );
};

const slipper = (colour: string, inner: string): string =>
  ellipse(8, 2, 74, 9, '#1b2030', 'opacity=".16"') +
  path(
    'M-72 -8C-76 -26 -56 -34 -30 -30C10 -26 40 -34 64 -26C80 -20 80 0 62 2H-56C-66 2 -71 -2 -72 -8Z',
    shade(inner, -0.1),
  ) +
  ellipse(-34, -19, 33, 10, inner) +
  path('M-14 -14C-16 -50 20 -62 48 -46C72 -34 82 -10 66 0H-4C-12 -2 -14 -8 -14 -14Z', colour) +
  path('M-14 -14C-16 -50 20 -62 30 -58C8 -46 2 -26 4 -2C-8 -2 -14 -8 -14 -14Z', shade(colour, 0.07));

const movingBox = (pen: Pen): string => {
  const card = shade(pen.palette.wood, 0.05);
  return (
    ellipse(14, 0, 236, 14, '#1b2030', 'opacity=".16"') +
    path('M-190 -220L-250 -290L-80 -300L-20 -226Z', shade(card, 0.04)) +
    path('M190 -220L260 -284L110 -300L40 -226Z', shade(card, 0.02)) +
    rect(-184, -226, 368, 30, shade(card, -0.16)) +
    at(
      rect(-58, -210, 116, 210, pen.palette.woodDeep, 6) +
        rect(-46, -198, 92, 130, pen.palette.white) +
        pen.clipped(
          rect(-40, -192, 80, 118, '#000'),
          rect(-40, -192, 80, 118, pen.palette.accentPale) +
            circle(14, -160, 18, pen.palette.accent) +
            path('M-40 -130C-10 -150 10 -116 44 -134V-60H-40Z', pen.palette.main),
        ),
      -96,
      -122,
      1,
      -9,
    ) +
    at(roundSprig(190, 30, 6, pen.palette.leaf), 16, -180) +
    at(roundSprig(160, -34, 5, shade(pen.palette.leaf, 0.03)), 6, -180) +
    at(
      rect(-20, -150, 40, 150, pen.palette.deep, 4) + rect(-20, -130, 40, 12, pen.palette.straw),
      84,
      -160,
      1,
      5,
    ) +
    at(
      rect(-18, -132, 36, 132, pen.palette.coral, 4) + rect(-18, -112, 36, 10, pen.palette.cream),
      124,
      -160,
      1,
      11,
    ) +
    path(
      'M-196 -220H196V-10C196 -4 192 0 186 0H-186C-192 0 -196 -4 -196 -10Z',
      pen.linear(card, shade(card, -0.07)),
    ) +
    path('M-196 -220L-234 -130L-196 -120Z', shade(card, -0.05)) +
    path('M196 -220L236 -134L196 -122Z', shade(card, -0.09)) +
    rect(-32, -220, 64, 74, shade(card, 0.09), 0, 'opacity=".75"') +
    rect(-60, -112, 120, 30, shade(card, -0.14), 15)
  );
};

const whiteCoat = (pen: Pen): string => {
  const { white, wood, woodDeep, charcoal, deep, red, orange, yellow, green, blue, purple } = pen.palette;
  const cloth = shade(white, -0.035);
  const stripes = [red, orange, yellow, green, blue, purple];
  return (
    rect(-230, -640, 460, 46, pen.linear(shade(wood, 0.03), woodDeep), 10) +
    [-150, 0, 150].map((x) => line(`M${x} -616V-590q0 18 18 18`, charcoal, 10)).join('') +
    path(
      'M-24 -588C-70 -572 -128 -546 -140 -520C-168 -420 -190 -300 -196 -190L-136 -178L-110 -330V-10H-6L0 -520L6 -10H110V-330L136 -178L196 -190C190 -300 168 -420 140 -520C128 -546 70 -572 24 -588Z',
      pen.linear(white, shade(white, -0.06)),
    ) +
    path('M-110 -330V-10H-6L0 -420L6 -10H110V-330C60 -300 -60 -300 -110 -330Z', cloth, 'opacity=".5"') +
    path('M-24 -588L0 -420L-46 -470L-64 -500L-48 -530Z', shade(white, -0.09)) +
    path('M24 -588L0 -420L46 -470L64 -500L48 -530Z', shade(white, -0.12)) +
    path('M-24 -588C-10 -600 10 -600 24 -588L0 -500Z', pen.palette.main) +
    line('M0 -420V-12', shade(white, -0.16), 4) +
    [-360, -280, -200].map((y) => circle(14, y, 7, shade(white, -0.2))).join('') +
    rect(-92, -210, 70, 76, shade(white, -0.05), 8) +
    rect(22, -210, 70, 76, shade(white, -0.05), 8) +
    rect(36, -408, 62, 62, shade(white, -0.05), 6) +
    rect(46, -424, 8, 44, deep, 4) +
    rect(62, -420, 8, 40, pen.palette.accent, 4) +
    pen.clipped(
      circle(-66, -408, 30, '#000'),
      stripes.map((colour, index) => rect(-100, -438 + index * 10, 70, 10.5, colour)).join(''),
    ) +
    circle(-66, -408, 30, 'none', `stroke="${white}" stroke-width="6"`) +
    path(
      'M120 -572C90 -520 92 -430 132 -396C168 -366 196 -400 190 -470C188 -510 178 -548 166 -572',
      'none',
      `stroke="${charcoal}" stroke-width="11" stroke-linecap="round"`,
    ) +
    line('M140 -392V-330', charcoal, 11) +
    circle(140, -312, 24, pen.palette.grey) +
    circle(140, -312, 14, shade(pen.palette.grey, 0.12))
  );
};

const pillBottle = (pen: Pen): string => {
  const amber = pen.palette.orange;
  const tablet = (x: number, y: number, degrees: number): string =>
    at(
      ellipse(0, 4, 34, 15, '#1b2030', 'opacity=".15"') +
        rect(
          -34,
          -18,
          68,
          32,
          pen.linear(shade(pen.palette.blue, 0.14), shade(pen.palette.blue, -0.02)),
          16,
        ) +
        rect(-20, -12, 36, 6, pen.palette.white, 3, 'opacity=".6"'),
      x,
      y,
      1,
      degrees,
    );
  return (
    tableShadow(180) +
    path(
      'M-80 -210C-80 -224 -70 -230 -58 -230H58C70 -230 80 -224 80 -210V-20C80 -8 70 0 58 0H-58C-70 0 -80 -8 -80 -20Z',
      pen.round(amber),
    ) +
    rect(-80, -176, 160, 118, pen.palette.white) +
    circle(0, -118, 32, pen.palette.light2) +
    path(
      'M-16 -118H16M0 -134V-102',
      'none',
      `stroke="${pen.palette.deep}" stroke-width="11" stroke-linecap="round"`,
    ) +
    rect(-66, -226, 11, 200, pen.palette.white, 5, 'opacity=".35"') +
    rect(-90, -296, 180, 70, pen.linear(pen.palette.white, shade(pen.palette.white, -0.08)), 12) +
    repeat(11, (index) => rect(-82 + index * 15.5, -286, 5, 50, shade(pen.palette.white, -0.12), 2)) +
    tablet(176, -6, -8)
  );
};

export const mendedThingMotifs = {
  coinJars: motif(
    560,
    230,
    (pen) =>
      at(jar(pen, 3, pen.palette.coral), -190, 0) +
      at(jar(pen, 6, pen.palette.deep), 0, 0) +
      at(openJar(pen, 8), 190, 0),
  ),
  mendedBowl: motif(460, 290, mendedBowl),
  slipperPairs: motif(560, 70, (pen) => {
    const pair = (colour: string, inner: string): string =>
      at(slipper(shade(colour, -0.03), inner), 34, -26, 0.94) + slipper(colour, inner);
    return (
      at(pair(pen.palette.teal, pen.palette.cream), -150, 0) +
      at(pair(pen.palette.coral, pen.palette.cream), 120, 4, 0.9)
    );
  }),
  movingBox: motif(500, 330, movingBox),
  whiteCoat: motif(460, 650, whiteCoat),
  pillBottle: motif(240, 300, pillBottle),
};
