import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect } from '../svg';
import { figure, groundShadow, someone, type Looks } from './figure';
import { poses, type Pose } from './poses';
import { expecting } from './poses-care';

const { walk, reach, sit } = poses;

/** An easy run: small steps, low arms, the body nearly upright. */
const jog: Pose = {
  ...walk,
  head: [14, -182],
  neck: [10, -163],
  shoulders: [
    [-6, -152],
    [19, -154],
  ],
  hips: [
    [-11, -95],
    [11, -94],
  ],
  nearArm: [
    [-4, -124],
    [24, -114],
  ],
  farArm: [
    [26, -126],
    [42, -140],
  ],
  nearLeg: [
    [0, -52],
    [-36, -32],
  ],
  farLeg: [
    [28, -58],
    [26, -5],
  ],
};

/** Warrior two: a long stance, the front knee bent, arms level. */
const warrior: Pose = {
  ...reach,
  head: [4, -150],
  neck: [0, -130],
  shoulders: [
    [-19, -121],
    [19, -121],
  ],
  hips: [
    [-12, -62],
    [14, -60],
  ],
  nearArm: [
    [52, -122],
    [88, -123],
  ],
  farArm: [
    [-52, -122],
    [-88, -121],
  ],
  nearLeg: [
    [62, -58],
    [62, -5],
  ],
  farLeg: [
    [-48, -34],
    [-88, -5],
  ],
  view: 'side',
};

/** Pushing the air away: weight on the bent front leg, the rear leg long. */
const pushing: Pose = {
  ...walk,
  head: [10, -164],
  neck: [5, -145],
  shoulders: [
    [-10, -135],
    [15, -135],
  ],
  hips: [
    [-12, -76],
    [10, -75],
  ],
  nearArm: [
    [34, -116],
    [62, -138],
  ],
  farArm: [
    [34, -128],
    [66, -148],
  ],
  nearLeg: [
    [-30, -42],
    [-66, -6],
  ],
  farLeg: [
    [46, -62],
    [42, -5],
  ],
};

/** The empty step: all the weight behind, the front heel just touching down. */
const emptyStep: Pose = {
  ...walk,
  head: [2, -168],
  neck: [-1, -149],
  shoulders: [
    [-16, -139],
    [9, -139],
  ],
  hips: [
    [-18, -79],
    [4, -78],
  ],
  nearArm: [
    [26, -114],
    [56, -126],
  ],
  farArm: [
    [16, -104],
    [44, -90],
  ],
  nearLeg: [
    [18, -46],
    [-14, -5],
  ],
  farLeg: [
    [26, -48],
    [50, -8],
  ],
};

const onBall: Pose = {
  ...sit,
  nearArm: [
    [4, -86],
    [34, -72],
  ],
  nearLeg: [
    [48, -50],
    [52, 48],
  ],
  farLeg: [
    [38, -50],
    [34, 48],
  ],
};

const standingOnMat = (pen: Pen): string =>
  rect(-128, -4, 256, 10, pen.linear(shade(pen.palette.teal, 0.06), shade(pen.palette.teal, -0.08)), 5);

const inStance = (pose: Pose, looks: Looks): string => groundShadow(72) + figure(pose, looks);

export const movingBodyMotifs = {
  joggerPair: motif(270, 215, (pen) => {
    const { palette } = pen;
    const one = someone(pen, {
      hairStyle: 'scarf',
      hair: shade(palette.teal, -0.06),
      top: palette.straw,
      bottom: palette.navy,
      skin: palette.skins[1],
      shoes: palette.coral,
    });
    const other = someone(pen, {
      hairStyle: 'cap',
      top: palette.red,
      bottom: palette.charcoal,
      skin: palette.skins[3],
      hair: palette.hairs[3],
      shoes: palette.white,
    });
    return (
      at(groundShadow(44) + figure(jog, one), -64, -8, 0.95) +
      at(groundShadow(46) + figure(jog, other), 58, 0, 1.03)
    );
  }),
  warriorStance: motif(260, 180, (pen) => {
    const { palette } = pen;
    return (
      ellipse(6, 5, 140, 7, '#1b2030', 'opacity=".16"') +
      standingOnMat(pen) +
      figure(
        warrior,
        someone(pen, {
          hairStyle: 'curls',
          hair: palette.hairs[0],
          skin: palette.skins[2],
          top: palette.coral,
          bottom: palette.navy,
          shoes: palette.skins[2],
        }),
      )
    );
  }),
  ballSitter: motif(180, 250, (pen) => {
    const { palette } = pen;
    const looks = someone(pen, {
      hairStyle: 'bun',
      hair: palette.hairs[1],
      skin: palette.skins[1],
      top: palette.coral,
      bottom: palette.navy,
      shoes: palette.cream,
    });
    const ball = shade(palette.teal, 0.08);
    return (
      ellipse(8, 2, 84, 8, '#1b2030', 'opacity=".16"') +
      circle(-4, -50, 52, pen.round(ball, 0.14)) +
      path('M-50 -26C-28 -12 22 -12 42 -26', 'none', `stroke="${shade(ball, -0.1)}" stroke-width="3"`) +
      path('M-54 -48C-30 -34 22 -34 46 -48', 'none', `stroke="${shade(ball, -0.1)}" stroke-width="3"`) +
      line('M-34 -76C-26 -86 -16 -90 -8 -92', shade(ball, 0.12), 6, 'opacity=".8"') +
      at(expecting(onBall, looks, [17, -82, 23]), 0, -52)
    );
  }),
  taiChiFive: motif(760, 260, (pen) => {
    const { palette } = pen;
    const person = (fixed: Partial<Looks>, x: number, y: number, size: number): string =>
      at(inStance(pushing, someone(pen, { shoes: palette.charcoal, ...fixed })), x, y, size);
    return (
      person(
        { hair: palette.greyHair, hairStyle: 'short', top: palette.cream, skin: palette.skins[0] },
        -196,
        -66,
        0.8,
      ) +
      person(
        { hair: palette.hairs[1], hairStyle: 'bun', top: palette.yellow, skin: palette.skins[1] },
        42,
        -62,
        0.82,
      ) +
      person(
        { hair: palette.hairs[3], hairStyle: 'short', top: palette.blue, skin: palette.skins[3] },
        280,
        -66,
        0.8,
      ) +
      person(
        { hair: palette.greyHair, hairStyle: 'bun', top: palette.coral, skin: palette.skins[2] },
        -88,
        6,
        1,
      ) +
      person(
        { hair: palette.hairs[0], hairStyle: 'long', top: palette.white, skin: palette.skins[1] },
        176,
        4,
        1,
      )
    );
  }),
  emptyStepper: motif(150, 195, (pen) => {
    const { palette } = pen;
    return (
      groundShadow(58) +
      figure(
        emptyStep,
        someone(pen, {
          hair: palette.greyHair,
          hairStyle: 'short',
          skin: palette.skins[1],
          top: palette.cream,
          bottom: palette.brown,
          shoes: palette.charcoal,
        }),
      )
    );
  }),
  nightWalker: motif(110, 210, (pen) => {
    const { palette } = pen;
    const [, skin] = palette.skins;
    const cloth = shade(palette.pink, 0.03);
    const looks = someone(pen, {
      hair: palette.hairs[1],
      hairStyle: 'long',
      skin,
      top: cloth,
      bottom: cloth,
      shoes: skin,
    });
    const stripe = line('M-8 -146V-96M4 -150V-94', shade(cloth, -0.09), 3, 'opacity=".7"');
    return groundShadow(40) + mirrored(figure(walk, looks) + stripe);
  }),
};
