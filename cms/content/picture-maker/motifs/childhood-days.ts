import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { nurseryMotifs } from './nursery';
import { poses, type Pose } from './poses';
import { heartShape } from './symbols';
import { tableShadow } from './vessels';

/** A sticking plaster about (0, 0), 74 long. */
const plaster = (pen: Pen, degrees: number, tone = shade(pen.palette.straw, -0.04)): string => {
  return at(
    rect(-37, -13, 74, 26, pen.linear(shade(tone, 0.03), shade(tone, -0.03)), 13) +
      rect(-14, -13, 28, 26, shade(tone, 0.06), 3) +
      [-26, 26].map((x) => circle(x, -4, 2, shade(tone, -0.1)) + circle(x, 5, 2, shade(tone, -0.1))).join(''),
    0,
    0,
    1,
    degrees,
  );
};

const quilt = (pen: Pen): string => {
  const { teal, cream, yellow, accent } = pen.palette;
  const shape =
    'M-206 -196C-150 -232 -60 -236 10 -228C70 -224 110 -206 180 -196C250 -190 330 -190 364 -168C378 -130 376 -70 370 -36C240 -24 -40 -28 -226 -38C-240 -96 -236 -158 -206 -196Z';
  const patches = repeat(4, (row) =>
    repeat(9, (column) =>
      rect(
        -240 + column * 70,
        -240 + row * 54,
        70,
        54,
        [shade(teal, 0.1), cream, shade(yellow, 0.02), shade(accent, 0.06)][(row + column * 2) % 4] ?? cream,
        0,
      ),
    ),
  );
  return (
    pen.clipped(`<path d="${shape}"/>`, patches) +
    path(shape, pen.linear('#1b2030', '#1b2030', 'down', 0, 0.16)) +
    path(
      'M-206 -196C-150 -232 -60 -236 10 -228C4 -210 -10 -196 -30 -194C-90 -200 -150 -186 -196 -160C-206 -166 -210 -182 -206 -196Z',
      shade(cream, 0.01),
    ) +
    line(
      'M40 -222C60 -170 50 -100 66 -34M190 -192C206 -150 196 -90 206 -34',
      shade(teal, -0.1),
      4,
      'opacity=".3"',
    )
  );
};

/** A child propped up in bed, asleep, with a toy rabbit. */
const sickChildBed = (pen: Pen): string => {
  const { wood, woodDeep, white, pale, skins, hairs, coral, grey, pink } = pen.palette;
  const skin = skins[1];
  const hair = hairs[1];
  return (
    ellipse(0, 2, 400, 11, '#1b2030', 'opacity=".16"') +
    rect(-380, -360, 36, 360, woodDeep, 12) +
    path('M-372 -60V-330C-372 -366 -316 -366 -316 -330V-60Z', pen.linear(wood, woodDeep)) +
    rect(352, -190, 30, 190, woodDeep, 10) +
    rect(-350, -110, 716, 60, wood, 6) +
    rect(-346, -160, 704, 64, pen.linear(white, shade(white, -0.06)), 22) +
    path(
      'M-338 -150C-352 -260 -330 -312 -284 -314C-230 -314 -204 -240 -190 -160C-240 -144 -300 -144 -338 -150Z',
      pen.linear(white, shade(white, -0.08)),
    ) +
    path(
      'M-322 -150C-330 -214 -300 -234 -240 -228C-190 -226 -166 -196 -172 -156C-220 -144 -290 -142 -322 -150Z',
      pen.linear(pale, shade(pale, -0.05)),
    ) +
    path(
      'M-262 -150C-270 -196 -246 -214 -214 -216C-176 -218 -150 -196 -146 -150Z',
      pen.linear(coral, shade(coral, -0.06)),
    ) +
    rect(-240, -232, 34, 30, shade(skin, -0.04), 12) +
    ellipse(-236, -266, 54, 54, hair) +
    ellipse(-226, -260, 42, 45, skin) +
    path(
      'M-282 -268C-286 -326 -196 -332 -184 -274C-206 -296 -236 -300 -258 -284C-268 -276 -274 -270 -276 -252Z',
      hair,
    ) +
    ellipse(-270, -256, 8, 11, shade(skin, -0.03)) +
    line('M-240 -260q9 7 18 0M-206 -260q8 7 15 -1', shade(skin, -0.24), 4) +
    ellipse(-236, -243, 11, 7, shade(coral, -0.02), 'opacity=".55"') +
    ellipse(-198, -243, 9, 7, shade(coral, -0.02), 'opacity=".55"') +
    line('M-220 -232q7 4 13 0', shade(skin, -0.2), 3.5) +
    quilt(pen) +
    at(
      ellipse(-15, -112, 11, 34, pen.round(shade(grey, 0.12)), 'transform="rotate(-10 -15 -112)"') +
        ellipse(16, -110, 11, 34, pen.round(shade(grey, 0.12)), 'transform="rotate(14 16 -110)"') +
        ellipse(-15, -110, 5, 22, pink, 'transform="rotate(-10 -15 -110)"') +
        ellipse(0, -22, 32, 30, pen.round(shade(grey, 0.12))) +
        circle(0, -64, 28, pen.round(shade(grey, 0.14))) +
        circle(-9, -67, 3.5, pen.palette.charcoal) +
        circle(10, -67, 3.5, pen.palette.charcoal) +
        path('M-4 -58H5L0 -53Z', pink),
      -128,
      -188,
      0.92,
      8,
    ) +
    line('M-182 -176C-166 -166 -142 -176 -122 -192', coral, 30) +
    circle(-116, -196, 16, skin) +
    line('M-346 -54V0M366 -54V0', woodDeep, 20)
  );
};

const windowOf = (x: number, y: number, pen: Pen): string =>
  rect(x - 42, y - 84, 84, 92, pen.palette.cream, 4) +
  rect(x - 34, y - 76, 68, 76, pen.linear(shade(pen.palette.blue, 0.18), shade(pen.palette.blue, 0.08))) +
  line(`M${x} ${y - 76}V${y}M${x - 34} ${y - 40}H${x + 34}`, pen.palette.cream, 5) +
  rect(x - 48, y + 4, 96, 9, shade(pen.palette.cream, -0.06), 3);

const schoolHouse = (pen: Pen): string => {
  const { clay, cream, woodDeep, charcoal, white, teal } = pen.palette;
  const brick = shade(clay, 0.06);
  return (
    rect(-480, -270, 960, 272, pen.linear(shade(brick, 0.03), brick)) +
    repeat(6, (row) =>
      repeat(14, (column) =>
        rect(
          -470 + column * 68 + (row % 2) * 34,
          -250 + row * 42,
          30,
          9,
          shade(brick, -0.045),
          2,
          'opacity=".6"',
        ),
      ),
    ) +
    path('M-506 -262L-456 -340H456L506 -262Z', pen.linear(shade(woodDeep, 0.01), shade(woodDeep, -0.06))) +
    rect(-140, -330, 280, 332, pen.linear(shade(brick, 0.06), shade(brick, 0.02))) +
    path('M-170 -322L0 -452L170 -322Z', pen.linear(shade(woodDeep, 0.03), shade(woodDeep, -0.05))) +
    circle(0, -300, 44, shade(cream, -0.04)) +
    circle(0, -300, 36, white) +
    line('M0 -300V-324M0 -300L18 -292', charcoal, 5) +
    [-396, -284, -194, 194, 284, 396].map((x) => windowOf(x, -118, pen)).join('') +
    rect(-78, -206, 156, 208, cream, 6) +
    rect(-66, -194, 64, 196, pen.linear(teal, shade(teal, -0.07))) +
    rect(2, -194, 64, 196, pen.linear(teal, shade(teal, -0.07))) +
    rect(-54, -176, 40, 74, shade(pen.palette.blue, 0.16), 4) +
    rect(14, -176, 40, 74, shade(pen.palette.blue, 0.16), 4) +
    circle(-12, -84, 5, cream) +
    circle(12, -84, 5, cream) +
    rect(-110, -4, 220, 14, shade(cream, -0.08), 3) +
    rect(-132, 8, 264, 14, shade(cream, -0.14), 3)
  );
};

const bowed: Pose = {
  ...poses.sit,
  head: [17, -138],
  neck: [7, -124],
  nearArm: [
    [8, -84],
    [36, -64],
  ],
};

const bag = (pen: Pen, colour: string): string =>
  ellipse(4, 0, 34, 5, '#1b2030', 'opacity=".18"') +
  line('M-12 -62q12 -16 24 0', shade(colour, -0.1), 5) +
  path('M-28 -4V-42C-28 -64 28 -64 28 -42V-4C28 0 24 0 20 0H-20C-24 0 -28 0 -28 -4Z', pen.round(colour)) +
  rect(-19, -30, 38, 24, shade(colour, -0.06), 7) +
  line('M-12 -19H12', shade(colour, 0.1), 3);

export const childhoodDayMotifs = {
  sickChildBed: motif(780, 370, sickChildBed),
  /** The toy of the nursery after its visit to the nurse: a plaster on the arm, a bandage round the head. */
  bandagedBear: motif(190, 240, (pen) => {
    const { white } = pen.palette;
    return (
      nurseryMotifs.teddyBear.draw(pen) +
      path('M-62 -192C-30 -214 30 -222 59 -206L62 -186C30 -200 -30 -192 -61 -170Z', pen.round(white)) +
      line('M-50 -188C-20 -204 20 -210 48 -202', shade(white, -0.12), 2.5) +
      at(plaster(pen, 62, shade(pen.palette.teal, 0.1)), 76, -84, 0.8)
    );
  }),
  vaccineBooklet: motif(520, 230, (pen) => {
    const { main, cream, deep, teal, coral, grey, straw, leaf, white } = pen.palette;
    const tick = (x: number, y: number): string =>
      circle(x, y, 11, shade(teal, 0.12)) + line(`M${x - 5} ${y}l4 4l7 -8`, white, 3.5);
    return (
      ellipse(14, 0, 258, 15, '#1b2030', 'opacity=".15"') +
      path(
        'M-254 -8L-214 -206C-130 -216 -50 -212 0 -196C50 -212 130 -216 214 -206L254 -8C160 -2 60 0 0 8C-60 0 -160 -2 -254 -8Z',
        pen.linear(main, deep),
      ) +
      path(
        'M0 -190C-50 -208 -130 -212 -205 -202L-240 -22C-150 -28 -56 -24 0 -8Z',
        pen.linear(shade(cream, -0.07), cream, 'right'),
      ) +
      path(
        'M0 -190C50 -208 130 -212 205 -202L240 -22C150 -28 56 -24 0 -8Z',
        pen.linear(shade(cream, -0.1), cream, 'right'),
      ) +
      at(
        path(
          'M0 -62C22 -50 40 -46 56 -46C58 0 40 40 0 60C-40 40 -58 0 -56 -46C-40 -46 -22 -50 0 -62Z',
          pen.linear(shade(leaf, 0.14), leaf),
        ) + line('M-24 -2L-6 18L26 -22', white, 11),
        -122,
        -110,
        0.94,
      ) +
      repeat(5, (row) => {
        const y = -172 + row * 32;
        const spread = row * 5;
        return (
          rect(
            34,
            y - 6,
            64 + spread,
            11,
            [coral, shade(teal, 0.06), straw, shade(main, 0.06), coral][row] ?? coral,
            5,
          ) +
          tick(124 + spread, y) +
          (row < 4 ? tick(158 + spread * 1.2, y) : circle(158 + spread * 1.2, y, 11, shade(grey, 0.14))) +
          (row < 2 ? tick(190 + spread * 1.3, y) : circle(190 + spread * 1.3, y, 11, shade(grey, 0.14)))
        );
      }) +
      line('M0 -190V-8', shade(straw, -0.14), 3, 'opacity=".7"')
    );
  }),
  schoolHouse: motif(1010, 450, schoolHouse),
  /** A child on a low wall, looking down, the bag beside it. */
  loneSchoolchild: motif(240, 200, (pen) => {
    const { hairs, skins, teal, navy, cream, grey, red } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'short',
      hair: hairs[2],
      skin: skins[0],
      top: teal,
      bottom: navy,
      shoes: cream,
    });
    return (
      ellipse(4, 2, 122, 8, '#1b2030', 'opacity=".18"') +
      rect(-108, -44, 170, 46, pen.linear(shade(grey, 0.04), shade(grey, -0.08)), 5) +
      rect(-114, -54, 182, 14, shade(grey, 0.1), 5) +
      line('M-62 -40V0M-10 -40V-20M-36 -20V0', shade(grey, -0.12), 3, 'opacity=".6"') +
      at(figure(bowed, looks), 20, 0, 0.94) +
      at(bag(pen, red), -66, -53, 0.84)
    );
  }),
  ballPlayers: motif(330, 250, (pen) => {
    const { coral, yellow, deep, navy, charcoal, skins, hairs, orange, purple } = pen.palette;
    return (
      groundShadow(140) +
      at(
        figure(poses.reach, someone(pen, { hairStyle: 'curls', top: coral, bottom: navy, skin: skins[3] })),
        -110,
        0,
        0.84,
      ) +
      at(
        figure(
          poses.armsUp,
          someone(pen, { hairStyle: 'long', top: yellow, bottom: charcoal, skin: skins[1], hair: hairs[1] }),
        ),
        4,
        -8,
        0.8,
      ) +
      at(
        mirrored(
          figure(poses.run, someone(pen, { hairStyle: 'bun', top: purple, bottom: deep, skin: skins[2] })),
        ),
        112,
        0,
        0.84,
      ) +
      circle(30, -226, 19, pen.round(orange, 0.14)) +
      line('M13 -232Q30 -222 46 -234M30 -245Q22 -226 32 -208', shade(orange, -0.14), 2.5)
    );
  }),
  plasterStack: motif(230, 160, (pen) => {
    const { teal, white, red } = pen.palette;
    return (
      tableShadow(200) +
      at(plaster(pen, -14), -30, -112, 1.15) +
      at(plaster(pen, 10), 28, -116, 1.15) +
      rect(-92, -104, 184, 104, pen.linear(shade(teal, 0.12), shade(teal, 0.02)), 10) +
      rect(-92, -104, 184, 20, shade(teal, 0.17), 8) +
      circle(0, -46, 30, white) +
      at(path(heartShape, red), 0, -27, 0.105)
    );
  }),
};
