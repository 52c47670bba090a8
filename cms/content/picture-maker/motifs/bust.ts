import { shade } from '../colour';
import { circle, ellipse, line, path, rect } from '../svg';
import type { Looks } from './figure';

const longHair = 'M-31 -124C-44 -90 -42 -60 -36 -40H36C42 -60 44 -90 31 -124C30 -168 -30 -168 -31 -124Z';
const fringe = 'M-29 -116C-36 -172 36 -172 29 -116C27 -134 19 -143 6 -144C-10 -145 -25 -138 -29 -116Z';
const parted = 'M-29 -108C-38 -174 38 -174 29 -108C27 -128 14 -140 -4 -148C-12 -138 -25 -130 -29 -108Z';

function behindHead({ hair, hairStyle }: Looks): string {
  if (hairStyle === 'long') return path(longHair, shade(hair, -0.03));
  if (hairStyle === 'bun') return circle(0, -166, 15, shade(hair, -0.03));
  if (hairStyle === 'scarf')
    return path('M-36 -120C-46 -60 -56 -30 -50 0H50C56 -30 46 -60 36 -120C36 -172 -36 -172 -36 -120Z', hair);
  if (hairStyle === 'curls')
    return [
      [-30, -112],
      [-32, -134],
      [-18, -152],
      [0, -158],
      [18, -152],
      [32, -134],
      [30, -112],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 16, hair))
      .join('');
  return '';
}

function overHead({ hair, hairStyle, bottom }: Looks): string {
  if (hairStyle === 'scarf')
    return path(
      'M-33 -122C-34 -170 34 -170 33 -122C28 -142 16 -148 0 -148C-16 -148 -28 -142 -33 -122Z',
      shade(hair, 0.02),
    );
  if (hairStyle === 'cap')
    return (
      path('M-30 -128C-30 -170 30 -170 30 -128Z', bottom) + rect(-34, -132, 68, 9, shade(bottom, -0.04), 4)
    );
  return path(hairStyle === 'short' ? fringe : parted, hair);
}

/** Head and shoulders from the front, about 124 wide and 165 tall, without features; it ends at the table's edge. */
export function bust(looks: Looks): string {
  const { skin, top } = looks;
  return (
    behindHead(looks) +
    path('M-62 4C-64 -44 -52 -72 -22 -80H22C52 -72 64 -44 62 4Z', top) +
    path('M-14 -82L0 -62L14 -82Z', shade(skin, -0.05)) +
    rect(-11, -104, 22, 28, shade(skin, -0.05), 8) +
    (looks.hairStyle === 'scarf'
      ? ''
      : ellipse(-27, -118, 6, 8, shade(skin, -0.02)) + ellipse(27, -118, 6, 8, shade(skin, -0.02))) +
    ellipse(0, -120, 27, 32, skin) +
    overHead(looks) +
    line('M-38 -34C-40 -20 -40 -10 -39 2M38 -34C40 -20 40 -10 39 2', shade(top, -0.06), 3.5) +
    (looks.hairStyle === 'scarf'
      ? path('M-30 -102C-20 -78 20 -78 30 -102C36 -70 28 -56 0 -54C-28 -56 -36 -70 -30 -102Z', looks.hair)
      : '')
  );
}
