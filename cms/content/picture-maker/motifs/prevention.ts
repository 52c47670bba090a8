import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { furnitureMotifs } from './furniture';
import { handMotifs } from './hands';
import { tableShadow } from './vessels';

const bubbles = (pen: Pen, count: number, wide: number, low: number, high: number): string =>
  repeat(count, () => {
    const r = pen.random.between(12, 34);
    const x = pen.random.between(-wide, wide);
    const y = pen.random.between(high, low);
    return (
      circle(
        x,
        y,
        r,
        pen.palette.white,
        `fill-opacity=".35" stroke="${pen.palette.white}" stroke-width="4"`,
      ) + circle(x - r * 0.3, y - r * 0.35, r * 0.22, pen.palette.white)
    );
  });

const lather = (pen: Pen, points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y]) =>
      repeat(7, () => {
        const r = pen.random.between(13, 27);
        return circle(
          x + pen.random.between(-38, 38),
          y + pen.random.between(-20, 20),
          r,
          pen.random.pick([pen.palette.white, shade(pen.palette.blue, 0.29)] as const),
        );
      }),
    )
    .join('');

const helmet = (colour: string, pen: Pen): string =>
  line('M-70 -30C-60 40 -20 60 0 70C20 60 60 40 70 -30', pen.palette.charcoal, 7) +
  path(
    'M-128 -24C-136 -110 -70 -160 6 -158C84 -156 136 -104 132 -34C110 -18 60 -22 0 -22C-60 -22 -108 -12 -128 -24Z',
    pen.round(colour),
  ) +
  path('M-84 -104C-60 -132 -30 -142 -10 -142L-20 -112C-44 -110 -64 -100 -84 -104Z', shade(colour, -0.14)) +
  path('M10 -142C44 -142 74 -128 92 -104C70 -100 48 -110 22 -112Z', shade(colour, -0.14)) +
  path(
    'M-102 -66C-70 -90 -40 -94 -10 -92V-66C-44 -66 -76 -58 -102 -66ZM10 -92C50 -94 86 -86 108 -62C80 -56 44 -66 10 -66Z',
    shade(colour, -0.14),
  ) +
  path('M-134 -34C-150 -24 -140 -8 -120 -12L-60 -22Z', shade(colour, -0.1));

export const preventionMotifs = {
  washBasin: motif(760, 420, (pen) => {
    const { white, grey, blue } = pen.palette;
    const steel = shade(grey, 0.04);
    return (
      ellipse(0, 4, 330, 12, '#1b2030', 'opacity=".14"') +
      path(
        'M210 -150V-330C210 -400 100 -404 92 -336V-310H122V-332C126 -364 176 -362 176 -326V-150Z',
        pen.linear(shade(steel, 0.14), shade(steel, -0.08), 'right'),
      ) +
      rect(84, -322, 46, 20, shade(steel, -0.06), 6) +
      rect(180, -420, 26, 36, steel, 6) +
      rect(150, -430, 96, 20, pen.linear(shade(steel, 0.12), steel), 10) +
      rect(94, -304, 26, 190, pen.linear(shade(blue, 0.2), shade(blue, 0.12)), 10, 'opacity=".85"') +
      rect(100, -300, 6, 180, white, 3, 'opacity=".7"') +
      path('M-320 -160C-316 -60 -200 0 -110 0H110C200 0 316 -60 320 -160Z', pen.round(white, 0.07)) +
      ellipse(0, -160, 320, 48, shade(white, -0.02)) +
      ellipse(0, -156, 292, 37, shade(white, -0.13)) +
      ellipse(30, -148, 230, 25, shade(blue, 0.2)) +
      ellipse(108, -150, 60, 10, white, 'opacity=".7"') +
      path('M168 -172H238V-146H168Z', shade(steel, -0.02)) +
      line('M-270 -110C-240 -62 -180 -30 -130 -20', shade(white, 0.02), 10)
    );
  }),
  jugAndBowl: motif(640, 340, (pen) => {
    const { white, cream, main, blue, accentPale } = pen.palette;
    return (
      tableShadow(520) +
      line('M-152 -256C-70 -276 -60 -140 -122 -124', shade(cream, -0.07), 20) +
      path(
        'M-250 -300C-240 -240 -290 -200 -290 -110C-290 -40 -250 0 -200 0C-150 0 -112 -40 -112 -110C-112 -200 -160 -240 -150 -286C-180 -300 -230 -286 -276 -318C-272 -308 -262 -302 -250 -300Z',
        pen.round(cream),
      ) +
      path('M-284 -140C-240 -120 -160 -120 -116 -140L-112 -112C-160 -92 -240 -92 -290 -112Z', main) +
      path('M-90 -134C-84 -50 -10 0 50 0H170C230 0 304 -50 310 -134Z', pen.round(white)) +
      path('M-84 -104C-40 -80 260 -80 304 -104L298 -80C250 -58 -30 -58 -76 -80Z', main) +
      ellipse(110, -134, 200, 36, shade(white, 0.01)) +
      ellipse(110, -130, 184, 28, pen.linear(shade(blue, 0.2), shade(blue, 0.1))) +
      ellipse(60, -132, 50, 7, white, 'opacity=".6"') +
      path(
        'M190 -152C220 -164 270 -158 290 -140L306 -40C286 -28 250 -28 226 -36L214 -120Z',
        pen.linear(shade(accentPale, 0.02), shade(accentPale, -0.07)),
      ) +
      line('M236 -126L246 -44M268 -124L282 -46', shade(accentPale, -0.1), 4)
    );
  }),
  soapDish: motif(270, 90, (pen) => {
    const { teal, coral, white } = pen.palette;
    return (
      tableShadow(220) +
      path('M-120 -34C-110 -8 -80 0 -50 0H50C80 0 110 -8 120 -34Z', pen.round(shade(teal, 0.14))) +
      ellipse(0, -34, 120, 16, shade(teal, 0.2)) +
      path(
        'M-84 -42C-92 -74 -66 -84 -40 -84H46C72 -84 92 -72 84 -42C70 -28 -70 -28 -84 -42Z',
        pen.linear(shade(coral, 0.12), shade(coral, 0.02)),
      ) +
      ellipse(-4, -64, 50, 10, shade(coral, 0.04)) +
      circle(-92, -46, 15, white) +
      circle(-72, -34, 11, white) +
      circle(88, -42, 13, white)
    );
  }),
  soapyHands: motif(1000, 640, (pen) => {
    const hands = handMotifs.openHands.draw(pen);
    return (
      bubbles(pen, 11, 470, -150, -600) +
      at(hands, 0, 0, 1.06) +
      lather(pen, [
        [-150, -190],
        [-72, -250],
        [-210, -330],
        [170, -130],
        [230, -190],
        [-116, -130],
      ])
    );
  }),
  clipboardTicks: motif(330, 440, (pen) => {
    const { wood, white, grey, green, charcoal, coral } = pen.palette;
    return (
      tableShadow(300) +
      path('M-150 0L-136 -410H136L150 0Z', pen.linear(shade(wood, 0.02), shade(wood, -0.07))) +
      path('M-128 -16L-116 -384H116L128 -16Z', pen.linear(white, shade(white, -0.03))) +
      rect(-54, -424, 108, 40, pen.linear(shade(grey, 0.08), shade(grey, -0.06)), 10) +
      circle(0, -424, 15, shade(grey, -0.02)) +
      repeat(5, (index) => {
        const y = -320 + index * 62;
        return (
          rect(-92, y - 18, 34, 34, shade(white, -0.07), 7) +
          (index < 3 ? line(`M-84 ${y - 1}l9 10l18 -24`, green, 8) : '') +
          rect(-40, y - 10, 124 - (index % 2) * 34, 9, grey, 4) +
          rect(-40, y + 6, 80 + (index % 3) * 14, 7, shade(grey, 0.1), 3)
        );
      }) +
      line('M118 -36L196 -196', charcoal, 14) +
      line('M110 -20L118 -36', coral, 9)
    );
  }),
  stethoscope: motif(430, 170, (pen) => {
    const { charcoal, grey, deep } = pen.palette;
    const tube = shade(deep, -0.02);
    return (
      line('M-196 -140C-150 -60 -120 -30 -60 -24C20 -16 60 -96 130 -88C190 -80 190 -20 140 -14', tube, 15) +
      line('M-90 -160C-100 -90 -96 -50 -60 -24', tube, 15) +
      line('M-214 -164L-196 -140M-84 -188L-90 -160', grey, 10) +
      circle(-218, -168, 10, charcoal) +
      circle(-82, -192, 10, charcoal) +
      ellipse(118, -14, 56, 20, shade(grey, -0.1)) +
      ellipse(118, -22, 56, 20, pen.linear(shade(grey, 0.14), shade(grey, -0.02))) +
      ellipse(118, -23, 38, 12, shade(grey, 0.16))
    );
  }),
  drinkingFountain: motif(230, 330, (pen) => {
    const { grey, blue, deep, main } = pen.palette;
    const stone = shade(grey, 0.06);
    return (
      ellipse(8, 2, 110, 10, '#1b2030', 'opacity=".18"') +
      path('M-62 0L-40 -150H40L62 0Z', pen.round(stone)) +
      rect(-76, -18, 152, 18, shade(stone, -0.06), 5) +
      path('M-112 -206C-104 -160 -60 -146 0 -146C60 -146 104 -160 112 -206Z', pen.round(shade(stone, 0.03))) +
      ellipse(0, -206, 112, 20, shade(stone, 0.06)) +
      ellipse(0, -203, 96, 13, shade(blue, 0.14)) +
      path(
        'M42 -206V-270C42 -282 28 -284 24 -274',
        'none',
        `stroke="${shade(deep, -0.05)}" stroke-width="12" stroke-linecap="round"`,
      ) +
      path(
        'M24 -272C-8 -318 -58 -292 -60 -206',
        'none',
        `stroke="${shade(blue, 0.2)}" stroke-width="9" stroke-linecap="round"`,
      ) +
      circle(-66, -222, 5, shade(blue, 0.22)) +
      circle(-48, -216, 4, shade(blue, 0.22)) +
      path('M0 -122C13 -102 18 -96 18 -86A18 18 0 0 1 -18 -86C-18 -96 -13 -102 0 -122Z', main)
    );
  }),
  helmetsOnHooks: motif(640, 330, (pen) => {
    const { woodDeep, wood, coral, teal, grey } = pen.palette;
    return (
      rect(-320, -330, 640, 44, pen.linear(shade(wood, 0.03), woodDeep), 8) +
      [-210, -70, 62, 224].map((x) => line(`M${x} -308V-284Q${x} -268 ${x + 14} -276`, grey, 10)).join('') +
      at(helmet(teal, pen), -200, -112, 1.08, -4) +
      at(helmet(coral, pen), 62, -136, 0.84, 5) +
      line('M226 -280C212 -220 208 -150 220 -96M228 -280C252 -210 256 -150 244 -92', pen.palette.yellow, 22) +
      rect(206, -112, 54, 34, shade(pen.palette.yellow, -0.06), 10)
    );
  }),
  travelCase: motif(420, 470, (pen) => {
    const { deep, main, accent, charcoal, paper } = pen.palette;
    return (
      ellipse(10, 2, 210, 12, '#1b2030', 'opacity=".16"') +
      line('M-70 -380V-456H70V-380', shade(charcoal, 0.2), 12) +
      circle(-130, -10, 20, charcoal) +
      circle(130, -10, 20, charcoal) +
      rect(-180, -384, 360, 366, pen.round(main), 40) +
      [-104, -34, 36, 106].map((x) => rect(x - 6, -372, 12, 342, shade(main, -0.08), 6)).join('') +
      rect(-180, -212, 360, 22, deep) +
      rect(-30, -226, 60, 50, accent, 10) +
      circle(96, -304, 40, paper) +
      path('M78 -300C90 -332 118 -322 116 -304C114 -284 84 -272 78 -300Z', accent) +
      circle(-98, -112, 34, shade(accent, 0.1)) +
      path('M-120 -104L-98 -136L-76 -104Z', deep) +
      rect(-150, -366, 12, 330, paper, 6, 'opacity=".3"')
    );
  }),
  nettedBed: motif(900, 640, (pen) => {
    const net = pen.palette.white;
    const drape = 'M0 -632C-60 -560 -300 -480 -420 0H420C300 -480 60 -560 0 -632Z';
    return (
      line('M0 -660V-632', pen.palette.woodDeep, 6) +
      at(furnitureMotifs.bed.draw(pen), 0, -20, 0.92) +
      path(drape, net, 'opacity=".32"') +
      pen.clipped(
        path(drape, '#000'),
        repeat(13, (index) =>
          line(
            `M0 -640C${(index - 6) * 12} -500 ${(index - 6) * 58} -300 ${(index - 6) * 74} 0`,
            net,
            3,
            'opacity=".5"',
          ),
        ) +
          repeat(9, (index) =>
            line(
              `M-440 ${-40 - index * 62}Q0 ${-10 - index * 66} 440 ${-40 - index * 62}`,
              net,
              2,
              'opacity=".35"',
            ),
          ),
      ) +
      ellipse(0, -626, 60, 14, shade(pen.palette.wood, 0.02)) +
      path('M-424 0C-300 -14 300 -14 424 0L420 10C300 0 -300 0 -420 10Z', net, 'opacity=".7"')
    );
  }),
  /** Somebody from the neck down, one sleeve rolled up over a small plaster. */
  plasterOnArm: motif(760, 690, (pen) => {
    const skin = pen.palette.skins[2];
    const { main, deep, accentPale, straw } = pen.palette;
    return (
      line('M-256 -380C-282 -320 -290 -240 -284 40', shade(skin, -0.03), 108) +
      path('M-70 -720V-560C-60 -520 60 -520 70 -560V-720Z', shade(skin, -0.05)) +
      line('M246 -400C266 -340 276 -260 270 -120L262 40', skin, 118) +
      path(
        'M232 -300C226 -200 222 -100 218 40',
        'none',
        `stroke="${shade(skin, -0.05)}" stroke-width="14" opacity=".6"`,
      ) +
      path(
        'M-236 40C-240 -200 -260 -400 -250 -520C-200 -560 -120 -572 -84 -584C-50 -530 50 -530 84 -584C140 -566 200 -556 240 -500C214 -380 220 -200 214 40Z',
        pen.round(main),
      ) +
      path('M-92 -586C-60 -514 60 -514 92 -586L70 -592C50 -540 -50 -540 -70 -592Z', deep) +
      path('M196 -540C256 -520 296 -470 316 -400L192 -352C186 -420 190 -480 196 -540Z', shade(main, 0.03)) +
      path('M318 -408C326 -392 326 -380 318 -372L196 -326C188 -330 186 -346 190 -362Z', shade(main, -0.07)) +
      at(
        rect(-60, -26, 120, 52, accentPale, 26) +
          rect(-22, -22, 44, 44, straw, 8) +
          [-44, -34, 34, 44].map((x) => circle(x, -8, 3, straw) + circle(x, 8, 3, straw)).join(''),
        264,
        -262,
        1,
        -14,
      ) +
      path(
        'M-250 -516C-306 -470 -340 -380 -352 -270L-226 -246C-206 -340 -196 -420 -206 -530Z',
        shade(main, -0.04),
      ) +
      line('M-352 -270L-226 -246', shade(main, -0.1), 12)
    );
  }),
};
