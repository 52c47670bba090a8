import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';

/** Head and shoulders in a round frame. */
function portrait(pen: Pen, x: number, y: number, r: number, index: number, marked: boolean): string {
  const { palette } = pen;
  const skin = palette.skins[index % 4] ?? palette.skins[1];
  const hair = y < -500 ? palette.greyHair : (palette.hairs[(index * 3 + 1) % 4] ?? palette.hairs[0]);
  const top = [palette.teal, palette.coral, palette.straw, palette.deep][(index * 3) % 4] ?? palette.teal;
  const long = index % 2 === 0;
  return (
    circle(x + 3, y + 5, r + 7, '#1b2030', 'opacity=".15"') +
    circle(x, y, r + 8, marked ? palette.coral : palette.wood) +
    circle(x, y, r, pen.linear(palette.white, palette.accentPale)) +
    pen.clipped(
      circle(x, y, r, '#000'),
      (long ? rect(x - r * 0.44, y - r * 0.4, r * 0.88, r * 1.05, hair, r * 0.36) : '') +
        ellipse(x, y + r * 0.98, r * 0.74, r * 0.58, top) +
        line(`M${x} ${y}V${y + r * 0.44}`, shade(skin, -0.03), r * 0.3) +
        circle(x, y - r * 0.2, r * 0.42, hair) +
        ellipse(x, y - r * 0.08, r * 0.3, r * 0.37, skin) +
        path(
          `M${x - r * 0.34} ${y - r * 0.16}C${x - r * 0.24} ${y - r * 0.56} ${x + r * 0.26} ${y - r * 0.56} ${x + r * 0.34} ${y - r * 0.14}C${x + r * 0.1} ${y - r * 0.34} ${x - r * 0.16} ${y - r * 0.34} ${x - r * 0.34} ${y - r * 0.16}Z`,
          hair,
        ),
    )
  );
}

const frames = [
  [-300, -560, 62, true],
  [-110, -596, 62, false],
  [110, -596, 62, false],
  [300, -560, 62, false],
  [-190, -370, 70, true],
  [190, -370, 70, false],
  [0, -196, 80, false],
] as const;

export const familyPlanMotifs = {
  portraitTree: motif(900, 690, (pen) => {
    const { woodDeep, brown, leaf: green, main, light2 } = pen.palette;
    const crown = (
      [
        [-290, -560, 160],
        [-100, -610, 170],
        [110, -610, 170],
        [300, -556, 160],
        [-200, -420, 170],
        [200, -420, 170],
        [0, -470, 190],
      ] as const
    )
      .map(([x, y, r], index) => circle(x, y, r, shade(index % 2 ? light2 : main, index % 2 ? -0.03 : 0.08)))
      .join('');
    return (
      ellipse(0, 2, 220, 14, '#1b2030', 'opacity=".16"') +
      crown +
      path('M-60 0C-30 -40 -26 -90 -24 -190H24C26 -90 30 -40 60 0Z', pen.linear(woodDeep, brown)) +
      line('M0 -190C0 -260 -120 -270 -190 -370M0 -190C0 -260 120 -270 190 -370', woodDeep, 22) +
      line(
        'M-190 -370C-190 -450 -290 -460 -300 -560M-190 -370C-180 -460 -110 -480 -110 -596M190 -370C190 -450 290 -460 300 -560M190 -370C180 -460 110 -480 110 -596',
        woodDeep,
        15,
      ) +
      repeat(12, (index) =>
        at(
          leaf(54, 26, shade(green, (index % 3) * 0.04 - 0.03)),
          -390 + index * 71,
          -470 - 150 * Math.sin((index / 11) * Math.PI),
          1,
          index * 47,
        ),
      ) +
      frames.map(([x, y, r, marked], index) => portrait(pen, x, y, r, index, marked)).join('')
    );
  }),
  openPlanner: motif(600, 200, (pen) => {
    const { white, cream, coral, grey, deep, teal, accentDeep } = pen.palette;
    const rows = (x: number, lean: number): string =>
      repeat(5, (row) => {
        const [y, inward] = [-152 + row * 29, row * lean * 5];
        return (
          rect(x - inward, y, 17, 15, row < 3 ? coral : shade(grey, 0.1), 4) +
          rect(x + 30 - inward, y + 3, 130 + ((row * 53) % 60), 8, shade(grey, 0.06), 4)
        );
      });
    return (
      ellipse(10, 0, 310, 14, '#1b2030', 'opacity=".15"') +
      path('M-252 -190H252L306 4H-306Z', deep) +
      path('M-244 -192C-160 -204 -60 -200 0 -182V-2C-70 -18 -190 -22 -290 -6Z', pen.linear(white, cream)) +
      path(
        'M244 -192C160 -204 60 -200 0 -182V-2C70 -18 190 -22 290 -6Z',
        pen.linear(white, shade(cream, -0.02)),
      ) +
      line('M0 -182V-2', shade(grey, 0.04), 5) +
      rows(-214, 1) +
      rows(40, -1) +
      path('M-4 -186H18V40L7 28L-4 40Z', teal) +
      line('M150 -8L262 -96', accentDeep, 15) +
      line('M150 -8L136 4', shade(deep, -0.05), 7)
    );
  }),
  temperatureChart: motif(760, 480, (pen) => {
    const { white, wood, woodDeep, grey, coral, teal, accentPale, charcoal, light2 } = pen.palette;
    const days = [0.1, 0.16, 0.08, 0.2, 0.12, 0.18, 0.06, 0.14, 0.34, 0.62, 0.7, 0.66, 0.74, 0.68, 0.72];
    const dots = days.map((high, index) => [-296 + index * 42, -92 - high * 300] as const);
    return (
      path('M-366 12H372V-468L366 6Z', '#1b2030', 'opacity=".1"') +
      rect(-370, -480, 740, 486, pen.linear(wood, woodDeep), 16) +
      rect(-348, -456, 696, 440, white, 6) +
      rect(-296 + 5.5 * 42, -410, 5 * 42, 340, accentPale, 8) +
      repeat(9, (index) => line(`M-320 ${-76 - index * 42}H320`, light2, 2)) +
      repeat(15, (index) => line(`M${-296 + index * 42} -416V-70`, light2, 2)) +
      line('M-320 -176H320', teal, 4, 'stroke-dasharray="12 12"') +
      line(`M${dots.map(([x, y]) => `${x} ${y}`).join('L')}`, coral, 7) +
      dots
        .map(([x, y], index) => circle(x, y, 12, index > 8 ? coral : teal) + circle(x, y, 5, white))
        .join('') +
      repeat(15, (index) => circle(-296 + index * 42, -42, 8, index < 4 ? coral : shade(grey, 0.12))) +
      rect(-70, -498, 140, 40, shade(charcoal, 0.18), 12)
    );
  }),
  methodTray: motif(880, 520, (pen) => {
    const { wood, woodDeep, white, coral, teal, yellow, light2, main, deep, accentPale, grey, cream } =
      pen.palette;
    const packet = (x: number, y: number, colour: string, turn: number): string =>
      at(
        rect(-58, -58, 116, 116, pen.linear(colour, shade(colour, -0.05)), 8) +
          circle(0, 0, 36, shade(colour, 0.07)) +
          circle(0, 0, 24, shade(colour, 0.02)) +
          line('M-58 -46H58M-58 46H58', shade(colour, -0.06), 4),
        x,
        y,
        1,
        turn,
      );
    return (
      ellipse(8, 4, 440, 26, '#1b2030', 'opacity=".12"') +
      rect(-440, -516, 880, 516, pen.linear(wood, woodDeep), 70) +
      rect(-408, -486, 816, 456, pen.linear(shade(cream, 0.01), accentPale), 52) +
      // a month of tablets
      at(
        rect(-150, -96, 300, 192, pen.linear(white, shade(white, -0.05)), 18) +
          repeat(21, (index) => {
            const [x, y] = [-120 + (index % 7) * 40, -56 + Math.floor(index / 7) * 54];
            return circle(x, y, 16, shade(grey, 0.16)) + circle(x, y - 1, 11, index > 17 ? coral : light2);
          }),
        -222,
        -340,
        1,
        -8,
      ) +
      packet(40, -380, coral, 10) +
      packet(124, -336, teal, -12) +
      circle(286, -352, 74, 'none', `stroke="${shade(main, 0.08)}" stroke-width="18"`) +
      circle(286, -355, 74, 'none', `stroke="${shade(main, 0.16)}" stroke-width="5"`) +
      // a coil: a small T with two threads
      line(
        'M-314 -176C-290 -196 -250 -198 -230 -198C-210 -198 -170 -196 -146 -176M-230 -196V-86',
        shade(deep, 0.04),
        16,
      ) +
      line('M-230 -170V-104', pen.palette.clay, 20) +
      line('M-230 -80C-236 -60 -222 -54 -228 -42M-230 -80C-220 -64 -214 -58 -210 -44', grey, 4) +
      // a shallow cup
      path(
        'M-66 -132C-66 -196 106 -196 106 -132C106 -92 60 -76 20 -76C-20 -76 -66 -92 -66 -132Z',
        pen.linear(shade(yellow, 0.06), yellow),
      ) +
      ellipse(20, -136, 66, 34, shade(yellow, -0.05)) +
      // a patch and a small rod
      at(
        rect(-54, -54, 108, 108, shade(pen.palette.skins[0], -0.01), 22) +
          rect(-36, -36, 72, 72, shade(pen.palette.skins[0], 0.04), 14),
        226,
        -146,
        1,
        14,
      ) +
      line('M324 -186L356 -104', white, 13)
    );
  }),
};
