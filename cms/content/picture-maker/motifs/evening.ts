import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 11, '#1b2030', 'opacity=".15"');
/** Screens shine by themselves: they are as bright at night as by day. */
const screenlight = '#cfe6f2';

/** An open laptop; `art` lies on a screen of 380 by 230 whose middle is (0, 0). */
const laptop = (pen: Pen, art: string, glow: boolean): string => {
  const { grey, charcoal } = pen.palette;
  return (
    (glow ? circle(0, -170, 330, pen.glow(screenlight, 0.45)) : '') +
    ellipse(10, 0, 256, 13, '#1b2030', 'opacity=".17"') +
    rect(-206, -286, 412, 266, charcoal, 18) +
    pen.clipped(
      '<rect x="-190" y="-270" width="380" height="230" rx="8"/>',
      rect(-190, -270, 380, 230, screenlight) + at(art, 0, -155),
    ) +
    path(
      'M-206 -24H206L250 -8C252 0 244 2 236 2H-236C-244 2 -252 0 -250 -8Z',
      pen.linear(shade(grey, 0.13), shade(grey, -0.02)),
    ) +
    rect(-48, -24, 96, 9, shade(grey, -0.04), 4)
  );
};

export const phone = (pen: Pen, screen: string): string =>
  rect(-46, -186, 92, 186, pen.palette.charcoal, 16) +
  rect(-39, -176, 78, 166, screen, 9) +
  rect(-14, -182, 28, 4, shade(pen.palette.charcoal, 0.2), 2);

const clockFace = (pen: Pen, hours: number, minutes: number): string => {
  const { white, charcoal, red } = pen.palette;
  return (
    circle(0, 0, 82, white) +
    repeat(12, (index) => at(rect(-3, -76, 6, index % 3 ? 9 : 16, charcoal, 3), 0, 0, 1, index * 30)) +
    at(rect(-5, -44, 10, 50, charcoal, 5), 0, 0, 1, hours * 30 + minutes / 2) +
    at(rect(-4, -64, 8, 70, charcoal, 4), 0, 0, 1, minutes * 6) +
    circle(0, 0, 8, red)
  );
};

const alarm = (pen: Pen, hours: number, minutes: number): string => {
  const { red, wood, charcoal } = pen.palette;
  return (
    tableShadow(170) +
    line('M-62 -28L-84 0M62 -28L84 0', shade(charcoal, 0.1), 15) +
    path('M-104 -190A48 48 0 0 1 -38 -226Z', pen.round(wood)) +
    path('M104 -190A48 48 0 0 0 38 -226Z', pen.round(wood)) +
    line('M0 -204V-234M-16 -236H16', shade(charcoal, 0.1), 10) +
    circle(0, -106, 104, pen.round(red)) +
    at(clockFace(pen, hours, minutes), 0, -106)
  );
};

export const eveningMotifs = {
  homeLaptop: motif(510, 300, (pen) =>
    laptop(
      pen,
      rect(-190, -115, 380, 34, pen.palette.main) +
        circle(-164, -98, 8, pen.palette.white) +
        rect(-140, -104, 120, 12, pen.palette.white, 6, 'opacity=".7"') +
        circle(-92, 14, 54, shade(pen.palette.yellow, 0.02)) +
        path('M-190 60C-120 10 -60 70 0 40C60 12 130 50 190 26V115H-190Z', pen.palette.green) +
        path('M-190 92C-110 60 -20 100 60 76C110 62 150 76 190 70V115H-190Z', pen.palette.leaf) +
        at(
          path('M0 -30C34 -30 52 -14 52 6L0 30L-52 6C-52 -14 -34 -30 0 -30Z', pen.palette.white) +
            path('M0 -46L52 -22V14C52 50 26 72 0 84C-26 72 -52 50 -52 14V-22Z', pen.palette.coral) +
            line('M-22 16L-4 36L28 -4', pen.palette.white, 12),
          108,
          -4,
        ),
      false,
    ),
  ),
  litLaptop: motif(510, 300, (pen) =>
    laptop(
      pen,
      repeat(6, (index) =>
        rect(
          -160,
          -88 + index * 30,
          [230, 300, 180, 280, 240, 120][index] ?? 200,
          13,
          shade(pen.palette.blue, 0.02),
          6,
          'opacity=".6"',
        ),
      ) + rect(100, -86, 70, 74, pen.palette.accent, 8, 'opacity=".8"'),
      true,
    ),
  ),
  bellClockSeven: motif(210, 240, (pen) => alarm(pen, 7, 0)),
  bellClockOne: motif(210, 240, (pen) => alarm(pen, 1, 25)),
  nightstandDrawer: motif(760, 520, (pen) => {
    const { wood, woodDeep, brown, cream } = pen.palette;
    return (
      floorShadow(380) +
      line('M-330 -40V0M330 -40V0', woodDeep, 34) +
      rect(-360, -500, 720, 470, pen.linear(wood, woodDeep), 16) +
      rect(-380, -520, 760, 34, shade(wood, 0.05), 10) +
      rect(-322, -206, 644, 146, pen.linear(shade(wood, 0.03), wood), 10) +
      circle(0, -134, 17, brown) +
      /* the open drawer: its inside, then its front, which stands out */
      rect(-330, -456, 660, 120, shade(brown, -0.05), 8) +
      path('M-330 -456H330L356 -318H-356Z', shade(woodDeep, -0.06)) +
      path('M-306 -440H306L326 -330H-326Z', shade(cream, -0.12)) +
      at(
        `<g transform="scale(1 .62)">${at(phone(pen, pen.linear(shade(pen.palette.navy, 0.02), pen.palette.navy)), 96, 0, 1.2, 90)}</g>`,
        -330,
        -378,
      ) +
      at(rect(-70, -44, 140, 44, pen.palette.main, 6) + rect(-58, -37, 128, 28, cream, 3), 196, -346, 1, -3) +
      rect(-372, -334, 744, 122, pen.linear(shade(wood, 0.07), shade(wood, -0.01)), 12) +
      circle(0, -274, 19, brown) +
      circle(-5, -279, 6, shade(brown, 0.16))
    );
  }),
  cpapSet: motif(640, 280, (pen) => {
    const { white, grey, blue, charcoal, main } = pen.palette;
    const hose = 'M60 -110C130 -150 180 -60 220 -44C270 -26 300 -60 278 -104';
    return (
      ellipse(-60, 0, 240, 12, '#1b2030', 'opacity=".16"') +
      path(
        'M-290 -170C-290 -196 -272 -204 -250 -204H10C34 -204 52 -190 56 -166L66 -24C66 -8 56 0 42 0H-270C-284 0 -292 -10 -290 -24Z',
        pen.linear(white, shade(white, -0.1)),
      ) +
      rect(-262, -172, 150, 92, pen.palette.navy, 12) +
      line('M-246 -122q22 -34 44 0t44 0t30 -8', shade(blue, 0.2), 7) +
      circle(-42, -126, 36, shade(grey, 0.08)) +
      circle(-42, -126, 25, main) +
      rect(-290, -46, 356, 24, shade(grey, 0.1), 0) +
      line(hose, shade(grey, -0.02), 32) +
      line(hose, shade(grey, 0.13), 22) +
      path(hose, 'none', `stroke="${shade(grey, -0.02)}" stroke-width="22" stroke-dasharray="3 13"`) +
      /* the mask, leaning, with its straps */
      path(
        'M228 -150C200 -230 300 -286 372 -224C420 -176 402 -100 360 -80',
        'none',
        `stroke="${shade(main, -0.02)}" stroke-width="22" stroke-linecap="round"`,
      ) +
      path(
        'M232 -70C300 -40 380 -60 392 -140',
        'none',
        `stroke="${shade(main, -0.07)}" stroke-width="20" stroke-linecap="round"`,
      ) +
      path(
        'M284 -178C318 -184 344 -140 346 -104C348 -64 318 -40 282 -44C246 -48 214 -72 218 -104C222 -140 252 -172 284 -178Z',
        pen.linear(shade(blue, 0.24), shade(blue, 0.12)),
        `stroke="${white}" stroke-width="9"`,
      ) +
      circle(280, -102, 24, shade(grey, 0.12)) +
      circle(280, -102, 14, shade(charcoal, 0.12))
    );
  }),
  doubleBed: motif(760, 420, (pen) => {
    const { wood, woodDeep, white, main, deep, pale, accent } = pen.palette;
    const pillow = (x: number, turn: number): string =>
      at(
        path(
          'M-128 -18C-146 -70 -132 -112 -110 -116C-60 -126 60 -126 110 -116C132 -112 146 -70 128 -18C90 -4 -90 -4 -128 -18Z',
          pen.linear(white, shade(white, -0.08)),
        ),
        x,
        -196,
        1,
        turn,
      );
    return (
      floorShadow(400) +
      path(
        'M-360 -60V-330C-360 -400 -260 -420 0 -420C260 -420 360 -400 360 -330V-60Z',
        pen.linear(wood, woodDeep),
      ) +
      path('M-326 -120V-318C-326 -370 -240 -386 0 -386C240 -386 326 -370 326 -318V-120Z', shade(wood, 0.03)) +
      pillow(-160, -3) +
      pillow(164, 4) +
      at(rect(-66, -88, 132, 92, accent, 22), 0, -176, 1, -5) +
      path(
        'M-356 -212C-200 -228 200 -228 356 -212L376 -40C376 -26 -376 -26 -376 -40Z',
        pen.linear(shade(main, 0.03), deep),
      ) +
      path(
        'M-356 -212C-200 -228 200 -228 356 -212L362 -158C200 -178 -200 -178 -362 -158Z',
        shade(pale, 0.02),
      ) +
      line(
        'M-150 -168C-170 -120 -160 -80 -172 -40M40 -172C60 -130 44 -80 52 -40M230 -166C240 -120 250 -80 246 -40',
        shade(deep, -0.02),
        5,
        'opacity=".4"',
      ) +
      line('M-350 -34V0M350 -34V0', woodDeep, 26)
    );
  }),
  houseBed: motif(620, 560, (pen) => {
    const { wood, woodDeep, white, main, deep, pale, yellow } = pen.palette;
    const beam = shade(wood, 0.02);
    return (
      floorShadow(310) +
      line('M-262 -376L0 -540L262 -376', shade(woodDeep, -0.04), 16) +
      repeat(5, (index) => {
        const x = -190 + index * 95;
        return (
          line(`M${x} ${-540 + Math.abs(x) * 0.62}V${-470 + Math.abs(x) * 0.4}`, shade(beam, -0.06), 3) +
          circle(x, -460 + Math.abs(x) * 0.4, 30, pen.glow(yellow, 0.8)) +
          circle(x, -460 + Math.abs(x) * 0.4, 10, shade(yellow, 0.05))
        );
      }) +
      rect(-268, -170, 536, 60, pen.linear(white, shade(white, -0.06)), 16) +
      path(
        'M-250 -160C-262 -228 -210 -240 -160 -234C-110 -240 -78 -222 -92 -164Z',
        pen.linear(white, shade(white, -0.08)),
      ) +
      path(
        'M-96 -176C-30 -208 60 -190 130 -196C200 -202 258 -196 266 -160L268 -70H-110C-120 -110 -116 -150 -96 -176Z',
        pen.linear(main, deep),
      ) +
      path(
        'M-96 -176C-60 -192 -20 -194 14 -193C2 -150 -4 -110 -2 -70H-110C-120 -110 -116 -150 -96 -176Z',
        pale,
      ) +
      rect(-280, -98, 560, 66, pen.linear(beam, woodDeep), 8) +
      [-1, 1].map((side) => rect(side * 274 - 14, -384, 28, 384, pen.round(beam), 8)).join('') +
      line('M-300 -352L0 -540L300 -352', beam, 26)
    );
  }),
};
