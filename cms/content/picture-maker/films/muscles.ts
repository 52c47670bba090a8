import { shade } from '../colour';
import { relaxingFlower } from '../motifs/quiet-things';
import { at, circle, ellipse, line, rect } from '../svg';
import { backdrop, beads, between, HEIGHT, smooth, WIDTH, type Film } from './film';

export const muscleRelaxation: Film = {
  topic: 'self-care',
  light: 'dusk',
  seconds: 60,
  frame(second, pen) {
    const { palette } = pen;
    const cycle = second % 15;
    const tense = cycle < 5;
    const tight = tense ? smooth(cycle / 1.6) : 1 - smooth((cycle - 5) / 4.5);
    const tremble = tense
      ? Math.sin(second * 38) * 2.4 * smooth((cycle - 2) / 2) * smooth((5 - cycle) * 3)
      : 0;
    return (
      backdrop(pen, shade(palette.skyLow, 0.03), palette.light2) +
      circle(
        640,
        318,
        between(300, 150, tight),
        palette.white,
        `opacity="${between(0.42, 0.16, tight).toFixed(2)}"`,
      ) +
      at(relaxingFlower(pen, tight), 640 + tremble, 318) +
      (tense ? beads(5, cycle, 650, palette.accentDeep) : beads(10, cycle - 5, 650, palette.dark))
    );
  },
};

/** Four long squeezes of five seconds with as long a rest, then eight quick ones. */
function squeeze(second: number): { lift: number; count: number; full: number; quick: boolean } {
  if (second < 40) {
    const cycle = second % 10;
    const lift = cycle < 5 ? smooth(cycle / 1.2) : 1 - smooth((cycle - 5) / 1.6);
    return { lift, count: 5, full: cycle % 5, quick: false };
  }
  const cycle = (second - 40) % 2;
  const tight = cycle < 1 ? smooth(cycle / 0.35) : 1 - smooth((cycle - 1) / 0.45);
  return { lift: second < 56 ? tight : 0, count: 8, full: (second - 40) / 2 + 0.5, quick: true };
}

export const pelvicFloorPacer: Film = {
  topic: 'womens-health',
  seconds: 58,
  frame(second, pen) {
    const { palette } = pen;
    const { lift, count, full, quick } = squeeze(second);
    const low = between(500, 330, lift);
    const colour = !quick && second % 10 < 5 ? palette.deep : palette.accentDeep;
    const post = (x: number): string =>
      rect(x - 26, 236, 52, 340, pen.linear(shade(palette.wood, 0.04), palette.woodDeep), 24) +
      circle(x, 250, 38, pen.round(palette.cream));
    const band = (drop: number, tone: string, width: number): string =>
      line(`M282 ${262 + drop}C430 ${low + drop} 850 ${low + drop} 998 ${262 + drop}`, tone, width);
    const middle = 262 * 0.25 + low * 0.75;
    return (
      backdrop(pen, palette.paper, palette.pale) +
      ellipse(640, 590, 470, 22, '#1b2030', 'opacity=".08"') +
      circle(640, middle - 96, between(104, 124, lift), palette.white, 'opacity=".55"') +
      circle(640, middle - 92, 74, pen.round(palette.coral)) +
      ellipse(614, middle - 120, 22, 15, palette.white, 'opacity=".4" transform-origin="center"') +
      band(0, shade(palette.main, -0.05 - lift * 0.06), between(30, 44, lift)) +
      band(-7, shade(palette.main, 0.09), 7) +
      post(270) +
      post(1010) +
      (second < 56
        ? beads(count, full, 660, colour)
        : rect(0, 0, WIDTH, HEIGHT, palette.paper, 0, 'opacity=".01"'))
    );
  },
};
