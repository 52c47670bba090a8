import { poses, type Pose } from './poses';

const { sit, walk, stand } = poses;

/** Poses that belong to one thing: a wheelchair, a bicycle, a hand to hold. */
export const specialPoses = {
  wheelchair: {
    ...sit,
    nearArm: [
      [8, -82],
      [18, -58],
    ],
    nearLeg: [
      [40, -62],
      [54, -22],
    ],
    farLeg: [
      [38, -62],
      [50, -22],
    ],
  },
  cycle: {
    ...sit,
    head: [34, -132],
    neck: [25, -114],
    shoulders: [
      [8, -104],
      [32, -106],
    ],
    hips: [
      [-16, -56],
      [8, -56],
    ],
    nearArm: [
      [38, -78],
      [62, -66],
    ],
    farArm: [
      [42, -80],
      [64, -68],
    ],
    nearLeg: [
      [34, -40],
      [16, 0],
    ],
    farLeg: [
      [30, -54],
      [36, -14],
    ],
  },
  pushBicycle: {
    ...walk,
    nearArm: [
      [24, -124],
      [46, -134],
    ],
    farArm: [
      [26, -122],
      [50, -134],
    ],
    nearLeg: [
      [0, -50],
      [-12, -6],
    ],
    farLeg: [
      [12, -52],
      [18, -4],
    ],
  },
  upright: {
    ...sit,
    head: [2, -150],
    neck: [-1, -129],
    shoulders: [
      [-15, -117],
      [10, -117],
    ],
    hips: [
      [-15, -56],
      [8, -56],
    ],
    nearArm: [
      [0, -84],
      [28, -66],
    ],
    nearLeg: [
      [40, -55],
      [38, 30],
    ],
    farLeg: [
      [46, -56],
      [48, 28],
    ],
  },
  greet: {
    ...walk,
    nearLeg: [
      [0, -50],
      [-4, -4],
    ],
    farLeg: [
      [8, -50],
      [10, -4],
    ],
    nearArm: [
      [14, -124],
      [36, -126],
    ],
  },
  handUp: {
    ...stand,
    farArm: [
      [-34, -146],
      [-50, -166],
    ],
  },
  bothHandsUp: {
    ...stand,
    farArm: [
      [-36, -142],
      [-52, -162],
    ],
    nearArm: [
      [36, -142],
      [52, -162],
    ],
  },
} as const satisfies Record<string, Pose>;
