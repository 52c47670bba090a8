import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { circle, ellipse, line, path, repeat } from '../svg';

const trunk = (height: number, width: number, colour: string): string =>
  path(
    `M${-width} 0Q${-width * 0.4} ${-height * 0.3} ${-width * 0.35} ${-height}L${width * 0.35} ${-height}Q${width * 0.4} ${-height * 0.3} ${width} 0Z`,
    colour,
  );

/** A crown of round masses: lit from the upper left, deep below. */
function crown(y: number, width: number, height: number, colour: string, pen: Pen): string {
  const puff = (grow: number, dx: number, dy: number, count: number, tone: string): string =>
    repeat(count, (index) => {
      const turn = (index / count) * Math.PI * 2 + 0.4;
      const size = height * grow * pen.random.between(0.24, 0.31);
      const x = dx * width + Math.cos(turn) * width * 0.33 * grow;
      return circle(x, y + dy * height + Math.sin(turn) * height * 0.27 * grow, size, tone);
    }) + ellipse(dx * width, y + dy * height, width * 0.34 * grow, height * 0.3 * grow, tone);
  return (
    puff(1.04, 0, 0.02, 11, shade(colour, -0.07)) +
    puff(0.86, -0.04, -0.06, 9, shade(colour, -0.01)) +
    puff(0.52, -0.09, -0.14, 7, shade(colour, 0.055)) +
    puff(0.22, -0.13, -0.2, 5, shade(colour, 0.1))
  );
}

const broad = (pen: Pen, colour: string): string =>
  trunk(150, 20, pen.palette.brown) +
  line('M0 -120Q20 -160 56 -184M0 -140Q-16 -170 -48 -190', pen.palette.brown, 9) +
  crown(-250, 280, 230, colour, pen);

const heartCrown =
  'M0 -70C-60 -120 -190 -190 -178 -300C-168 -384 -60 -402 0 -322C60 -402 168 -384 178 -300C190 -190 60 -120 0 -70Z';

export const treeMotifs = {
  broadTree: motif(280, 370, (pen) => broad(pen, pen.palette.leaf)),
  topicTree: motif(280, 370, (pen) => broad(pen, pen.palette.main)),
  limeTree: motif(280, 370, (pen) => broad(pen, shade(pen.palette.green, 0.05))),
  autumnTree: motif(280, 370, (pen) => broad(pen, pen.palette.orange)),
  poplar: motif(
    90,
    330,
    (pen) =>
      trunk(70, 9, pen.palette.brown) +
      path('M0 -330C46 -260 52 -110 0 -36C-52 -110 -46 -260 0 -330Z', pen.palette.pine) +
      path('M0 -330C46 -260 52 -110 0 -36Z', shade(pen.palette.pine, -0.05)),
  ),
  pine: motif(
    170,
    330,
    (pen) =>
      trunk(60, 11, pen.palette.brown) +
      repeat(4, (index) => {
        const y = -40 - index * 66;
        const half = 84 - index * 17;
        const tone = shade(pen.palette.pine, 0.035 * index);
        return path(
          `M${-half} ${y}Q0 ${y + 22} ${half} ${y}Q${half * 0.3} ${y - 50} 0 ${y - 104}Q${-half * 0.3} ${y - 50} ${-half} ${y}Z`,
          tone,
        );
      }),
  ),
  bush: motif(
    220,
    110,
    (pen) =>
      ellipse(0, -6, 108, 12, shade(pen.palette.pine, -0.06), 'opacity=".4"') +
      crown(-52, 210, 104, pen.palette.leaf, pen),
  ),
  heartTree: motif(360, 400, (pen) => {
    const red = pen.palette.main;
    return (
      trunk(190, 21, pen.palette.brown) +
      line('M0 -150Q26 -190 62 -214M0 -170Q-20 -200 -58 -226', pen.palette.brown, 10) +
      path(heartCrown, pen.linear(shade(red, 0.06), shade(red, -0.08))) +
      pen.clipped(
        path(heartCrown, '#000'),
        repeat(70, () =>
          circle(
            pen.random.between(-180, 180),
            pen.random.between(-390, -80),
            pen.random.between(7, 20),
            shade(red, pen.random.between(-0.07, 0.13)),
            'opacity=".5"',
          ),
        ),
      )
    );
  }),
};
