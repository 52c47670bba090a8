import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { floorShadow } from './furniture';
import { tableShadow } from './vessels';

/** One field of a board with symbols to point at. */
const symbolTile = (x: number, y: number, colour: string, sign: string): string =>
  rect(x - 58, y - 52, 116, 104, colour, 14) + at(sign, x, y);

export const aidMotifs = {
  easyGripSet: motif(720, 240, (pen) => {
    const { accent, accentPale, main, deep, white, grey, orange, light2, charcoal } = pen.palette;
    const grip = (x: number, head: string): string =>
      line(`M${x} -108V-196`, grey, 11) +
      head +
      rect(x - 19, -112, 38, 118, pen.round(charcoal), 18) +
      line(
        `M${x - 12} -86H${x + 12}M${x - 12} -66H${x + 12}M${x - 12} -46H${x + 12}`,
        shade(charcoal, 0.2),
        4,
      );
    const cup = line(
      'M-62 -118C-112 -118 -112 -38 -58 -38M62 -118C112 -118 112 -38 58 -38',
      shade(accent, -0.05),
      17,
    );
    return (
      ellipse(-96, -2, 220, 34, pen.linear(light2, main)) +
      tableShadow(200) +
      at(
        ellipse(14, -2, 116, 10, '#1b2030', 'opacity=".16"') +
          path(
            'M-138 -150L-126 -128C-124 -50 -76 -6 -40 -6H40C76 -6 128 -50 132 -112C132 -124 120 -128 118 -116Z',
            pen.round(white),
          ) +
          path('M-126 -124C-60 -96 60 -92 120 -112C60 -134 -60 -142 -126 -124Z', orange) +
          path('M-126 -124C-100 -150 -60 -150 -138 -150Z', white),
        -96,
        -4,
      ) +
      at(
        grip(0, ellipse(0, -214, 30, 40, grey) + ellipse(-4, -216, 18, 28, shade(grey, 0.1))),
        -60,
        34,
        0.94,
        84,
      ) +
      at(
        tableShadow(130) +
          cup +
          path('M-66 -152H66V-28C66 -10 54 0 38 0H-38C-54 0 -66 -10 -66 -28Z', pen.round(accent)) +
          path('M-70 -168H70V-146H-70Z', shade(deep, 0.06)) +
          rect(16, -190, 34, 26, shade(deep, 0.1), 8) +
          ellipse(-30, -80, 8, 34, accentPale, 'opacity=".6"'),
        252,
        2,
      )
    );
  }),
  symbolTablet: motif(520, 420, (pen) => {
    const { charcoal, white, yellow, coral, blue, pink, lime, straw, red, wood, brown } = pen.palette;
    const heart = 'M0 30C-46 -4 -34 -36 -12 -34C-4 -33 0 -27 0 -22C0 -27 4 -33 12 -34C34 -36 46 -4 0 30Z';
    const house =
      path('M-34 32V-6H34V32Z', white) + path('M-42 -4L0 -36L42 -4Z', coral) + rect(-9, 6, 18, 26, brown, 3);
    const drink = path('M-24 -30H24L18 32H-18Z', white) + path('M-21 -6H21L18 32H-18Z', blue);
    const smile =
      circle(0, 0, 34, yellow) +
      circle(-12, -8, 4, brown) +
      circle(12, -8, 4, brown) +
      line('M-16 9Q0 25 16 9', brown, 5);
    const sun =
      circle(0, 0, 18, yellow) + repeat(8, (index) => at(line('M0 -26V-36', yellow, 6), 0, 0, 1, index * 45));
    const book =
      path(
        'M0 -22C-20 -34 -36 -30 -44 -26V26C-36 22 -20 20 0 30C20 20 36 22 44 26V-26C36 -30 20 -34 0 -22Z',
        white,
      ) + line('M0 -22V30', brown, 4);
    return (
      tableShadow(430) +
      path('M-120 -40L-160 0H160L120 -40Z', pen.round(wood)) +
      rect(-250, -400, 500, 372, charcoal, 30) +
      rect(-226, -376, 452, 324, pen.linear(white, straw), 14) +
      symbolTile(-146, -292, coral, drink) +
      symbolTile(0, -292, lime, smile) +
      symbolTile(146, -292, pink, path(heart, red)) +
      symbolTile(-146, -140, blue, sun) +
      symbolTile(0, -140, yellow, house) +
      symbolTile(146, -140, shade(lime, -0.12), book)
    );
  }),
  clinicRamp: motif(1180, 620, (pen) => {
    const { cream, white, deep, main, grey, blue, accentDeep, coral } = pen.palette;
    const glass = pen.linear(shade(blue, 0.2), shade(blue, 0.1));
    const pane = (x: number): string =>
      rect(x, -420, 130, 150, white, 6) +
      rect(x + 9, -411, 112, 132, glass, 3) +
      rect(x + 60, -411, 9, 132, white);
    return (
      rect(-330, -520, 830, 520, pen.linear(shade(cream, 0.02), shade(cream, -0.05)), 6) +
      rect(-360, -556, 890, 44, deep, 8) +
      pane(-280) +
      pane(330) +
      rect(-60, -370, 300, 302, shade(grey, -0.12), 8) +
      rect(-46, -356, 132, 288, glass, 4) +
      rect(94, -356, 132, 288, glass, 4) +
      path('M-40 -340L40 -340L-40 -200Z', white, 'opacity=".4"') +
      line('M78 -230V-190M102 -230V-190', grey, 8) +
      rect(-100, -402, 380, 30, main, 8) +
      circle(90, -458, 40, white) +
      path(
        'M90 -432C50 -460 60 -488 78 -486C86 -485 90 -480 90 -476C90 -480 94 -485 102 -486C120 -488 130 -460 90 -432Z',
        coral,
      ) +
      path('M-590 0L-110 -68H500V0Z', pen.linear(shade(grey, 0.1), shade(grey, -0.02))) +
      path('M-590 0L-110 -68H500V-58H-108L-560 6Z', white, 'opacity=".8"') +
      line('M-540 -84L-120 -146H-70', accentDeep, 13) +
      repeat(5, (index) =>
        line(`M${-530 + index * 102} ${-84 - index * 15}V${-8 - index * 14.4}`, accentDeep, 9),
      )
    );
  }),
  cushionedWheelchair: motif(420, 440, (pen) => {
    const { charcoal, accent, accentPale, main, grey } = pen.palette;
    return (
      floorShadow(220) +
      line('M-128 -420L-96 -180M-128 -420H-178', charcoal, 17) +
      path('M-128 -400L-98 -196L-74 -200L-104 -404Z', pen.round(main)) +
      line('M-96 -176H90L132 -46H190', charcoal, 16) +
      line('M96 -176L70 -40', charcoal, 11) +
      rect(-92, -238, 202, 60, pen.linear(accent, shade(accent, -0.07)), 20) +
      line('M-46 -236V-182M2 -236V-182M50 -236V-182', shade(accent, -0.1), 5, 'opacity=".7"') +
      line('M-80 -226H96', accentPale, 6, 'opacity=".8"') +
      circle(84, -34, 34, 'none', `stroke="${charcoal}" stroke-width="12"`) +
      circle(-50, -128, 122, 'none', `stroke="${charcoal}" stroke-width="14"`) +
      circle(-50, -128, 98, 'none', `stroke="${grey}" stroke-width="6"`) +
      repeat(8, (index) => at(line('M0 -92V92', grey, 4), -50, -128, 1, index * 22.5)) +
      circle(-50, -128, 16, charcoal)
    );
  }),
  heelsOnPillow: motif(1000, 420, (pen) => {
    const { white, main, deep, pale, wood, woodDeep, skins, accentPale } = pen.palette;
    const [, , skin] = skins;
    return (
      floorShadow(500) +
      line('M420 -80V0M-420 -80V0', woodDeep, 26) +
      rect(-520, -120, 1000, 60, wood, 10) +
      rect(460, -260, 40, 200, pen.linear(wood, woodDeep), 14) +
      rect(-520, -214, 980, 104, pen.linear(white, shade(white, -0.06)), 26) +
      path(
        'M-100 -204C-96 -300 -40 -296 30 -292C110 -298 196 -304 204 -212C190 -194 -70 -192 -100 -204Z',
        pen.linear(accentPale, shade(accentPale, -0.05)),
      ) +
      at(
        line('M-180 -290L240 -284', shade(skin, -0.05), 62) +
          path(
            'M216 -312C240 -330 262 -330 268 -344L282 -392C290 -410 316 -406 316 -386L312 -276C310 -252 280 -248 256 -252L216 -256Z',
            shade(skin, -0.05),
          ) +
          line('M-180 -280L226 -276', skin, 64) +
          path(
            'M200 -306C226 -322 246 -322 252 -338L264 -384C272 -402 300 -398 300 -378L298 -266C296 -240 262 -238 236 -242L200 -246Z',
            pen.linear(shade(skin, 0.03), shade(skin, -0.02)),
          ),
        0,
        -34,
      ) +
      path(
        'M-540 -300C-440 -400 -300 -400 -220 -350C-170 -392 -110 -398 -90 -366C-76 -270 -80 -200 -92 -130C-240 -110 -420 -110 -540 -120Z',
        pen.linear(main, deep),
      ) +
      path(
        'M-150 -386C-110 -392 -98 -384 -90 -366C-76 -270 -80 -200 -92 -130L-150 -124C-138 -190 -136 -280 -150 -342Z',
        pale,
      ) +
      line(
        'M-330 -366C-340 -280 -320 -200 -330 -122M-440 -352C-450 -270 -430 -190 -440 -118',
        shade(deep, -0.03),
        5,
        'opacity=".45"',
      )
    );
  }),
};
