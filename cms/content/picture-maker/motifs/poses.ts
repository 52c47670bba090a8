import type { Point } from '../svg';

type Limb = readonly [joint: Point, end: Point];

/** Where a standing grown-up's joints are; the feet are near (0, 0), the crown near y = -200. Seen from the side, they look right. */
export interface Pose {
  head: Point;
  neck: Point;
  shoulders: readonly [Point, Point];
  hips: readonly [Point, Point];
  nearArm: Limb;
  farArm: Limb;
  nearLeg: Limb;
  farLeg: Limb;
  /** A skirt's hem: left and right end. */
  hem: readonly [Point, Point];
  view: 'side' | 'back';
}

const back = {
  head: [0, -184],
  neck: [0, -164],
  shoulders: [
    [-19, -156],
    [19, -156],
  ],
  hips: [
    [-12, -94],
    [12, -94],
  ],
  nearArm: [
    [27, -124],
    [25, -94],
  ],
  farArm: [
    [-27, -124],
    [-25, -94],
  ],
  nearLeg: [
    [10, -50],
    [11, -4],
  ],
  farLeg: [
    [-10, -50],
    [-11, -4],
  ],
  hem: [
    [-30, -34],
    [30, -34],
  ],
  view: 'back',
} as const satisfies Pose;

export const poses = {
  stand: back,
  wave: {
    ...back,
    nearArm: [
      [38, -176],
      [46, -214],
    ],
  },
  armsUp: {
    ...back,
    nearArm: [
      [40, -178],
      [52, -216],
    ],
    farArm: [
      [-40, -178],
      [-52, -216],
    ],
  },
  leadRight: {
    ...back,
    nearArm: [
      [30, -122],
      [42, -92],
    ],
  },
  leadLeft: {
    ...back,
    farArm: [
      [-30, -122],
      [-42, -92],
    ],
  },
  walk: {
    head: [7, -184],
    neck: [4, -164],
    shoulders: [
      [-11, -154],
      [14, -154],
    ],
    hips: [
      [-10, -94],
      [11, -94],
    ],
    nearArm: [
      [-8, -122],
      [8, -96],
    ],
    farArm: [
      [20, -124],
      [34, -102],
    ],
    nearLeg: [
      [2, -50],
      [-24, -8],
    ],
    farLeg: [
      [18, -52],
      [26, -4],
    ],
    hem: [
      [-26, -36],
      [26, -36],
    ],
    view: 'side',
  },
  run: {
    head: [26, -180],
    neck: [18, -161],
    shoulders: [
      [0, -150],
      [26, -154],
    ],
    hips: [
      [-12, -96],
      [10, -94],
    ],
    nearArm: [
      [-14, -126],
      [12, -112],
    ],
    farArm: [
      [36, -128],
      [52, -150],
    ],
    nearLeg: [
      [-12, -54],
      [-54, -50],
    ],
    farLeg: [
      [36, -66],
      [28, -8],
    ],
    hem: [
      [-24, -66],
      [24, -62],
    ],
    view: 'side',
  },
  sit: {
    head: [8, -146],
    neck: [3, -127],
    shoulders: [
      [-13, -116],
      [14, -116],
    ],
    hips: [
      [-15, -56],
      [12, -56],
    ],
    nearArm: [
      [4, -84],
      [32, -66],
    ],
    farArm: [
      [16, -84],
      [40, -68],
    ],
    nearLeg: [
      [46, -54],
      [46, -4],
    ],
    farLeg: [
      [42, -56],
      [38, -4],
    ],
    hem: [
      [-8, -46],
      [50, -40],
    ],
    view: 'side',
  },
  sitBack: {
    ...back,
    head: [0, -108],
    neck: [0, -88],
    shoulders: [
      [-20, -80],
      [20, -80],
    ],
    hips: [
      [-17, -14],
      [17, -14],
    ],
    nearArm: [
      [30, -46],
      [32, -12],
    ],
    farArm: [
      [-30, -46],
      [-32, -12],
    ],
    nearLeg: [
      [10, -8],
      [12, -6],
    ],
    farLeg: [
      [-10, -8],
      [-12, -6],
    ],
  },
  lotus: {
    ...back,
    head: [0, -122],
    neck: [0, -102],
    shoulders: [
      [-20, -94],
      [20, -94],
    ],
    hips: [
      [-15, -26],
      [15, -26],
    ],
    nearArm: [
      [36, -58],
      [46, -24],
    ],
    farArm: [
      [-36, -58],
      [-46, -24],
    ],
    nearLeg: [
      [54, -14],
      [4, -6],
    ],
    farLeg: [
      [-54, -14],
      [-4, -6],
    ],
  },
  treePose: {
    ...back,
    nearArm: [
      [32, -188],
      [3, -222],
    ],
    farArm: [
      [-32, -188],
      [-3, -222],
    ],
    nearLeg: [
      [44, -64],
      [12, -48],
    ],
    farLeg: [
      [-6, -50],
      [-6, -4],
    ],
  },
  reach: {
    ...back,
    nearArm: [
      [44, -150],
      [70, -154],
    ],
    farArm: [
      [-44, -150],
      [-70, -154],
    ],
    nearLeg: [
      [22, -50],
      [34, -4],
    ],
    farLeg: [
      [-22, -50],
      [-34, -4],
    ],
  },
} as const satisfies Record<string, Pose>;
