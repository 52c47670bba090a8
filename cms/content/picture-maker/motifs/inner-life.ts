import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { leaf } from './leaves';
import { poses, type Pose } from './poses';

const surf = {
  ...poses.walk,
  head: [16, -150],
  neck: [9, -131],
  shoulders: [
    [-8, -121],
    [16, -123],
  ],
  hips: [
    [-14, -72],
    [8, -70],
  ],
  nearArm: [
    [36, -112],
    [60, -122],
  ],
  farArm: [
    [-34, -116],
    [-60, -130],
  ],
  nearLeg: [
    [32, -46],
    [26, -4],
  ],
  farLeg: [
    [-36, -46],
    [-26, -4],
  ],
} as const satisfies Pose;

const holdUp = {
  ...poses.walk,
  nearArm: [
    [22, -128],
    [24, -158],
  ],
} as const satisfies Pose;

const lamplight = '#f6d592';

/** A lantern that hangs from (0, 0). */
const lantern = (pen: Pen): string =>
  circle(0, 34, 130, pen.glow(lamplight, 0.9)) +
  line('M-11 12C-11 -6 11 -6 11 12', pen.palette.charcoal, 4) +
  path('M-18 18L0 6L18 18Z', pen.palette.charcoal) +
  rect(-15, 18, 30, 36, shade(lamplight, 0.06), 3) +
  ellipse(0, 40, 6, 11, pen.palette.orange) +
  line('M-15 18V54M15 18V54', pen.palette.charcoal, 4) +
  rect(-19, 53, 38, 8, pen.palette.charcoal, 3);

/** One window of the house at night; somebody may stand in it. */
function houseWindow(pen: Pen, lit: boolean, inside: 'none' | 'plant' | 'person' | 'curtain'): string {
  const { charcoal, navy, dark } = pen.palette;
  const glass = lit ? pen.linear(shade(lamplight, 0.06), '#eec176') : pen.linear(shade(navy, 0.04), navy);
  const silhouette = '#8a5f35';
  const things = {
    none: '',
    plant: [-40, 0, 40]
      .map((turn) => at(leaf(46, 17, lit ? '#6d7a45' : shade(navy, 0.1)), 24, -14, 1, turn))
      .concat(rect(12, -18, 24, 18, lit ? silhouette : shade(navy, 0.14), 3))
      .join(''),
    person:
      circle(0, -74, 17, silhouette) +
      path('M-34 0C-34 -44 -22 -56 0 -56C22 -56 34 -44 34 0Z', silhouette) +
      rect(-4, -62, 8, 10, silhouette),
    curtain:
      path('M-50 -130H-18C-22 -90 -30 -40 -34 0H-50Z', lit ? '#e2a864' : shade(navy, 0.08)) +
      path('M50 -130H18C22 -90 30 -40 34 0H50Z', lit ? '#e2a864' : shade(navy, 0.08)),
  };
  return (
    (lit ? circle(0, -65, 120, pen.glow(lamplight, 0.35)) : '') +
    rect(-58, -138, 116, 146, shade(dark, -0.03), 4) +
    pen.clipped(rect(-50, -130, 100, 130, '#000'), rect(-50, -130, 100, 130, glass) + things[inside]) +
    line('M0 -130V0M-50 -84H50', shade(charcoal, 0.02), 5) +
    rect(-66, 2, 132, 12, shade(dark, 0.1), 3)
  );
}

export const innerLifeMotifs = {
  /** A young birch that leans with the wind, from the left to the right. */
  windBirch: motif(760, 560, (pen) => {
    const { white, grey, charcoal } = pen.palette;
    const greens = [pen.palette.leaf, pen.palette.green, pen.palette.lime] as const;
    const tuft = (x: number, y: number, count: number, reach: number): string =>
      repeat(count, () =>
        at(
          leaf(
            pen.random.between(44, 70),
            pen.random.between(22, 30),
            shade(pen.random.pick(greens), pen.random.between(-0.05, 0.04)),
          ),
          x + pen.random.between(-reach, reach),
          y + pen.random.between(-reach * 0.42, reach * 0.42),
          1,
          pen.random.between(58, 122),
        ),
      );
    const bark = shade(white, -0.03);
    return (
      groundShadow(120) +
      line('M100 -330C170 -370 230 -372 300 -356M60 -262C130 -290 190 -284 240 -262', shade(bark, -0.1), 9) +
      line('M150 -392C230 -430 300 -430 360 -414', shade(bark, -0.1), 8) +
      path(
        'M-30 0C-26 -130 -14 -260 70 -360C110 -410 190 -452 300 -466C200 -436 140 -400 108 -350C52 -258 36 -140 34 0Z',
        pen.linear(shade(bark, 0.02), shade(grey, 0.08), 'right'),
      ) +
      [
        [-18, -60, 24],
        [6, -108, 22],
        [-14, -164, 20],
        [18, -210, 22],
        [22, -268, 18],
        [60, -318, 16],
      ]
        .map(([x = 0, y = 0, w = 0]) => line(`M${x} ${y}h${w}`, charcoal, 6, 'opacity=".75"'))
        .join('') +
      tuft(200, -450, 26, 90) +
      tuft(330, -430, 26, 84) +
      tuft(270, -360, 26, 92) +
      tuft(190, -290, 22, 84) +
      tuft(140, -390, 16, 70)
    );
  }),
  /** Streaks of wind and leaves that fly with it. */
  windStreaks: motif(900, 260, (pen) => {
    const streak = (d: string): string => line(d, pen.palette.white, 7, 'opacity=".65"');
    return (
      streak('M-430 -190C-300 -220 -200 -160 -60 -190C20 -206 30 -256 -14 -254C-44 -250 -36 -214 -8 -218') +
      streak('M-360 -120C-220 -140 -120 -90 60 -118') +
      streak('M-60 -52C60 -74 200 -20 330 -52C400 -70 396 -116 360 -112C334 -108 340 -80 364 -82') +
      [
        [-250, -70, 80],
        [120, -170, 110],
        [260, -140, 60],
        [-40, -20, 100],
        [380, -190, 76],
      ]
        .map(([x = 0, y = 0, turn = 0], index) =>
          at(leaf(46, 20, index % 2 ? pen.palette.leaf : pen.palette.lime), x, y, 1, turn),
        )
        .join('')
    );
  }),
  picketFence: motif(1300, 150, (pen) => {
    const { white } = pen.palette;
    return (
      ellipse(0, 2, 650, 8, '#1b2030', 'opacity=".12"') +
      rect(-650, -112, 1300, 16, shade(white, -0.1)) +
      rect(-650, -46, 1300, 16, shade(white, -0.1)) +
      repeat(22, (index) => {
        const x = -640 + index * 60;
        return path(`M${x} 0V-128L${x + 19} -150L${x + 38} -128V0Z`, pen.linear(white, shade(white, -0.07)));
      })
    );
  }),
  /** A house at night: some windows lit, in one of them somebody. */
  litFacade: motif(1000, 620, (pen) => {
    const { dark, deep } = pen.palette;
    const wall = shade(dark, 0.05);
    const lit = [1, 0, 1, 1, 0, 1, 1, 0, 0, 1] as const;
    const inside = [
      'curtain',
      'none',
      'plant',
      'curtain',
      'none',
      'none',
      'person',
      'curtain',
      'plant',
      'curtain',
    ] as const;
    return (
      rect(-470, -560, 940, 560, pen.linear(shade(wall, 0.03), shade(wall, -0.05))) +
      path('M-510 -552L-430 -650H430L510 -552Z', shade(deep, -0.14)) +
      rect(-498, -562, 996, 20, shade(wall, 0.1), 4) +
      rect(-470, -296, 940, 10, shade(wall, -0.06)) +
      repeat(10, (index) =>
        at(
          houseWindow(pen, lit[index] === 1, inside[index] ?? 'none'),
          -360 + (index % 5) * 180,
          index < 5 ? -352 : -98,
        ),
      )
    );
  }),
  lanternWalker: motif(110, 210, (pen) => {
    const looks = someone(pen, { hairStyle: 'short', top: pen.palette.coral, bottom: pen.palette.woodDeep });
    return groundShadow(36) + figure(poses.walk, looks) + at(lantern(pen), 36, -104, 0.62);
  }),
  lanternPost: motif(160, 300, (pen) => {
    const wood = pen.palette.woodDeep;
    return (
      groundShadow(30) +
      line('M-30 0V-262H26', wood, 13) +
      line('M-30 -214L6 -258', wood, 9) +
      at(lantern(pen), 24, -256, 1.25)
    );
  }),
  umbrellaWalker: motif(220, 290, (pen) => {
    const looks = someone(pen, {
      hairStyle: 'long',
      top: pen.palette.straw,
      bottom: pen.palette.navy,
      skin: pen.palette.skins[2],
      hair: pen.palette.hairs[0],
    });
    const { coral } = pen.palette;
    return (
      groundShadow(44) +
      line('M24 -150V-262', pen.palette.charcoal, 5) +
      path(
        'M-86 -232C-70 -300 118 -300 134 -232C108 -246 84 -246 62 -232C40 -246 8 -246 -14 -232C-36 -246 -62 -246 -86 -232Z',
        coral,
      ) +
      path(
        'M24 -284C50 -270 62 -252 62 -232C40 -246 8 -246 -14 -232C-14 -252 -2 -270 24 -284Z',
        shade(coral, 0.06),
      ) +
      line('M24 -284V-294', pen.palette.charcoal, 6) +
      figure(holdUp, looks)
    );
  }),
  /** A tall wave with somebody who rides it. */
  surferWave: motif(1240, 470, (pen) => {
    const { main, deep, white, light2 } = pen.palette;
    const body =
      'M-640 0V-96C-470 -104 -330 -150 -190 -262C-70 -364 80 -440 240 -420C330 -408 392 -350 384 -286C366 -330 312 -344 266 -322C206 -290 214 -210 280 -160C370 -100 500 -84 640 -84V0Z';
    const looks = someone(pen, {
      hairStyle: 'short',
      top: pen.palette.coral,
      bottom: pen.palette.navy,
      skin: pen.palette.skins[2],
    });
    return (
      path(body, pen.linear(light2, deep)) +
      path(
        'M-640 0V-60C-440 -66 -290 -110 -160 -212C-60 -292 60 -352 170 -350C110 -300 120 -190 220 -124C320 -66 480 -54 640 -52V0Z',
        pen.linear(main, shade(deep, -0.06)),
        'opacity=".7"',
      ) +
      line(
        'M-640 -98C-470 -106 -330 -152 -190 -264C-70 -366 80 -442 240 -422C330 -410 394 -352 386 -286C368 -330 314 -346 266 -324',
        white,
        13,
      ) +
      repeat(9, (index) =>
        circle(
          390 + pen.random.between(-40, 60),
          -280 + index * 14 + pen.random.between(-12, 12),
          pen.random.between(5, 14),
          white,
          'opacity=".85"',
        ),
      ) +
      line(
        'M-330 -78C-260 -98 -210 -136 -170 -170M-60 -90C-10 -130 30 -180 50 -230M-470 -40C-360 -50 -300 -70 -250 -92M300 -50C380 -40 440 -36 520 -36',
        white,
        6,
        'opacity=".5"',
      ) +
      at(
        ellipse(0, 0, 104, 12, pen.palette.yellow) +
          path('M-104 0C-60 -10 60 -10 104 0C60 4 -60 4 -104 0Z', shade(pen.palette.yellow, 0.06)) +
          at(figure(surf, looks), 0, -4, 1.05),
        -262,
        -206,
        1,
        -27,
      )
    );
  }),
};
