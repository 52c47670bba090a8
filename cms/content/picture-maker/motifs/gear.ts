import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const block = (size: number, colour: string): string =>
  rect(-size / 2, -size, size, size, colour, 10) +
  rect(-size / 2 + 10, -size + 10, size - 20, size - 20, shade(colour, 0.06), 6);

const wheel = (x: number, r: number, pen: Pen): string =>
  circle(x, -r, r, pen.palette.brown) +
  circle(x, -r, r * 0.62, pen.palette.straw) +
  circle(x, -r, r * 0.2, pen.palette.brown);

export const gearMotifs = {
  dumbbell: motif(330, 110, (pen) => {
    const weight = (x: number, tall: number): string =>
      rect(
        x - 20,
        -55 - tall / 2,
        40,
        tall,
        pen.linear(shade(pen.palette.charcoal, 0.1), pen.palette.charcoal),
        12,
      );
    return (
      tableShadow(300) +
      rect(-120, -65, 240, 20, shade(pen.palette.charcoal, 0.22), 8) +
      rect(-60, -69, 120, 28, pen.palette.main, 12) +
      weight(-98, 110) +
      weight(98, 110) +
      weight(-140, 80) +
      weight(140, 80)
    );
  }),
  rolledMat: motif(
    420,
    130,
    (pen) =>
      tableShadow(400) +
      rect(-210, -126, 400, 126, pen.linear(shade(pen.palette.main, 0.07), pen.palette.deep), 60) +
      circle(146, -63, 63, pen.palette.main) +
      line(
        'M146 -112A50 50 0 1 1 100 -70A38 38 0 1 1 146 -26A27 27 0 1 0 122 -66A18 18 0 1 0 146 -78',
        shade(pen.palette.deep, -0.03),
        6,
      ) +
      rect(-130, -127, 30, 128, pen.palette.accent, 8),
  ),
  waterBottle: motif(
    110,
    290,
    (pen) =>
      tableShadow(100) +
      rect(-26, -286, 52, 50, pen.palette.charcoal, 12) +
      path(
        'M-50 -196C-50 -230 -34 -240 -26 -244H26C34 -240 50 -230 50 -196V-22C50 -8 42 0 28 0H-28C-42 0 -50 -8 -50 -22Z',
        pen.round(pen.palette.accent),
      ) +
      rect(-50, -150, 100, 66, pen.palette.white, 0, 'opacity=".5"') +
      rect(-38, -200, 10, 170, pen.palette.white, 5, 'opacity=".4"'),
  ),
  toyBlocks: motif(330, 330, (pen) => {
    const { red, yellow, blue, green, orange } = pen.palette;
    const cube = (x: number, y: number, colour: string, mark: string, degrees = 0): string =>
      at(block(104, colour) + mark, x, y, 1, degrees);
    return (
      tableShadow(320) +
      cube(-106, 0, blue, circle(0, -52, 24, pen.palette.cream)) +
      cube(2, 0, yellow, path('M0 -78L26 -30H-26Z', pen.palette.cream)) +
      cube(
        110,
        0,
        green,
        path('M0 -82L8 -60L31 -60L13 -46L20 -24L0 -37L-20 -24L-13 -46L-31 -60L-8 -60Z', pen.palette.cream),
      ) +
      cube(
        -52,
        -104,
        red,
        path(
          'M0 -30C-34 -56 -24 -80 -8 -78C-2 -77 0 -72 0 -68C0 -72 2 -77 8 -78C24 -80 34 -56 0 -30Z',
          pen.palette.cream,
        ),
      ) +
      cube(58, -104, orange, rect(-22, -74, 44, 44, pen.palette.cream, 8)) +
      cube(2, -208, shade(blue, 0.1), circle(0, -52, 24, pen.palette.yellow), 4)
    );
  }),
  growthRuler: motif(
    110,
    620,
    (pen) =>
      rect(-46, -620, 92, 620, pen.round(pen.palette.wood), 8) +
      repeat(24, (index) => rect(-46, -600 + index * 25, index % 4 ? 26 : 48, 5, pen.palette.brown, 2)) +
      circle(22, -470, 11, pen.palette.red) +
      circle(22, -345, 11, pen.palette.blue) +
      circle(22, -220, 11, pen.palette.yellow),
  ),
  toyTrain: motif(560, 230, (pen) => {
    const { red, yellow, blue, green, cream } = pen.palette;
    return (
      tableShadow(540) +
      line('M-60 -46H60', pen.palette.brown, 12) +
      rect(-270, -130, 210, 90, pen.linear(shade(yellow, 0.03), shade(yellow, -0.06)), 12) +
      circle(-212, -146, 38, blue) +
      rect(-166, -192, 66, 66, green, 8) +
      rect(-276, -60, 222, 26, shade(yellow, -0.12), 10) +
      rect(40, -136, 180, 94, pen.linear(shade(red, 0.04), shade(red, -0.05)), 22) +
      rect(40, -214, 92, 170, pen.linear(shade(blue, 0.03), shade(blue, -0.04)), 12) +
      rect(60, -190, 52, 50, cream, 8) +
      rect(26, -230, 120, 24, shade(blue, -0.1), 10) +
      path('M168 -136L162 -186H206L200 -136Z', shade(red, -0.08)) +
      rect(154, -200, 60, 18, yellow, 8) +
      rect(30, -60, 222, 26, shade(red, -0.14), 10) +
      circle(222, -92, 15, yellow) +
      wheel(-226, 36, pen) +
      wheel(-110, 36, pen) +
      wheel(84, 42, pen) +
      wheel(190, 36, pen)
    );
  }),
  stones: motif(330, 420, (pen) => {
    const tones = [
      pen.palette.dark,
      pen.palette.deep,
      shade(pen.palette.grey, -0.05),
      pen.palette.main,
      pen.palette.cream,
    ] as const;
    const sizes = [
      [320, 104],
      [250, 88],
      [196, 76],
      [140, 64],
      [86, 54],
    ] as const;
    let y = 0;
    return (
      ellipse(10, 0, 210, 14, '#1b2030', 'opacity=".2"') +
      sizes
        .map(([width, tall], index) => {
          const drawn = at(
            path(
              `M${-width / 2} ${-tall * 0.42}C${-width / 2} ${-tall * 0.95} ${-width * 0.22} ${-tall} ${width * 0.04} ${-tall}C${width * 0.34} ${-tall} ${width / 2} ${-tall * 0.8} ${width / 2} ${-tall * 0.4}C${width / 2} ${-tall * 0.06} ${width * 0.28} 0 0 0C${-width * 0.3} 0 ${-width / 2} ${-tall * 0.08} ${-width / 2} ${-tall * 0.42}Z`,
              pen.linear(shade(tones[index] ?? tones[0], 0.08), shade(tones[index] ?? tones[0], -0.05)),
            ),
            index % 2 ? 10 : -6,
            y,
          );
          y -= tall - 6;
          return drawn;
        })
        .join('')
    );
  }),
};
