import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { carePoses, expecting, facing } from './poses-care';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

const heatBottle = (pen: Pen, colour: string): string =>
  path('M-28 -262H28L34 -226H-34Z', shade(pen.palette.charcoal, 0.12)) +
  rect(-18, -284, 36, 26, pen.palette.cream, 8) +
  path(
    'M-36 -230H36C40 -206 96 -206 100 -166C104 -116 104 -70 98 -30C94 -6 76 0 56 0H-56C-76 0 -94 -6 -98 -30C-104 -70 -104 -116 -100 -166C-96 -206 -40 -206 -36 -230Z',
    pen.round(colour),
  ) +
  path(
    'M0 -62C-50 -98 -38 -144 -12 -142C-4 -141 0 -134 0 -128C0 -134 4 -141 12 -142C38 -144 50 -98 0 -62Z',
    shade(colour, 0.12),
  ) +
  repeat(6, (index) => line(`M${-84 + index * 34} -28V-18`, shade(colour, -0.07), 5));

export const bodyCareMotifs = {
  heatBottle: motif(210, 290, (pen) => tableShadow(200) + heatBottle(pen, pen.palette.coral)),
  mirrorCheck: motif(520, 470, (pen) => {
    const { wood, woodDeep, white, coral, navy, skins, hairs, cream, wall } = pen.palette;
    const looks = someone(pen, {
      top: coral,
      bottom: navy,
      hairStyle: 'bun',
      hair: hairs[1],
      skin: skins[1],
      shoes: cream,
    });
    const glass = rect(24, -446, 196, 430, '#000', 98);
    const reflection = at(
      facing(carePoses.armBehindHead, looks) +
        line('M-19 -154L-34 -126L-2 -134', shade(looks.top, -0.05), 12) +
        circle(0, -134, 6, looks.skin),
      122,
      -34,
      1.72,
    );
    return (
      floorShadow(230) +
      line('M30 -20L10 0M214 -20L236 0', woodDeep, 12) +
      rect(10, -460, 224, 458, pen.linear(wood, woodDeep), 112) +
      rect(24, -446, 196, 430, pen.linear(shade(wall, 0.04), white), 98) +
      pen.clipped(
        glass,
        reflection + path('M24 -130L70 -30H110L24 -220ZM130 -440H190L220 -380V-250Z', white, 'opacity=".3"'),
      ) +
      at(groundShadow(36) + figure(carePoses.armBehindHead, looks), -120, 0, 2.06)
    );
  }),
  bentKnees: motif(700, 200, (pen) => {
    const { main, deep, skins, hairs, coral, navy, cream, accentPale } = pen.palette;
    const skin = skins[2];
    const hair = hairs[0];
    const leg = (x: number, colour: string): string =>
      line(`M${x + 40} -46L${x + 150} -168L${x + 192} -34`, colour, 50) +
      path(`M${x + 172} -34H${x + 208}C${x + 240} -34 ${x + 252} -24 ${x + 250} -14H${x + 172}Z`, cream);
    return (
      ellipse(0, 4, 350, 10, '#1b2030', 'opacity=".16"') +
      rect(-350, -16, 700, 18, pen.linear(main, deep), 9) +
      ellipse(-262, -26, 62, 20, accentPale) +
      leg(28, shade(navy, -0.04)) +
      path(
        'M-206 -84C-160 -96 -60 -92 30 -84C64 -80 70 -16 36 -16H-180C-214 -20 -222 -66 -206 -84Z',
        pen.linear(shade(coral, 0.03), shade(coral, -0.04)),
      ) +
      leg(0, navy) +
      line('M-216 -54L-196 -54', shade(skin, -0.03), 34) +
      ellipse(-262, -62, 46, 42, hair) +
      circle(-308, -40, 20, shade(hair, -0.02)) +
      path(
        'M-270 -98C-256 -116 -222 -108 -216 -84C-212 -66 -216 -44 -228 -36C-244 -30 -262 -52 -270 -98Z',
        skin,
      ) +
      line('M-176 -62L-80 -34L-8 -30', shade(coral, -0.07), 30) +
      circle(6, -28, 16, skin)
    );
  }),
  sofaRest: motif(720, 330, (pen) => {
    const { main, deep, light2, dark, skins, hairs, accentPale, accent, cream, coral, straw } = pen.palette;
    const skin = skins[1];
    const hair = hairs[1];
    return (
      floorShadow(360) +
      line('M-300 -40V0M300 -40V0', dark, 16) +
      rect(-320, -316, 640, 230, pen.linear(main, deep), 44) +
      line('M0 -300V-150', shade(deep, -0.03), 5, 'opacity=".5"') +
      rect(-330, -146, 660, 116, pen.linear(shade(main, 0.03), deep), 24) +
      rect(-354, -230, 84, 204, pen.linear(shade(main, 0.05), deep), 36) +
      rect(270, -230, 84, 204, pen.linear(shade(main, 0.05), deep), 36) +
      path(
        'M-276 -150C-290 -210 -240 -232 -190 -222C-150 -216 -150 -160 -166 -146Z',
        pen.linear(light2, shade(light2, -0.05)),
      ) +
      ellipse(-196, -196, 46, 42, hair) +
      path('M-236 -206C-262 -180 -262 -150 -244 -132L-206 -146C-220 -166 -222 -186 -214 -200Z', hair) +
      ellipse(-182, -186, 30, 33, skin) +
      path('M-216 -206C-204 -240 -160 -234 -150 -198C-172 -216 -194 -216 -216 -206Z', hair) +
      path('M-150 -176C-110 -206 -60 -200 -30 -172L-20 -128H-166Z', straw) +
      path(
        'M-64 -192C-10 -232 70 -240 120 -206C150 -184 160 -160 206 -158C250 -156 268 -130 262 -112H-120C-130 -150 -100 -176 -64 -192Z',
        pen.linear(accentPale, shade(accentPale, -0.06)),
      ) +
      line(
        'M20 -218C30 -180 20 -140 26 -114M112 -206C104 -170 110 -140 116 -114M196 -156C190 -140 194 -126 196 -114',
        accent,
        8,
        'opacity=".5"',
      ) +
      at(heatBottle(pen, coral), -62, -112, 0.36, 14) +
      line('M-128 -166L-104 -126L-66 -138', shade(straw, -0.06), 26) +
      circle(-58, -140, 15, skin) +
      rect(-120, -118, 380, 8, shade(deep, -0.03), 4, 'opacity=".3"') +
      path(
        'M196 -114C210 -80 206 -56 190 -44H250C262 -60 262 -90 256 -114Z',
        pen.linear(accentPale, shade(accentPale, -0.08)),
      ) +
      line('M198 -44V-34M214 -44V-32M230 -44V-32M246 -44V-34', shade(cream, -0.05), 5)
    );
  }),
  hammockBall: motif(1000, 480, (pen) => {
    const { wood, woodDeep, cream, main, light2, coral, white } = pen.palette;
    const post = (x: number): string =>
      rect(x - 26, -430, 52, 430, pen.linear(wood, woodDeep), 24) + circle(x, -446, 40, pen.round(cream));
    return (
      ellipse(0, 6, 520, 22, '#1b2030', 'opacity=".13"') +
      circle(0, -334, 122, white, 'opacity=".6"') +
      post(-430) +
      post(430) +
      line('M-400 -400C-260 -190 260 -190 400 -400', pen.palette.deep, 34) +
      line('M-400 -410C-260 -200 260 -200 400 -410', main, 22) +
      line('M-394 -418C-256 -210 256 -210 394 -418', light2, 6) +
      circle(0, -342, 82, pen.round(coral, 0.14)) +
      ellipse(-30, -378, 25, 15, white, 'opacity=".45"')
    );
  }),
  expectantCaller: motif(120, 210, (pen) => {
    const { coral, skins, hairs, cream, charcoal } = pen.palette;
    const looks = someone(pen, {
      top: coral,
      dress: true,
      hairStyle: 'bun',
      hair: hairs[0],
      skin: skins[2],
      shoes: cream,
    });
    return (
      groundShadow(38) +
      expecting(carePoses.onThePhone, looks, [18, -112, 25]) +
      at(rect(-4, -12, 8, 24, charcoal, 3), 25, -176, 1, 12) +
      circle(26, -170, 5, looks.skin)
    );
  }),
  expectantRest: motif(360, 440, (pen) => {
    const { main, deep, dark, accentPale, skins, hairs, straw, navy, cream } = pen.palette;
    const looks = someone(pen, {
      top: straw,
      bottom: navy,
      hairStyle: 'long',
      hair: hairs[1],
      skin: skins[1],
      shoes: cream,
    });
    return (
      floorShadow(170) +
      line('M-120 -40L-130 0M96 -40L106 0', dark, 14) +
      path(
        'M-150 -60C-176 -200 -178 -330 -160 -392C-140 -424 -96 -420 -86 -388L-62 -120H-84Z',
        pen.linear(shade(main, 0.03), deep),
      ) +
      rect(-146, -150, 262, 112, pen.linear(main, deep), 26) +
      at(rect(-46, -62, 92, 120, accentPale, 24), -70, -236, 1, -6) +
      at(expecting(carePoses.restingHand, looks, [17, -80, 25]), -12, -8, 2.5) +
      rect(-132, -172, 190, 42, pen.linear(shade(main, 0.06), main), 20)
    );
  }),
  cycleRing: motif(620, 620, (pen) => {
    const { red, coral, teal, accentPale, light2, white, deep } = pen.palette;
    const tone = (day: number): string => {
      if (day < 5) return shade(red, day * 0.03);
      if (day < 10) return accentPale;
      return day < 16 ? shade(teal, day === 15 ? -0.06 : 0.06) : light2;
    };
    const dot = (day: number): string => {
      const turn = ((day * 360) / 28 - 90) * (Math.PI / 180);
      const [x, y] = [Math.cos(turn) * 262, -310 + Math.sin(turn) * 262];
      return circle(x, y + 3, 23, deep, 'opacity=".18"') + circle(x, y, day === 15 ? 30 : 23, tone(day));
    };
    return (
      circle(0, -310, 300, white, 'opacity=".5"') +
      circle(0, -310, 196, pen.linear(white, accentPale), 'opacity=".9"') +
      repeat(28, dot) +
      path(
        'M0 -448C40 -388 62 -356 62 -320C62 -282 34 -258 0 -258C-34 -258 -62 -282 -62 -320C-62 -356 -40 -388 0 -448Z',
        pen.linear(coral, red),
      ) +
      path(
        'M-34 -330C-36 -302 -24 -284 -6 -278',
        'none',
        `stroke="${white}" stroke-width="8" stroke-linecap="round" opacity=".6"`,
      )
    );
  }),
};
