import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

/** A cutting board that lies on the table, its far edge shorter; what is on it stands between y -150 and -40. */
const board = (width: number, colour: string, pen: Pen): string => {
  const near = width / 2;
  const far = near * 0.84;
  return (
    ellipse(8, 2, near * 1.02, 10, '#1b2030', 'opacity=".16"') +
    path(
      `M${-near} -26L${-far} -178Q${-far + 3} -190 ${-far + 16} -190H${far - 16}Q${far - 3} -190 ${far} -178L${near} -26V-8Q${near} 0 ${near - 10} 0H${-near + 10}Q${-near} 0 ${-near} -8Z`,
      shade(colour, -0.12),
    ) +
    path(
      `M${-near} -34L${-far} -178Q${-far + 3} -190 ${-far + 16} -190H${far - 16}Q${far - 3} -190 ${far} -178L${near} -34Q${near} -24 ${near - 12} -24H${-near + 12}Q${-near} -24 ${-near} -34Z`,
      pen.linear(shade(colour, 0.03), shade(colour, -0.03)),
    ) +
    ellipse(0, -172, 30, 6, shade(colour, -0.17))
  );
};

const knife = (pen: Pen, handle: string): string =>
  path('M0 -10H150C184 -10 204 4 214 12H0Z', pen.linear(shade(pen.palette.grey, 0.16), pen.palette.grey)) +
  rect(-104, -14, 110, 26, pen.round(handle), 9) +
  circle(-76, -1, 4, shade(handle, 0.14)) +
  circle(-40, -1, 4, shade(handle, 0.14));

const drumstick = (pen: Pen): string => {
  const flesh = shade(pen.palette.pink, 0.01);
  return (
    ellipse(10, 6, 92, 14, '#1b2030', 'opacity=".14"') +
    line('M62 -24L116 -12', pen.palette.cream, 18) +
    circle(120, -20, 12, pen.palette.cream) +
    circle(118, -4, 12, pen.palette.cream) +
    path(
      'M-84 -44C-84 -82 -36 -92 4 -74C38 -58 70 -40 84 -30C86 -16 74 -8 60 -8C30 -2 -20 10 -52 4C-76 -2 -84 -20 -84 -44Z',
      pen.linear(flesh, shade(flesh, -0.07)),
    ) +
    path('M-66 -50C-60 -72 -30 -76 -6 -66C-30 -62 -50 -54 -58 -38Z', shade(flesh, 0.08), 'opacity=".8"') +
    line('M-30 -16C-6 -14 22 -20 40 -28', shade(flesh, -0.11), 4, 'opacity=".5"')
  );
};

const lidBox = (pen: Pen, x: number, y: number, width: number, tall: number, food: string): string =>
  rect(x, y - tall, width, tall, shade(pen.palette.white, -0.03), 8, 'opacity=".85"') +
  rect(x + 6, y - tall * 0.66, width - 12, tall * 0.6, food, 6) +
  rect(x - 4, y - tall - 10, width + 8, 14, pen.palette.main, 6);

const carton = (pen: Pen, x: number, y: number, colour: string): string =>
  rect(x, y - 96, 52, 96, pen.round(pen.palette.white), 4) +
  path(
    `M${x} ${y - 96}L${x + 12} ${y - 124}H${x + 40}L${x + 52} ${y - 96}Z`,
    shade(pen.palette.white, -0.06),
  ) +
  rect(x, y - 62, 52, 38, colour);

export const cleanKitchenMotifs = {
  vegetableBoard: motif(500, 240, (pen) => {
    const { wood, red, green, lime, orange, leaf, charcoal } = pen.palette;
    const tomato = (x: number, y: number, r: number): string =>
      ellipse(x + 6, y, r, r * 0.2, '#1b2030', 'opacity=".18"') +
      ellipse(x, y - r * 0.86, r, r * 0.9, pen.round(red)) +
      path(
        `M${x} ${y - r * 1.66}L${x + 18} ${y - r * 1.86}L${x + 8} ${y - r * 1.6}L${x + 24} ${y - r * 1.5}L${x} ${y - r * 1.46}L${x - 24} ${y - r * 1.5}L${x - 8} ${y - r * 1.6}L${x - 18} ${y - r * 1.86}Z`,
        leaf,
      );
    return (
      board(500, wood, pen) +
      tomato(-128, -104, 44) +
      tomato(-54, -122, 38) +
      path(
        'M30 -150C90 -172 180 -170 206 -142C216 -122 190 -108 150 -106C100 -102 50 -104 32 -116Z',
        pen.round(green),
      ) +
      ellipse(32, -133, 13, 20, shade(lime, 0.1)) +
      repeat(4, (index) => {
        const x = -4 + index * 34;
        const y = -76 + (index % 2) * 7;
        return (
          ellipse(x + 4, y + 7, 29, 16, '#1b2030', 'opacity=".14"') +
          ellipse(x, y, 29, 17, green) +
          ellipse(x, y - 3, 25, 14, shade(lime, 0.12)) +
          ellipse(x, y - 3, 11, 6, shade(lime, 0.05))
        );
      }) +
      repeat(3, (index) =>
        ellipse(152 + index * 26, -82 - index * 6, 19, 12, shade(orange, index % 2 ? 0.02 : -0.02)),
      ) +
      at(knife(pen, charcoal), -72, -44, 0.9, -2)
    );
  }),
  poultryBoard: motif(440, 240, (pen) => {
    const { accent, red } = pen.palette;
    return (
      board(440, shade(accent, 0.02), pen) +
      at(drumstick(pen), -66, -116, 0.96, -8) +
      at(drumstick(pen), 58, -86, 1.02, 5) +
      at(knife(pen, shade(red, -0.05)), -60, -42, 0.78, 2)
    );
  }),
  /** A roast on a dish, a dial thermometer in its thickest part. */
  roastWithThermometer: motif(420, 330, (pen) => {
    const { grey, white, red, charcoal, clay, wood, leaf, green, cream, orange } = pen.palette;
    const skin = shade(clay, 0.04);
    return (
      tableShadow(400) +
      ellipse(0, -26, 206, 28, shade(white, -0.07)) +
      ellipse(0, -34, 206, 28, white) +
      ellipse(0, -34, 168, 19, shade(white, -0.035)) +
      line('M104 -70L164 -52', cream, 17) +
      circle(168, -58, 11, cream) +
      circle(164, -43, 11, cream) +
      path(
        'M-132 -66C-150 -134 -92 -184 -14 -180C62 -178 120 -142 120 -92C120 -54 76 -32 0 -32C-76 -32 -122 -36 -132 -66Z',
        pen.linear(shade(orange, 0.01), skin),
      ) +
      path(
        'M34 -112C66 -128 112 -104 120 -74C116 -54 88 -44 60 -50C28 -56 8 -92 34 -112Z',
        pen.linear(shade(orange, -0.03), shade(clay, -0.03)),
      ) +
      path(
        'M-96 -98C-104 -70 -70 -46 -30 -52C-6 -58 -12 -80 -34 -92C-56 -102 -86 -112 -96 -98Z',
        shade(clay, -0.02),
        'opacity=".8"',
      ) +
      path(
        'M-96 -142C-70 -168 -20 -172 20 -160C-20 -160 -64 -150 -88 -128Z',
        shade(orange, 0.09),
        'opacity=".7"',
      ) +
      path('M-186 -38C-176 -74 -150 -74 -142 -36ZM-160 -34C-146 -64 -124 -60 -118 -32Z', leaf) +
      path('M120 -32C130 -56 150 -54 152 -30Z', green) +
      line('M-6 -128L18 -226', shade(grey, 0.02), 9) +
      circle(24, -256, 56, pen.round(grey)) +
      circle(24, -256, 45, white) +
      repeat(9, (index) => {
        const turn = Math.PI * (0.8 + index * 0.175);
        return line(
          `M${(24 + Math.cos(turn) * 34).toFixed(1)} ${(-256 + Math.sin(turn) * 34).toFixed(1)}L${(24 + Math.cos(turn) * 40).toFixed(1)} ${(-256 + Math.sin(turn) * 40).toFixed(1)}`,
          index > 5 ? red : charcoal,
          5,
        );
      }) +
      line('M24 -256L48 -278', red, 6) +
      circle(24, -256, 7, charcoal) +
      circle(-6, -128, 5, shade(wood, -0.2))
    );
  }),
  /** A refrigerator with its door wide open: ready food above, raw meat in a closed box at the bottom. */
  openFridge: motif(700, 660, (pen) => {
    const { white, grey, green, lime, red, orange, yellow, pink, coral, straw, blue, leaf } = pen.palette;
    const shelf = (y: number): string => rect(-226, y, 332, 10, shade(blue, 0.22), 3);
    return (
      ellipse(20, 2, 330, 12, '#1b2030', 'opacity=".16"') +
      rect(-262, -652, 404, 646, pen.linear(shade(white, -0.02), shade(grey, 0.1)), 26) +
      rect(-232, -622, 344, 586, pen.linear(white, shade(white, -0.05)), 14) +
      rect(-80, -622, 60, 8, yellow, 4) +
      shelf(-470) +
      lidBox(pen, -206, -470, 110, 66, orange) +
      lidBox(pen, -80, -470, 92, 52, lime) +
      path('M30 -470C26 -506 30 -520 40 -530H72C82 -520 86 -506 82 -470Z', pen.round(shade(straw, 0.02))) +
      rect(36, -546, 40, 20, coral, 5) +
      shelf(-330) +
      carton(pen, -204, -330, blue) +
      carton(pen, -142, -330, green) +
      repeat(
        3,
        (index) =>
          rect(-66 + index * 52, -378, 44, 48, pen.round([pink, white, straw][index] ?? white), 7) +
          rect(-68 + index * 52, -386, 48, 10, shade(grey, 0.1), 4),
      ) +
      shelf(-206) +
      rect(-190, -276, 188, 70, shade(white, -0.03), 10, 'opacity=".9"') +
      path('M-174 -214C-176 -252 -130 -264 -100 -250C-70 -262 -20 -252 -20 -214Z', pink) +
      line('M-150 -236C-130 -244 -116 -236 -104 -230', shade(pink, 0.07), 6) +
      rect(-198, -290, 204, 16, red, 7) +
      rect(-218, -178, 316, 132, shade(blue, 0.24), 12, 'opacity=".6"') +
      circle(-158, -96, 38, lime) +
      circle(-88, -92, 36, shade(green, 0.05)) +
      path('M-128 -128C-140 -166 -100 -176 -92 -150C-80 -176 -44 -160 -58 -128Z', leaf) +
      circle(-20, -84, 30, red) +
      path('M8 -60L64 -122L84 -104L36 -56Z', orange) +
      rect(-218, -112, 316, 66, shade(blue, 0.26), 12, 'opacity=".55"') +
      rect(-80, -92, 40, 9, shade(grey, 0.04), 4) +
      path(
        'M142 -652L330 -634Q346 -632 346 -616V10Q346 24 330 20L142 -8Z',
        pen.linear(shade(white, -0.04), shade(grey, 0.06), 'right'),
      ) +
      path('M158 -622L320 -606V-12L158 -36Z', shade(white, -0.02)) +
      [-430, -250, -76]
        .map((y) =>
          path(`M158 ${y}L320 ${y + 10}V${y + 54}L158 ${y + 36}Z`, shade(blue, 0.2), 'opacity=".9"'),
        )
        .join('') +
      rect(182, -534, 36, 106, pen.round(shade(lime, -0.04)), 8) +
      rect(190, -560, 20, 30, red, 5) +
      rect(232, -506, 42, 84, pen.round(coral), 8) +
      rect(236, -522, 34, 20, shade(grey, 0.1), 4) +
      rect(186, -350, 44, 104, pen.round(white), 6) +
      rect(186, -318, 44, 36, blue) +
      rect(248, -338, 40, 98, pen.round(orange), 8) +
      rect(254, -360, 28, 26, white, 5) +
      rect(196, -166, 30, 96, pen.round(leaf), 8) +
      rect(202, -196, 18, 34, leaf, 5) +
      rect(246, -140, 48, 74, pen.round(straw), 8) +
      path(
        'M158 -430L320 -420V-376L158 -394ZM158 -250L320 -240V-196L158 -214ZM158 -76L320 -66V-22L158 -40Z',
        shade(blue, 0.24),
        'opacity=".75"',
      )
    );
  }),
  milkBottle: motif(130, 330, (pen) => {
    const { white, cream, main, grey } = pen.palette;
    return (
      tableShadow(120) +
      path(
        'M-30 -300H30V-250C30 -214 62 -200 62 -156V-20Q62 0 42 0H-42Q-62 0 -62 -20V-156C-62 -200 -30 -214 -30 -250Z',
        shade(white, -0.04),
        'opacity=".7"',
      ) +
      path(
        'M-24 -238H24C28 -206 56 -194 56 -154V-20Q56 -6 42 -6H-42Q-56 -6 -56 -20V-154C-56 -194 -28 -206 -24 -238Z',
        pen.linear(white, shade(cream, -0.05), 'right'),
      ) +
      rect(-38, -318, 76, 28, pen.round(main), 8) +
      line('M-42 -150V-40', white, 8, 'opacity=".9"') +
      line('M44 -146V-30', grey, 4, 'opacity=".35"')
    );
  }),
  glassOfMilk: motif(
    110,
    180,
    (pen) =>
      tableShadow(90) +
      path('M-50 -180L-40 0H40L50 -180Z', shade(pen.palette.white, -0.06), 'opacity=".6"') +
      path(
        'M-47 -142L-39 -6H39L47 -142Z',
        pen.linear(pen.palette.white, shade(pen.palette.cream, -0.06), 'right'),
      ) +
      ellipse(0, -142, 47, 8, pen.palette.white) +
      ellipse(0, -180, 50, 9, 'none', `stroke="${shade(pen.palette.white, -0.06)}" stroke-width="4"`),
  ),
  /** A flat tin rolled open on small fish. */
  sardineTin: motif(330, 130, (pen) => {
    const { grey, blue, charcoal, yellow } = pen.palette;
    return (
      tableShadow(320) +
      path('M-160 -70V-20Q-160 0 -130 0H130Q160 0 160 -20V-70Z', pen.round(shade(grey, 0.03))) +
      rect(-160, -112, 320, 84, shade(grey, 0.12), 40) +
      rect(-146, -104, 292, 66, shade(yellow, -0.12), 32) +
      repeat(3, (index) => {
        const y = -88 + index * 17;
        return (
          path(
            `M-126 ${y}C-90 ${y - 14} 40 ${y - 13} 96 ${y - 3}L126 ${y - 11}L120 ${y + 9}L96 ${y + 3}C40 ${y + 11} -90 ${y + 12} -126 ${y}Z`,
            pen.linear(shade(blue, -0.06), shade(grey, 0.14)),
          ) + circle(-106, y - 1, 3, charcoal)
        );
      }) +
      path(
        'M-160 -84C-186 -110 -176 -142 -140 -136L-104 -122C-130 -120 -146 -108 -150 -84Z',
        shade(grey, 0.08),
      ) +
      circle(-150, -122, 13, shade(grey, -0.04)) +
      circle(-150, -122, 6, shade(grey, 0.12))
    );
  }),
};
