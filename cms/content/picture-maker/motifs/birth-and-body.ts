import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

/** On the knees, leaning forward over something round. */
const leaning: Pose = {
  ...poses.sit,
  head: [72, -124],
  neck: [56, -108],
  shoulders: [
    [34, -104],
    [48, -100],
  ],
  hips: [
    [-16, -58],
    [4, -56],
  ],
  nearArm: [
    [66, -92],
    [96, -98],
  ],
  farArm: [
    [70, -100],
    [104, -104],
  ],
  nearLeg: [
    [10, -8],
    [-42, -8],
  ],
  farLeg: [
    [22, -8],
    [-30, -8],
  ],
};

const kneeling: Pose = {
  ...poses.sit,
  head: [10, -148],
  neck: [6, -128],
  shoulders: [
    [-9, -118],
    [14, -118],
  ],
  hips: [
    [-12, -60],
    [8, -60],
  ],
  nearArm: [
    [34, -94],
    [70, -84],
  ],
  farArm: [
    [40, -100],
    [72, -92],
  ],
  nearLeg: [
    [14, -8],
    [-36, -8],
  ],
  farLeg: [
    [24, -8],
    [-26, -8],
  ],
};

/** Back against cushions, knees up, a hand on the belly. */
const reclined: Pose = {
  ...poses.sit,
  head: [-30, -106],
  neck: [-34, -86],
  shoulders: [
    [-48, -76],
    [-24, -76],
  ],
  hips: [
    [-18, -14],
    [4, -12],
  ],
  nearArm: [
    [-20, -40],
    [12, -38],
  ],
  farArm: [
    [-8, -44],
    [18, -46],
  ],
  nearLeg: [
    [46, -56],
    [74, -8],
  ],
  farLeg: [
    [56, -54],
    [92, -8],
  ],
};

const birthBallPair = (pen: Pen): string => {
  const { accent, skins, hairs, coral, cream, navy, yellow, white, charcoal } = pen.palette;
  const mother = someone(pen, {
    skin: skins[2],
    hair: hairs[0],
    hairStyle: 'bun',
    top: coral,
    bottom: charcoal,
    shoes: skins[2],
  });
  const partner = someone(pen, {
    skin: skins[1],
    hair: hairs[1],
    hairStyle: 'short',
    top: yellow,
    bottom: navy,
    shoes: cream,
  });
  return (
    ellipse(6, 2, 168, 7, '#1b2030', 'opacity=".16"') +
    circle(104, -50, 50, pen.round(accent, 0.12)) +
    ellipse(84, -72, 13, 9, white, 'opacity=".4"') +
    line(
      'M60 -28C84 -10 124 -10 148 -28M55 -46C82 -24 126 -24 153 -46',
      shade(accent, -0.06),
      2.5,
      'opacity=".7"',
    ) +
    ellipse(30, -66, 23, 25, shade(coral, -0.03)) +
    at(figure(leaning, mother), 6, 0) +
    at(figure(kneeling, partner), -64, 0, 1.06)
  );
};

/** Two people talk on a low stone wall. */
const wallPair = (pen: Pen): string => {
  const { skins, hairs, straw, teal, navy, charcoal, cream, grey, leaf, coral } = pen.palette;
  const one = someone(pen, {
    skin: skins[3],
    hair: hairs[0],
    hairStyle: 'curls',
    top: straw,
    bottom: navy,
    shoes: cream,
  });
  const other = someone(pen, {
    skin: skins[0],
    hair: hairs[2],
    hairStyle: 'short',
    top: teal,
    bottom: charcoal,
    shoes: coral,
  });
  const talking: Pose = {
    ...specialPoses.upright,
    nearArm: [
      [6, -88],
      [34, -84],
    ],
  };
  const tones = [grey, shade(grey, 0.05), shade(grey, -0.05), shade(grey, -0.02)] as const;
  const stone = (row: number, index: number): string => {
    const from = -176 + index * 50 + (row % 2 ? 22 : 0);
    return rect(from, -62 + row * 21, 46, 18, tones[(row * 3 + index * 2) % 4] ?? grey, 6);
  };
  return (
    ellipse(4, 2, 196, 8, '#1b2030', 'opacity=".18"') +
    rect(-182, -66, 364, 66, shade(grey, -0.14), 6) +
    repeat(3, (row) => repeat(row % 2 ? 6 : 7, (index) => stone(row, index))) +
    rect(-192, -82, 384, 20, pen.linear(shade(grey, 0.1), shade(grey, 0.02)), 8) +
    [-164, -150, 158, 172]
      .map((x, index) =>
        at(path('M0 0C-12 -18 -8 -34 0 -44C8 -34 12 -18 0 0Z', leaf), x, 2, 0.9, index % 2 ? 22 : -22),
      )
      .join('') +
    at(figure(talking, one), -80, -30) +
    at(mirrored(figure(talking, other)), 82, -30)
  );
};

/** A shower with a glass side, warm water and a shelf for soap. */
const walkInShower = (pen: Pen): string => {
  const { white, grey, main, light2, accent, teal, charcoal, coral } = pen.palette;
  const metal = shade(grey, 0.04);
  return (
    floorShadow(250) +
    rect(-230, -640, 460, 630, pen.linear(light2, shade(main, 0.06)), 8) +
    repeat(9, (row) => line(`M-226 ${-574 + row * 66}H226`, white, 4, 'opacity=".7"')) +
    repeat(9, (row) =>
      repeat(row % 2 ? 4 : 5, (index) =>
        line(`M${-184 + index * 92 + (row % 2 ? 46 : 0)} ${-640 + row * 66}v66`, white, 4, 'opacity=".7"'),
      ),
    ) +
    rect(60, -376, 130, 110, shade(main, -0.03), 8) +
    rect(60, -276, 130, 12, white, 3) +
    rect(78, -340, 34, 64, pen.round(accent), 9) +
    rect(86, -356, 18, 18, charcoal, 4) +
    rect(124, -318, 44, 42, pen.round(teal), 8) +
    line('M-130 -120V-560C-130 -600 -60 -600 -60 -560V-544', metal, 13) +
    circle(-130, -330, 24, pen.round(shade(metal, 0.05), 0.16)) +
    line('M-130 -330L-108 -318', charcoal, 7) +
    path('M-126 -520C-126 -546 6 -546 6 -520Z', pen.round(shade(metal, 0.03), 0.16)) +
    rect(-128, -522, 136, 12, shade(metal, -0.08), 6) +
    repeat(7, (index) =>
      line(
        `M${-114 + index * 18} -500L${-126 + index * 22} -40`,
        white,
        5,
        `opacity=".75" stroke-dasharray="${30 + index * 5} ${22 + ((index * 7) % 16)}"`,
      ),
    ) +
    [
      [-70, -60, 90],
      [10, -90, 70],
      [-130, -96, 64],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, pen.glow(white, 0.65)))
      .join('') +
    rect(-250, -28, 500, 30, pen.linear(white, shade(grey, 0.1)), 8) +
    rect(214, -610, 18, 590, shade(metal, -0.03), 5) +
    rect(60, -600, 160, 572, white, 4, 'opacity=".2"') +
    path('M96 -600H150L84 -330L66 -330Z', white, 'opacity=".3"') +
    rect(52, -360, 12, 90, shade(main, -0.04), 5) +
    circle(58, -370, 7, coral)
  );
};

/** Somebody rests in a window seat with a warm pad. */
const windowSeatRest = (pen: Pen): string => {
  const { wood, woodDeep, cream, main, light2, coral, skins, hairs, teal, navy, white, straw, deep } =
    pen.palette;
  const looks = someone(pen, {
    skin: skins[1],
    hair: hairs[0],
    hairStyle: 'long',
    top: teal,
    bottom: navy,
    shoes: white,
  });
  return (
    floorShadow(440) +
    rect(-430, -150, 860, 148, pen.linear(shade(wood, 0.08), wood), 10) +
    [-280, 0, 280]
      .map((x) => rect(x - 122, -122, 244, 94, shade(wood, 0.12), 8) + circle(x, -76, 9, woodDeep))
      .join('') +
    rect(-440, -196, 880, 52, pen.linear(light2, shade(main, 0.02)), 22) +
    path('M-436 -190C-456 -350 -424 -424 -350 -412C-308 -404 -296 -290 -290 -190Z', pen.linear(main, deep)) +
    path(
      'M-376 -190C-388 -310 -356 -362 -304 -354C-262 -346 -246 -256 -240 -190Z',
      pen.linear(straw, shade(straw, -0.06)),
    ) +
    at(figure(reclined, looks), -196, -180, 2.5) +
    at(
      rect(-46, -34, 92, 68, pen.linear(shade(coral, 0.04), shade(coral, -0.05)), 20) +
        line('M-22 -30V30M0 -32V32M22 -30V30', shade(coral, -0.1), 4, 'opacity=".55"'),
      -150,
      -256,
      1,
      -14,
    ) +
    circle(-164, -276, 15, looks.skin) +
    path(
      'M-122 -222C-98 -296 -78 -342 -62 -336C-26 -332 -2 -262 40 -222C66 -208 70 -186 50 -184H-118C-140 -186 -134 -208 -122 -222Z',
      pen.linear(cream, shade(straw, -0.03)),
    ) +
    line(
      'M-84 -294C-78 -254 -82 -222 -88 -192M-46 -312C-34 -264 -34 -226 -38 -190M-8 -266C2 -238 4 -214 2 -192',
      main,
      6,
      'opacity=".5"',
    ) +
    at(rect(-70, -16, 140, 16, coral, 4) + rect(-62, -28, 124, 13, teal, 4), 270, -196) +
    at(
      path('M-28 -50H28V-18C28 -6 20 0 10 0H-10C-20 0 -28 -6 -28 -18Z', pen.round(white)) +
        line('M26 -38C48 -38 46 -12 24 -14', shade(white, -0.08), 7),
      390,
      -196,
    )
  );
};

export const birthAndBodyMotifs = {
  birthBallPair: motif(320, 165, birthBallPair),
  wallPair: motif(390, 190, wallPair),
  walkInShower: motif(500, 650, walkInShower),
  windowSeatRest: motif(900, 470, windowSeatRest),
};
