import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf, roundSprig, sprig } from './leaves';
import { tableShadow } from './vessels';

const orange = (pen: Pen, r: number): string =>
  circle(0, -r, r, pen.round(pen.palette.orange, 0.1)) +
  ellipse(-r * 0.35, -r * 1.4, r * 0.22, r * 0.14, pen.palette.white, 'opacity=".4"') +
  circle(2, -r * 1.95, 4, pen.palette.leaf);

const dish = (pen: Pen, colour: string, filling: string, inside: string): string =>
  tableShadow(240) +
  path('M-138 -104C-134 -36 -78 0 -42 0H42C78 0 134 -36 138 -104Z', pen.round(colour)) +
  ellipse(0, -104, 138, 28, shade(colour, 0.06)) +
  ellipse(0, -101, 124, 22, inside) +
  filling;

const baguette = (pen: Pen): string =>
  rect(-32, -250, 64, 300, pen.round(shade(pen.palette.wood, 0.01), 0.12), 32) +
  line('M-16 -206L14 -186M-16 -156L14 -136M-16 -106L14 -86', pen.palette.straw, 9);

export const waitingTableMotifs = {
  marketBasket: motif(520, 430, (pen) => {
    const { wood, woodDeep, white, leaf: green, pine, cream, blue, lime } = pen.palette;
    const weave = repeat(5, (row) =>
      repeat(11, (column) =>
        rect(
          -212 + column * 40 + (row % 2) * 8,
          -172 + row * 34,
          34,
          28,
          shade(row % 2 === column % 2 ? wood : woodDeep, 0.02),
          10,
        ),
      ),
    );
    const body = 'M-236 -186H236L206 -14Q202 0 188 0H-188Q-202 0 -206 -14Z';
    return (
      tableShadow(470) +
      line('M-200 -186C-190 -470 190 -470 200 -186', shade(woodDeep, -0.02), 20) +
      // what looks out of it, from the back to the front
      rect(-186, -350, 84, 190, pen.round(white), 20) +
      rect(-172, -388, 56, 50, pen.round(shade(blue, 0.06)), 10) +
      rect(-186, -280, 84, 70, shade(blue, 0.16)) +
      at(sprig(220, 20, 7, green), 40, -170) +
      at(sprig(190, -30, 6, pine), 84, -170) +
      repeat(5, (index) =>
        at(
          leaf(170 - Math.abs(index - 2) * 16, 62, index % 2 ? green : shade(green, 0.06)),
          -40 + index * 14,
          -168,
          1,
          (index - 2) * 20,
        ),
      ) +
      at(baguette(pen), 118, -170, 1, 10) +
      at(baguette(pen), 168, -160, 0.9, 20) +
      at(orange(pen, 48), -84, -158) +
      at(orange(pen, 46), 6, -150) +
      path('M60 -150C50 -200 84 -226 112 -218C150 -206 146 -156 130 -140Z', pen.round(lime)) +
      path(body, shade(woodDeep, -0.05)) +
      pen.clipped(path(body, '#000'), weave) +
      rect(-248, -202, 496, 30, pen.linear(shade(wood, 0.04), woodDeep), 14) +
      path('M80 -190H190L176 -96L134 -118L92 -96Z', cream) +
      line('M98 -178L106 -112M130 -178L134 -124M166 -178L162 -114', pen.palette.coral, 6, 'opacity=".7"')
    );
  }),
  leafyGreens: motif(300, 300, (pen) => {
    const { leaf: green, pine, lime, straw } = pen.palette;
    return (
      tableShadow(180) +
      repeat(7, (index) =>
        at(
          leaf(250 - Math.abs(index - 3) * 22, 92, [pine, green, shade(green, 0.05)][index % 3] ?? green),
          (index - 3) * 12,
          -60,
          1,
          (index - 3) * 17,
        ),
      ) +
      line('M-34 0L-16 -84M-12 0L-4 -90M12 0L4 -90M34 0L16 -84', shade(lime, 0.04), 13) +
      rect(-32, -74, 64, 22, straw, 10)
    );
  }),
  pulseBowl: motif(290, 150, (pen) =>
    dish(
      pen,
      pen.palette.teal,
      repeat(60, (index) =>
        ellipse(
          -100 + ((index * 61) % 200),
          -104 + pen.random.between(-13, 11),
          10,
          6,
          shade(pen.palette.clay, pen.random.between(-0.1, 0.08)),
        ),
      ),
      pen.palette.brown,
    ),
  ),
  cutOrange: motif(260, 150, (pen) => {
    const { orange: peel, cream } = pen.palette;
    return (
      tableShadow(230) +
      at(orange(pen, 66), -62, 0) +
      circle(70, -62, 62, peel) +
      circle(70, -62, 54, cream) +
      repeat(8, (index) =>
        at(path('M0 -5L17 -44Q0 -54 -17 -44Z', shade(peel, 0.07)), 70, -62, 1, index * 45),
      ) +
      circle(70, -62, 6, cream)
    );
  }),
  softCheese: motif(300, 120, (pen) => {
    const { cream, straw, white } = pen.palette;
    return (
      tableShadow(290) +
      rect(-160, -20, 320, 20, pen.linear(pen.palette.wood, pen.palette.woodDeep), 8) +
      path('M-126 -84V-34C-126 -10 126 -10 126 -34V-84Z', pen.linear(white, shade(cream, -0.04))) +
      ellipse(0, -84, 126, 34, white) +
      path('M0 -86L118 -73V-24L58 -10V-56Z', shade(pen.palette.wood, -0.03)) +
      path('M0 -86L118 -73V-27L58 -32V-56Z', pen.linear(shade(straw, 0.05), straw)) +
      line('M76 -58H84M96 -46H102', shade(straw, -0.06), 5) +
      ellipse(-52, -92, 40, 8, cream, 'opacity=".8"')
    );
  }),
  stemGlass: motif(130, 290, (pen) => {
    const { white, plum } = pen.palette;
    return (
      tableShadow(90) +
      ellipse(0, -6, 52, 9, white, 'opacity=".8"') +
      line('M0 -10V-130', white, 9, 'opacity=".85"') +
      path('M-58 -280C-66 -200 -50 -130 0 -126C50 -130 66 -200 58 -280Z', white, 'opacity=".5"') +
      path(
        'M-59 -216C-56 -166 -40 -136 0 -132C40 -136 56 -166 59 -216Z',
        pen.linear(shade(plum, 0.05), plum),
      ) +
      ellipse(0, -216, 59, 10, shade(plum, 0.1)) +
      line('M-40 -262C-46 -220 -42 -180 -30 -156', white, 6, 'opacity=".6"')
    );
  }),
  berryDish: motif(290, 190, (pen) =>
    dish(
      pen,
      pen.palette.cream,
      repeat(24, (index) => {
        const row = Math.floor(index / 8);
        const [x, y] = [
          -94 + (index % 8) * 26 + (row % 2) * 10,
          -98 - row * 16 - 10 * Math.sin(((index % 8) / 7) * Math.PI),
        ];
        const red = shade(pen.palette.red, pen.random.between(-0.1, 0.02));
        return circle(x, y, 17, red) + circle(x - 5, y - 6, 4, pen.palette.pink, 'opacity=".8"');
      }) + at(roundSprig(70, 24, 4, pen.palette.leaf), 36, -146, 1, 40),
      shade(pen.palette.red, -0.16),
    ),
  ),
  redJuice: motif(
    110,
    190,
    (pen) =>
      tableShadow(90) +
      path('M-50 -180L-40 0H40L50 -180Z', pen.palette.white, 'opacity=".5"') +
      path(
        'M-47 -140L-39 -5H39L47 -140Z',
        pen.linear(shade(pen.palette.red, 0.03), shade(pen.palette.red, -0.1)),
        'opacity=".9"',
      ) +
      ellipse(0, -140, 47, 8, shade(pen.palette.red, 0.07)) +
      ellipse(0, -180, 50, 9, 'none', `stroke="${pen.palette.white}" stroke-width="4"`) +
      line('M-34 -160L-29 -30', pen.palette.white, 6, 'opacity=".6"'),
  ),
  tallPitcher: motif(250, 330, (pen) => {
    const { white, blue, yellow, leaf: green } = pen.palette;
    const slice = (x: number, y: number, turn: number): string =>
      at(
        circle(0, 0, 30, yellow) +
          circle(0, 0, 24, shade(yellow, 0.08)) +
          line('M-20 0H20M-10 -17L10 17M-10 17L10 -17', yellow, 4),
        x,
        y,
        1,
        turn,
      );
    return (
      tableShadow(200) +
      line('M86 -270C170 -270 170 -120 80 -110', white, 16, 'opacity=".75"') +
      path(
        'M-96 -300L-112 -320H96L86 -290C92 -180 92 -80 78 -20Q74 0 54 0H-54Q-74 0 -78 -20C-92 -80 -92 -180 -96 -300Z',
        white,
        'opacity=".5"',
      ) +
      path(
        'M-88 -220C-86 -140 -82 -70 -72 -20Q-68 -6 -54 -6H54Q68 -6 72 -20C82 -70 86 -140 88 -220Z',
        pen.linear(shade(blue, 0.2), shade(blue, 0.1)),
        'opacity=".7"',
      ) +
      slice(-34, -196, 10) +
      slice(30, -150, 40) +
      slice(-20, -96, 70) +
      at(leaf(60, 30, green), 26, -214, 1, 30) +
      ellipse(0, -220, 88, 10, shade(blue, 0.24), 'opacity=".8"') +
      ellipse(-6, -312, 96, 11, 'none', `stroke="${white}" stroke-width="5" opacity=".85"`) +
      line('M-72 -270C-68 -180 -66 -100 -58 -40', white, 7, 'opacity=".7"')
    );
  }),
  tableFan: motif(270, 400, (pen) => {
    const { teal, dark: deep, white, accent } = pen.palette;
    const main = shade(teal, 0.12);
    return (
      tableShadow(170) +
      ellipse(0, -14, 86, 18, pen.linear(deep, shade(deep, -0.05))) +
      line('M0 -20V-140', deep, 20) +
      circle(0, -250, 134, white, 'opacity=".55"') +
      repeat(4, (index) =>
        at(
          path('M0 0C-60 -20 -66 -96 -24 -112C10 -118 24 -60 0 0Z', pen.linear(main, shade(main, 0.06))),
          0,
          -250,
          1,
          index * 90 + 20,
        ),
      ) +
      circle(0, -250, 24, accent) +
      circle(0, -250, 134, 'none', `stroke="${deep}" stroke-width="9"`) +
      circle(0, -250, 88, 'none', `stroke="${deep}" stroke-width="4" opacity=".5"`) +
      repeat(12, (index) => at(line('M0 -28V-130', deep, 3, 'opacity=".5"'), 0, -250, 1, index * 30))
    );
  }),
};
