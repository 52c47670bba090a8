import { shade } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, line, path, type Point } from '../svg';
import type { Pose } from './poses';

export interface Looks {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  shoes: string;
  hairStyle: 'short' | 'long' | 'bun' | 'scarf' | 'curls' | 'cap';
  dress?: boolean;
}

/** The soft shadow under somebody's feet. */
export const groundShadow = (width: number): string => ellipse(6, 2, width, 6, '#1b2030', 'opacity=".16"');

const join = ([a, b]: Point): string => `${a} ${b}`;
/** A limb of two straight parts with a soft joint. */
const limb = (from: Point, [joint, end]: readonly [Point, Point], colour: string, width: number): string =>
  line(`M${join(from)}L${join(joint)}L${join(end)}`, colour, width);

function foot([x, y]: Point, view: Pose['view'], colour: string): string {
  return view === 'side' ? ellipse(x + 6, y + 1, 12, 5.5, colour) : ellipse(x, y + 1, 8, 6, colour);
}

function head(pose: Pose, looks: Looks): string {
  const [x, y] = pose.head;
  const { skin, hair, hairStyle } = looks;
  const away = pose.view === 'back';
  const face = away
    ? ''
    : path(
        `M${x + 1} ${y - 9}C${x + 18} ${y - 12} ${x + 19} ${y + 9} ${x + 8} ${y + 13}C${x} ${y + 15} ${x - 4} ${y + 6} ${x + 1} ${y - 9}Z`,
        skin,
      );
  const skull = ellipse(x, y, 15, 17, hair);
  const neck = line(`M${x - 1} ${y + 8}L${join(pose.neck)}`, shade(skin, -0.03), 11);
  if (hairStyle === 'scarf') {
    const drape = path(
      `M${x - 16} ${y}C${x - 24} ${y + 24} ${x - 22} ${y + 36} ${x - 16} ${y + 42}L${x + 15} ${y + 40}C${x + 18} ${y + 26} ${x + 14} ${y + 14} ${x + 15} ${y}Z`,
      hair,
    );
    return drape + ellipse(x, y - 1, 16.5, 18, hair) + (away ? '' : ellipse(x + 8, y + 2, 8, 11, skin));
  }
  if (hairStyle === 'long')
    return (
      neck +
      path(
        `M${x - 15} ${y - 2}C${x - 22} ${y + 22} ${x - 20} ${y + 38} ${x - 13} ${y + 46}L${x + (away ? 13 : 3)} ${y + 46}C${x + (away ? 20 : 6)} ${y + 30} ${x + (away ? 20 : 8)} ${y + 12} ${x + (away ? 15 : 9)} ${y - 2}Z`,
        hair,
      ) +
      skull +
      face
    );
  if (hairStyle === 'bun')
    return neck + circle(x - (away ? 0 : 9), y - 19, 8.5, shade(hair, -0.03)) + skull + face;
  if (hairStyle === 'curls')
    return (
      neck +
      [
        [-12, -8],
        [0, -15],
        [11, -9],
        [-16, 4],
        [away ? 15 : -10, 5],
        [-9, 13],
        [away ? 8 : -14, 12],
      ]
        .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 10, hair))
        .join('') +
      skull +
      face
    );
  if (hairStyle === 'cap')
    return (
      neck +
      skull +
      face +
      path(
        `M${x - 16} ${y - 3}C${x - 16} ${y - 24} ${x + 16} ${y - 24} ${x + 16} ${y - 4}L${x + (away ? 16 : 29)} ${y - 3}Z`,
        looks.bottom,
      )
    );
  return neck + skull + face;
}

/** One person, far enough away to have no features. */
export function figure(pose: Pose, looks: Looks): string {
  const [shoulderFar, shoulderNear] = pose.shoulders;
  const [hipFar, hipNear] = pose.hips;
  const farTop = shade(looks.top, -0.07);
  const farBottom = shade(looks.bottom, -0.06);
  const [, farHand] = pose.farArm;
  const [, nearHand] = pose.nearArm;
  const [hemLeft, hemRight] = pose.hem;
  const legs = looks.dress ? looks.skin : looks.bottom;
  const torso = path(
    `M${join(shoulderFar)}Q${join(pose.neck)} ${join(shoulderNear)}L${join(hipNear)}L${join(hipFar)}Z`,
    looks.top,
    `stroke="${looks.top}" stroke-width="11" stroke-linejoin="round"`,
  );
  const dress = looks.dress
    ? path(
        `M${hipFar[0] - 4} ${hipFar[1] - 8}L${join(hemLeft)}Q${(hemLeft[0] + hemRight[0]) / 2} ${hemLeft[1] + 10} ${join(hemRight)}L${hipNear[0] + 4} ${hipNear[1] - 8}Z`,
        looks.top,
      )
    : '';
  return (
    limb(shoulderFar, pose.farArm, farTop, 12) +
    circle(farHand[0], farHand[1], 6, shade(looks.skin, -0.04)) +
    limb([hipFar[0] + 3, hipFar[1]], pose.farLeg, looks.dress ? shade(looks.skin, -0.05) : farBottom, 16) +
    foot(pose.farLeg[1], pose.view, shade(looks.shoes, -0.05)) +
    limb([hipNear[0] - 3, hipNear[1]], pose.nearLeg, legs, 16) +
    foot(pose.nearLeg[1], pose.view, looks.shoes) +
    torso +
    dress +
    head(pose, looks) +
    limb(shoulderNear, pose.nearArm, shade(looks.top, 0.025), 12) +
    circle(nearHand[0], nearHand[1], 6, looks.skin)
  );
}

/** Somebody at random, dressed in colours that go with the picture. */
export function someone(pen: Pen, fixed: Partial<Looks> = {}): Looks {
  const { palette, random } = pen;
  return {
    skin: random.pick(palette.skins),
    hair: random.pick(palette.hairs),
    top: random.pick([palette.accent, palette.coral, palette.cream, palette.deep, palette.straw] as const),
    bottom: random.pick([palette.navy, palette.dark, palette.woodDeep, palette.charcoal] as const),
    shoes: random.pick([palette.cream, palette.charcoal, palette.brown] as const),
    hairStyle: random.pick(['short', 'long', 'bun', 'curls'] as const),
    ...fixed,
  };
}
