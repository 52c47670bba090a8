import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, ellipse, line, rect } from '../svg';
import { figure, someone } from './figure';
import { poses } from './poses';

/** A bench seen from behind. */
const bench = (pen: Pen): string => {
  const { woodDeep, brown } = pen.palette;
  return (
    line('M-112 0V-54M112 0V-54', brown, 9) +
    rect(-134, -60, 268, 11, woodDeep, 4) +
    rect(-134, -104, 268, 13, woodDeep, 4) +
    rect(-134, -84, 268, 13, shade(woodDeep, -0.04), 4) +
    line('M-112 -52V-110M112 -52V-110', brown, 8)
  );
};
const shadow = ellipse(4, 2, 140, 8, '#1b2030', 'opacity=".16"');

export const benchMotifs = {
  emptyBench: motif(270, 115, (pen) => shadow + bench(pen)),
  benchAlone: motif(
    270,
    180,
    (pen) => shadow + at(figure(poses.sitBack, someone(pen)), 46, -50) + bench(pen),
  ),
  benchPair: motif(270, 180, (pen) => {
    const hair = pen.palette.greyHair;
    const one = someone(pen, { hair, hairStyle: 'short' });
    const other = someone(pen, { hair, hairStyle: 'bun', top: pen.palette.coral });
    return (
      shadow +
      at(figure(poses.sitBack, one), -40, -50) +
      at(figure(poses.sitBack, other), 38, -50, 0.95) +
      bench(pen)
    );
  }),
};
