import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { blades, leaf, roundSprig, splitLeaf } from './leaves';
import { specialPoses } from './poses-special';

export const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

const pot = (pen: Pen, colour: string, width = 110, height = 100): string =>
  path(
    `M${-width / 2} ${-height}L${-width * 0.38} 0H${width * 0.38}L${width / 2} ${-height}Z`,
    pen.round(colour),
  ) + rect(-width * 0.54, -height - 8, width * 1.08, 24, pen.round(shade(colour, 0.02)), 7);

export function chair(pen: Pen): string {
  const { wood, woodDeep } = pen.palette;
  return (
    line('M-62 -190V0M62 -188L68 0', shade(woodDeep, -0.03), 15) +
    line('M-62 -190C-66 -280 -74 -340 -92 -400', wood, 17) +
    path('M-112 -400C-96 -410 -80 -408 -74 -396L-54 -236H-72Z', pen.round(wood)) +
    rect(-82, -204, 164, 24, pen.linear(shade(wood, 0.04), wood), 11) +
    rect(-72, -220, 148, 22, pen.palette.accent, 11) +
    line('M-60 -92H62', shade(woodDeep, -0.03), 9)
  );
}

/** A lamp gives its own light: it is as bright at night as by day. */
const lamplight = '#f6d592';

const lamp = (pen: Pen, lit: boolean): string => {
  const shadeColour = lit ? lamplight : shade(pen.palette.accentPale, -0.06);
  return (
    (lit ? circle(0, -190, 300, pen.glow(lamplight, 0.7)) : '') +
    ellipse(0, -6, 56, 11, shade(pen.palette.accentDeep, -0.05)) +
    path('M-14 -120C-50 -96 -52 -40 -20 -8H20C52 -40 50 -96 14 -120Z', pen.round(pen.palette.accentDeep)) +
    path(
      'M-58 -246H58L92 -112H-92Z',
      lit ? pen.linear(shade(shadeColour, 0.07), shadeColour) : pen.round(shadeColour),
    ) +
    rect(-93, -118, 186, 9, shade(shadeColour, -0.09), 4)
  );
};

function bed(pen: Pen): string {
  const { wood, woodDeep, white, main, pale, deep } = pen.palette;
  return (
    floorShadow(400) +
    rect(-376, -330, 34, 330, woodDeep, 10) +
    rect(-376, -330, 60, 250, pen.linear(wood, woodDeep), 22) +
    rect(352, -150, 28, 150, woodDeep, 8) +
    rect(-346, -120, 710, 66, wood, 6) +
    rect(-344, -170, 700, 62, pen.linear(white, shade(white, -0.06)), 22) +
    path(
      'M-328 -168C-336 -236 -300 -252 -236 -244C-170 -250 -140 -236 -148 -176C-200 -158 -280 -156 -328 -168Z',
      pen.linear(white, shade(white, -0.07)),
    ) +
    path(
      'M-300 -166C-306 -220 -262 -228 -206 -222C-150 -226 -112 -212 -122 -168C-170 -154 -250 -154 -300 -166Z',
      pen.linear(pale, shade(pale, -0.05)),
    ) +
    path(
      'M-130 -186C-60 -214 40 -196 120 -204C220 -212 330 -206 364 -172C378 -130 376 -70 370 -40C260 -30 40 -34 -150 -44C-164 -100 -160 -160 -130 -186Z',
      pen.linear(main, deep),
    ) +
    path(
      'M-130 -186C-70 -208 -30 -206 6 -203C-10 -150 -20 -90 -16 -40L-150 -44C-164 -100 -160 -160 -130 -186Z',
      shade(pale, 0.01),
    ) +
    line(
      'M60 -196C50 -150 66 -90 58 -44M180 -202C190 -150 176 -100 184 -44M290 -194C300 -150 290 -100 296 -46',
      shade(deep, -0.03),
      4,
      'opacity=".45"',
    ) +
    line('M-330 -54V0M350 -54V0', woodDeep, 18)
  );
}

export const furnitureMotifs = {
  bed: motif(760, 330, bed),
  chair: motif(190, 410, (pen) => floorShadow(96) + chair(pen)),
  sitter: motif(230, 460, (pen) => {
    const looks = someone(pen, {
      hairStyle: 'bun',
      top: pen.palette.main,
      bottom: pen.palette.navy,
      shoes: pen.palette.cream,
      skin: pen.palette.skins[1],
      hair: pen.palette.hairs[1],
    });
    return floorShadow(120) + chair(pen) + at(figure(specialPoses.upright, looks), -14, -86, 2.75);
  }),
  lampLit: motif(190, 250, (pen) => lamp(pen, true)),
  lampOff: motif(190, 250, (pen) => lamp(pen, false)),
  wallClock: motif(
    190,
    190,
    (pen) =>
      circle(0, -95, 96, pen.palette.deep) +
      circle(0, -95, 82, pen.palette.white) +
      path('M0 -95L0 -177A82 82 0 0 1 41 -166Z', pen.palette.accent, 'opacity=".75"') +
      repeat(12, (index) =>
        at(rect(-2.5, -76, 5, index % 3 ? 8 : 14, pen.palette.grey, 2), 0, -95, 1, index * 30),
      ) +
      line('M0 -95V-160', pen.palette.ink, 6) +
      line('M0 -95L33 -152', pen.palette.accentDeep, 5) +
      circle(0, -95, 8, pen.palette.ink),
  ),
  bedsideTable: motif(
    280,
    220,
    (pen) =>
      floorShadow(140) +
      line('M-110 -20L-120 0M110 -20L120 0', pen.palette.woodDeep, 14) +
      rect(-128, -200, 256, 184, pen.linear(pen.palette.wood, pen.palette.woodDeep), 8) +
      rect(-140, -216, 280, 22, shade(pen.palette.wood, 0.03), 8) +
      rect(-108, -178, 216, 70, shade(pen.palette.wood, 0.015), 6) +
      rect(-108, -98, 216, 70, shade(pen.palette.wood, 0.015), 6) +
      circle(0, -143, 8, pen.palette.brown) +
      circle(0, -63, 8, pen.palette.brown),
  ),
  rug: motif(
    620,
    60,
    (pen) =>
      ellipse(0, -6, 310, 34, pen.palette.main, 'opacity=".55"') +
      ellipse(0, -6, 260, 26, pen.palette.pale, 'opacity=".8"') +
      ellipse(0, -6, 216, 20, pen.palette.main, 'opacity=".45"'),
  ),
  pictureFrame: motif(
    180,
    220,
    (pen) =>
      rect(-90, -220, 180, 220, pen.palette.wood, 4) +
      rect(-76, -206, 152, 192, pen.palette.white) +
      pen.clipped(
        rect(-58, -188, 116, 156, '#000'),
        rect(-58, -188, 116, 156, pen.palette.pale) +
          circle(16, -130, 28, pen.palette.accent) +
          path('M-60 -90C-20 -120 20 -70 60 -100V-30H-60Z', pen.palette.main) +
          path('M-60 -60C-10 -80 30 -40 60 -66V-30H-60Z', pen.palette.deep),
      ),
  ),
  snakePlant: motif(
    150,
    290,
    (pen) => at(blades(7, 240, 52, pen.palette.pine, pen), 0, -92) + pot(pen, pen.palette.clay),
  ),
  monstera: motif(
    300,
    380,
    (pen) =>
      line('M0 -100Q-20 -190 -84 -230M0 -100Q10 -220 26 -270M0 -100Q40 -170 96 -190', pen.palette.pine, 6) +
      at(splitLeaf(150, pen.palette.leaf, 'none'), -80, -222, 1, -52) +
      at(splitLeaf(140, shade(pen.palette.leaf, -0.04), 'none'), 92, -184, 1, 58) +
      at(splitLeaf(165, shade(pen.palette.leaf, 0.03), 'none'), 24, -256, 1, 8) +
      pot(pen, pen.palette.cream, 130, 116),
  ),
  roundPlant: motif(
    210,
    300,
    (pen) =>
      at(roundSprig(190, -56, 6, pen.palette.leaf), -6, -88) +
      at(roundSprig(220, 10, 7, shade(pen.palette.leaf, 0.03)), 0, -88) +
      at(roundSprig(180, 66, 6, shade(pen.palette.leaf, -0.03)), 8, -88) +
      pot(pen, pen.palette.accentDeep),
  ),
  seedling: motif(
    90,
    150,
    (pen) =>
      line('M0 -64V-104', pen.palette.green, 5) +
      at(leaf(46, 22, pen.palette.green), 0, -102, 1, 52) +
      at(leaf(46, 22, shade(pen.palette.green, 0.04)), 0, -102, 1, -52) +
      pot(pen, pen.palette.clay, 78, 60),
  ),
};
