import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

/** A ripe ear that grows up from (0, 0), with its beard. */
const wheatEar = (colour: string): string =>
  repeat(7, (index) =>
    line(`M0 ${-30 - index * 16}L${(index - 3) * 9} ${-178 - (index % 3) * 12}`, shade(colour, 0.03), 2.5),
  ) +
  repeat(7, (index) => {
    const y = -12 - index * 17;
    const size = 1 - index * 0.06;
    const grain = (side: number): string =>
      at(ellipse(0, -13, 9, 17, shade(colour, side * 0.025)), side * 8, y, size, side * 28);
    return grain(-1) + grain(1);
  }) +
  ellipse(0, -140, 8, 16, colour);

function sheaf(pen: Pen): string {
  const { yellow, wood, coral } = pen.palette;
  const gold = shade(yellow, -0.1);
  const leans = [-30, 30, -21, 21, -12, 12, -4, 5] as const;
  return (
    tableShadow(180) +
    leans.map((lean) => at(line('M0 0V176', shade(gold, -0.06), 8), 0, -176, 1, -lean * 0.55)).join('') +
    leans
      .map((lean, index) => {
        const tall = 190 - Math.abs(lean) * 1.5 + (index % 3) * 16;
        return at(
          line(`M0 0V${-tall}`, shade(gold, -0.04), 7) +
            at(wheatEar(shade(gold, (index % 3) * 0.02)), 0, -tall),
          0,
          -176,
          1,
          lean,
        );
      })
      .join('') +
    at(leaf(150, 24, shade(wood, 0.06)), -6, -180, 1, -52) +
    at(leaf(140, 22, shade(wood, 0.08)), 6, -180, 1, 56) +
    rect(-42, -200, 84, 30, coral, 12) +
    path(
      'M-6 -186C-40 -176 -66 -150 -72 -112L-46 -120L-36 -100C-34 -140 -16 -166 4 -180Z',
      shade(coral, -0.05),
    ) +
    path('M6 -186C34 -170 52 -150 56 -116L36 -122L24 -104C24 -140 8 -166 -4 -180Z', shade(coral, -0.02)) +
    circle(0, -185, 14, shade(coral, 0.05))
  );
}

function riceBowl(pen: Pen): string {
  const { white, blue, leaf: green, cream } = pen.palette;
  const heap = 'M-138 -120C-110 -196 -50 -226 0 -226C50 -226 110 -196 138 -120C80 -92 -80 -92 -138 -120Z';
  return (
    tableShadow(270) +
    ellipse(0, -120, 158, 32, shade(white, -0.06)) +
    path(heap, pen.linear(cream, shade(cream, -0.06))) +
    pen.clipped(
      path(heap, '#000'),
      repeat(90, () =>
        at(
          ellipse(0, 0, 9, 4, shade(white, pen.random.between(-0.07, 0.01))),
          pen.random.between(-130, 130),
          pen.random.between(-224, -100),
          1,
          pen.random.between(-70, 70),
        ),
      ),
    ) +
    at(leaf(44, 20, green), 4, -212, 1, 38) +
    at(leaf(40, 18, shade(green, 0.08)), 0, -212, 1, -40) +
    path(
      'M-158 -120C-154 -44 -90 -12 -58 -12H58C90 -12 154 -44 158 -120C90 -84 -90 -84 -158 -120Z',
      pen.round(shade(white, -0.01)),
    ) +
    path('M-156 -98C-90 -62 90 -62 156 -98L152 -80C90 -46 -90 -46 -152 -80Z', shade(blue, -0.02)) +
    path('M-56 -14H56L48 2H-48Z', shade(white, -0.1))
  );
}

const kernels = (pen: Pen): string =>
  repeat(12, (column) =>
    repeat(4, (row) =>
      rect(
        -128 + column * 21,
        -78 + row * 19,
        19,
        17,
        shade(pen.palette.yellow, ((column + row) % 3) * 0.022 - 0.05),
        7,
      ),
    ),
  );

function cobAndPotatoes(pen: Pen): string {
  const { yellow, leaf: green, lime, wood } = pen.palette;
  const cob =
    'M-130 -42C-130 -76 -90 -84 -50 -84H60C110 -82 136 -60 140 -42C136 -22 110 -2 60 0H-50C-90 0 -130 -8 -130 -42Z';
  const potato = (rx: number, ry: number, tone: number): string =>
    ellipse(0, -ry, rx, ry, pen.round(shade(wood, tone))) +
    repeat(5, () =>
      ellipse(
        pen.random.between(-0.6, 0.6) * rx,
        -ry + pen.random.between(-0.5, 0.5) * ry,
        5,
        3,
        shade(wood, tone - 0.12),
      ),
    );
  return (
    ellipse(10, 2, 270, 11, '#1b2030', 'opacity=".14"') +
    at(potato(84, 58, 0.03), -176, -22) +
    at(potato(70, 48, -0.02), -80, 0) +
    at(
      path(cob, shade(yellow, -0.12)) +
        pen.clipped(path(cob, '#000'), kernels(pen)) +
        line('M-90 -70C-40 -78 40 -78 90 -68', shade(yellow, 0.1), 6, 'opacity=".6"'),
      110,
      0,
      1.05,
      -8,
    ) +
    path(
      'M-60 -6C-20 -70 60 -96 120 -84C90 -60 110 -30 60 2C20 14 -30 10 -60 -6Z',
      pen.linear(shade(lime, 0.02), green),
    ) +
    path('M-66 0C-10 -34 60 -30 150 6C90 20 -10 22 -66 0Z', pen.linear(green, shade(green, -0.06))) +
    line('M-50 -4C0 -40 50 -66 100 -78', shade(green, -0.06), 3.5, 'opacity=".7"')
  );
}

function tallMilkBottle(pen: Pen): string {
  const { white, main, cream, grey } = pen.palette;
  const glass =
    'M-38 -350H38V-290C38 -250 78 -240 78 -190V-24C78 -8 66 0 50 0H-50C-66 0 -78 -8 -78 -24V-190C-78 -240 -38 -250 -38 -290Z';
  return (
    tableShadow(150) +
    path(glass, shade(grey, 0.18), 'opacity=".75"') +
    pen.clipped(
      path(glass, '#000'),
      rect(-90, -276, 180, 280, pen.linear(white, shade(cream, -0.03), 'right')),
    ) +
    ellipse(0, -276, 41, 8, shade(white, -0.06)) +
    path(glass, 'none', `stroke="${white}" stroke-width="5" opacity=".9"`) +
    rect(-46, -376, 92, 34, pen.round(main), 10) +
    repeat(8, (index) => rect(-40 + index * 11, -370, 4, 24, shade(main, -0.07), 2)) +
    rect(-62, -196, 12, 160, white, 6, 'opacity=".95"') +
    circle(0, -112, 46, shade(main, 0.08), 'opacity=".6"') +
    [0, 72, 144, 216, 288].map((turn) => at(ellipse(0, -22, 13, 18, white), 0, -112, 1, turn)).join('') +
    circle(0, -112, 12, pen.palette.yellow)
  );
}

function cheeseBoard(pen: Pen): string {
  const { wood, woodDeep, yellow } = pen.palette;
  const front = 'M-150 -40L170 -40V-120L-150 -92Z';
  const hole = (x: number, y: number, r: number): string =>
    ellipse(x, y, r, r * 0.86, shade(yellow, -0.14)) +
    ellipse(x + r * 0.16, y + r * 0.2, r * 0.76, r * 0.6, shade(yellow, -0.08));
  return (
    ellipse(20, 2, 270, 11, '#1b2030', 'opacity=".15"') +
    path(
      'M-260 -14C-260 -30 -244 -40 -226 -40H230L300 -34C316 -32 316 -16 300 -14L230 0H-226C-246 0 -260 -4 -260 -14Z',
      pen.linear(wood, woodDeep),
    ) +
    circle(290, -24, 7, shade(woodDeep, -0.12)) +
    path(
      'M-150 -92L64 -206C120 -196 160 -160 170 -120Z',
      pen.linear(shade(yellow, 0.05), shade(yellow, -0.01)),
    ) +
    path(front, pen.linear(shade(yellow, -0.02), shade(yellow, -0.07))) +
    path(
      'M170 -40V-120C160 -160 120 -196 64 -206L78 -210C136 -202 184 -164 190 -120V-40Z',
      shade(pen.palette.orange, -0.02),
    ) +
    hole(-60, -66, 19) +
    hole(24, -84, 25) +
    hole(112, -66, 20) +
    hole(-8, -54, 9) +
    hole(70, -52, 8) +
    ellipse(44, -150, 22, 9, shade(yellow, -0.08)) +
    ellipse(-20, -122, 13, 5, shade(yellow, -0.08))
  );
}

function yogurtPot(pen: Pen): string {
  const { white, accent, coral, cream, grey } = pen.palette;
  return (
    tableShadow(190) +
    line('M18 -190L96 -296', shade(grey, 0.04), 11) +
    ellipse(0, -186, 104, 24, shade(white, -0.08)) +
    ellipse(0, -183, 92, 18, cream) +
    path('M-58 -188C-30 -210 0 -186 22 -202C44 -212 66 -190 40 -180C10 -170 -40 -172 -58 -188Z', white) +
    circle(-34, -194, 15, coral) +
    circle(-10, -188, 14, shade(coral, -0.06)) +
    path(
      'M-104 -184C-90 -158 90 -158 104 -184L86 -18C84 -6 74 0 62 0H-62C-74 0 -84 -6 -86 -18Z',
      pen.round(white),
    ) +
    path('M-97 -120C-60 -104 60 -104 97 -120L89 -50C50 -36 -50 -36 -89 -50Z', pen.round(accent)) +
    circle(0, -78, 24, cream) +
    at(leaf(34, 15, pen.palette.leaf), 0, -64, 1, 28) +
    at(leaf(30, 13, shade(pen.palette.leaf, 0.08)), 0, -64, 1, -30)
  );
}

export const dairyAndGrainMotifs = {
  wheatSheaf: motif(360, 560, sheaf),
  riceBowl: motif(330, 230, riceBowl),
  cobAndPotatoes: motif(530, 150, cobAndPotatoes),
  tallMilkBottle: motif(170, 380, tallMilkBottle),
  cheeseBoard: motif(570, 220, cheeseBoard),
  yogurtPot: motif(220, 300, yogurtPot),
};
