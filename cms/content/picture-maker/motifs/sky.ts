import { motif } from '../motif';
import { shade } from '../colour';
import { at, circle, ellipse, line, path, repeat } from '../svg';

const bar = (x: number, y: number, width: number, height: number): string =>
  `M${x + height / 2} ${y}h${width - height}a${height / 2} ${height / 2} 0 0 1 0 ${height}h${height - width}a${height / 2} ${height / 2} 0 0 1 0 ${-height}Z`;

/** What hangs in the sky; these stand on their own lower edge, or (sun, moon) are centred on it. */
export const skyMotifs = {
  sun: motif(
    180,
    180,
    (pen) => circle(0, 0, 330, pen.glow(pen.palette.sun, 0.85)) + circle(0, 0, 88, pen.palette.sun),
  ),
  raySun: motif(
    260,
    260,
    (pen) =>
      circle(0, 0, 300, pen.glow(pen.palette.yellow, 0.55)) +
      circle(0, 0, 82, pen.linear(shade(pen.palette.yellow, 0.03), pen.palette.orange)) +
      repeat(12, (index) => at(path('M-11 -106L0 -150L11 -106Z', pen.palette.orange), 0, 0, 1, index * 30)),
  ),
  moon: motif(
    140,
    140,
    (pen) =>
      circle(0, 0, 240, pen.glow(pen.palette.sun, 0.4)) +
      circle(0, 0, 68, pen.palette.sun) +
      circle(-20, -16, 13, shade(pen.palette.sun, -0.06)) +
      circle(22, 14, 18, shade(pen.palette.sun, -0.05)) +
      circle(4, -34, 7, shade(pen.palette.sun, -0.05)),
  ),
  crescent: motif(
    140,
    140,
    (pen) =>
      circle(0, 0, 230, pen.glow(pen.palette.sun, 0.35)) +
      path('M24 -66A68 68 0 1 0 62 34A56 56 0 0 1 24 -66Z', pen.palette.sun),
  ),
  cloud: motif(300, 70, (pen) =>
    path(
      `${bar(-150, -26, 300, 26)}${bar(-96, -48, 200, 30)}${bar(-40, -70, 110, 32)}`,
      pen.palette.white,
      'opacity=".78"',
    ),
  ),
  longCloud: motif(420, 44, (pen) =>
    path(`${bar(-210, -18, 380, 18)}${bar(-120, -38, 300, 22)}`, pen.palette.white, 'opacity=".62"'),
  ),
  rainCloud: motif(
    320,
    220,
    (pen) =>
      path(
        'M-130 -120a56 56 0 0 1 24 -106a84 84 0 0 1 160 -22a66 66 0 0 1 76 128Z',
        pen.linear(pen.palette.white, pen.palette.light2),
      ) +
      repeat(9, (index) => {
        const x = -112 + index * 28;
        const y = -92 + (index % 3) * 26;
        return line(`M${x} ${y}l-12 34`, shade(pen.palette.blue, 0.06), 5, 'opacity=".75"');
      }),
  ),
  rainbow: motif(900, 470, (pen) =>
    ['red', 'orange', 'yellow', 'green', 'blue', 'purple'].reduce((art, _, index) => {
      const { red, orange, yellow, green, blue, purple } = pen.palette;
      const colour = [red, orange, yellow, green, blue, purple][index] ?? red;
      const r = 450 - index * 22;
      return art + line(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, shade(colour, 0.08), 23, 'opacity=".5"');
    }, ''),
  ),
  birds: motif(180, 60, (pen) =>
    line(
      'M-70 -10q14 -18 28 0q14 -18 28 0M20 -44q11 -14 22 0q11 -14 22 0M40 -2q9 -11 18 0q9 -11 18 0',
      pen.palette.ink,
      4,
      'opacity=".6"',
    ),
  ),
  stars: motif(1100, 300, (pen) =>
    repeat(46, () =>
      circle(
        pen.random.between(-580, 580),
        pen.random.between(-330, 0),
        pen.random.between(1.2, 3.6),
        pen.palette.sun,
        `opacity="${pen.random.between(0.35, 0.95).toFixed(2)}"`,
      ),
    ),
  ),
  haze: motif(900, 60, (pen) => ellipse(0, -30, 520, 36, pen.palette.white, 'opacity=".25"')),
};
