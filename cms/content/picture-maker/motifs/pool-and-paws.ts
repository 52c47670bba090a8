import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { poses } from './poses';
import { tableShadow } from './vessels';

/** A rope of floats across a pool, in two colours by turns. */
const laneRope = (pen: Pen, y: number, size: number): string =>
  line(`M-680 ${y}H680`, shade(pen.palette.water, -0.12), size * 0.3, 'opacity=".6"') +
  repeat(Math.ceil(1360 / (size * 2.6)), (index) =>
    rect(
      -676 + index * size * 2.6,
      y - size / 2,
      size * 2.1,
      size,
      Math.floor(index / 3) % 2 ? pen.palette.white : pen.palette.red,
      size / 2.4,
    ),
  );

const glints = (pen: Pen, count: number, top: number, deep: number): string =>
  repeat(count, (index) =>
    rect(
      -640 + ((index * 211) % 1270),
      top + ((index * 67) % deep),
      50 + ((index * 41) % 80),
      5,
      pen.palette.white,
      3,
      'opacity=".32"',
    ),
  );

/** Somebody doing the crawl, swimming to the right; the water's surface is at y = 0. */
function crawler(pen: Pen): string {
  const { skins, coral, navy, white, charcoal, water } = pen.palette;
  const skin = skins[2];
  const spray = (x: number, y: number, r: number): string => circle(x, y, r, white, 'opacity=".85"');
  return (
    line('M40 10C110 34 190 36 262 22', shade(skin, -0.05), 30) +
    path('M64 -24C20 -50 -70 -44 -160 -14C-240 8 -300 18 -330 30L-330 52C-200 62 20 52 70 30Z', skin) +
    path('M-96 -36C-150 -18 -214 2 -262 12L-250 54C-190 58 -150 56 -84 50Z', navy) +
    line('M-260 30C-320 34 -360 22 -400 26', shade(skin, -0.04), 26) +
    circle(104, -20, 42, skin) +
    path('M66 -4C52 -60 104 -84 138 -50C140 -42 110 -34 96 -14C90 0 80 6 66 -4Z', coral) +
    path('M116 -34q22 -6 30 6q-2 16 -18 16q-14 -4 -12 -22Z', charcoal) +
    line('M120 -28L92 -30', charcoal, 5) +
    path(
      'M-470 8C-380 -10 -300 14 -190 8C-70 0 60 18 140 10C250 -2 330 14 430 6C400 60 260 92 0 92C-260 92 -430 66 -470 8Z',
      pen.linear(shade(water, 0.1), shade(water, 0.05), 'down', 0.86, 0),
    ) +
    line('M24 -22L74 -132L196 -30', skin, 31) +
    circle(200, -26, 17, skin) +
    ellipse(206, -4, 48, 9, white, 'opacity=".7"') +
    ellipse(92, 14, 74, 8, white, 'opacity=".5"') +
    spray(-396, -8, 17) +
    spray(-426, -24, 11) +
    spray(-368, -28, 10) +
    spray(-404, -48, 7) +
    spray(-442, -4, 13) +
    spray(236, -22, 8) +
    spray(252, -40, 5) +
    ellipse(-402, 8, 70, 11, white, 'opacity=".75"')
  );
}

/** A row of the tiles above a pool's edge. */
const tiles = (pen: Pen, y: number, rows: number): string =>
  repeat(rows, (row) =>
    repeat(23, (column) =>
      rect(
        -676 + column * 60,
        y + row * 32,
        54,
        26,
        shade(pen.palette.teal, (row * 5 + column * 3) % 7 ? 0.26 : 0.2),
        4,
      ),
    ),
  );

const petFur = (pen: Pen): string => pen.palette.straw;

/** A shaggy dog looking to the right, its collar at (46, -72). */
function shaggyDog(pen: Pen): string {
  const fur = petFur(pen);
  const dark = shade(fur, -0.12);
  return (
    groundShadow(58) +
    line('M-50 -56C-76 -62 -82 -84 -70 -98', fur, 17) +
    line('M-38 -40V-6M34 -40V-6', dark, 14) +
    line('M-50 -44V-5M22 -44V-5', fur, 15) +
    ellipse(-46, -3, 12, 6, fur) +
    ellipse(26, -3, 12, 6, fur) +
    path(
      'M-62 -50C-64 -80 -30 -82 8 -80C34 -80 52 -70 50 -50C48 -40 42 -34 38 -26L28 -34L18 -24L8 -33L-4 -23L-16 -33L-28 -24L-38 -34L-50 -26Z',
      pen.linear(shade(fur, 0.03), shade(fur, -0.06)),
    ) +
    path(
      'M26 -60C24 -96 40 -116 62 -114C76 -113 82 -104 96 -98C104 -94 102 -82 90 -80C78 -78 66 -62 48 -54Z',
      fur,
    ) +
    path('M40 -112C22 -110 20 -84 28 -70C42 -74 50 -90 52 -106Z', dark) +
    circle(98, -94, 6, pen.palette.charcoal) +
    circle(70, -98, 4, pen.palette.charcoal) +
    line('M32 -66L54 -56', pen.palette.red, 8)
  );
}

export const poolAndPawMotifs = {
  crawlLane: motif(
    1340,
    520,
    (pen) =>
      rect(-680, -522, 1360, 104, shade(pen.palette.teal, 0.33)) +
      tiles(pen, -516, 3) +
      rect(-680, -424, 1360, 16, pen.palette.white) +
      rect(
        -680,
        -410,
        1360,
        440,
        pen.linear(shade(pen.palette.water, 0.16), shade(pen.palette.water, -0.03)),
      ) +
      glints(pen, 12, -380, 90) +
      laneRope(pen, -300, 13) +
      glints(pen, 14, -270, 130) +
      at(crawler(pen), 70, -176, 1.24) +
      laneRope(pen, -44, 24),
  ),
  swimGoggles: motif(330, 120, (pen) => {
    const { navy, coral, blue, white } = pen.palette;
    const cup = (x: number): string =>
      ellipse(x, -44, 66, 40, navy) +
      ellipse(x, -46, 54, 30, pen.linear(shade(blue, 0.16), shade(blue, -0.08))) +
      line(`M${x - 32} -50Q${x - 22} -66 ${x - 2} -68`, white, 6, 'opacity=".75"');
    return (
      tableShadow(300) +
      line('M-126 -46C-190 -96 -90 -128 0 -112C90 -128 190 -96 126 -46', coral, 15) +
      line('M-14 -48Q0 -60 14 -48', navy, 11) +
      cup(-72) +
      cup(72)
    );
  }),
  kickboard: motif(300, 440, (pen) => {
    const { yellow, coral, white } = pen.palette;
    const board =
      'M-136 0V-300C-136 -396 -70 -436 0 -436C70 -436 136 -396 136 -300V0C136 12 40 -26 0 -26C-40 -26 -136 12 -136 0Z';
    return (
      tableShadow(270) +
      at(path(board, shade(yellow, -0.13)), 10, 0) +
      path(board, pen.round(yellow, 0.06)) +
      path('M-136 -210C-60 -250 60 -170 136 -210V-140C60 -100 -60 -180 -136 -140Z', coral) +
      path('M-136 -124C-60 -164 60 -84 136 -124V-100C60 -60 -60 -140 -136 -100Z', white, 'opacity=".8"') +
      rect(-46, -372, 92, 26, shade(yellow, -0.16), 13)
    );
  }),
  foamNoodles: motif(430, 330, (pen) => {
    const { pink, teal } = pen.palette;
    const noodle = (colour: string, d: string): string =>
      line(d, shade(colour, -0.09), 48) +
      line(d, colour, 38) +
      line(d, shade(colour, 0.08), 9, 'opacity=".7"');
    const end = (x: number, y: number, colour: string): string =>
      circle(x, y, 24, shade(colour, -0.03)) + circle(x, y, 9, shade(colour, -0.22));
    return (
      tableShadow(400) +
      noodle(teal, 'M-180 -26C-190 -390 150 -390 140 -26') +
      end(-180, -24, teal) +
      end(140, -24, teal) +
      noodle(pink, 'M-84 -24C-40 -190 176 -200 196 -26') +
      end(-84, -24, pink) +
      end(196, -26, pink)
    );
  }),
  sittingCat: motif(250, 330, (pen) => {
    const fur = pen.palette.clay;
    const dark = shade(fur, -0.1);
    const stripes = 'M-30 -160Q0 -148 30 -160M-40 -122Q0 -106 40 -122M-48 -82Q0 -64 48 -82';
    return (
      ellipse(6, 0, 92, 8, '#1b2030', 'opacity=".16"') +
      line('M56 -20C118 -18 126 40 104 78C96 92 84 92 78 84', dark, 25) +
      path(
        'M-40 -196C-64 -150 -92 -100 -88 -46C-86 -10 -56 0 0 0C56 0 86 -10 88 -46C92 -100 64 -150 40 -196Z',
        pen.round(fur, 0.1),
      ) +
      line(stripes, dark, 11, 'opacity=".8"') +
      path('M-66 -226L-62 -306L-18 -272Z', fur) +
      path('M66 -226L62 -306L18 -272Z', fur) +
      path('M-54 -246L-54 -286L-30 -268Z', pen.palette.pink) +
      path('M54 -246L54 -286L30 -268Z', pen.palette.pink) +
      ellipse(0, -226, 72, 60, pen.round(fur, 0.08)) +
      line('M-18 -280V-256M0 -284V-252M18 -280V-256', dark, 9, 'opacity=".8"') +
      line('M-46 -180Q0 -158 46 -180', pen.palette.blue, 13)
    );
  }),
  petBowl: motif(300, 140, (pen) => {
    const { blue, clay, brown, white } = pen.palette;
    return (
      tableShadow(280) +
      path(
        'M-112 -92L-146 -12C-148 -4 -140 0 -130 0H130C140 0 148 -4 146 -12L112 -92Z',
        pen.round(blue, 0.1),
      ) +
      ellipse(0, -92, 112, 26, shade(blue, 0.08)) +
      ellipse(0, -90, 96, 20, shade(blue, -0.12)) +
      repeat(30, (index) => {
        const turn = index * 2.4;
        const far = Math.sqrt(index / 30);
        return circle(
          Math.cos(turn) * far * 80,
          -96 - (1 - far) * 22 + Math.sin(turn) * far * 14,
          12,
          index % 3 ? clay : shade(brown, 0.08),
        );
      }) +
      path('M0 -22C-22 -22 -28 -40 -16 -48C-8 -54 8 -54 16 -48C28 -40 22 -22 0 -22Z', white, 'opacity=".9"') +
      circle(-26, -54, 8, white, 'opacity=".9"') +
      circle(-10, -66, 8, white, 'opacity=".9"') +
      circle(10, -66, 8, white, 'opacity=".9"') +
      circle(26, -54, 8, white, 'opacity=".9"')
    );
  }),
  coiledLeash: motif(340, 130, (pen) => {
    const { red, grey } = pen.palette;
    const loop = (x: number, y: number, rx: number, ry: number): string =>
      ellipse(x, y, rx, ry, 'none', `stroke="${shade(red, -0.1)}" stroke-width="21"`) +
      ellipse(x, y - 5, rx, ry, 'none', `stroke="${red}" stroke-width="17"`);
    return (
      tableShadow(310) +
      loop(-20, -34, 128, 26) +
      loop(-14, -50, 112, 24) +
      loop(-24, -66, 96, 21) +
      line('M66 -58C110 -64 130 -46 146 -34', red, 17) +
      ellipse(162, -26, 18, 13, 'none', `stroke="${grey}" stroke-width="9"`) +
      circle(145, -35, 10, shade(grey, -0.08))
    );
  }),
  petBrush: motif(360, 110, (pen) => {
    const { wood, woodDeep, charcoal, straw } = pen.palette;
    return (
      tableShadow(330) +
      repeat(17, (index) =>
        line(`M${-162 + index * 11} -40L${-163 + index * 11} -6`, shade(charcoal, 0.16), 4),
      ) +
      rect(-172, -52, 196, 18, straw, 8) +
      path(
        'M-176 -50C-180 -84 -140 -92 -80 -92C-20 -92 10 -84 46 -72C80 -62 150 -68 168 -58C180 -50 176 -34 160 -34C110 -34 60 -40 26 -48Z',
        pen.linear(wood, woodDeep),
      ) +
      circle(156, -47, 6, shade(woodDeep, -0.12))
    );
  }),
  shaggyDogWalk: motif(290, 215, (pen) => {
    const { greyHair, accentDeep, skins, cream, navy } = pen.palette;
    const looks = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: accentDeep,
      bottom: navy,
      shoes: cream,
      skin: skins[2],
      dress: true,
    });
    return (
      at(shaggyDog(pen), 84, 2, 0.86) +
      groundShadow(44) +
      at(figure(poses.walk, looks), -70, 0) +
      line('M-36 -102C-6 -64 70 -40 118 -50', pen.palette.red, 3)
    );
  }),
};
