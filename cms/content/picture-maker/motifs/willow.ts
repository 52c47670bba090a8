import { shade } from '../colour';
import { motif } from '../motif';
import { ellipse, line, path, repeat } from '../svg';

export const willowMotifs = {
  willowTree: motif(460, 480, (pen) => {
    const { brown, green, leaf, lime } = pen.palette;
    const strand = (index: number, count: number, tone: string, width: number): string => {
      const share = index / (count - 1) - 0.5;
      const top = -424 + Math.abs(share) * 170 + pen.random.between(-12, 12);
      const from = share * 250;
      const to = share * 430 + pen.random.between(-12, 12);
      const foot = -100 + pen.random.between(-60, 30);
      return line(
        `M${from} ${top}C${to} ${top - 26} ${to + share * 20} ${top + 90} ${to} ${foot}`,
        tone,
        width,
      );
    };
    return (
      ellipse(10, 2, 150, 9, '#1b2030', 'opacity=".14"') +
      repeat(22, (index) => strand(index, 22, shade(leaf, -0.07), 22)) +
      path('M-34 0C-16 -90 -22 -190 -12 -300H14C18 -200 14 -90 40 0Z', pen.round(brown)) +
      line('M0 -270C-20 -330 -60 -350 -100 -360M4 -280C24 -340 70 -350 110 -356', brown, 14) +
      ellipse(0, -392, 132, 62, leaf) +
      repeat(7, (index) => strand(index, 19, leaf, 19)) +
      repeat(7, (index) => strand(index + 12, 19, leaf, 19)) +
      repeat(4, (index) => strand(index, 16, green, 15)) +
      repeat(4, (index) => strand(index + 12, 16, green, 15)) +
      ellipse(-20, -416, 92, 38, green) +
      [1, 2, 3, 12, 13].map((index) => strand(index, 15, shade(lime, -0.04), 8)).join('') +
      ellipse(-38, -432, 52, 19, shade(green, 0.06))
    );
  }),
};
