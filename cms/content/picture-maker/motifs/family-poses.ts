import { poses, type Pose } from './poses';

/** A grown-up on one knee, facing right. */
export const kneel: Pose = {
  head: [16, -136],
  neck: [11, -116],
  shoulders: [
    [-7, -106],
    [17, -106],
  ],
  hips: [
    [-14, -50],
    [8, -50],
  ],
  nearArm: [
    [26, -82],
    [54, -84],
  ],
  farArm: [
    [32, -84],
    [60, -92],
  ],
  nearLeg: [
    [22, -8],
    [-30, -4],
  ],
  farLeg: [
    [42, -50],
    [42, -6],
  ],
  hem: [
    [-26, -20],
    [26, -20],
  ],
  view: 'side',
};

/** A child who stamps, arms stiff and head back. */
export const protest: Pose = {
  ...poses.walk,
  head: [-4, -184],
  neck: [0, -164],
  nearArm: [
    [18, -124],
    [28, -86],
  ],
  farArm: [
    [-24, -128],
    [-34, -92],
  ],
  nearLeg: [
    [4, -50],
    [-4, -6],
  ],
  farLeg: [
    [26, -62],
    [20, -22],
  ],
};

/** A small child on the first steps, arms out for balance. */
export const totter: Pose = {
  ...poses.walk,
  nearArm: [
    [34, -146],
    [58, -160],
  ],
  farArm: [
    [-34, -148],
    [-54, -164],
  ],
  nearLeg: [
    [-4, -50],
    [-18, -6],
  ],
  farLeg: [
    [18, -54],
    [22, -6],
  ],
};

/** A child who squats on the heels to dig. */
export const squat: Pose = {
  head: [24, -112],
  neck: [18, -93],
  shoulders: [
    [0, -84],
    [22, -83],
  ],
  hips: [
    [-12, -34],
    [8, -32],
  ],
  nearArm: [
    [36, -58],
    [58, -28],
  ],
  farArm: [
    [40, -60],
    [66, -38],
  ],
  nearLeg: [
    [36, -46],
    [14, -4],
  ],
  farLeg: [
    [44, -48],
    [26, -6],
  ],
  hem: [
    [-26, -20],
    [26, -20],
  ],
  view: 'side',
};
