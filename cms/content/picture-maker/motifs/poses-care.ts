import { shade } from '../colour';
import { circle, ellipse, line, path } from '../svg';
import { figure, type Looks } from './figure';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';

const { stand, sit } = poses;
const { greet, upright } = specialPoses;

/** Poses of people who look after themselves and each other. */
export const carePoses = {
  /** One hand behind the head, the other at the chest. */
  armBehindHead: {
    ...stand,
    nearArm: [
      [42, -176],
      [12, -194],
    ],
    farArm: [
      [-32, -126],
      [-6, -138],
    ],
  },
  onThePhone: {
    ...greet,
    farArm: [
      [36, -138],
      [25, -172],
    ],
    nearArm: [
      [-8, -122],
      [30, -108],
    ],
  },
  restingHand: {
    ...upright,
    nearArm: [
      [-12, -84],
      [24, -76],
    ],
    nearLeg: [
      [42, -56],
      [46, 2],
    ],
    farLeg: [
      [38, -58],
      [36, 2],
    ],
  },
  onTheGround: {
    ...sit,
    head: [10, -104],
    neck: [4, -85],
    shoulders: [
      [-13, -74],
      [14, -74],
    ],
    hips: [
      [-15, -14],
      [12, -14],
    ],
    nearArm: [
      [6, -44],
      [34, -42],
    ],
    farArm: [
      [22, -46],
      [48, -56],
    ],
    nearLeg: [
      [36, -42],
      [58, -6],
    ],
    farLeg: [
      [42, -40],
      [66, -6],
    ],
  },
  seatedHandUp: {
    ...sit,
    nearArm: [
      [34, -104],
      [56, -130],
    ],
  },
  smallHandUp: {
    ...greet,
    nearArm: [
      [24, -150],
      [44, -178],
    ],
  },
} as const satisfies Record<string, Pose>;

/** A figure seen from the front: the same joints, with a face that has no features. */
export function facing(pose: Pose, looks: Looks): string {
  const [x, y] = pose.head;
  return (
    figure(pose, looks) +
    ellipse(x, y + 3, 11.5, 14, looks.skin) +
    path(
      `M${x - 13} ${y - 2}C${x - 10} ${y - 16} ${x + 10} ${y - 16} ${x + 13} ${y - 2}C${x + 6} ${y - 8} ${x - 4} ${y - 9} ${x - 13} ${y - 2}Z`,
      looks.hair,
    )
  );
}

/** A pregnant figure from the side; the near hand lies on the belly, and the arm is drawn over it. */
export function expecting(
  pose: Pose,
  looks: Looks,
  belly: readonly [x: number, y: number, r: number],
): string {
  const [[elbowX, elbowY], [handX, handY]] = pose.nearArm;
  const [, [shoulderX, shoulderY]] = pose.shoulders;
  const [x, y, r] = belly;
  const start = shoulderX - 9;
  return (
    figure(
      {
        ...pose,
        nearArm: [
          [start, shoulderY + 8],
          [start, shoulderY + 8],
        ],
      },
      looks,
    ) +
    circle(start, shoulderY + 8, 10, looks.top) +
    ellipse(x, y, r * 0.94, r, looks.top) +
    line(`M${start} ${shoulderY}L${elbowX} ${elbowY}L${handX} ${handY}`, shade(looks.top, -0.06), 12) +
    circle(handX, handY, 6.5, looks.skin)
  );
}
