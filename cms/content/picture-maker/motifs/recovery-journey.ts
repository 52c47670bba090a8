import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(6, 0, width, 11, '#1b2030', 'opacity=".15"');

/** A soft chair from the side, looking right. */
function armchair(pen: Pen, colour: string): string {
  const { woodDeep } = pen.palette;
  return (
    floorShadow(170) +
    line('M-104 -40L-116 0M118 -40L128 0', woodDeep, 17) +
    path(
      'M-134 -44C-158 -150 -168 -280 -142 -322C-122 -354 -56 -352 -38 -318C-18 -270 -14 -170 -8 -120L-8 -44Z',
      pen.linear(shade(colour, 0.03), shade(colour, -0.05)),
    ) +
    line('M-112 -300C-126 -250 -118 -170 -104 -110', shade(colour, 0.08), 7, 'opacity=".6"') +
    rect(-60, -176, 206, 64, pen.linear(shade(colour, 0.09), shade(colour, 0.03)), 26) +
    path(
      'M-96 -196C-96 -222 -60 -226 -20 -224L104 -216C140 -214 150 -190 142 -168C138 -158 134 -154 132 -144V-56C132 -40 124 -32 110 -32H-92C-112 -32 -124 -44 -122 -64Z',
      pen.linear(shade(colour, 0.05), shade(colour, -0.03)),
    ) +
    line('M-90 -188C-60 -202 60 -196 118 -186', shade(colour, -0.07), 5, 'opacity=".7"')
  );
}

const hedge = (pen: Pen): string =>
  rect(0, -196, 250, 196, pen.linear(pen.palette.leaf, pen.palette.pine), 34) +
  repeat(26, () =>
    at(
      leaf(
        pen.random.between(28, 44),
        pen.random.between(14, 20),
        shade(pen.palette.leaf, pen.random.between(-0.06, 0.06)),
      ),
      pen.random.between(16, 236),
      pen.random.between(-180, -20),
      1,
      pen.random.between(-80, 80),
    ),
  );

/** Half of a gate with its pillar and hedge, on the right; the leaf swings towards the reader. */
function gateSide(pen: Pen): string {
  const { woodDeep, brown, grey } = pen.palette;
  const stone = shade(grey, 0.06);
  const bars = [0.16, 0.37, 0.58, 0.79]
    .map((t) => line(`M${136 + t * 128} ${-212 - t * 30}L${136 + t * 128} ${-30 + t * 38}`, woodDeep, 13))
    .join('');
  return (
    at(hedge(pen), 196, 0) +
    ellipse(170, 2, 66, 9, '#1b2030', 'opacity=".16"') +
    rect(134, -262, 76, 262, pen.linear(stone, shade(stone, -0.1), 'right'), 4) +
    [-206, -146, -86, -30].map((y) => rect(134, y, 76, 4, shade(stone, -0.14))).join('') +
    rect(122, -286, 100, 28, shade(stone, 0.03), 6) +
    circle(172, -312, 28, pen.round(stone)) +
    bars +
    line('M136 -200L264 -226M136 -118L264 -112M136 -44L264 0', brown, 15) +
    line('M264 -242V8', brown, 17)
  );
}

export const recoveryJourneyMotifs = {
  talkArmchair: motif(300, 350, (pen) => armchair(pen, pen.palette.accentDeep)),
  paleArmchair: motif(300, 350, (pen) => armchair(pen, pen.palette.main)),
  /** Two rivers that become one; it lies on the land from the horizon to the lower edge. */
  twoStreams: motif(1000, 400, (pen) => {
    const { water, white, land } = pen.palette;
    const bank = land(2, 3);
    const bed =
      'M-446 -400C-340 -350 -500 -292 -330 -246C-210 -214 -110 -206 -78 -158C-36 -96 -300 -60 -290 0H270C300 -70 120 -100 98 -160C92 -210 240 -222 340 -256C470 -298 340 -344 456 -400L436 -400C304 -344 418 -306 306 -276C196 -246 60 -236 18 -206C-40 -236 -196 -240 -288 -272C-420 -312 -306 -348 -428 -400Z';
    return (
      path(bed, shade(bank, -0.05), `stroke="${shade(bank, -0.05)}" stroke-width="16"`) +
      path(bed, pen.linear(shade(water, -0.07), shade(water, 0.13), 'right')) +
      line(
        'M-362 -292C-320 -268 -250 -256 -190 -244M358 -292C310 -274 250 -260 190 -248M-120 -60C-90 -44 -60 -70 -30 -56M60 -40C90 -24 120 -50 150 -36M-200 -20C-170 -4 -140 -30 -110 -16M-30 -104C-10 -94 10 -112 32 -102',
        white,
        5,
        'opacity=".5"',
      )
    );
  }),
  openGate: motif(760, 340, (pen) => mirrored(gateSide(pen)) + gateSide(pen)),
  /** Flat stones across water, from the reader to the far shore. */
  steppingStones: motif(1300, 300, (pen) => {
    const stones = [
      [250, -268, 34],
      [170, -246, 44],
      [236, -216, 56],
      [120, -186, 68],
      [210, -148, 84],
      [40, -112, 100],
      [-150, -74, 118],
      [-380, -36, 138],
    ] as const;
    return stones
      .map(([x, y, r], index) => {
        const tone = shade(pen.palette.grey, index % 2 ? 0.02 : -0.04);
        return (
          ellipse(x, y + r * 0.2, r * 1.22, r * 0.32, pen.palette.white, 'opacity=".25"') +
          ellipse(x, y + r * 0.13, r * 1.04, r * 0.3, shade(tone, -0.22)) +
          ellipse(x, y, r, r * 0.27, pen.linear(shade(tone, 0.1), shade(tone, -0.03))) +
          ellipse(x - r * 0.3, y - r * 0.06, r * 0.4, r * 0.07, pen.palette.white, 'opacity=".3"')
        );
      })
      .join('');
  }),
  upturnedGlass: motif(180, 330, (pen) => {
    const { white, blue } = pen.palette;
    const bowl = 'M-88 -2C-92 -84 -70 -158 -9 -172H9C70 -158 92 -84 88 -2C60 10 -60 10 -88 -2Z';
    return (
      tableShadow(160) +
      path(bowl, pen.linear(shade(blue, 0.24), white), 'opacity=".55"') +
      path(bowl, 'none', `stroke="${white}" stroke-width="5"`) +
      path('M-8 -170C-5 -220 -6 -270 -16 -310H16C6 -270 5 -220 8 -170Z', white, 'opacity=".8"') +
      ellipse(0, -314, 76, 13, pen.linear(white, shade(blue, 0.24)), 'opacity=".92"') +
      ellipse(0, -317, 60, 8, white, 'opacity=".6"') +
      ellipse(0, -1, 87, 11, 'none', `stroke="${shade(blue, 0.14)}" stroke-width="4" opacity=".8"`) +
      line('M-64 -24C-66 -76 -54 -118 -30 -142', white, 10, 'opacity=".85"')
    );
  }),
  naloxoneSpray: motif(220, 340, (pen) => {
    const { white, grey, coral } = pen.palette;
    return (
      tableShadow(120) +
      rect(-34, -58, 68, 58, pen.round(coral), 10) +
      rect(-46, -14, 92, 16, shade(coral, -0.05), 8) +
      rect(-54, -164, 108, 116, pen.linear(white, shade(white, -0.13), 'right'), 16) +
      rect(-112, -186, 224, 34, pen.linear(white, shade(white, -0.09)), 17) +
      path(
        'M-40 -184C-34 -240 -26 -280 -22 -318C-20 -338 20 -338 22 -318C26 -280 34 -240 40 -184Z',
        pen.linear(white, shade(white, -0.13), 'right'),
      ) +
      line('M-18 -206C-14 -250 -10 -280 -9 -310', white, 9) +
      circle(0, -328, 4, grey) +
      line('M-30 -130H30M-30 -108H30M-30 -86H14', shade(grey, 0.05), 6)
    );
  }),
  kitPouch: motif(400, 270, (pen) => {
    const { coral, white, charcoal } = pen.palette;
    return (
      tableShadow(380) +
      path(
        'M-60 -252C-60 -300 60 -300 60 -252',
        'none',
        `stroke="${shade(coral, -0.14)}" stroke-width="18"`,
      ) +
      rect(-200, -256, 400, 258, pen.linear(shade(coral, 0.03), shade(coral, -0.07)), 40) +
      rect(-200, -206, 400, 12, shade(coral, -0.16)) +
      line('M-184 -200H184', charcoal, 4, 'stroke-dasharray="3 11"') +
      rect(118, -210, 46, 22, shade(pen.palette.grey, 0.06), 8) +
      circle(0, -98, 68, white, 'opacity=".95"') +
      path(
        'M0 -54C-62 -94 -46 -142 -16 -138C-5 -137 0 -127 0 -120C0 -127 5 -137 16 -138C46 -142 62 -94 0 -54Z',
        coral,
      )
    );
  }),
  /** Somebody on the side, cheek on the hand, the upper knee bent to the front. */
  recoveryPosition: motif(860, 240, (pen) => {
    const { skins, hairs, navy, main, cream } = pen.palette;
    const skin = skins[1];
    const jeans = shade(navy, 0.08);
    return (
      ellipse(0, 0, 470, 34, '#1b2030', 'opacity=".12"') +
      line('M60 -84C150 -76 280 -62 372 -46', shade(jeans, -0.05), 74) +
      ellipse(420, -44, 44, 24, shade(cream, -0.08)) +
      line('M-190 -60L-70 -26', shade(skin, -0.05), 36) +
      circle(-58, -22, 22, shade(skin, -0.05)) +
      path(
        'M-262 -92C-268 -170 -214 -192 -150 -184C-70 -178 10 -196 86 -176C124 -160 120 -60 76 -48C-20 -34 -170 -30 -226 -40C-252 -48 -260 -66 -262 -92Z',
        pen.linear(shade(main, 0.05), shade(main, -0.06)),
      ) +
      line('M60 -118C120 -130 170 -100 190 -44L330 -24', jeans, 78) +
      ellipse(382, -24, 46, 26, cream) +
      ellipse(-336, -94, 74, 82, hairs[1]) +
      path('M-334 -140C-268 -150 -246 -86 -276 -40C-312 -22 -352 -44 -356 -80Z', skin) +
      path('M-392 -138C-350 -196 -266 -176 -262 -126C-290 -146 -330 -138 -348 -96Z', hairs[1]) +
      line('M-286 -66L-226 -92', shade(skin, -0.04), 38) +
      line('M-196 -140C-150 -110 -130 -70 -148 -30L-250 -22', shade(main, 0.08), 52) +
      line('M-250 -22L-300 -24', skin, 36) +
      line('M-286 -108C-280 -102 -274 -102 -268 -106', shade(skin, -0.2), 5)
    );
  }),
  eggToast: motif(360, 90, (pen) => {
    const { white, wood, clay, yellow, red, green, cream } = pen.palette;
    return (
      tableShadow(330) +
      ellipse(0, -14, 178, 22, shade(white, -0.09)) +
      ellipse(0, -22, 178, 22, white) +
      ellipse(0, -22, 130, 14, shade(white, -0.05)) +
      path('M-106 -28L-92 -64C-60 -78 40 -78 62 -64L78 -28Z', pen.linear(shade(wood, 0.06), clay)) +
      ellipse(-14, -66, 78, 15, shade(wood, 0.1)) +
      path('M-84 -68C-80 -88 -40 -92 -14 -90C20 -94 54 -84 54 -70C50 -58 -76 -54 -84 -68Z', cream) +
      ellipse(-12, -82, 30, 15, pen.round(yellow)) +
      circle(112, -40, 22, pen.round(red)) +
      circle(138, -32, 18, pen.round(shade(red, -0.03))) +
      at(leaf(46, 22, green), 92, -30, 1, -50)
    );
  }),
};
