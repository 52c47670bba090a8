import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { steam, tableShadow } from './vessels';

const slice = (r: number, rind: string, pen: Pen): string =>
  circle(0, 0, r, rind) +
  circle(0, 0, r * 0.86, pen.palette.cream) +
  repeat(8, (index) =>
    at(
      path(
        `M0 ${-r * 0.1}L${r * 0.24} ${-r * 0.72}Q0 ${-r * 0.9} ${-r * 0.24} ${-r * 0.72}Z`,
        shade(rind, 0.03),
      ),
      0,
      0,
      1,
      index * 45,
    ),
  );

/** A tall glass with ice, a straw and something green. */
function cooler(pen: Pen, drink: string, rind: string): string {
  const { white } = pen.palette;
  const body = 'M-58 -250L-46 -12C-45 -4 -40 0 -34 0H34C40 0 45 -4 46 -12L58 -250Z';
  return (
    tableShadow(110) +
    line('M14 -40L44 -318', pen.palette.coral, 9) +
    path(body, white, 'opacity=".4"') +
    pen.clipped(
      path(body, '#000'),
      rect(-70, -206, 140, 210, pen.linear(shade(drink, 0.12), drink), 0, 'opacity=".85"') +
        (
          [
            [-22, -176, 14],
            [18, -150, -20],
            [-14, -112, 32],
          ] as const
        )
          .map(([x, y, turn]) =>
            at(
              rect(-22, -22, 44, 44, white, 9, 'opacity=".55"') +
                rect(-14, -14, 16, 8, white, 4, 'opacity=".7"'),
              x,
              y,
              1,
              turn,
            ),
          )
          .join('') +
        repeat(12, () =>
          circle(
            pen.random.between(-34, 34),
            pen.random.between(-90, -14),
            pen.random.between(3, 6),
            white,
            'opacity=".5"',
          ),
        ),
    ) +
    rect(-40, -226, 10, 190, white, 5, 'opacity=".6"') +
    ellipse(0, -250, 58, 11, 'none', `stroke="${white}" stroke-width="5"`) +
    at(slice(36, rind, pen), -56, -252) +
    at(leaf(62, 32, pen.palette.green), 8, -244, 1, -14) +
    at(leaf(56, 28, pen.palette.leaf), 14, -246, 1, 40)
  );
}

export const drinkMotifs = {
  lemonCarafe: motif(200, 360, (pen) => {
    const { white, blue, yellow, leaf: green } = pen.palette;
    const body =
      'M-34 -352C-34 -290 -30 -270 -58 -226C-92 -172 -98 -120 -90 -50C-88 -16 -66 0 -36 0H36C66 0 88 -16 90 -50C98 -120 92 -172 58 -226C30 -270 34 -290 34 -352Z';
    return (
      tableShadow(180) +
      path(body, white, 'opacity=".5"') +
      pen.clipped(
        path(body, '#000'),
        rect(-110, -208, 220, 220, pen.linear(shade(blue, 0.22), shade(blue, 0.1)), 0, 'opacity=".75"') +
          at(slice(42, yellow, pen), -34, -70) +
          at(slice(38, yellow, pen), 36, -118) +
          at(slice(34, yellow, pen), -26, -164) +
          at(leaf(70, 30, green), 30, -40, 1, -60) +
          at(leaf(60, 26, shade(green, 0.06)), -8, -104, 1, 70),
      ) +
      path(
        'M-88 -206C-40 -196 40 -196 88 -206C40 -216 -40 -216 -88 -206Z',
        shade(blue, 0.26),
        'opacity=".8"',
      ) +
      path(body, 'none', `stroke="${white}" stroke-width="5" opacity=".75"`) +
      ellipse(0, -352, 36, 8, 'none', `stroke="${white}" stroke-width="5"`) +
      line('M-66 -170C-76 -130 -76 -80 -68 -46', white, 9, 'opacity=".75"')
    );
  }),
  stoveKettle: motif(340, 320, (pen) => {
    const { main, charcoal, grey, white } = pen.palette;
    return (
      at(steam(white), 172, -70, 0.95) +
      tableShadow(280) +
      line('M-96 -190C-96 -306 96 -306 96 -190', charcoal, 19) +
      path(
        'M96 -120C140 -124 150 -160 158 -190L188 -198C186 -140 168 -76 108 -62Z',
        pen.round(shade(main, -0.02)),
      ) +
      path(
        'M-140 -70C-140 -150 -92 -196 0 -196C92 -196 140 -150 140 -70C140 -24 124 0 96 0H-96C-124 0 -140 -24 -140 -70Z',
        pen.round(main),
      ) +
      path(
        'M-112 -88C-108 -136 -84 -166 -46 -176C-78 -150 -92 -112 -90 -60C-104 -56 -112 -70 -112 -88Z',
        white,
        'opacity=".32"',
      ) +
      ellipse(0, -194, 66, 13, shade(main, -0.09)) +
      circle(0, -214, 16, charcoal) +
      rect(-122, -14, 244, 14, shade(grey, -0.08), 6)
    );
  }),
  coolerPair: motif(320, 330, (pen) => {
    const { coral, lime, orange, yellow } = pen.palette;
    return at(cooler(pen, coral, orange), -82, -6, 0.98) + at(cooler(pen, lime, yellow), 84, 0, 1.02);
  }),
  mixingJug: motif(250, 300, (pen) => {
    const { white, straw, grey } = pen.palette;
    const body =
      'M-104 -280L-82 -18C-81 -6 -74 0 -62 0H62C74 0 81 -6 82 -18L104 -280C76 -284 -70 -284 -92 -276Z';
    return (
      tableShadow(200) +
      line('M92 -236C178 -238 168 -84 84 -88', shade(grey, 0.1), 19) +
      path(body, white, 'opacity=".55"') +
      pen.clipped(
        path(body, '#000'),
        rect(-110, -200, 220, 210, pen.linear(shade(straw, 0.05), shade(straw, -0.03)), 0, 'opacity=".8"'),
      ) +
      path('M-98 -200C-50 -190 50 -190 98 -200C50 -210 -50 -210 -98 -200Z', shade(straw, 0.09)) +
      repeat(6, (index) => rect(-2, -196 + index * 30, index % 2 ? 24 : 44, 5, shade(grey, -0.14), 2)) +
      path(body, 'none', `stroke="${white}" stroke-width="5" opacity=".85"`) +
      path('M-92 -276L-128 -286L-98 -240Z', white, 'opacity=".7"') +
      rect(-72, -250, 13, 210, white, 6, 'opacity=".6"')
    );
  }),
  wineGlass: motif(150, 270, (pen) => {
    const { white, plum } = pen.palette;
    const cup = 'M-62 -262C-72 -190 -60 -130 0 -126C60 -130 72 -190 62 -262Z';
    return (
      tableShadow(130) +
      ellipse(0, -6, 58, 11, white, 'opacity=".75"') +
      line('M0 -130V-8', white, 8, 'opacity=".8"') +
      path(cup, white, 'opacity=".4"') +
      pen.clipped(
        path(cup, '#000'),
        rect(-80, -214, 160, 100, pen.linear(shade(plum, 0.06), shade(plum, -0.04))),
      ) +
      ellipse(0, -214, 66, 10, shade(plum, 0.12)) +
      ellipse(0, -262, 62, 11, 'none', `stroke="${white}" stroke-width="5"`) +
      line('M-48 -240C-54 -200 -48 -170 -34 -154', white, 7, 'opacity=".7"')
    );
  }),
};
