import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { blades } from './leaves';
import { poses, type Pose } from './poses';
import { seated, sideChair } from './talking-places';

/** Somebody who stands in profile, arms at rest. */
const waiting: Pose = {
  ...poses.walk,
  nearArm: [
    [10, -122],
    [16, -94],
  ],
  nearLeg: [
    [-4, -50],
    [-10, -9],
  ],
  farLeg: [
    [12, -50],
    [15, -8],
  ],
};

const stepping: Pose = {
  ...poses.walk,
  nearArm: [
    [-20, -124],
    [-30, -98],
  ],
  farArm: [
    [30, -132],
    [50, -122],
  ],
  nearLeg: [
    [-2, -50],
    [-4, -4],
  ],
  farLeg: [
    [34, -62],
    [34, -16],
  ],
};

/** Somebody who reaches for something at the height of a counter. */
const handingOver: Pose = {
  ...waiting,
  nearArm: [
    [26, -130],
    [52, -128],
  ],
};

const throwing: Pose = {
  ...waiting,
  head: [4, -186],
  nearArm: [
    [36, -168],
    [30, -204],
  ],
  farArm: [
    [38, -176],
    [44, -212],
  ],
  nearLeg: [
    [0, -52],
    [-14, -6],
  ],
  farLeg: [
    [22, -54],
    [16, -4],
  ],
};

const pond = (pen: Pen): string => {
  const { water, white, grey, pine, green } = pen.palette;
  const stone = (x: number, y: number, r: number): string => {
    const tone = shade(grey, ((x % 3) - 1) * 0.02);
    return (
      ellipse(x, y + 13, r * 1.3, r * 0.34, white, 'opacity=".35"') +
      ellipse(x, y + 10, r, r * 0.3, shade(tone, -0.2)) +
      ellipse(x, y, r, r * 0.28, pen.linear(shade(tone, 0.12), shade(tone, 0.02)))
    );
  };
  const reeds = (x: number, y: number, size: number): string =>
    at(
      blades(6, 96, 30, size > 1 ? pine : green, pen) +
        line('M-6 0V-116M12 0V-96', shade(pine, 0.04), 4) +
        rect(-11, -134, 10, 34, pen.palette.brown, 5) +
        rect(7, -112, 10, 30, pen.palette.brown, 5),
      x,
      y,
      size,
    );
  return (
    path(
      'M-700 -186C-520 -212 -420 -190 -340 -200C-160 -214 120 -186 300 -190C350 -190 380 -170 372 -146C360 -100 420 -60 520 -30C580 -12 600 20 600 60H-700Z',
      pen.linear(shade(water, 0.18), shade(water, 0.02)),
    ) +
    repeat(13, (index) =>
      rect(
        -560 + ((index * 173) % 900),
        -150 + index * 14,
        50 + ((index * 37) % 90),
        4,
        white,
        2,
        'opacity=".35"',
      ),
    ) +
    [
      [-385, -46, 78],
      [-232, -66, 74],
      [-84, -50, 72],
      [58, -70, 68],
      [190, -58, 66],
      [312, -88, 62],
    ]
      .map(([x = 0, y = 0, r = 0]) => stone(x, y, r))
      .join('') +
    at(
      groundShadow(24) +
        figure(
          stepping,
          someone(pen, {
            hairStyle: 'bun',
            top: pen.palette.coral,
            bottom: pen.palette.navy,
            hair: pen.palette.hairs[1],
            skin: pen.palette.skins[1],
          }),
        ),
      -236,
      -64,
      1.25,
    ) +
    path(
      'M-760 -130C-640 -150 -560 -110 -500 -66C-460 -36 -440 10 -450 70H-760Z',
      pen.linear(shade(pen.palette.land(2, 3), 0.07), pen.palette.land(2, 3)),
    ) +
    reeds(-520, -56, 1.05) +
    reeds(356, -140, 0.8) +
    reeds(-470, -14, 0.8)
  );
};

const cafe = (pen: Pen): string => {
  const { wood, woodDeep, main, deep, white, grey, charcoal, cream, straw, accent, brown } = pen.palette;
  const barista = someone(pen, {
    hairStyle: 'curls',
    top: cream,
    hair: pen.palette.hairs[3],
    skin: pen.palette.skins[2],
  });
  const guest = someone(pen, {
    hairStyle: 'short',
    top: pen.palette.coral,
    bottom: pen.palette.navy,
    hair: pen.palette.hairs[0],
    skin: pen.palette.skins[0],
  });
  const top = -222;
  return (
    ellipse(206, 8, 290, 12, '#1b2030', 'opacity=".14"') +
    [60, 340]
      .map(
        (x) =>
          line(`M${x} -860V-640`, charcoal, 5) +
          path(
            `M${x - 62} -590C${x - 58} -632 ${x - 30} -646 ${x} -646C${x + 30} -646 ${x + 58} -632 ${x + 62} -590Z`,
            pen.linear(shade(accent, 0.03), shade(accent, -0.05)),
          ) +
          ellipse(x, -590, 62, 9, shade(straw, 0.06)) +
          circle(x, -570, 120, pen.glow(straw, 0.4)),
      )
      .join('') +
    rect(150, -474, 330, 16, pen.linear(wood, woodDeep), 6) +
    [180, 236, 292]
      .map(
        (x, index) =>
          rect(x - 20, -536, 40, 62, [cream, shade(accent, 0.06), shade(main, 0.1)][index] ?? cream, 8) +
          rect(x - 23, -546, 46, 14, woodDeep, 5),
      )
      .join('') +
    [356, 408, 456].map((x) => path(`M${x - 22} -510H${x + 22}L${x + 15} -474H${x - 15}Z`, white)).join('') +
    at(mirrored(figure(handingOver, barista) + rect(-18, -142, 34, 90, deep, 8)), 110, -14, 2) +
    rect(-60, top, 500, -top, pen.linear(shade(main, 0.05), shade(main, -0.03)), 8) +
    repeat(8, (index) => rect(-46 + index * 61, top + 42, 45, -top - 64, shade(main, 0.09), 6)) +
    rect(-60, -18, 500, 24, shade(deep, -0.05)) +
    rect(-84, top - 10, 548, 32, pen.linear(shade(wood, 0.05), woodDeep), 10) +
    at(
      path('M-30 -64H30L22 0H-22Z', white) + rect(-34, -76, 68, 16, deep, 6) + rect(-27, -44, 54, 22, accent),
      -34,
      top - 10,
      0.8,
    ) +
    at(
      rect(-96, -172, 192, 172, pen.linear(shade(grey, 0.1), shade(grey, -0.06)), 16) +
        rect(-108, -186, 216, 26, charcoal, 10) +
        rect(-70, -112, 140, 84, charcoal, 8) +
        line('M-26 -112V-84M26 -112V-84', grey, 13) +
        path('M-42 -58H-10L-14 -28H-38Z', white) +
        circle(-56, -136, 9, pen.palette.green) +
        circle(-26, -136, 9, pen.palette.yellow) +
        path('M-60 -186V-206H-30V-186ZM-20 -186V-206H10V-186ZM20 -186V-206H50V-186Z', white),
      336,
      top - 10,
    ) +
    at(
      ellipse(0, -6, 66, 8, white) +
        path('M-46 -8C-46 -40 -20 -46 0 -46C20 -46 46 -40 46 -8Z', straw) +
        path('M-46 -20C-30 -34 30 -34 46 -20L44 -30C30 -52 -30 -52 -44 -30Z', brown, 'opacity=".7"') +
        path('M-56 -8C-56 -86 56 -86 56 -8Z', white, 'opacity=".35"') +
        circle(0, -70, 7, grey),
      186,
      top - 10,
    ) +
    at(groundShadow(26) + figure(handingOver, guest), -218, 4, 2.1)
  );
};

const hoopTalk = (pen: Pen): string => {
  const teen = someone(pen, {
    hairStyle: 'curls',
    top: pen.palette.yellow,
    bottom: pen.palette.charcoal,
    shoes: pen.palette.white,
    hair: pen.palette.hairs[3],
    skin: pen.palette.skins[2],
  });
  const parent = someone(pen, {
    hairStyle: 'bun',
    top: pen.palette.coral,
    bottom: pen.palette.navy,
    hair: pen.palette.hairs[0],
    skin: pen.palette.skins[2],
  });
  const { orange, brown, charcoal } = pen.palette;
  const ball =
    circle(0, 0, 19, pen.round(orange)) +
    line('M-18 -4Q0 4 18 -5M-3 -19Q6 0 -2 19M-14 -12Q-4 0 -13 13', brown, 2.5);
  return (
    at(groundShadow(26) + figure(waiting, parent), -130, 0, 1.02) +
    at(rect(4, -30, 18, 30, charcoal, 5) + rect(7, -40, 12, 12, pen.palette.accent, 3), -186, 0, 1.3) +
    at(groundShadow(26) + figure(throwing, teen) + at(ball, 44, -232), 56, 0, 0.98)
  );
};

const lateTable = (pen: Pen): string => {
  const { wood, woodDeep, main, cream, white, charcoal, accent, skins, hairs } = pen.palette;
  const lamp = '#ffe3a3';
  const one = someone(pen, { hairStyle: 'long', top: accent, hair: hairs[0], skin: skins[1] });
  const other = someone(pen, { hairStyle: 'short', top: main, hair: hairs[3], skin: skins[3] });
  const cup = (x: number, colour: string): string =>
    at(
      line('M15 -30C34 -32 34 -10 14 -12', shade(colour, -0.06), 7) +
        path('M-20 -42H20L15 0H-15Z', colour) +
        ellipse(0, -42, 20, 5, shade(colour, -0.08)) +
        line('M-6 -54C-12 -66 0 -72 -6 -86M8 -54C2 -66 14 -72 8 -86', white, 4, 'opacity=".5"'),
      x,
      -190,
    );
  return (
    ellipse(0, 4, 400, 16, '#0d1226', 'opacity=".28"') +
    line('M0 -760V-520', charcoal, 7) +
    circle(0, -440, 420, pen.glow(lamp, 0.55)) +
    path('M-70 -452L-330 -190H330L70 -452Z', pen.linear(lamp, lamp, 'down', 0.42, 0.05)) +
    at(sideChair(pen), -262, 0, 1.1) +
    at(seated(one), -252, 0, 1.06) +
    at(mirrored(sideChair(pen)), 262, 0, 1.1) +
    at(mirrored(seated(other)), 252, 0, 1.06) +
    line('M-150 -170L-162 0M150 -170L162 0', shade(woodDeep, -0.05), 19) +
    rect(-200, -190, 400, 26, pen.linear(shade(wood, 0.09), wood), 9) +
    rect(-178, -164, 356, 13, shade(woodDeep, -0.02)) +
    cup(-96, cream) +
    cup(96, cream) +
    at(rect(-34, -6, 68, 7, charcoal, 3), 16, -190) +
    path(
      'M-92 -452C-86 -512 -40 -534 0 -534C40 -534 86 -512 92 -452Z',
      pen.linear(shade(accent, 0.04), shade(accent, -0.06)),
    ) +
    ellipse(0, -452, 92, 13, shade(lamp, 0.05)) +
    rect(-12, -546, 24, 18, charcoal, 5)
  );
};

export const smallStepMotifs = {
  pondCrossing: motif(1300, 340, pond),
  cafeCounter: motif(900, 480, cafe),
  hoopTalk: motif(330, 260, hoopTalk),
  lateTable: motif(820, 760, lateTable),
};
