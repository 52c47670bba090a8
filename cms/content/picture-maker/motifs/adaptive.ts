import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { chair, floorShadow } from './furniture';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';
import { wheel } from './riders';

function wheelchairWith(sitter: string, pen: Pen, camber = 0): string {
  const { charcoal } = pen.palette;
  return (
    groundShadow(76) +
    (camber ? line(`M${-12 - camber} 0L-12 -84`, shade(charcoal, 0.12), 6) : '') +
    line('M-34 -128L-20 -62H34L48 -16H66', charcoal, 6) +
    line('M-34 -128H-48', charcoal, 7) +
    circle(46, -11, 9, 'none', `stroke="${charcoal}" stroke-width="5"`) +
    at(sitter, 0, -6) +
    wheel(-12, 42, pen)
  );
}

const weights = (x: number, y: number, colour: string): string =>
  line(`M${x - 13} ${y}H${x + 13}`, colour, 5) +
  rect(x - 18, y - 9, 8, 18, colour, 3) +
  rect(x + 10, y - 9, 8, 18, colour, 3);

const lifting = {
  ...specialPoses.wheelchair,
  nearArm: [
    [24, -124],
    [20, -158],
  ],
  farArm: [
    [38, -128],
    [46, -160],
  ],
} as const satisfies Pose;

const rowing = {
  ...specialPoses.upright,
  nearArm: [
    [-24, -86],
    [14, -84],
  ],
  farArm: [
    [6, -88],
    [22, -82],
  ],
} as const satisfies Pose;

const reclining = {
  ...poses.sit,
  head: [-44, -148],
  neck: [-50, -128],
  shoulders: [
    [-72, -112],
    [-46, -118],
  ],
  hips: [
    [-34, -50],
    [-8, -48],
  ],
  nearArm: [
    [-14, -84],
    [34, -100],
  ],
  farArm: [
    [-2, -98],
    [44, -112],
  ],
  nearLeg: [
    [44, -58],
    [92, -34],
  ],
  farLeg: [
    [48, -62],
    [98, -38],
  ],
} as const satisfies Pose;

export const adaptiveMotifs = {
  seatedLifter: motif(150, 190, (pen) => {
    const { coral, navy, hairs, skins, charcoal } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'bun',
      top: coral,
      bottom: navy,
      hair: hairs[0],
      skin: skins[2],
    });
    const near = pen.palette.deep;
    return wheelchairWith(
      weights(46, -164, charcoal) + figure(lifting, looks) + weights(20, -162, near),
      pen,
    );
  }),
  seatedBandPull: motif(260, 460, (pen) => {
    const { straw, navy, skins, greyHair, accent, white } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'short',
      top: straw,
      bottom: navy,
      shoes: white,
      skin: skins[3],
      hair: greyHair,
    });
    const band = line('M14 -84L44 32L22 -82', accent, 3.4);
    return (
      floorShadow(120) +
      chair(pen) +
      at(figure(rowing, looks) + band + circle(14, -84, 6.4, looks.skin), -14, -86, 2.75)
    );
  }),
  handcyclist: motif(330, 190, (pen) => {
    const { charcoal, accentDeep, yellow, coral, navy, skins, hairs, cream } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'short',
      top: coral,
      bottom: navy,
      skin: skins[1],
      hair: hairs[1],
      shoes: cream,
    });
    return (
      groundShadow(130) +
      line('M-128 -44V-176', charcoal, 3) +
      path('M-128 -176L-92 -166L-128 -154Z', yellow) +
      wheel(-92, 44, pen) +
      line('M-92 -44H-30L60 -32L112 -44M112 -46L40 -106', accentDeep, 8) +
      path('M-112 -112L-62 -34L-50 -42L-98 -118Z', charcoal) +
      wheel(112, 44, pen) +
      circle(40, -106, 15, 'none', `stroke="${charcoal}" stroke-width="4"`) +
      figure(reclining, looks) +
      line('M28 -100L52 -112', charcoal, 5) +
      path('M-62 -150C-62 -174 -26 -176 -26 -152Z', yellow) +
      line('M-62 -151H-24', shade(yellow, -0.14), 4)
    );
  }),
  courtPlayer: motif(190, 220, (pen) => {
    const { accent, dark, hairs, skins, orange, brown } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'short',
      top: accent,
      bottom: dark,
      hair: hairs[3],
      skin: skins[3],
    });
    const ball =
      circle(38, -184, 17, pen.round(orange)) +
      line('M22 -190Q38 -178 54 -188M36 -201Q30 -184 40 -168', brown, 2.5);
    return wheelchairWith(figure(lifting, looks) + ball, pen, 20);
  }),
  courtHoop: motif(240, 520, (pen) => {
    const { charcoal, white, orange, grey, accentDeep } = pen.palette;
    return (
      ellipse(60, 2, 70, 9, '#1b2030', 'opacity=".16"') +
      line('M60 0V-400L-10 -440', shade(charcoal, 0.1), 18) +
      rect(20, -18, 84, 18, charcoal, 6) +
      path(
        'M-34 -540L10 -520V-340L-34 -350Z',
        white,
        `stroke="${shade(grey, -0.06)}" stroke-width="7" stroke-linejoin="round"`,
      ) +
      path('M-26 -456L0 -448V-384L-26 -390Z', 'none', `stroke="${accentDeep}" stroke-width="5"`) +
      line(
        'M-112 -386L-96 -318M-94 -380L-84 -314M-74 -378L-70 -314M-54 -380L-58 -318M-112 -386L-84 -314M-94 -380L-58 -318M-54 -380L-84 -314M-74 -378L-96 -318',
        white,
        4,
      ) +
      ellipse(-78, -386, 42, 11, 'none', `stroke="${orange}" stroke-width="8"`) +
      line('M-36 -386H-26', orange, 9)
    );
  }),
  caneWalker: motif(190, 210, (pen) => {
    const { yellow, navy, skins, hairs, white, red, charcoal } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'long',
      top: yellow,
      bottom: navy,
      skin: skins[1],
      hair: hairs[0],
    });
    return (
      groundShadow(40) +
      figure(poses.walk, looks) +
      line('M34 -104L92 -2', white, 6) +
      line('M82 -20L92 -2', red, 6) +
      line('M30 -110L40 -93', charcoal, 7) +
      line('M13 -188H25', charcoal, 7)
    );
  }),
};
