import { poses, type Pose } from './poses';

const { stand, walk } = poses;

/** Poses of people who train, stretch and warm up. */
export const trainingPoses = {
  squat: {
    ...walk,
    head: [20, -148],
    neck: [13, -130],
    shoulders: [
      [-6, -119],
      [20, -119],
    ],
    hips: [
      [-40, -68],
      [-18, -62],
    ],
    nearArm: [
      [30, -96],
      [52, -114],
    ],
    farArm: [
      [34, -98],
      [56, -116],
    ],
    nearLeg: [
      [24, -60],
      [4, -4],
    ],
    farLeg: [
      [28, -62],
      [14, -4],
    ],
  },
  row: {
    ...walk,
    head: [2, -182],
    neck: [-1, -162],
    shoulders: [
      [-15, -152],
      [9, -152],
    ],
    hips: [
      [-14, -92],
      [7, -92],
    ],
    nearArm: [
      [-20, -128],
      [12, -120],
    ],
    farArm: [
      [-10, -128],
      [18, -124],
    ],
    nearLeg: [
      [6, -50],
      [-14, -5],
    ],
    farLeg: [
      [20, -50],
      [24, -4],
    ],
  },
  lunge: {
    ...walk,
    head: [8, -164],
    neck: [4, -145],
    shoulders: [
      [-11, -135],
      [14, -135],
    ],
    hips: [
      [-8, -74],
      [12, -74],
    ],
    nearArm: [
      [20, -168],
      [14, -206],
    ],
    farArm: [
      [6, -170],
      [22, -208],
    ],
    nearLeg: [
      [-32, -42],
      [-76, -8],
    ],
    farLeg: [
      [50, -60],
      [44, -4],
    ],
  },
  sideBend: {
    ...stand,
    head: [16, -178],
    neck: [9, -160],
    shoulders: [
      [-12, -154],
      [24, -148],
    ],
    nearArm: [
      [38, -122],
      [22, -98],
    ],
    farArm: [
      [-10, -192],
      [26, -212],
    ],
    nearLeg: [
      [20, -50],
      [28, -4],
    ],
    farLeg: [
      [-20, -50],
      [-28, -4],
    ],
  },
  floorStretch: {
    ...walk,
    head: [6, -84],
    neck: [-6, -68],
    shoulders: [
      [-22, -60],
      [-2, -62],
    ],
    hips: [
      [-62, -14],
      [-44, -14],
    ],
    nearArm: [
      [24, -48],
      [60, -28],
    ],
    farArm: [
      [26, -52],
      [64, -32],
    ],
    nearLeg: [
      [8, -16],
      [66, -8],
    ],
    farLeg: [
      [10, -20],
      [70, -10],
    ],
  },
  taiChi: {
    ...stand,
    head: [0, -172],
    neck: [0, -152],
    shoulders: [
      [-19, -144],
      [19, -144],
    ],
    hips: [
      [-13, -84],
      [13, -84],
    ],
    nearArm: [
      [46, -142],
      [70, -164],
    ],
    farArm: [
      [-44, -126],
      [-64, -106],
    ],
    nearLeg: [
      [34, -48],
      [38, -4],
    ],
    farLeg: [
      [-34, -48],
      [-38, -4],
    ],
  },
  poleWalk: {
    ...walk,
    nearArm: [
      [-22, -128],
      [-16, -102],
    ],
    farArm: [
      [22, -128],
      [36, -112],
    ],
  },
} as const satisfies Record<string, Pose>;
