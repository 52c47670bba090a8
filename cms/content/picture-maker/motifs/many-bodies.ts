import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect } from '../svg';
import { bust } from './bust';
import { figure, groundShadow, someone } from './figure';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';
import { wheel } from './riders';

const holding = {
  ...specialPoses.wheelchair,
  nearArm: [
    [6, -84],
    [38, -80],
  ],
  farArm: [
    [22, -88],
    [44, -92],
  ],
} as const satisfies Pose;
const onLap = {
  ...poses.sit,
  nearArm: [
    [18, -100],
    [44, -112],
  ],
  farArm: [
    [26, -112],
    [50, -130],
  ],
  nearLeg: [
    [40, -52],
    [54, -14],
  ],
  farLeg: [
    [38, -54],
    [48, -14],
  ],
} as const satisfies Pose;

/** A wheelchair user with a small child on the lap. */
const lapRide = (pen: Pen): string => {
  const { charcoal, coral, navy, yellow, skins, hairs, red, cream } = pen.palette;
  const parent = someone(pen, {
    hairStyle: 'long',
    top: coral,
    bottom: navy,
    skin: skins[2],
    hair: hairs[0],
  });
  const child = someone(pen, {
    hairStyle: 'curls',
    top: yellow,
    bottom: red,
    shoes: cream,
    skin: skins[2],
    hair: hairs[0],
  });
  return (
    groundShadow(80) +
    line('M-34 -128L-20 -62H34L48 -16H66', charcoal, 6) +
    line('M-34 -128H-48', charcoal, 7) +
    circle(46, -11, 9, 'none', `stroke="${charcoal}" stroke-width="5"`) +
    at(figure({ ...holding, nearArm: poses.sit.farArm }, parent), 0, -6) +
    at(figure(onLap, child), 26, -46, 0.56) +
    line('M14 -116L6 -92L36 -86', shade(parent.top, 0.03), 12) +
    circle(38, -86, 6, parent.skin) +
    line('M15 -80Q26 -72 37 -78', charcoal, 4) +
    wheel(-12, 42, pen)
  );
};

const stepping = {
  ...poses.walk,
  head: [9, -184],
  nearArm: [
    [-4, -124],
    [18, -100],
  ],
  farArm: [
    [16, -126],
    [28, -104],
  ],
} as const satisfies Pose;

/** A child who walks with a frame that is pulled along behind. */
const frameWalker = (pen: Pen): string => {
  const { charcoal, accentDeep, orange, navy, skins, hairs, white, grey } = pen.palette;
  const looks = someone(pen, {
    hairStyle: 'short',
    top: orange,
    bottom: navy,
    shoes: white,
    skin: skins[1],
    hair: hairs[2],
  });
  const caster = (x: number, r: number, colour: string): string =>
    circle(x, -r, r - 2, 'none', `stroke="${colour}" stroke-width="5"`) + circle(x, -r, 3, colour);
  const side = (colour: string): string =>
    line('M34 -100H-34C-50 -100 -58 -92 -60 -76L-66 -14M-46 -100L-6 -58L38 -14M-62 -46H8', colour, 6);
  return (
    groundShadow(72) +
    at(side(shade(accentDeep, -0.08)) + caster(-66, 12, grey) + caster(38, 12, grey), 9, -7, 0.97) +
    figure(stepping, looks) +
    side(accentDeep) +
    line('M14 -101H36', charcoal, 9) +
    circle(18, -102, 6.4, looks.skin) +
    caster(-66, 14, charcoal) +
    caster(38, 14, charcoal)
  );
};

/** A walker in shorts with an artificial lower leg. */
const prosthesisWalker = (pen: Pen): string => {
  const { skins, hairs, blue, charcoal, white, accent, grey } = pen.palette;
  const looks = someone(pen, {
    hairStyle: 'short',
    top: blue,
    bottom: skins[2],
    shoes: white,
    skin: skins[2],
    hair: hairs[0],
  });
  const pose = {
    ...poses.walk,
    nearLeg: [
      [18, -52],
      [26, -4],
    ],
    farLeg: [
      [0, -50],
      [-26, -8],
    ],
    nearArm: [
      [-12, -122],
      [-4, -94],
    ],
  } as const satisfies Pose;
  const shorts = path('M-17 -98H19L29 -52L8 -48L2 -66L-6 -46L-22 -56Z', shade(charcoal, 0.04));
  const pylon =
    line('M19 -46L25 -8', grey, 7) +
    path('M8 -62L30 -58L27 -30C25 -24 17 -24 15 -30Z', pen.round(accent)) +
    line('M12 -46L28 -44', shade(accent, -0.12), 3) +
    circle(24, -12, 4, shade(grey, -0.2));
  return (
    groundShadow(42) +
    figure(
      {
        ...pose,
        nearLeg: [
          [10, -82],
          [4, -72],
        ],
      },
      { ...looks, shoes: looks.skin },
    ) +
    ellipse(-20, -7, 12, 5.5, shade(white, -0.05)) +
    shorts +
    pylon +
    ellipse(32, -4, 13, 5.8, white) +
    line('M14 -154L-12 -122L-4 -94', shade(looks.top, 0.025), 12) +
    circle(-4, -94, 6, looks.skin)
  );
};

/** A lower leg prosthesis that stands on a bench: socket, pylon and foot in a shoe. */
const artificialLeg = (pen: Pen): string => {
  const { accent, accentPale, grey, charcoal, white, leaf } = pen.palette;
  return (
    ellipse(24, 0, 130, 12, '#1b2030', 'opacity=".17"') +
    rect(-15, -240, 30, 200, pen.round(shade(grey, 0.04))) +
    rect(-24, -272, 48, 50, pen.round(charcoal), 8) +
    rect(-22, -62, 44, 30, pen.round(charcoal), 8) +
    path(
      'M-88 -560C-60 -584 60 -590 92 -566C96 -470 78 -360 52 -288C40 -252 -30 -252 -46 -288C-74 -360 -92 -470 -88 -560Z',
      pen.round(accent),
    ) +
    ellipse(2, -566, 90, 20, shade(accent, -0.16)) +
    path(
      'M-84 -562C-60 -590 64 -592 88 -566C60 -556 40 -566 2 -556C-40 -566 -60 -556 -84 -562Z',
      accentPale,
    ) +
    line('M-58 -470C-54 -400 -44 -350 -30 -306', accentPale, 9, 'opacity=".6"') +
    line('M-80 -438C-30 -420 40 -420 84 -442', shade(accent, -0.1), 16) +
    rect(20, -446, 34, 28, charcoal, 6) +
    path(
      'M-56 -6V-44C-50 -66 30 -70 46 -54C80 -34 130 -34 148 -12C150 -4 146 0 138 0H-48C-54 0 -56 -2 -56 -6Z',
      pen.linear(shade(leaf, 0.06), leaf),
    ) +
    path('M-58 -12H150C152 -2 148 2 138 2H-46C-56 2 -58 -4 -58 -12Z', white) +
    line('M34 -48L50 -34M54 -42L70 -28', white, 6)
  );
};

/** A file, a roll of plaster bandage and a pair of calipers, as they lie on the bench. */
const benchTools = (pen: Pen): string => {
  const { wood, woodDeep, grey, white, cream, charcoal } = pen.palette;
  return (
    ellipse(0, 2, 176, 8, '#1b2030', 'opacity=".14"') +
    ellipse(126, -16, 66, 9, '#1b2030', 'opacity=".17"') +
    rect(70, -94, 104, 76, pen.linear(white, shade(cream, -0.08)), 10) +
    ellipse(76, -56, 17, 38, shade(cream, -0.03)) +
    ellipse(76, -56, 7, 15, shade(charcoal, 0.3)) +
    line('M112 -92V-20M142 -92V-20', shade(cream, -0.08), 3) +
    rect(-60, -20, 190, 18, pen.linear(shade(grey, 0.05), shade(grey, -0.14)), 5) +
    line('M-40 -11H116', shade(grey, -0.22), 6, 'stroke-dasharray="2 9"') +
    rect(-172, -26, 120, 28, pen.round(wood), 13) +
    rect(-66, -24, 14, 24, woodDeep, 4)
  );
};

const stepCard = (x: number, art: string, pen: Pen): string =>
  at(
    rect(-52, -134, 104, 130, shade(pen.palette.charcoal, 0.3), 10, 'opacity=".15"') +
      rect(-54, -138, 108, 130, pen.palette.white, 10) +
      rect(-44, -128, 88, 110, shade(pen.palette.cream, 0.01), 6) +
      art,
    x,
    0,
  );

/** Three picture cards on a ledge: eggs, a bowl with a spoon, a cake. */
const stepCards = (pen: Pen): string => {
  const { straw, wood, woodDeep, coral, red, blue, brown } = pen.palette;
  return (
    stepCard(
      -126,
      ellipse(-14, -66, 17, 22, shade(straw, -0.14)) + ellipse(16, -58, 17, 22, shade(straw, -0.2)),
      pen,
    ) +
    stepCard(
      0,
      line('M8 -66L30 -108', woodDeep, 7) +
        path('M-34 -74H34C30 -40 16 -32 0 -32C-16 -32 -30 -40 -34 -74Z', blue),
      pen,
    ) +
    stepCard(
      126,
      rect(-32, -64, 64, 32, brown, 5) +
        path(
          'M-36 -66C-36 -86 36 -86 36 -66C28 -54 20 -66 10 -58C0 -50 -10 -66 -20 -58C-28 -52 -34 -58 -36 -66Z',
          coral,
        ) +
        circle(0, -88, 8, red),
      pen,
    ) +
    rect(-206, -14, 412, 18, pen.linear(shade(wood, 0.04), woodDeep), 6)
  );
};

/** Two who bake together behind a counter; it ends at the lower edge of the picture. */
const bakingPair = (pen: Pen): string => {
  const { skins, hairs, greyHair, leaf, coral, white, wood, woodDeep, blue, cream, straw } = pen.palette;
  const baker = someone(pen, { hairStyle: 'bun', top: coral, skin: skins[1], hair: hairs[2] });
  const helper = someone(pen, { hairStyle: 'short', top: leaf, skin: skins[3], hair: greyHair });
  const apron = (tint: string): string =>
    path('M-30 4V-40C-20 -30 20 -30 30 -40V4Z', tint) + line('M-28 -40L-20 -78M28 -40L20 -78', tint, 7);
  return (
    at(bust(baker) + apron(cream), -150, -150, 2) +
    at(bust(helper) + apron(white), 190, -150, 2) +
    rect(-620, -160, 1240, 30, pen.linear(shade(wood, 0.05), wood), 8) +
    rect(-600, -130, 1200, 150, pen.linear(woodDeep, shade(woodDeep, -0.06))) +
    line('M-200 -100V20M200 -100V20', shade(woodDeep, -0.1), 5) +
    line('M-222 -236L-196 -178L-78 -262', shade(baker.top, 0.025), 40) +
    line('M-64 -266L-32 -306', shade(wood, -0.06), 13) +
    path('M-130 -248H70C64 -186 34 -160 -30 -160C-94 -160 -124 -186 -130 -248Z', pen.round(blue)) +
    ellipse(-30, -248, 100, 17, shade(cream, -0.02)) +
    line('M-56 -246L-28 -316', shade(wood, -0.06), 13) +
    circle(-44, -284, 19, baker.skin) +
    line('M-222 -232L-176 -196L-62 -280', shade(baker.top, 0.025), 34) +
    circle(-46, -288, 18, baker.skin) +
    ellipse(330, -176, 20, 25, cream, 'transform="rotate(80 330 -176)"') +
    ellipse(378, -180, 19, 24, shade(cream, -0.05)) +
    path('M-400 -160L-408 -280C-380 -296 -320 -296 -292 -280L-300 -160Z', pen.round(straw)) +
    path('M-408 -280C-380 -268 -320 -268 -292 -280L-300 -304H-400Z', shade(straw, -0.07))
  );
};

export const manyBodyMotifs = {
  lapRide: motif(160, 180, lapRide),
  frameWalker: motif(150, 205, frameWalker),
  prosthesisWalker: motif(90, 210, prosthesisWalker),
  artificialLeg: motif(300, 590, artificialLeg),
  benchTools: motif(350, 100, benchTools),
  stepCards: motif(420, 140, stepCards),
  bakingPair: motif(1240, 480, bakingPair),
};
