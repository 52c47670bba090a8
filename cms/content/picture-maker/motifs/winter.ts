import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, ellipse, line, path, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { poses } from './poses';

const snow = '#f7f8fe';

/** A branch that forks until it is thin, with snow along the thicker ones. */
function branch(length: number, width: number, depth: number, pen: Pen): string {
  const tip = depth > 1 ? [-1, 0.12, 1] : [-1, 1];
  return (
    line(`M0 0Q${length * 0.05} ${-length * 0.5} 0 ${-length}`, pen.palette.brown, width) +
    (depth > 0
      ? tip
          .map((side) =>
            at(
              branch(length * pen.random.between(0.6, 0.74), width * 0.6, depth - 1, pen),
              0,
              -length * (side === 0.12 ? 1 : pen.random.between(0.74, 0.98)),
              1,
              side * pen.random.between(24, 42),
            ),
          )
          .join('')
      : '') +
    (depth > 1
      ? line(`M${-width * 0.3} ${-length * 0.25}V${-length * 0.8}`, snow, width * 0.22, 'opacity=".85"')
      : '')
  );
}

export const winterMotifs = {
  bareTree: motif(
    330,
    430,
    (pen) =>
      ellipse(10, 0, 90, 12, '#5a6aa0', 'opacity=".18"') +
      branch(150, 24, 4, pen) +
      ellipse(0, 2, 52, 11, snow),
  ),
  /** Snow in the foreground, with a trodden way across it. */
  snowGround: motif(1400, 300, (pen) => {
    const blue = '#c9d3f2';
    return (
      path(
        'M-760 -210C-520 -270 -300 -200 -60 -226C200 -256 420 -190 760 -240V40H-760Z',
        pen.linear(snow, shade(blue, 0.06)),
      ) +
      path('M-760 -90C-460 -150 -160 -60 160 -96C420 -126 560 -80 760 -110V40H-760Z', blue, 'opacity=".45"') +
      repeat(14, (index) => {
        const x = -560 + index * 66;
        return at(
          ellipse(0, 0, 15, 5.5, shade(blue, -0.1)) + ellipse(28, 13, 15, 5.5, shade(blue, -0.1)),
          x,
          -44 - Math.sin(index / 4) * 8,
          0.9,
        );
      })
    );
  }),
  snowyPine: motif(170, 330, (pen) => {
    const { pine, brown } = pen.palette;
    return (
      path('M-11 0V-60H11V0Z', brown) +
      repeat(4, (index) => {
        const y = -40 - index * 66;
        const half = 84 - index * 17;
        return (
          path(
            `M${-half} ${y}Q0 ${y + 22} ${half} ${y}Q${half * 0.3} ${y - 50} 0 ${y - 104}Q${-half * 0.3} ${y - 50} ${-half} ${y}Z`,
            shade(pine, 0.035 * index),
          ) +
          path(
            `M${-half} ${y}Q${-half * 0.3} ${y - 50} 0 ${y - 104}Q${half * 0.3} ${y - 50} ${half * 0.62} ${y - 22}Q${half * 0.3} ${y - 34} ${half * 0.1} ${y - 18}Q${-half * 0.2} ${y - 42} ${-half * 0.44} ${y - 8}Q${-half * 0.7} ${y - 16} ${-half} ${y}Z`,
            snow,
            'opacity=".92"',
          )
        );
      }) +
      ellipse(0, 2, 44, 9, snow)
    );
  }),
  /** Somebody in a long coat, scarf and wool hat, out for a walk. */
  winterWalker: motif(110, 220, (pen) => {
    const { coral, navy, brown, skins, hairs, yellow } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'short',
      dress: true,
      top: coral,
      bottom: navy,
      shoes: brown,
      hair: hairs[1],
      skin: skins[1],
    });
    return (
      groundShadow(26) +
      line('M-7 -60L-24 -8M14 -60L26 -6', navy, 16) +
      figure(poses.walk, { ...looks, skin: skins[1] }) +
      line('M0 -50L-24 -8', navy, 16) +
      line('M16 -50L26 -6', shade(navy, -0.05), 16) +
      ellipse(-18, -4, 13, 6, brown) +
      ellipse(32, -2, 13, 6, shade(brown, -0.05)) +
      path('M-26 -40Q0 -28 28 -40L20 -100H-14Z', coral) +
      path('M-10 -170H18L20 -154H-10Z', yellow) +
      path('M-8 -160L-24 -118L-10 -116L2 -156Z', shade(yellow, -0.05)) +
      path('M-10 -190C-10 -212 24 -212 24 -192L24 -186H-10Z', yellow) +
      line('M-10 -188H24', shade(yellow, -0.06), 8) +
      ellipse(6, -210, 8, 8, snow)
    );
  }),
};
