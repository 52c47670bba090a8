import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { leaf, roundSprig, sprig } from './leaves';
import { steam, tableShadow, vesselMotifs } from './vessels';

const liverShape =
  'M-306 -300C-286 -404 -166 -440 -40 -424C80 -410 190 -404 272 -384C340 -366 356 -322 312 -290C240 -240 160 -226 96 -166C36 -108 -36 -58 -130 -38C-232 -18 -304 -58 -322 -150C-332 -214 -320 -252 -306 -300Z';

const fat: readonly (readonly [number, number, number])[] = [
  [-246, -300, 25],
  [-262, -218, 20],
  [-232, -140, 26],
  [-176, -348, 19],
  [-182, -240, 29],
  [-156, -96, 18],
  [-148, -170, 20],
  [-110, -300, 23],
  [-84, -220, 16],
  [-64, -346, 13],
  [-78, -134, 12],
  [-284, -262, 12],
  [-202, -66, 12],
];

function liver(pen: Pen): string {
  const { clay, coral, leaf: leafy, green, lime, straw, white, woodDeep } = pen.palette;
  const inside =
    path(liverShape, pen.linear(shade(coral, -0.04), shade(clay, -0.1), 'right')) +
    path('M-6 -450C40 -330 30 -200 -30 -20H420V-470Z', pen.linear(shade(leafy, 0.06), shade(leafy, -0.07))) +
    path(
      'M-330 -330C-240 -420 -100 -420 20 -410L16 -384C-110 -396 -230 -380 -300 -280Z',
      white,
      'opacity=".14"',
    ) +
    fat
      .map(
        ([x, y, r]) =>
          circle(x, y, r, pen.round(straw, 0.07)) +
          ellipse(x - r * 0.3, y - r * 0.35, r * 0.26, r * 0.18, white, 'opacity=".8"'),
      )
      .join('') +
    line(
      'M10 -120C60 -230 160 -300 330 -340M66 -212C80 -270 100 -320 130 -380M150 -284C190 -276 230 -276 262 -280',
      shade(lime, 0.06),
      8,
    ) +
    (
      [
        [40, -176, -62],
        [60, -204, 62],
        [76, -270, -48],
        [100, -326, 36],
        [112, -256, 96],
        [172, -300, 20],
        [212, -316, 128],
        [250, -328, 30],
      ] as const
    )
      .map(([x, y, turn], index) => at(leaf(66, 32, shade(index % 2 ? green : lime, 0.04)), x, y, 1, turn))
      .join('');
  return (
    at(sprig(150, 16, 4, shade(green, 0.02)), 190, -388, 1, 14) +
    at(roundSprig(130, -10, 4, shade(leafy, 0.03)), 262, -376, 1, 44) +
    at(sprig(120, -8, 4, leafy), 100, -402, 1, -8) +
    path(
      'M-60 -76C-40 -20 -24 10 -50 26C-80 38 -106 10 -104 -40Z',
      pen.linear(shade(lime, -0.06), shade(green, -0.05)),
    ) +
    pen.clipped(path(liverShape, '#000'), inside) +
    line('M-2 -424C40 -330 26 -210 -26 -92', shade(woodDeep, -0.02), 7, 'opacity=".45"')
  );
}

const stomachShape =
  'M-26 -490H34C34 -452 44 -430 66 -432C120 -450 178 -424 196 -356C218 -270 190 -164 118 -108C56 -62 -46 -64 -108 -106C-136 -122 -150 -100 -150 -64H-206C-212 -140 -172 -196 -110 -184C-50 -172 -6 -194 4 -254C12 -310 -24 -400 -26 -490Z';

/** A teaching model of a stomach on a foot, with a plaster on the sore place. */
function stomachModel(pen: Pen): string {
  const { coral, pink, wood, woodDeep, cream, grey, white } = pen.palette;
  const strip = (turn: number): string =>
    at(
      rect(-62, -19, 124, 38, pen.linear(cream, shade(cream, -0.06)), 19) +
        [-46, -34, 34, 46]
          .map((x) => circle(x, -6, 2.6, shade(cream, -0.16)) + circle(x, 6, 2.6, shade(cream, -0.16)))
          .join(''),
      98,
      -214,
      1,
      turn,
    );
  return (
    tableShadow(300) +
    rect(22, -130, 18, 112, pen.round(grey), 6) +
    rect(-130, -34, 300, 34, pen.linear(shade(wood, 0.04), woodDeep), 14) +
    path(stomachShape, pen.linear(shade(coral, 0.05), shade(coral, -0.07))) +
    pen.clipped(
      path(stomachShape, '#000'),
      path('M150 -440C230 -380 240 -180 120 -60H240V-460Z', shade(coral, -0.1), 'opacity=".5"') +
        line(
          'M26 -420C60 -340 60 -260 30 -200C0 -150 -60 -140 -110 -150',
          shade(pink, 0.02),
          9,
          'opacity=".75"',
        ) +
        line(
          'M84 -410C116 -350 118 -310 104 -272M70 -150C30 -112 -30 -106 -76 -124',
          shade(pink, 0.02),
          9,
          'opacity=".75"',
        ) +
        line('M156 -400C172 -360 174 -320 168 -286', white, 12, 'opacity=".45"'),
    ) +
    ellipse(4, -490, 30, 9, shade(coral, -0.14)) +
    ellipse(-178, -64, 28, 8, shade(coral, -0.14)) +
    strip(-42) +
    strip(42) +
    rect(80, -232, 36, 36, white, 8)
  );
}

const grape = (x: number, y: number, pen: Pen): string =>
  circle(x, y, 21, pen.round(shade(pen.palette.plum, 0.04), 0.12)) +
  ellipse(x - 6, y - 7, 5, 4, pen.palette.white, 'opacity=".5"');

const pea = (x: number, y: number, r: number, pen: Pen): string =>
  circle(x, y, r, pen.round(shade(pen.palette.green, 0.06), 0.1)) +
  ellipse(x - r * 0.3, y - r * 0.35, r * 0.25, r * 0.18, pen.palette.white, 'opacity=".6"');

export const bellyAndHarvestMotifs = {
  liverTurningGreen: motif(690, 470, liver),
  stomachModel: motif(420, 500, stomachModel),
  /** A shallow basin of warm water on a low stool, a towel over its rim. */
  warmBasin: motif(520, 400, (pen) => {
    const { white, blue, wood, woodDeep, coral, pink, grey } = pen.palette;
    return (
      ellipse(0, 2, 240, 12, '#1b2030', 'opacity=".14"') +
      path('M-190 -150L-214 0H-180L-158 -150ZM190 -150L214 0H180L158 -150Z', woodDeep) +
      line('M-178 -62H178', shade(woodDeep, -0.02), 14) +
      rect(-226, -172, 452, 34, pen.linear(shade(wood, 0.05), wood), 14) +
      path(
        'M-244 -292C-236 -210 -200 -172 -150 -172H150C200 -172 236 -210 244 -292Z',
        pen.linear(white, shade(grey, 0.12)),
      ) +
      ellipse(0, -292, 250, 46, white) +
      ellipse(0, -288, 226, 36, pen.linear(shade(blue, 0.2), shade(blue, 0.08))) +
      line(
        'M-120 -294C-90 -302 -60 -286 -30 -294M40 -278C70 -286 100 -270 130 -278',
        white,
        6,
        'opacity=".75"',
      ) +
      path(
        'M120 -320C150 -334 206 -326 226 -306L214 -196C190 -184 146 -184 124 -196Z',
        pen.linear(shade(pink, 0.02), shade(coral, 0.02)),
      ) +
      line('M128 -226C156 -214 190 -214 214 -224M126 -242C156 -230 190 -230 216 -240', shade(pink, 0.1), 6) +
      at(steam(white), -110, -180, 1.3) +
      at(steam(white), 10, -190, 1.3)
    );
  }),
  fruitBowl: motif(460, 330, (pen) => {
    const { yellow, orange, main, deep, leaf: leafy, brown } = pen.palette;
    const banana = (turn: number): string =>
      at(
        path(
          'M-150 -10C-120 60 60 80 140 -20C146 -30 132 -40 122 -32C60 16 -70 10 -126 -28C-140 -34 -154 -24 -150 -10Z',
          pen.linear(shade(yellow, 0.03), shade(yellow, -0.08)),
        ) + rect(124, -48, 20, 20, brown, 5),
        -60,
        -196,
        1,
        turn,
      );
    return (
      tableShadow(380) +
      at(vesselMotifs.pear.draw(pen), 34, -126, 1.02, 8) +
      at(vesselMotifs.apple.draw(pen), -66, -128, 0.98, -6) +
      at(mirrored(banana(-30)), -10, 0) +
      circle(120, -176, 58, pen.round(orange, 0.12)) +
      circle(104, -194, 5, shade(orange, 0.1)) +
      at(leaf(44, 24, leafy), 132, -228, 1, 40) +
      repeat(5, (index) => grape(-186 + index * 34, -156, pen)) +
      repeat(4, (index) => grape(-168 + index * 34, -130, pen)) +
      path(
        'M-220 -150C-210 -56 -130 -18 -70 -14V0H70V-14C130 -18 210 -56 220 -150C120 -124 -120 -124 -220 -150Z',
        pen.linear(main, deep),
      ) +
      line('M-206 -134C-110 -108 110 -108 206 -134', shade(main, 0.1), 8) +
      line('M-150 -70C-80 -40 60 -38 130 -62', shade(deep, 0.06), 6, 'opacity=".6"')
    );
  }),
  peaBag: motif(300, 330, (pen) => {
    const { teal, white, green, leaf: leafy, blue } = pen.palette;
    const bag =
      'M-112 -316H96L116 -286C128 -200 126 -100 118 -22C116 -6 106 0 92 0H-96C-112 0 -120 -8 -122 -22C-130 -100 -132 -200 -120 -290Z';
    return (
      tableShadow(250) +
      path(bag, pen.linear(shade(teal, 0.12), shade(teal, -0.03))) +
      pen.clipped(
        path(bag, '#000'),
        rect(-140, -316, 280, 34, shade(teal, 0.04)) +
          repeat(13, (index) => line(`M${-120 + index * 20} -316V-288`, shade(teal, 0.14), 4)) +
          line('M-100 -260C-110 -160 -108 -80 -98 -30', white, 10, 'opacity=".4"') +
          line('M98 -240C106 -160 104 -90 98 -40', shade(teal, -0.1), 7, 'opacity=".5"'),
      ) +
      ellipse(0, -140, 84, 92, shade(white, -0.02)) +
      pen.clipped(
        ellipse(0, -140, 76, 84, '#000'),
        rect(-80, -230, 160, 180, pen.linear(shade(blue, 0.24), shade(blue, 0.14))) +
          repeat(6, (row) =>
            repeat(5, (column) => pea(-66 + column * 32 + (row % 2) * 15, -58 - row * 24, 17, pen)),
          ),
      ) +
      at(leaf(50, 26, leafy), 40, -250, 1, 50) +
      at(leaf(50, 26, green), 34, -250, 1, -30) +
      pea(142, -17, 17, pen) +
      pea(176, -15, 15, pen) +
      pea(160, -6, 15, pen)
    );
  }),
  soupPot: motif(520, 380, (pen) => {
    const { coral, red, orange, green, lime, wood, woodDeep, white, leaf: leafy } = pen.palette;
    const slice = (x: number, y: number): string =>
      ellipse(x, y, 27, 12, pen.linear(shade(orange, 0.04), shade(orange, -0.04))) +
      ellipse(x, y - 1, 12, 5, shade(orange, 0.08));
    return (
      tableShadow(430) +
      line('M96 -230L232 -366', woodDeep, 17) +
      line('M96 -234L228 -368', shade(wood, 0.02), 8) +
      line(
        'M-198 -176C-252 -186 -254 -122 -196 -128M198 -176C252 -186 254 -122 196 -128',
        shade(coral, -0.1),
        22,
      ) +
      path('M-204 -222V-60C-204 -22 -176 0 -140 0H140C176 0 204 -22 204 -60V-222Z', pen.round(coral, 0.12)) +
      ellipse(0, -222, 208, 44, shade(coral, 0.06)) +
      ellipse(0, -218, 188, 35, pen.linear(shade(red, 0.06), shade(orange, -0.06))) +
      slice(-96, -222) +
      slice(-20, -204) +
      slice(64, -232) +
      [-128, -54, 28, 118]
        .map((x, index) => circle(x, -212 - (index % 2) * 18, 11, pen.round(index % 2 ? lime : green)))
        .join('') +
      [-60, 20, 100]
        .map((x, index) => at(leaf(42, 22, leafy), x, -206 - index * 5, 1, 70 + index * 50))
        .join('') +
      path('M60 -206C80 -226 120 -228 134 -214C124 -196 84 -192 60 -206Z', wood) +
      line('M-174 -176V-70', white, 12, 'opacity=".35"') +
      at(steam(white), -70, -130, 1.2)
    );
  }),
};
