import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

const almond = (tone: string): string =>
  path('M0 -15C12 -8 12 8 0 15C-12 8 -12 -8 0 -15Z', tone) + line('M-3 -8V8M4 -7V7', shade(tone, -0.07), 1.6);

const walnut = (tone: string): string =>
  circle(0, 0, 15, tone) + line('M0 -14V14M-9 -8Q-2 -4 -8 6M9 -8Q2 -2 8 7', shade(tone, -0.1), 2.4);

export const heartFoodMotifs = {
  salmonPlate: motif(640, 190, (pen) => {
    const { white, green, leaf: leafy, lime, yellow, coral, orange, straw, red } = pen.palette;
    const lemon = (x: number, y: number): string =>
      ellipse(x, y, 30, 22, yellow) +
      ellipse(x, y, 24, 17, shade(yellow, 0.08)) +
      line(
        `M${x - 20} ${y}H${x + 20}M${x - 10} ${y - 13}L${x + 10} ${y + 13}M${x + 10} ${y - 13}L${x - 10} ${y + 13}`,
        yellow,
        2.6,
      );
    const fillet =
      'M-40 -92C-30 -128 60 -150 150 -140C190 -134 210 -114 204 -98C190 -74 20 -56 -24 -68C-38 -72 -44 -80 -40 -92Z';
    return (
      ellipse(12, -24, 330, 42, '#1b2030', 'opacity=".14"') +
      ellipse(0, -62, 318, 66, shade(white, -0.05)) +
      ellipse(0, -70, 316, 63, white) +
      ellipse(0, -68, 232, 42, shade(white, -0.035)) +
      [-84, -62, -38, -14, 12, 36]
        .map((turn, index) => at(leaf(104, 54, [green, leafy, lime][index % 3] ?? green), -134, -66, 1, turn))
        .join('') +
      [-70, -30, 10, 44]
        .map((turn, index) => at(leaf(80, 44, index % 2 ? leafy : shade(green, 0.05)), -190, -66, 1, turn))
        .join('') +
      circle(-196, -76, 21, red) +
      circle(-202, -82, 7, shade(red, 0.12)) +
      circle(-152, -62, 21, shade(red, 0.03)) +
      circle(-158, -68, 7, shade(red, 0.14)) +
      repeat(34, () =>
        ellipse(
          pen.random.between(-70, 30),
          pen.random.between(-60, -40),
          12,
          6,
          shade(straw, pen.random.between(-0.2, -0.02)),
        ),
      ) +
      path(fillet, pen.linear(shade(coral, 0.05), orange)) +
      pen.clipped(
        path(fillet, '#000'),
        line(
          'M0 -130Q20 -96 -6 -60M46 -140Q66 -100 42 -60M96 -144Q116 -104 92 -64M146 -142Q164 -108 142 -70',
          shade(coral, 0.12),
          7,
          'opacity=".8"',
        ),
      ) +
      path(
        'M-24 -68C20 -56 190 -74 204 -98C208 -84 196 -72 176 -66C110 -48 10 -48 -24 -68Z',
        shade(orange, -0.1),
      ) +
      lemon(120, -120) +
      lemon(74, -112) +
      at(leaf(40, 16, green), 40, -112, 1, 40)
    );
  }),
  oliveOilBottle: motif(120, 360, (pen) => {
    const { green, lime, wood, white, pine } = pen.palette;
    const glass =
      'M-22 -330V-240C-22 -210 -56 -200 -56 -150V-22C-56 -8 -48 0 -36 0H36C48 0 56 -8 56 -22V-150C56 -200 22 -210 22 -240V-330Z';
    return (
      tableShadow(110) +
      rect(-17, -366, 34, 46, pen.round(wood), 6) +
      path(glass, pen.round(shade(green, 0.02), 0.12)) +
      pen.clipped(
        path(glass, '#000'),
        path('M-60 -170H60V10H-60Z', pen.linear(lime, shade(green, -0.02)), 'opacity=".75"'),
      ) +
      rect(-40, -120, 80, 76, shade(white, -0.02), 8) +
      at(leaf(52, 20, pine), -18, -70, 1, 40) +
      ellipse(14, -78, 10, 13, pine) +
      line('M-38 -150V-130M-14 -320V-246', white, 7, 'opacity=".45"')
    );
  }),
  nutBowl: motif(250, 150, (pen) => {
    const { main, wood, woodDeep, clay } = pen.palette;
    const nuts = repeat(22, (index) => {
      const x = pen.random.between(-84, 84);
      const y = -92 - (1 - (x / 100) ** 2) * pen.random.between(-4, 36);
      return at(
        index % 3 ? almond(index % 2 ? clay : woodDeep) : walnut(wood),
        x,
        y,
        1,
        pen.random.between(-70, 70),
      );
    });
    return (
      tableShadow(220) +
      ellipse(0, -88, 112, 22, shade(woodDeep, -0.1)) +
      nuts +
      path(
        'M-116 -90C-112 -34 -70 0 -34 0H34C70 0 112 -34 116 -90C80 -70 -80 -70 -116 -90Z',
        pen.round(main),
      ) +
      at(almond(clay), 150, -8, 1, 80) +
      at(walnut(wood), -142, -14)
    );
  }),
};
