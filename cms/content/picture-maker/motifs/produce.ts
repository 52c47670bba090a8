import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { blades, leaf, roundLeaf, sprig } from './leaves';
import { tableShadow } from './vessels';

const carrot = (length: number, pen: Pen): string =>
  at(blades(6, length * 0.62, 34, pen.palette.green, pen), 0, -length) +
  path(
    `M0 0C-10 ${-length * 0.3} -32 ${-length * 0.8} -27 ${-length}C-16 ${-length - 14} 16 ${-length - 14} 27 ${-length}C32 ${-length * 0.8} 10 ${-length * 0.3} 0 0Z`,
    pen.round(pen.palette.orange),
  ) +
  line(
    `M-22 ${-length * 0.82}H-4M8 ${-length * 0.68}H22M-15 ${-length * 0.5}H-2`,
    shade(pen.palette.orange, -0.08),
    3.5,
  );

const pepper = (colour: string, pen: Pen): string =>
  path(
    'M0 -104C26 -122 70 -108 68 -62C66 -22 44 4 24 0C12 -4 8 -4 0 0C-8 -4 -12 -4 -24 0C-44 4 -66 -22 -68 -62C-70 -108 -26 -122 0 -104Z',
    pen.round(colour, 0.1),
  ) +
  path('M-30 -98C-44 -70 -42 -34 -30 -8C-18 -34 -16 -72 -30 -98Z', shade(colour, 0.07), 'opacity=".6"') +
  line('M0 -104C-2 -122 4 -132 16 -138', pen.palette.pine, 11);

const tomato = (r: number, pen: Pen): string =>
  ellipse(0, -r * 0.92, r, r * 0.92, pen.round(pen.palette.red, 0.11)) +
  ellipse(-r * 0.36, -r * 1.26, r * 0.2, r * 0.13, pen.palette.white, 'opacity=".45"') +
  repeat(5, (index) => at(leaf(r * 0.48, r * 0.26, pen.palette.pine), 0, -r * 1.76, 1, 100 + index * 40));

const broccoli = (pen: Pen): string => {
  const { green, lime } = pen.palette;
  return (
    path('M-20 0C-22 -40 -26 -56 -40 -74H40C26 -56 22 -40 20 0Z', pen.round(shade(lime, 0.02))) +
    (
      [
        [-52, -84, 36],
        [52, -84, 36],
        [-24, -112, 40],
        [26, -114, 40],
        [0, -88, 42],
      ] as const
    )
      .map(
        ([x, y, r], index) =>
          circle(x, y, r, shade(green, -0.05 + index * 0.015)) +
          repeat(5, () =>
            circle(
              x + pen.random.between(-r * 0.6, r * 0.6),
              y + pen.random.between(-r * 0.6, r * 0.5),
              pen.random.between(5, 9),
              shade(green, 0.04),
            ),
          ),
      )
      .join('')
  );
};

function crate(pen: Pen): string {
  const { wood, woodDeep, yellow, red, leaf: green } = pen.palette;
  const slat = (y: number): string =>
    rect(-270, y, 540, 58, pen.linear(shade(wood, 0.03), shade(wood, -0.04)), 6) +
    line(`M-240 ${y + 18}H-60M40 ${y + 40}H230`, shade(woodDeep, 0.02), 3, 'opacity=".4"');
  return (
    tableShadow(560) +
    rect(-258, -156, 516, 140, shade(woodDeep, -0.1)) +
    at(sprig(190, -34, 6, green), -206, -120) +
    at(sprig(200, 20, 6, shade(green, 0.04)), -160, -118) +
    at(carrot(176, pen), -96, -52, 1, -12) +
    at(carrot(186, pen), -76, -52, 1, 10) +
    at(carrot(160, pen), -40, -56, 1, 24) +
    at(broccoli(pen), 60, -112, 1.06) +
    at(pepper(yellow, pen), 168, -128, 1, 8) +
    at(tomato(44, pen), -190, -126) +
    at(tomato(40, pen), 4, -112) +
    at(pepper(red, pen), 216, -112, 0.9, 16) +
    at(tomato(42, pen), 120, -104) +
    slat(-130) +
    slat(-62) +
    rect(-276, -140, 40, 140, pen.round(woodDeep), 6) +
    rect(236, -140, 40, 140, pen.round(woodDeep), 6) +
    [-112, -44]
      .map((y) => circle(-256, y, 4, pen.palette.brown) + circle(256, y, 4, pen.palette.brown))
      .join('')
  );
}

/** A cut orange, seen a little from above. */
const cutOrange = (pen: Pen): string =>
  circle(0, -70, 72, pen.round(pen.palette.orange)) +
  circle(0, -70, 63, pen.palette.cream) +
  repeat(9, (index) =>
    at(
      path(
        'M0 -7C14 -24 20 -44 12 -54C6 -58 -6 -58 -12 -54C-20 -44 -14 -24 0 -7Z',
        shade(pen.palette.orange, 0.03),
      ),
      0,
      -70,
      1,
      index * 40,
    ),
  );

const bean = (pen: Pen, colour: string): string =>
  ellipse(0, 0, 15, 9, colour) + ellipse(-4, -3, 5, 2.4, pen.palette.white, 'opacity=".4"');

export const produceMotifs = {
  vegetableCrate: motif(560, 340, crate),
  orangeHalves: motif(300, 150, (pen) => {
    const { orange } = pen.palette;
    return (
      tableShadow(290) +
      circle(-78, -76, 76, pen.round(orange, 0.1)) +
      repeat(14, () =>
        circle(pen.random.between(-130, -30), pen.random.between(-124, -28), 2, shade(orange, -0.06)),
      ) +
      at(leaf(70, 34, pen.palette.leaf), -80, -150, 1, 62) +
      at(cutOrange(pen), 74, 0, 1.02)
    );
  }),
  lemonAndPepper: motif(
    300,
    150,
    (pen) =>
      tableShadow(290) +
      at(pepper(pen.palette.red, pen), -74, 0, 1.08) +
      path(
        'M-4 -42C8 -84 54 -104 98 -92C116 -92 124 -78 138 -72C130 -58 130 -44 112 -30C76 6 10 4 -4 -42Z',
        pen.round(pen.palette.yellow),
      ) +
      ellipse(40, -66, 22, 9, pen.palette.white, 'opacity=".4"'),
  ),
  berryPunnet: motif(440, 190, (pen) => {
    const { plum, navy, red, wood, woodDeep, leaf: green } = pen.palette;
    const berry = (x: number, y: number, index: number): string => {
      const colour = [navy, red, plum][index % 3] ?? plum;
      return (
        circle(x, y, 26, pen.round(colour, 0.08)) +
        circle(x - 8, y - 9, 6, pen.palette.white, 'opacity=".35"') +
        (index % 3 === 0 ? circle(x + 2, y - 2, 7, shade(navy, -0.08)) : '')
      );
    };
    return (
      tableShadow(330) +
      repeat(6, (index) => berry(-118 + index * 47, -132 - (index % 2) * 10, index + 1)) +
      repeat(4, (index) => berry(-72 + index * 48, -160 + (index % 2) * 8, index)) +
      repeat(7, (index) => berry(-138 + index * 46, -110, index)) +
      at(leaf(56, 30, green), -20, -176, 1, -60) +
      at(leaf(50, 26, shade(green, 0.05)), -10, -178, 1, 40) +
      path('M-166 -112H166L138 0H-138Z', pen.linear(shade(wood, 0.04), wood)) +
      line('M-156 -74H156M-147 -38H147', shade(woodDeep, 0.02), 4, 'opacity=".5"') +
      rect(-172, -122, 344, 24, pen.linear(shade(wood, 0.06), shade(wood, -0.02)), 6) +
      berry(184, -25, 3) +
      berry(-196, -25, 4)
    );
  }),
  soakingBeans: motif(360, 170, (pen) => {
    const { white, blue, main, brown, plum, straw, clay } = pen.palette;
    return (
      tableShadow(300) +
      path('M-180 -130C-174 -44 -96 0 -56 0H56C96 0 174 -44 180 -130Z', pen.round(main)) +
      line('M-158 -74C-100 -54 100 -54 158 -74', shade(main, 0.08), 9, 'opacity=".8"') +
      ellipse(0, -130, 180, 42, shade(main, 0.06)) +
      ellipse(0, -127, 164, 35, pen.linear(shade(blue, 0.2), shade(blue, 0.12))) +
      repeat(44, (index) => {
        const turn = pen.random.between(0, Math.PI * 2);
        const reach = Math.sqrt(pen.random.between(0, 1));
        return at(
          bean(pen, [clay, plum, straw, shade(brown, 0.1)][index % 4] ?? clay),
          Math.cos(turn) * reach * 136,
          -126 + Math.sin(turn) * reach * 24,
          1,
          pen.random.between(-50, 50),
        );
      }) +
      path('M-140 -140C-80 -158 60 -158 120 -146C60 -150 -60 -148 -140 -140Z', white, 'opacity=".6"')
    );
  }),
  ironSkillet: motif(640, 190, (pen) => {
    const { charcoal, brown, clay, leaf: green, red, yellow, plum } = pen.palette;
    const iron = shade(charcoal, -0.02);
    return (
      tableShadow(430) +
      path('M150 -84L330 -112C346 -114 350 -84 334 -80L170 -48Z', pen.linear(shade(iron, 0.12), iron)) +
      circle(326, -97, 7, shade(iron, 0.3)) +
      path('M-214 -88C-206 -26 -150 0 -110 0H110C150 0 206 -26 214 -88Z', pen.round(iron)) +
      ellipse(0, -88, 214, 54, shade(iron, 0.14)) +
      ellipse(0, -85, 198, 46, shade(iron, -0.06)) +
      ellipse(0, -90, 186, 40, shade(brown, 0.06)) +
      repeat(120, (index) => {
        const turn = pen.random.between(0, Math.PI * 2);
        const reach = Math.sqrt(pen.random.between(0, 1));
        return at(
          ellipse(
            0,
            0,
            11,
            7,
            [shade(brown, 0.14), clay, shade(plum, 0.04), shade(clay, -0.06)][index % 4] ?? clay,
          ),
          Math.cos(turn) * reach * 172,
          -92 + Math.sin(turn) * reach * 34,
          1,
          pen.random.between(-50, 50),
        );
      }) +
      (
        [
          [-110, -96, -70],
          [-96, -84, -120],
          [-70, -104, -20],
          [16, -110, 24],
          [40, -92, 96],
          [100, -100, 60],
          [120, -82, 110],
          [-20, -74, 150],
        ] as const
      )
        .map(([x, y, turn], index) =>
          at(roundLeaf(64, shade(green, index % 2 ? 0.03 : -0.03)), x, y, 1, turn),
        )
        .join('') +
      [-130, -40, 60, 140]
        .map((x, index) =>
          at(
            rect(-24, -7, 48, 14, index % 2 ? yellow : red, 7),
            x,
            -92 + (index % 2) * 16,
            1,
            index * 40 - 30,
          ),
        )
        .join('')
    );
  }),
  mashedBowl: motif(520, 230, (pen) => {
    const { accent, orange, green, yellow, white } = pen.palette;
    const soft = (x: number, y: number, colour: string): string =>
      rect(x - 26, y - 13, 52, 26, pen.round(colour), 13);
    return (
      tableShadow(360) +
      path('M-150 -104C-146 -34 -96 0 -60 0H60C96 0 146 -34 150 -104Z', pen.round(accent)) +
      ellipse(0, -104, 150, 34, shade(accent, 0.07)) +
      ellipse(0, -101, 134, 27, shade(accent, -0.03)) +
      path(
        'M-126 -100C-112 -150 -60 -136 -44 -156C-20 -178 26 -170 40 -146C76 -146 112 -136 124 -100C70 -76 -70 -76 -126 -100Z',
        pen.linear(shade(orange, 0.08), shade(orange, -0.02)),
      ) +
      line('M-60 -118C-30 -138 6 -134 22 -118M-10 -152C8 -154 20 -148 26 -140', shade(orange, 0.14), 7) +
      soft(-196, -13, green) +
      soft(196, -13, yellow) +
      at(soft(230, -18, shade(green, 0.06)), 0, 0, 1, 0) +
      line('M70 -128L176 -214', pen.palette.main, 16) +
      ellipse(178, -216, 22, 13, shade(pen.palette.main, 0.05)) +
      ellipse(-60, -70, 34, 12, white, 'opacity=".25"')
    );
  }),
};
