import { shade } from '../colour';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, repeat } from '../svg';
import { backdrop, beads, between, smooth, type Film } from './film';

/** Where the dot is on a square of half width 250: up, across, down and back, a quarter each. */
function onSquare(share: number): readonly [number, number] {
  const side = Math.floor(share * 4) % 4;
  const along = between(-250, 250, share * 4 - Math.floor(share * 4));
  const corner: readonly (readonly [number, number])[] = [
    [-250, -along],
    [along, -250],
    [250, along],
    [-along, 250],
  ];
  const [x, y] = corner[side] ?? [0, 0];
  return [640 + x, 360 + y];
}

export const boxBreathing: Film = {
  topic: 'wellness',
  seconds: 48,
  frame(second, pen) {
    const { palette } = pen;
    const share = (second % 16) / 16;
    const inSide = share * 4 - Math.floor(share * 4);
    const level = [smooth(inSide), 1, 1 - smooth(inSide), 0][Math.floor(share * 4)] ?? 0;
    const [x, y] = onSquare(share);
    const trail = ['M390 610V110', 'M390 110H890', 'M890 110V610', 'M890 610H390'];
    return (
      backdrop(pen, palette.pale, palette.light2) +
      circle(640, 360, between(110, 218, level), palette.white, 'opacity=".4"') +
      circle(640, 360, between(74, 172, level), pen.linear(shade(palette.main, 0.1), palette.main)) +
      circle(640, 360, between(34, 96, level), palette.white, 'opacity=".22"') +
      line('M390 610V110H890V610Z', palette.white, 16, 'opacity=".75"') +
      trail
        .slice(0, Math.floor(share * 4))
        .map((side) => line(side, palette.accent, 16, 'opacity=".45"'))
        .join('') +
      line(`${trail[Math.floor(share * 4)]?.split(/[VH]/)[0] ?? ''}L${x} ${y}`, palette.accent, 16) +
      repeat(16, (index) => {
        const [beadX, beadY] = onSquare(index / 16);
        return circle(beadX, beadY, index % 4 ? 9 : 13, palette.deep, 'opacity=".55"');
      }) +
      circle(x, y, 44, palette.accent, 'opacity=".28"') +
      circle(x, y, 28, pen.round(palette.accentDeep))
    );
  },
};

/** A toy windmill of six sails. */
const windmill = (pen: Pen, turn: number): string =>
  line('M0 0V330', pen.palette.woodDeep, 16) +
  at(
    repeat(6, (index) =>
      at(
        path(
          'M0 0C-14 -70 20 -136 84 -142C74 -92 60 -40 0 0Z',
          index % 2 ? pen.palette.accent : pen.palette.coral,
        ) + path('M0 0C10 -60 40 -110 84 -142C74 -92 60 -40 0 0Z', '#1b2030', 'opacity=".1"'),
        0,
        0,
        1,
        index * 60,
      ),
    ),
    0,
    0,
    1,
    turn,
  ) +
  circle(0, 0, 17, pen.palette.cream);

/** How far the windmill has turned: it takes up speed as air comes and runs out slowly. */
function turnAt(second: number): number {
  const cycle = second % 6;
  const whole = Math.floor(second / 6) * 480;
  return (
    whole + (cycle < 2 ? 40 * (cycle / 2) : 40 + 440 * between((cycle - 2) / 4, smooth((cycle - 2) / 4), 0.6))
  );
}

export const pursedLipBreathing: Film = {
  topic: 'respiratory-health',
  light: 'dawn',
  seconds: 36,
  frame(second, pen) {
    const { palette } = pen;
    const cycle = second % 6;
    const out = cycle >= 2;
    const level = out ? 1 - smooth((cycle - 2) / 4) : smooth(cycle / 2);
    const r = between(104, 186, level);
    const mouth = 366 + r;
    const strength = out ? Math.min(1, (cycle - 2) * 3, (6 - cycle) * 2) : 0;
    const air = repeat(26, (index) => {
      const along = (index / 26 + second * 0.42) % 1;
      const spread = Math.sin(index * 2.4) * 44 * along;
      return circle(
        between(mouth + 34, 930, along),
        330 + spread,
        between(5, 10, along),
        palette.white,
        `opacity="${(strength * Math.sin(along * Math.PI) * 0.95).toFixed(2)}"`,
      );
    });
    const drawn = repeat(10, (index) => {
      const along = (index / 10 + second * 0.5) % 1;
      const angle = Math.PI + Math.sin(index * 1.9) * 0.55;
      const reach = between(r + 130, r + 8, along);
      return circle(
        366 + Math.cos(angle) * reach,
        330 + Math.sin(angle) * reach,
        6,
        palette.white,
        `opacity="${(out ? 0 : Math.min(1, cycle * 4, (2 - cycle) * 4) * Math.sin(along * Math.PI) * 0.9).toFixed(2)}"`,
      );
    });
    return (
      backdrop(pen, palette.skyTop, palette.skyLow) +
      ellipse(640, 740, 900, 130, palette.light2) +
      drawn +
      circle(366, 330, r + 26, palette.white, 'opacity=".3"') +
      path(
        `M${mouth - 30} 296Q${mouth + 12} 318 ${mouth + 34} 319V341Q${mouth + 12} 342 ${mouth - 30} 364Z`,
        palette.main,
      ) +
      circle(366, 330, r, pen.linear(shade(palette.main, 0.1), palette.main)) +
      circle(366 - r * 0.28, 330 - r * 0.3, r * 0.3, palette.white, 'opacity=".22"') +
      air +
      at(windmill(pen, turnAt(second)), 1000, 330) +
      (out ? beads(4, cycle - 2, 640, palette.dark) : beads(2, cycle, 640, palette.accentDeep))
    );
  },
};
