import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { groundShadow } from './figure';

/** One bather, seen from behind: `girth` is half the width of the waist. */
function bather(pen: Pen, girth: number, skin: string, hair: string, wear: string, top: boolean): string {
  const hip = girth + 6;
  const leg = (side: number): string =>
    path(
      `M${side * 2} -96L${side * (hip - 1)} -98C${side * (hip + 2)} -60 ${side * (hip * 0.62)} -30 ${side * (hip * 0.55)} -2H${side * (hip * 0.55 - 12)}C${side * 6} -34 ${side * 3} -60 ${side * 2} -96Z`,
      pen.round(skin),
    );
  const arm = (side: number): string =>
    line(
      `M${side * (girth + 3)} -158C${side * (girth + 17)} -138 ${side * (girth + 17)} -122 ${side * (girth + 13)} -96`,
      shade(skin, -0.02),
      12,
    );
  const body = `M${-girth - 4} -162Q0 -174 ${girth + 4} -162C${girth + 8} -140 ${girth - 1} -130 ${girth} -120C${girth + 1} -108 ${hip + 2} -104 ${hip} -88H${-hip}C${-hip - 2} -104 ${-girth - 1} -108 ${-girth} -120C${-girth + 1} -130 ${-girth - 8} -140 ${-girth - 4} -162Z`;
  const trunks = `M${-hip - 1} -112H${hip + 1}L${hip + 2} -70H3L0 -84L-3 -70H${-hip - 2}Z`;
  return (
    groundShadow(hip + 14) +
    leg(-1) +
    leg(1) +
    arm(-1) +
    arm(1) +
    path(body, pen.round(skin)) +
    pen.clipped(
      path(body, wear),
      top ? rect(-60, -150, 120, 80, wear) + line('M-12 -172V-140M12 -172V-140', wear, 6) : '',
    ) +
    path(top ? `M${-hip} -98H${hip}L${hip - 2} -84Q0 -66 ${-hip + 2} -84Z` : trunks, wear) +
    line('M0 -176V-162', skin, 13) +
    ellipse(0, -188, 15, 17, hair)
  );
}

function hut(pen: Pen, colour: string): string {
  const { white, woodDeep } = pen.palette;
  return (
    ellipse(14, 0, 92, 8, '#1b2030', 'opacity=".14"') +
    [-62, 54].map((x) => rect(x, -22, 9, 22, woodDeep)).join('') +
    rect(-70, -168, 140, 148, pen.round(colour)) +
    repeat(4, (index) => rect(-70 + index * 40, -168, 20, 148, white, 0, 'opacity=".42"')) +
    path('M-70 -166L0 -236L70 -166Z', shade(colour, 0.03)) +
    line('M-84 -156L0 -240L84 -156', white, 11) +
    rect(-27, -124, 54, 104, white, 3) +
    rect(-22, -119, 44, 99, shade(colour, -0.07), 2) +
    circle(12, -68, 3.5, white) +
    rect(-76, -24, 152, 10, shade(woodDeep, 0.05), 3)
  );
}

function boot(pen: Pen, colour: string, lining: string): string {
  return (
    path(
      'M-62 -226C-42 -218 8 -218 28 -226L34 -96C42 -76 108 -74 116 -36V-16H-62Z',
      pen.linear(shade(colour, 0.04), shade(colour, -0.09), 'right'),
    ) +
    ellipse(-17, -226, 45, 11, lining) +
    rect(-66, -20, 186, 20, pen.palette.charcoal, 7) +
    line('M38 -82C46 -78 56 -75 66 -71M42 -96C50 -90 58 -88 70 -84', pen.palette.cream, 5)
  );
}

function rainBoot(pen: Pen, colour: string): string {
  return (
    path('M-34 -112H22V-52C30 -40 62 -40 64 -14V0H-34Z', pen.round(colour)) +
    rect(-38, -118, 64, 16, shade(colour, 0.09), 7) +
    rect(-36, -9, 102, 9, shade(colour, -0.14), 4)
  );
}

export const beachAndDoormatMotifs = {
  beachHuts: motif(860, 240, (pen) => {
    const { coral, yellow, green, blue, purple } = pen.palette;
    return [coral, yellow, green, blue, purple]
      .map((colour, index) => at(hut(pen, colour), -344 + index * 172, 0))
      .join('');
  }),
  bathers: motif(430, 210, (pen) => {
    const { skins, hairs, greyHair, coral, teal, plum, straw } = pen.palette;
    return (
      at(bather(pen, 19, skins[0], hairs[1], teal, false), -172, 0, 1.04) +
      at(bather(pen, 36, skins[3], hairs[0], coral, true), -66, 0, 0.96) +
      at(bather(pen, 33, skins[1], greyHair, plum, false), 54, 0, 1) +
      at(bather(pen, 17, skins[2], hairs[3], straw, true), 164, 0, 0.93)
    );
  }),
  bootsBigAndSmall: motif(700, 260, (pen) => {
    const { brown, woodDeep, yellow, straw } = pen.palette;
    return (
      path('M-362 0L-312 -48H290L340 0Z', pen.linear(shade(straw, -0.12), shade(straw, -0.2))) +
      rect(-362, 0, 702, 12, shade(straw, -0.28), 4) +
      at(boot(pen, shade(woodDeep, -0.06), shade(brown, -0.08)), -258, -26) +
      at(boot(pen, woodDeep, brown), -96, -8) +
      at(rainBoot(pen, shade(yellow, -0.05)), 142, -24) +
      at(rainBoot(pen, yellow), 226, -8)
    );
  }),
};
