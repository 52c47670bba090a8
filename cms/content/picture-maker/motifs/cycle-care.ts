import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, group, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

/** An open diary on the table, four weeks on each page: the days before a period stand out. */
const scoreDiary = (pen: Pen): string => {
  const { white, cream, coral, main, light2, deep, wood, plum, yellow, grey } = pen.palette;
  const x = (u: number, v: number): number => u * (330 - 54 * v);
  const y = (v: number): number => -16 - 232 * v;
  const page = (side: number): string =>
    path(
      `M0 ${y(0)}C${side * 90} ${y(0) - 22} ${side * 220} ${y(0) - 14} ${x(side, 0)} ${y(0)}L${x(side, 1)} ${y(1)}C${side * 180} ${y(1) - 14} ${side * 80} ${y(1) - 20} 0 ${y(1) + 2}Z`,
      side < 0
        ? pen.linear(white, shade(cream, -0.03), 'right')
        : pen.linear(shade(cream, -0.05), white, 'right'),
    );
  const day = (side: number, row: number, column: number): string => {
    const v = 0.82 - row * 0.225;
    const u = (side < 0 ? -0.9 : 0.26) + column * 0.107;
    const hard = row === 3 || (row === 2 && column > 4);
    const period = row === 0 && column < 4;
    const dot = (size: number, colour: string): string =>
      ellipse(x(u, v), y(v) - 8, size * (1 - v * 0.12), size * 0.7, colour);
    if (hard) return dot(15 + ((column * 5 + side + row) % 4), coral);
    if (period) return dot(12, plum);
    return dot(7, column % 3 ? light2 : main);
  };
  return (
    ellipse(14, -6, 360, 16, '#1b2030', 'opacity=".16"') +
    path(`M-346 -4L-288 ${y(1) - 10}H288L346 -4Q340 8 326 8H-326Q-340 8 -346 -4Z`, pen.linear(main, deep)) +
    page(-1) +
    page(1) +
    line(`M0 ${y(0)}V${y(1)}`, shade(grey, 0.06), 4, 'opacity=".6"') +
    [-1, 1].map((side) => repeat(4, (row) => repeat(7, (column) => day(side, row, column)))).join('') +
    path(`M38 ${y(1) + 4}L62 ${y(1) + 4}L70 -2L58 -14L44 2Z`, pen.palette.teal) +
    at(
      rect(-8, -210, 16, 190, pen.round(yellow), 3) +
        path('M-8 -20L0 4L8 -20Z', shade(wood, 0.08)) +
        path('M-3 -6L0 4L3 -6Z', deep) +
        rect(-8, -226, 16, 20, coral, 5),
      372,
      -6,
      1,
      -38,
    )
  );
};

/** A scale with a beam: creams and patches on one pan, smooth weights on the other. */
const balanceScale = (pen: Pen): string => {
  const { wood, woodDeep, yellow, white, cream, accent, accentPale, main, deep, teal, coral } = pen.palette;
  const brass = shade(yellow, -0.1);
  const pan = (px: number, py: number, load: string): string =>
    line(`M${px} ${py - 190}L${px - 118} ${py}M${px} ${py - 190}L${px + 118} ${py}`, shade(brass, -0.12), 4) +
    at(load, px, py + 4) +
    path(
      `M${px - 132} ${py}H${px + 132}C${px + 112} ${py + 40} ${px + 60} ${py + 52} ${px} ${py + 52}C${px - 60} ${py + 52} ${px - 112} ${py + 40} ${px - 132} ${py}Z`,
      pen.round(brass, 0.14),
    ) +
    ellipse(px, py, 132, 9, shade(brass, 0.07));
  const weight = (wx: number, size: number, colour: string): string =>
    at(
      path('M-26 0L-20 -46H20L26 0Z', pen.round(colour, 0.14)) +
        circle(0, -56, 12, pen.round(shade(colour, 0.03), 0.14)),
      wx,
      0,
      size,
    );
  const cream1 =
    rect(-26, -112, 52, 112, pen.linear(white, shade(cream, -0.05), 'right'), 12) +
    rect(-26, -70, 52, 34, main) +
    rect(-14, -138, 28, 28, deep, 5) +
    path('M-14 -138H34C40 -138 40 -128 34 -126H-14Z', deep);
  const patch = (degrees: number, colour: string): string =>
    group(
      rect(-38, -76, 76, 76, pen.linear(shade(colour, 0.04), shade(colour, -0.05)), 20, 'opacity=".95"') +
        rect(-24, -62, 48, 48, white, 12, 'opacity=".45"'),
      `rotate(${degrees})`,
    );
  return (
    tableShadow(400) +
    path('M-150 0C-150 -30 -60 -34 -36 -60H36C60 -34 150 -30 150 0Z', pen.linear(wood, woodDeep)) +
    path('M-15 -52L-9 -470H9L15 -52Z', pen.round(brass, 0.14)) +
    circle(0, -480, 22, pen.round(brass, 0.14)) +
    path(
      'M-300 -412L0 -452L300 -436L300 -424L0 -434L-300 -400Z',
      pen.linear(shade(brass, 0.04), shade(brass, -0.1)),
    ) +
    circle(0, -443, 17, coral) +
    circle(-292, -406, 9, shade(brass, -0.1)) +
    circle(292, -430, 9, shade(brass, -0.1)) +
    pan(-292, -212, at(cream1, -54, 0) + at(patch(-8, accentPale), 22, -2) + at(patch(12, accent), 66, 0)) +
    pan(292, -238, weight(-58, 1.5, teal) + weight(18, 1.15, main) + weight(72, 0.85, coral))
  );
};

/** A clipboard with a drawn body, front and back, and the places that hurt. */
const painMap = (pen: Pen): string => {
  const { wood, woodDeep, white, cream, coral, light2, main, grey, charcoal, yellow } = pen.palette;
  const body = (mark: string): string =>
    circle(0, -262, 23, light2) +
    path(
      'M-12 -240H12V-228C40 -224 50 -210 52 -188L60 -112C60 -102 46 -102 44 -112L36 -176L32 -132C40 -112 40 -92 36 -60L28 -8C26 4 8 4 8 -8L0 -86L-8 -8C-8 4 -26 4 -28 -8L-36 -60C-40 -92 -40 -112 -32 -132L-36 -176L-44 -112C-46 -102 -60 -102 -60 -112L-52 -188C-50 -210 -40 -224 -12 -228Z',
      pen.linear(light2, shade(light2, -0.05)),
    ) +
    mark;
  const sore = (sx: number, sy: number, r: number): string =>
    circle(sx, sy, r * 2, pen.glow(coral, 0.75)) + circle(sx, sy, r * 0.62, coral);
  return (
    tableShadow(330) +
    rect(-180, -480, 360, 480, pen.linear(wood, woodDeep), 18) +
    rect(-158, -450, 316, 432, pen.linear(white, shade(cream, -0.01)), 6) +
    at(body(sore(0, -112, 19) + sore(-22, -124, 12)), -76, -106, 1.06) +
    at(body(sore(0, -136, 16) + sore(18, -48, 13)), 76, -106, 1.06) +
    [0, 1].map((row) => rect(-128, -78 + row * 26, row ? 170 : 250, 9, shade(grey, 0.1), 4)).join('') +
    repeat(5, (index) => circle(76 + index * 15, -47, 5, index < 4 ? coral : shade(grey, 0.1))) +
    rect(-62, -500, 124, 42, pen.round(charcoal), 12) +
    circle(0, -496, 15, charcoal) +
    circle(0, -496, 7, wood) +
    at(
      rect(-9, -220, 18, 196, pen.round(yellow), 3) +
        path('M-9 -24L0 4L9 -24Z', shade(wood, 0.1)) +
        rect(-9, -238, 18, 22, main, 5),
      240,
      2,
      1,
      -15,
    )
  );
};

/** The cut face of a pomegranate: chambers full of small red seeds. */
const pomegranateHalf = (pen: Pen): string => {
  const { red, cream, plum, pink } = pen.palette;
  const seed = (sx: number, sy: number, turn: number): string =>
    at(
      path(
        'M0 -17C12 -14 15 6 8 14C3 18 -3 18 -8 14C-15 6 -12 -14 0 -17Z',
        pen.random.pick([red, shade(red, -0.06), shade(red, 0.05), shade(plum, 0.06)] as const),
      ) + ellipse(-4, -3, 3, 5, pink, 'opacity=".75"'),
      sx,
      sy,
      1,
      turn,
    );
  const chamber = (index: number): string => {
    const middle = (index / 6) * Math.PI * 2 + 0.3;
    const rings = [
      [46, 1],
      [76, 3],
      [104, 5],
    ] as const;
    return rings
      .map(([r, count]) =>
        repeat(count, (place) => {
          const angle = middle + ((place - (count - 1) / 2) * 27) / r;
          return seed(Math.cos(angle) * r, Math.sin(angle) * r, (angle * 180) / Math.PI - 90);
        }),
      )
      .join('');
  };
  return (
    tableShadow(250) +
    at(
      path('M-30 -128L-44 -172L-14 -152L0 -180L14 -152L44 -172L30 -128Z', shade(red, -0.08)) +
        circle(0, 0, 144, pen.round(red, 0.12)) +
        circle(0, 0, 129, pen.linear(cream, shade(cream, -0.05))) +
        repeat(6, (index) => chamber(index)) +
        circle(0, 0, 20, shade(cream, -0.03)),
      0,
      -142,
      1,
      14,
    )
  );
};

const pomegranate = (pen: Pen): string => {
  const { red, coral, white, brown } = pen.palette;
  return (
    tableShadow(230) +
    path(
      'M-34 -250L-56 -316L-20 -286L0 -324L20 -286L56 -316L34 -250Z',
      pen.linear(coral, shade(red, -0.05)),
    ) +
    line('M-10 -284V-262M10 -284V-262', brown, 4, 'opacity=".6"') +
    path(
      'M0 -262C92 -262 146 -204 142 -130C138 -52 78 0 0 0C-78 0 -138 -52 -142 -130C-146 -204 -92 -262 0 -262Z',
      pen.round(red, 0.16),
    ) +
    path(
      'M-98 -190C-116 -140 -106 -84 -80 -52C-92 -106 -88 -158 -56 -212C-74 -212 -90 -204 -98 -190Z',
      white,
      'opacity=".24"',
    ) +
    path('M40 -250C86 -220 104 -150 84 -70C72 -140 62 -200 40 -250Z', coral, 'opacity=".35"')
  );
};

/** Snowdrops in a low bowl. */
const snowdropBowl = (pen: Pen): string => {
  const { white, green, leaf: leafGreen, pine, clay, brown } = pen.palette;
  const drop = (dx: number, tall: number, lean: number): string => {
    const tip = dx + lean;
    return (
      line(
        `M${dx * 0.5} -92C${dx} ${-92 - tall * 0.6} ${dx} ${-92 - tall} ${tip - Math.sign(lean) * 14} ${-104 - tall}Q${tip + Math.sign(lean) * 4} ${-108 - tall} ${tip + Math.sign(lean) * 6} ${-86 - tall}`,
        green,
        6,
      ) +
      at(
        ellipse(0, 4, 8, 9, leafGreen) +
          path('M-4 8C-34 26 -32 58 -18 68C-6 56 -4 30 -1 8Z', shade(white, -0.04)) +
          path('M4 8C34 26 32 58 18 68C6 56 4 30 1 8Z', shade(white, -0.02)) +
          path('M0 6C18 28 16 62 0 74C-16 62 -18 28 0 6Z', white) +
          path('M-6 62L0 54L6 62L0 70Z', green),
        tip + Math.sign(lean) * 6,
        -86 - tall,
        1.1,
        -lean * 0.3,
      )
    );
  };
  const blade = (turn: number, tall: number): string =>
    at(leaf(tall, 24, turn % 2 ? leafGreen : pine), turn * 1.6, -84, 1, turn);
  return (
    tableShadow(220) +
    [-34, -19, -5, 13, 27, 38].map((turn, index) => blade(turn, 130 + ((index * 37) % 60))).join('') +
    drop(-74, 110, -30) +
    drop(-26, 176, -26) +
    drop(20, 204, 30) +
    drop(62, 128, 34) +
    drop(-4, 92, 26) +
    ellipse(0, -92, 118, 16, brown) +
    path(
      'M-126 -96C-122 -30 -76 0 -50 0H50C76 0 122 -30 126 -96C90 -80 -90 -80 -126 -96Z',
      pen.round(clay, 0.12),
    ) +
    line('M-126 -96C-90 -80 90 -80 126 -96', shade(clay, 0.07), 9)
  );
};

/** A packed bag with a small vest, a rolled towel and a bottle looking out. */
const hospitalBag = (pen: Pen): string => {
  const { main, deep, light2, white, yellow, accent, straw, woodDeep, teal } = pen.palette;
  return (
    tableShadow(300) +
    line('M-84 -166C-84 -262 84 -262 84 -166', shade(woodDeep, -0.03), 15) +
    rect(48, -228, 40, 80, pen.round(teal), 12) +
    rect(56, -244, 24, 20, shade(deep, -0.03), 5) +
    path('M-116 -150V-206C-116 -226 -40 -226 -40 -206V-150Z', pen.round(accent)) +
    line('M-100 -214C-84 -200 -70 -200 -56 -214', shade(accent, -0.08), 5) +
    path(
      'M-46 -150L-50 -196L-66 -186L-76 -206L-34 -232C-26 -218 14 -218 22 -232L62 -206L52 -186L36 -196L32 -150Z',
      pen.linear(white, shade(straw, 0.03)),
    ) +
    circle(-8, -190, 9, yellow) +
    path(
      'M-146 -158H146C162 -120 166 -60 156 -18C152 -4 142 0 128 0H-128C-142 0 -152 -4 -156 -18C-166 -60 -162 -120 -146 -158Z',
      pen.linear(main, deep),
    ) +
    rect(-146, -170, 292, 24, shade(main, 0.05), 12) +
    rect(-86, -112, 172, 84, pen.linear(shade(main, 0.07), main), 14) +
    line('M-70 -88H70', light2, 5) +
    circle(58, -88, 6, straw) +
    line('M-104 -148V-6M104 -148V-6', shade(woodDeep, -0.03), 13)
  );
};

export const cycleCareMotifs = {
  scoreDiary: motif(760, 290, scoreDiary),
  balanceScale: motif(860, 510, balanceScale),
  painMap: motif(440, 510, painMap),
  pomegranateHalf: motif(290, 320, pomegranateHalf),
  pomegranate: motif(290, 325, pomegranate),
  snowdropBowl: motif(260, 330, snowdropBowl),
  hospitalBag: motif(330, 250, hospitalBag),
};
