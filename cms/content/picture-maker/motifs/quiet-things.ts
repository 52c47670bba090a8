import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { floorShadow } from './furniture';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

function oilBottle(pen: Pen, glass: string): string {
  const { charcoal, cream, white, leaf: green } = pen.palette;
  return (
    tableShadow(92) +
    path(
      'M-46 -116C-46 -142 -20 -146 -18 -166H18C20 -146 46 -142 46 -116V-14C46 -4 38 0 30 0H-30C-38 0 -46 -4 -46 -14Z',
      pen.linear(shade(glass, 0.08), shade(glass, -0.07), 'right'),
    ) +
    rect(-46, -102, 92, 66, cream) +
    at(leaf(46, 20, green), -2, -44, 1, 14) +
    at(leaf(30, 14, shade(green, 0.05)), 4, -46, 1, 58) +
    rect(-34, -128, 8, 112, white, 4, 'opacity=".35"') +
    rect(-23, -194, 46, 32, charcoal, 6) +
    path('M-14 -194V-224C-14 -246 14 -246 14 -224V-194Z', shade(charcoal, 0.12))
  );
}

/** A stem of lavender that grows up from (0, 0). */
const lavender = (pen: Pen): string =>
  line('M0 0Q6 -90 0 -130', pen.palette.leaf, 5) +
  at(leaf(62, 12, pen.palette.leaf), 2, -34, 1, 34) +
  at(leaf(54, 11, shade(pen.palette.leaf, 0.04)), 3, -50, 1, -30) +
  repeat(7, (index) =>
    [-1, 1]
      .map((side) =>
        ellipse(
          side * (13 - index),
          -126 - index * 17,
          10 - index * 0.6,
          11,
          shade(pen.palette.purple, 0.08 + (index % 2) * 0.05 + (side > 0 ? 0 : 0.03)),
        ),
      )
      .join(''),
  ) +
  ellipse(0, -246, 6, 11, shade(pen.palette.purple, 0.14));

/** A flower from above, `tight` from 0 (open and soft) to 1 (closed hard), about 500 wide when open. */
export function relaxingFlower(pen: Pen, tight: number): string {
  const { palette } = pen;
  const mix = (from: number, to: number): number => from + (to - from) * tight;
  const ring = (count: number, reach: number, wide: number, tone: string, turn: number): string =>
    repeat(count, (index) => {
      const long = reach * mix(1, 0.5);
      const half = wide * mix(1, 0.62);
      return at(
        path(
          `M0 0C${-half} ${-long * 0.3} ${-half} ${-long * 0.86} 0 ${-long}C${half} ${-long * 0.86} ${half} ${-long * 0.3} 0 0Z`,
          shade(tone, (index % 2 ? 0.025 : 0) - tight * 0.13),
        ) + line(`M0 ${-long * 0.25}V${-long * 0.8}`, shade(tone, -0.06 - tight * 0.12), 4, 'opacity=".5"'),
        0,
        0,
        1,
        (360 / count) * index + turn + tight * 26,
      );
    });
  return (
    ring(10, 250, 84, palette.light2, 0) +
    ring(10, 196, 70, palette.main, 18) +
    ring(8, 136, 56, palette.accentPale, 0) +
    circle(0, 0, mix(46, 34), pen.round(palette.accent))
  );
}

export const quietThingMotifs = {
  oilBottles: motif(
    460,
    330,
    (pen) =>
      at(lavender(pen), 150, -6, 1.1, 24) +
      at(lavender(pen), 128, -4, 1.25, 8) +
      at(oilBottle(pen, pen.palette.accentDeep), -130, -16, 1.02) +
      at(oilBottle(pen, pen.palette.deep), 84, -14, 0.8) +
      at(oilBottle(pen, pen.palette.brown), -18, 0, 1.24),
  ),
  scentDiffuser: motif(240, 440, (pen) => {
    const { cream, wood, white, straw } = pen.palette;
    return (
      line('M-6 -236C-44 -280 30 -310 -4 -360C-24 -392 8 -410 0 -440', white, 20, 'opacity=".5"') +
      line('M8 -240C34 -276 0 -310 30 -352', white, 12, 'opacity=".45"') +
      tableShadow(210) +
      path(
        'M-104 -44C-108 -140 -40 -178 -22 -234H22C40 -178 108 -140 104 -44Z',
        pen.linear(shade(cream, 0.03), shade(cream, -0.08), 'right'),
      ) +
      ellipse(0, -234, 22, 7, shade(cream, -0.16)) +
      path('M-106 -54H106V-18C106 -6 98 0 88 0H-88C-98 0 -106 -6 -106 -18Z', pen.round(wood)) +
      rect(-106, -62, 212, 10, straw, 5) +
      circle(0, -28, 9, shade(wood, -0.12))
    );
  }),
  readingChair: motif(480, 450, (pen) => {
    const { main, deep, accent, cream, woodDeep } = pen.palette;
    const arm = (side: number): string =>
      path(
        `M${side * 146} -30V-200C${side * 146} -262 ${side * 236} -262 ${side * 236} -200V-30Z`,
        pen.linear(shade(main, 0.05), shade(main, -0.05)),
      ) + ellipse(side * 191, -212, 34, 26, shade(main, 0.075));
    return (
      floorShadow(250) +
      line('M-196 -34L-206 0M196 -34L206 0', woodDeep, 18) +
      path(
        'M-172 -110C-186 -330 -160 -446 0 -446C160 -446 186 -330 172 -110Z',
        pen.linear(shade(main, 0.02), deep),
      ) +
      line(
        'M-96 -408C-112 -330 -112 -250 -104 -190M96 -408C112 -330 112 -250 104 -190',
        shade(deep, 0.02),
        5,
        'opacity=".5"',
      ) +
      rect(-176, -128, 352, 104, shade(main, -0.06), 16) +
      rect(-156, -180, 312, 76, pen.linear(shade(main, 0.08), main), 34) +
      at(
        rect(-66, -124, 132, 124, pen.round(accent), 26) +
          line('M-44 -98L44 -26M44 -98L-44 -26', shade(accent, -0.06), 5, 'opacity=".6"'),
        34,
        -172,
        1,
        -8,
      ) +
      arm(-1) +
      arm(1) +
      path(
        'M-246 -218C-226 -252 -160 -252 -140 -214L-146 -96C-170 -84 -220 -84 -250 -98Z',
        pen.linear(cream, shade(cream, -0.05)),
      ) +
      line('M-238 -176H-146M-242 -140H-146', accent, 8, 'opacity=".6"') +
      repeat(9, (index) => line(`M${-246 + index * 12} -98v16`, shade(cream, -0.06), 4))
    );
  }),
  musicHeadphones: motif(320, 290, (pen) => {
    const { charcoal, accent, main } = pen.palette;
    const cup = (side: number): string =>
      rect(side < 0 ? -118 : 70, -132, 48, 126, shade(accent, -0.04), 24) +
      rect(side < 0 ? -158 : 100, -142, 58, 146, pen.round(main), 28) +
      circle(side * 129, -69, 20, shade(main, 0.08), 'opacity=".8"');
    return (
      tableShadow(330) +
      line('M-128 -110C-150 -310 150 -310 128 -110', charcoal, 26) +
      line('M-96 -218C-50 -268 50 -268 96 -218', accent, 16) +
      cup(-1) +
      cup(1)
    );
  }),
  drawerWithPhone: motif(640, 470, (pen) => {
    const { wood, woodDeep, brown, charcoal, navy } = pen.palette;
    const inside = 'M-262 -410H262L292 -312H-292Z';
    return (
      floorShadow(330) +
      line('M-262 -40L-272 0M262 -40L272 0', woodDeep, 20) +
      rect(-290, -440, 580, 412, pen.linear(wood, woodDeep), 10) +
      rect(-310, -462, 620, 28, shade(wood, 0.04), 10) +
      path(inside, shade(brown, -0.06)) +
      pen.clipped(
        path(inside, '#000'),
        path('M-300 -300H-40L-26 -400H-300Z', shade(wood, 0.05), 'opacity=".35"') +
          path(
            'M-58 -338L-30 -396C-28 -402 -22 -404 -16 -404H96C104 -404 108 -400 106 -394L92 -336C90 -330 86 -326 78 -326H-50C-58 -326 -62 -332 -58 -338Z',
            charcoal,
          ) +
          path('M-42 -340L-18 -394H92L78 -338Z', pen.linear(shade(navy, 0.1), navy)),
      ) +
      rect(-306, -322, 612, 128, '#1b2030', 12, 'opacity=".12"') +
      rect(-302, -330, 604, 128, pen.linear(shade(wood, 0.07), shade(wood, 0.01)), 12) +
      circle(0, -266, 16, pen.round(brown)) +
      rect(-262, -176, 524, 120, shade(wood, 0.02), 8) +
      circle(0, -116, 14, brown)
    );
  }),
  closingLaptop: motif(520, 300, (pen) => {
    const { charcoal, grey, sun } = pen.palette;
    return (
      tableShadow(460) +
      path('M-150 -26H190L-86 -190Z', pen.linear(sun, sun, 'right', 0, 0.75)) +
      at(
        rect(-330, -16, 334, 18, pen.linear(shade(charcoal, 0.24), shade(charcoal, 0.08)), 9),
        204,
        -28,
        1,
        30,
      ) +
      rect(-230, -28, 450, 24, pen.linear(shade(grey, 0.08), grey), 12) +
      rect(-214, -34, 380, 8, charcoal, 4) +
      circle(208, -26, 16, shade(charcoal, 0.1))
    );
  }),
  sealedLetter: motif(430, 270, (pen) => {
    const { cream, white, red, straw } = pen.palette;
    return (
      tableShadow(400) +
      at(
        rect(-200, -250, 400, 250, pen.linear(white, cream), 12) +
          path('M-194 -6L0 -140L194 -6Z', shade(cream, -0.03)) +
          path(
            'M-198 -244L0 -98L198 -244Q198 -250 190 -250H-190Q-198 -250 -198 -244Z',
            shade(straw, 0.05),
            `stroke="${shade(straw, -0.05)}" stroke-width="4" stroke-linejoin="round"`,
          ) +
          circle(0, -118, 38, pen.round(red)) +
          path(
            'M0 -98C-28 -116 -20 -138 -8 -136C-3 -135 0 -131 0 -128C0 -131 3 -135 8 -136C20 -138 28 -116 0 -98Z',
            shade(red, 0.12),
          ),
        0,
        0,
        1,
        -4,
      )
    );
  }),
  dishesInSuds: motif(660, 420, (pen) => {
    const { white, pale, grey, blue, accent, cream, main } = pen.palette;
    const plate = (x: number, y: number, r: number, rim: string): string =>
      circle(x, y, r, white) +
      circle(x, y, r - 7, 'none', `stroke="${rim}" stroke-width="6"`) +
      circle(x, y, r * 0.62, shade(cream, -0.02));
    return (
      tableShadow(620) +
      line('M-210 -170V-330C-210 -420 -70 -420 -70 -330V-306', pen.linear(shade(grey, 0.1), grey), 30) +
      rect(-234, -196, 48, 60, grey, 10) +
      line('M-70 -296V-200', shade(blue, 0.18), 15, 'opacity=".75"') +
      plate(74, -196, 104, main) +
      path('M-300 -180H300L262 -24C258 -8 246 0 230 0H-230C-246 0 -258 -8 -262 -24Z', pen.round(pale)) +
      rect(-316, -198, 632, 36, shade(pale, 0.05), 18) +
      repeat(22, (index) =>
        circle(
          -270 + index * 26,
          -196 - pen.random.between(0, 34) * (1 - Math.abs(index - 10) / 12),
          pen.random.between(18, 36),
          white,
          `opacity="${index % 3 ? 0.95 : 0.8}"`,
        ),
      ) +
      circle(210, -292, 15, white, 'opacity=".7"') +
      circle(-20, -330, 11, white, 'opacity=".7"') +
      circle(248, -254, 9, white, 'opacity=".7"') +
      at(
        rect(-54, -34, 108, 40, pen.linear(accent, shade(accent, -0.05)), 12) +
          rect(-54, -8, 108, 14, shade(main, -0.05), 7),
        226,
        -196,
        1,
        -8,
      )
    );
  }),
  longTable: motif(980, 260, (pen) => {
    const { wood, woodDeep } = pen.palette;
    return (
      floorShadow(480) +
      line('M-410 -226L-430 0M410 -226L430 0', woodDeep, 26) +
      rect(-440, -226, 880, 34, shade(woodDeep, -0.02), 6) +
      rect(-490, -256, 980, 36, pen.linear(shade(wood, 0.06), wood), 12)
    );
  }),
  deviceShelf: motif(760, 330, (pen) => {
    const { wood, charcoal, navy, cream, accent, light2 } = pen.palette;
    const device = (x: number, width: number, tall: number): string =>
      rect(x, -78 - tall, width, tall, charcoal, 12) +
      rect(x + 8, -70 - tall, width - 16, tall - 18, pen.linear(shade(navy, 0.06), navy), 5) +
      circle(x + width / 2, -98, 6, pen.palette.lime);
    return (
      line(
        'M-262 -70C-262 0 -190 -30 -150 -12M-120 -70C-120 -20 -110 -30 -104 -12M46 -70C46 -10 20 -30 -40 -12M236 -70C236 20 60 -30 0 -10',
        charcoal,
        6,
      ) +
      device(-312, 96, 190) +
      device(-162, 84, 160) +
      device(-40, 180, 130) +
      device(200, 84, 164) +
      rect(-370, -82, 740, 28, pen.linear(shade(wood, 0.05), wood), 10) +
      path('M-320 -54H-284L-320 -8ZM320 -54H284L320 -8Z', shade(wood, -0.1)) +
      rect(-190, -30, 230, 70, pen.linear(cream, shade(cream, -0.06)), 14) +
      rect(-190, -2, 230, 14, accent) +
      ellipse(-75, -22, 70, 7, light2)
    );
  }),
};
