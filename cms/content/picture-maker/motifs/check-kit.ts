import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

/** A telephone that stands upright, its screen left free for what it shows. */
export const telephone = (pen: Pen, screen: string): string =>
  rect(-92, -370, 184, 370, pen.linear(shade(pen.palette.charcoal, 0.08), pen.palette.charcoal), 30) +
  rect(-80, -354, 160, 338, screen, 20) +
  rect(-22, -362, 44, 5, shade(pen.palette.charcoal, 0.2), 3);

const tube = (pen: Pen, cap: string, filling: string): string =>
  path('M-22 -170H22V-20C22 -6 12 0 0 0C-12 0 -22 -6 -22 -20Z', pen.palette.white, 'opacity=".75"') +
  path('M-18 -92H18V-20C18 -8 10 -4 0 -4C-10 -4 -18 -8 -18 -20Z', filling, 'opacity=".85"') +
  rect(-22, -150, 44, 44, shade(pen.palette.cream, 0.02), 3) +
  line('M-14 -138H14M-14 -126H6', pen.palette.grey, 4) +
  rect(-28, -206, 56, 42, pen.round(cap), 8) +
  line('M-16 -98V-24', pen.palette.white, 5, 'opacity=".7"');

const swab = (pen: Pen): string =>
  line('M0 0H190', shade(pen.palette.wood, 0.06), 7) + ellipse(196, 0, 24, 11, pen.palette.white);

/** Lines that stand for writing. */
const writing = (x: number, y: number, widths: readonly number[], colour: string): string =>
  widths.map((width, index) => rect(x, y + index * 24, width, 8, colour, 4)).join('');

export const checkKitMotifs = {
  openedLetter: motif(400, 330, (pen) => {
    const { cream, white, grey, main, accentPale } = pen.palette;
    return (
      tableShadow(380) +
      path('M-190 -180L0 -300L190 -180V-150H-190Z', shade(accentPale, -0.07)) +
      rect(-160, -330, 320, 270, white, 6) +
      circle(-112, -286, 22, main) +
      writing(-76, -304, [150, 110], shade(grey, 0.08)) +
      writing(-132, -244, [260, 240, 250], shade(grey, 0.12)) +
      path('M-190 -184L0 -84L190 -184V-8Q190 0 182 0H-182Q-190 0 -190 -8Z', pen.linear(cream, accentPale)) +
      path(
        'M-190 -6L-30 -104Q0 -122 30 -104L190 -6Q188 0 182 0H-182Q-188 0 -190 -6Z',
        shade(accentPale, -0.03),
      )
    );
  }),
  sampleTube: motif(
    60,
    210,
    (pen) => tableShadow(50) + tube(pen, pen.palette.main, shade(pen.palette.blue, 0.14)),
  ),
  bloodVial: motif(60, 210, (pen) => tableShadow(50) + tube(pen, pen.palette.teal, pen.palette.red)),
  samplePot: motif(170, 190, (pen) => {
    const { white, yellow, accent, grey } = pen.palette;
    return (
      tableShadow(150) +
      path('M-76 -150L-64 -8Q-62 0 -54 0H54Q62 0 64 -8L76 -150Z', white, 'opacity=".75"') +
      path('M-70 -88L-62 -10Q-60 -4 -54 -4H54Q60 -4 62 -10L70 -88Z', shade(yellow, 0.05), 'opacity=".8"') +
      ellipse(0, -88, 70, 9, shade(yellow, 0.09)) +
      rect(-46, -118, 92, 62, pen.palette.cream, 4) +
      writing(-34, -104, [68, 44], grey) +
      rect(-84, -190, 168, 44, pen.round(accent), 10)
    );
  }),
  swabBox: motif(460, 300, (pen) => {
    const { light2, main, deep, white, cream, grey, blue } = pen.palette;
    return (
      tableShadow(440) +
      path('M-210 -150L-176 -300H176L210 -150Z', pen.linear(light2, shade(light2, -0.04))) +
      path('M-182 -166L-156 -282H156L182 -166Z', shade(cream, 0.01)) +
      writing(-110, -262, [170, 220, 140], shade(grey, 0.1)) +
      path('M-210 -150H210L190 -104H-190Z', shade(deep, -0.03)) +
      at(tube(pen, pen.palette.accent, shade(blue, 0.16)), -96, -70, 0.72) +
      at(swab(pen), -40, -132, 0.9, -14) +
      at(tube(pen, pen.palette.coral, shade(blue, 0.16)), 120, -70, 0.72) +
      rect(-214, -120, 428, 120, pen.linear(main, deep), 12) +
      rect(-60, -86, 120, 54, white, 10, 'opacity=".9"') +
      line('M-22 -58L-6 -44L24 -74', pen.palette.leaf, 9)
    );
  }),
  resultPhone: motif(
    190,
    380,
    (pen) =>
      tableShadow(190) +
      telephone(pen, pen.linear(pen.palette.white, pen.palette.accentPale)) +
      circle(0, -214, 58, pen.palette.leaf) +
      line('M-28 -212L-6 -190L32 -236', pen.palette.white, 14) +
      writing(-50, -124, [100, 70, 86], shade(pen.palette.grey, 0.06)),
  ),
  guardedChat: motif(190, 380, (pen) => {
    const { accentPale, main, coral, white, deep } = pen.palette;
    const dots = (x: number, y: number): string => repeat(3, (index) => circle(x + index * 20, y, 6, white));
    return (
      tableShadow(190) +
      telephone(pen, pen.linear(pen.palette.paper, accentPale)) +
      path('M-66 -330H30Q40 -330 40 -320V-286Q40 -276 30 -276H-46L-66 -262Z', main) +
      dots(-36, -303) +
      path(
        'M-36 -246H56Q66 -246 66 -236V-130Q66 -120 56 -120L46 -106L44 -120H-36Q-46 -120 -46 -130V-236Q-46 -246 -36 -246Z',
        coral,
      ) +
      rect(-34, -234, 88, 102, shade(pen.palette.skyLow, -0.02), 8) +
      line('M-8 -184V-198C-8 -220 28 -220 28 -198V-184', deep, 8) +
      rect(-20, -188, 60, 46, deep, 9) +
      circle(10, -166, 7, white) +
      path('M-66 -92H10Q20 -92 20 -82V-48Q20 -38 10 -38H-46L-66 -24Z', main) +
      dots(-44, -65)
    );
  }),
  plasterStrip: motif(
    150,
    60,
    (pen) =>
      ellipse(4, 0, 70, 5, '#1b2030', 'opacity=".12"') +
      at(
        rect(-74, -26, 148, 50, shade(pen.palette.skins[0], -0.02), 25) +
          rect(-28, -26, 56, 50, shade(pen.palette.skins[0], 0.05), 4) +
          repeat(2, (side) =>
            repeat(4, (dot) =>
              circle(
                side ? 44 + (dot % 2) * 14 : -58 + (dot % 2) * 14,
                -8 + Math.floor(dot / 2) * 14,
                2.4,
                pen.palette.clay,
              ),
            ),
          ),
        0,
        -26,
        1,
        -8,
      ),
  ),
  bedsideThermometer: motif(330, 70, (pen) => {
    const { white, main, charcoal, lime, grey } = pen.palette;
    return (
      ellipse(6, 0, 168, 6, '#1b2030', 'opacity=".15"') +
      path('M-168 -24L-96 -34H-80V-8H-96L-168 -16Q-174 -20 -168 -24Z', shade(grey, 0.08)) +
      path(
        'M-90 -46H130Q166 -46 166 -23Q166 0 130 0H-90Q-100 -23 -90 -46Z',
        pen.linear(white, shade(white, -0.07)),
      ) +
      rect(-56, -37, 116, 28, shade(lime, 0.08), 6) +
      line('M-40 -30V-16M-22 -30V-16M-4 -30V-16M24 -30V-16', charcoal, 6) +
      circle(8, -15, 3, charcoal) +
      circle(104, -23, 14, main) +
      rect(146, -40, 20, 34, main, 10)
    );
  }),
};
