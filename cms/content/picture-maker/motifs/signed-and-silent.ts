import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect } from '../svg';
import { bust } from './bust';
import { figure, groundShadow, someone, type Looks } from './figure';
import { poses, type Pose } from './poses';
import { sideChair } from './talking-places';

type Shape = 'open' | 'point' | 'flat' | 'love';

/** The tips of thumb and fingers for a hand whose wrist is at (0, 0) and that points upward. */
const fingers: Record<Shape, readonly string[]> = {
  open: ['M-6 -10L-17 -17', 'M-6 -16L-10 -33', 'M-1 -17L-2 -37', 'M4 -16L7 -34', 'M7 -13L15 -27'],
  point: ['M-5 -16L-6 -38', 'M-4 -9L4 -13'],
  flat: ['M-6 -10L-14 -20', 'M-5 -16L-6 -33', 'M-1 -16L-1 -36', 'M3 -16L4 -34', 'M7 -14L9 -29'],
  love: ['M-6 -9L-19 -13', 'M-5 -16L-8 -36', 'M7 -14L13 -33'],
};

/** A hand that says something; the fingers are drawn apart, so that they can be told from a fist. */
const hand = (shape: Shape, skin: string, x: number, y: number, degrees: number, size = 0.7): string =>
  at(
    fingers[shape].map((d) => line(d, shade(skin, -0.02), 6)).join('') +
      ellipse(0, -10, 10, 11, skin) +
      line('M-3 -12Q2 -9 6 -12', shade(skin, -0.08), 1.6),
    x,
    y,
    size,
    degrees,
  );

const signing = {
  ...poses.walk,
  head: [4, -184],
  neck: [1, -164],
  nearArm: [
    [8, -122],
    [42, -136],
  ],
  farArm: [
    [26, -126],
    [48, -158],
  ],
  nearLeg: [
    [8, -50],
    [4, -4],
  ],
  farLeg: [
    [-2, -50],
    [-10, -5],
  ],
} as const satisfies Pose;
const answering = {
  ...signing,
  nearArm: [
    [6, -120],
    [38, -118],
  ],
  farArm: [
    [28, -130],
    [44, -152],
  ],
} as const satisfies Pose;

const signingFriends = (pen: Pen): string => {
  const { skins, hairs, coral, yellow, navy, charcoal, deep } = pen.palette;
  const one = someone(pen, {
    hairStyle: 'short',
    top: deep,
    bottom: charcoal,
    skin: skins[3],
    hair: hairs[0],
  });
  const other = someone(pen, {
    hairStyle: 'bun',
    top: yellow,
    bottom: navy,
    skin: skins[1],
    hair: hairs[2],
    shoes: coral,
  });
  return (
    at(groundShadow(44), -62, 0) +
    at(groundShadow(44), 62, 0) +
    at(
      figure(signing, one) + hand('love', one.skin, 48, -156, 10) + hand('flat', one.skin, 42, -134, 78),
      -70,
      0,
    ) +
    at(
      mirrored(
        figure(answering, other) +
          hand('point', other.skin, 44, -150, 14) +
          hand('open', other.skin, 38, -116, 62),
      ),
      72,
      0,
    )
  );
};

/** Arms that come up in front of the chest of somebody seen from the front. */
const raisedArms = (looks: Looks): string =>
  line('M-52 -40L-64 6L-26 -34', shade(looks.top, 0.025), 22) +
  line('M52 -40L66 0L40 -62', shade(looks.top, 0.025), 22) +
  hand('flat', looks.skin, -27, -30, 52, 1.05) +
  hand('love', looks.skin, 40, -60, 4, 1.05);

const videoInterpreter = (pen: Pen): string => {
  const { skins, hairs, dark, charcoal, blue, grey, white, coral, accentDeep } = pen.palette;
  const looks = someone(pen, { hairStyle: 'long', top: dark, skin: skins[2], hair: hairs[0] });
  const small = someone(pen, { hairStyle: 'curls', top: coral, skin: skins[3], hair: hairs[1] });
  return (
    ellipse(0, 0, 300, 15, '#1b2030', 'opacity=".17"') +
    path('M-90 -4L-62 -50H62L90 -4Z', pen.linear(shade(grey, 0.04), shade(grey, -0.1))) +
    rect(-290, -430, 580, 400, pen.linear(shade(charcoal, 0.06), charcoal), 26) +
    pen.clipped(
      '<rect x="-268" y="-408" width="536" height="356" rx="12"/>',
      rect(-268, -408, 536, 356, pen.linear(shade(blue, 0.22), shade(blue, 0.12))) +
        circle(0, -220, 168, shade(blue, 0.27), 'opacity=".7"') +
        at(bust(looks) + raisedArms(looks), 0, -46, 1.95) +
        rect(146, -396, 110, 92, shade(accentDeep, 0.2), 10) +
        pen.clipped(
          '<rect x="146" y="-396" width="110" height="92" rx="10"/>',
          at(bust(small), 201, -296, 0.56),
        ),
    ) +
    circle(0, -419, 5, white, 'opacity=".6"')
  );
};

const leaning = {
  ...poses.sit,
  head: [25, -141],
  neck: [17, -124],
  shoulders: [
    [-2, -112],
    [24, -112],
  ],
  nearArm: [
    [28, -88],
    [50, -99],
  ],
  farArm: [
    [38, -90],
    [54, -108],
  ],
} as const satisfies Pose;
const holdingBack = {
  ...poses.sit,
  head: [-17, -146],
  neck: [-18, -128],
  shoulders: [
    [-34, -114],
    [-8, -116],
  ],
  nearArm: [
    [-4, -84],
    [18, -95],
  ],
  farArm: [
    [18, -90],
    [14, -94],
  ],
} as const satisfies Pose;

/** The far forearm, laid over the near one: arms that are crossed. */
const crossedForearm = (looks: Looks): string =>
  line('M20 -86L-6 -100', shade(looks.top, -0.07), 12) +
  circle(-9, -102, 6, looks.skin) +
  line('M-10 -99L-16 -101M-8 -105L-15 -107', shade(looks.skin, -0.03), 4);

const cup = (x: number, colour: string): string =>
  at(path('M-17 -34H17L12 0H-12Z', colour) + ellipse(0, -34, 17, 4.5, shade(colour, -0.16)), x, -192);

const cafePair = (pen: Pen): string => {
  const { skins, hairs, accent, coral, navy, charcoal, wood, woodDeep, white, straw } = pen.palette;
  const eager = someone(pen, {
    hairStyle: 'curls',
    top: coral,
    bottom: navy,
    skin: skins[3],
    hair: hairs[0],
  });
  const wary = someone(pen, {
    hairStyle: 'short',
    top: straw,
    bottom: charcoal,
    skin: skins[1],
    hair: hairs[1],
  });
  return (
    ellipse(0, 2, 320, 12, '#1b2030', 'opacity=".13"') +
    at(sideChair(pen), -206, 0, 1.05) +
    at(figure(leaning, eager), -196, 0, 2) +
    at(mirrored(sideChair(pen)), 206, 0, 1.05) +
    at(mirrored(figure(holdingBack, wary) + crossedForearm(wary)), 192, 0, 2) +
    path('M-52 0C-24 -24 -14 -50 -11 -176H11C14 -50 24 -24 52 0Z', pen.round(woodDeep)) +
    rect(-98, -194, 196, 20, pen.linear(shade(wood, 0.05), wood), 10) +
    cup(-30, white) +
    cup(48, shade(accent, 0.1))
  );
};

/** Two who sit at the ends of a long bench, seen from behind, and a bag between them. */
const benchApart = (pen: Pen): string => {
  const { skins, hairs, woodDeep, brown, coral, deep, straw, clay } = pen.palette;
  const one = someone(pen, { hairStyle: 'long', top: coral, skin: skins[1], hair: hairs[1] });
  const other = someone(pen, { hairStyle: 'short', top: deep, skin: skins[3], hair: hairs[0] });
  return (
    ellipse(4, 2, 196, 8, '#1b2030', 'opacity=".16"') +
    at(figure(poses.sitBack, one), -132, -50) +
    at(figure(poses.sitBack, other), 132, -50) +
    line('M-18 -106C-18 -136 18 -136 18 -106', shade(clay, -0.08), 5) +
    path('M-30 -108H30L26 -56H-26Z', pen.round(clay)) +
    rect(-9, -112, 18, 14, straw, 4) +
    line('M-164 0V-54M0 0V-54M164 0V-54', brown, 9) +
    rect(-190, -60, 380, 11, woodDeep, 4) +
    rect(-190, -104, 380, 13, woodDeep, 4) +
    rect(-190, -84, 380, 13, shade(woodDeep, -0.04), 4) +
    line('M-164 -52V-110M0 -52V-110M164 -52V-110', brown, 8)
  );
};

export const signedAndSilentMotifs = {
  signingFriends: motif(260, 215, signingFriends),
  videoInterpreter: motif(600, 440, videoInterpreter),
  cafePair: motif(640, 330, cafePair),
  benchApart: motif(390, 180, benchApart),
};
