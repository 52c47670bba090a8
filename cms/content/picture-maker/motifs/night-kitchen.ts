import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

export const nightKitchenMotifs = {
  tissueBox: motif(190, 150, (pen) => {
    const { main, white } = pen.palette;
    return (
      tableShadow(170) +
      path(
        'M-44 -86C-66 -132 -30 -126 -20 -156C-4 -132 26 -160 34 -130C58 -124 40 -104 42 -86Z',
        pen.linear(white, shade(white, -0.07)),
      ) +
      rect(-88, -92, 176, 94, pen.linear(shade(main, 0.05), shade(main, -0.03)), 10) +
      ellipse(0, -90, 56, 8, shade(main, -0.12)) +
      path('M-46 -88C-30 -100 20 -98 44 -88C20 -82 -24 -82 -46 -88Z', white) +
      repeat(4, (index) => circle(-60 + index * 40, -40, 11, shade(main, 0.13)))
    );
  }),
  /** A refrigerator with its door ajar, the only light in the kitchen. */
  nightFridge: motif(420, 600, (pen) => {
    const { white, grey } = pen.palette;
    const glow = '#fbf0cf';
    return (
      ellipse(0, 2, 190, 12, '#1b2030', 'opacity=".25"') +
      rect(-150, -580, 300, 574, pen.linear(shade(white, -0.06), shade(grey, 0.02)), 20) +
      rect(-128, -370, 256, 344, glow, 8) +
      [-268, -164].map((y) => rect(-128, y, 256, 9, shade(grey, 0.08))).join('') +
      rect(-96, -340, 42, 72, pen.palette.teal, 8) +
      rect(-40, -322, 70, 54, pen.palette.coral, 10) +
      circle(76, -296, 28, pen.palette.green) +
      rect(-90, -214, 90, 50, pen.palette.yellow, 10) +
      rect(28, -236, 34, 72, white, 8) +
      rect(-128, -92, 256, 66, shade(white, -0.04), 6, 'opacity=".8"') +
      rect(-150, -580, 300, 186, pen.linear(shade(white, -0.03), shade(grey, 0.04)), 20) +
      rect(104, -500, 14, 74, grey, 6) +
      path('M132 -384L250 -410V26L132 -12Z', pen.linear(shade(white, -0.1), shade(grey, -0.03), 'right')) +
      line('M226 -250V-150', shade(grey, -0.16), 11) +
      path('M-128 -26H128L300 34H-240Z', pen.linear(glow, glow, 'down', 0.5, 0)) +
      circle(0, -200, 420, pen.glow(glow, 0.4))
    );
  }),
  /** A lunchbox seen from above with three plain foods in it. */
  plainLunchbox: motif(760, 480, (pen) => {
    const { main, straw, wood, cream, lime, white, teal } = pen.palette;
    const cell = (x: number, y: number, width: number, tall: number): string =>
      rect(x, y, width, tall, shade(main, 0.14), 22);
    return (
      ellipse(20, -6, 400, 26, '#1b2030', 'opacity=".14"') +
      rect(-380, -470, 760, 470, pen.linear(shade(main, 0.02), shade(main, -0.06)), 60) +
      rect(-356, -446, 712, 422, shade(main, 0.06), 46) +
      cell(-334, -424, 380, 378) +
      cell(66, -424, 268, 180) +
      cell(66, -224, 268, 178) +
      pen.clipped(
        rect(-334, -424, 380, 378, '#000', 22),
        repeat(86, () =>
          at(
            path(
              'M-34 -10C-12 -20 12 -20 34 -10L34 10C12 0 -12 0 -34 10Z',
              shade(straw, pen.random.between(-0.06, 0.05)),
            ) + line('M-18 -13V4M0 -16V0M18 -13V4', shade(straw, -0.12), 3),
            pen.random.between(-300, 16),
            pen.random.between(-390, -80),
            1,
            pen.random.between(0, 180),
          ),
        ),
      ) +
      repeat(4, (index) => {
        const x = 116 + index * 52;
        return at(
          rect(-46, -60, 92, 120, shade(wood, 0.12), 12) +
            repeat(6, (dot) =>
              circle(-20 + (dot % 2) * 40, -34 + Math.floor(dot / 2) * 34, 4.5, shade(wood, -0.04)),
            ),
          x + 8,
          -334,
          1,
          10,
        );
      }) +
      repeat(6, (index) =>
        at(
          path('M-56 24C-50 -40 50 -40 56 24C30 34 -30 34 -56 24Z', cream) +
            path('M-56 24C-30 34 30 34 56 24C40 46 -40 46 -56 24Z', shade(lime, -0.02)) +
            path('M-8 2C-4 -8 4 -8 8 2C4 10 -4 10 -8 2Z', shade(wood, -0.08)),
          126 + (index % 3) * 74,
          -176 + Math.floor(index / 3) * 74,
          0.62,
          (index % 2 ? 1 : -1) * 12,
        ),
      ) +
      line('M-330 -20H330', white, 5, 'opacity=".35"') +
      rect(-70, -12, 140, 26, teal, 10)
    );
  }),
};
