import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, line, mirrored, path, rect, repeat } from '../svg';

/** A hand from the left with four fingers closed over what it holds, and its sleeve. */
const graspingHand = (skin: string, sleeve: string): string => {
  const crease = shade(skin, -0.09);
  return (
    path('M-700 96L-250 24L-250 -104L-700 -60Z', skin) +
    path('M-270 -106C-200 -132 -120 -130 -70 -104C-30 -84 -20 -30 -40 20C-70 60 -190 62 -266 30Z', skin) +
    line('M-84 -78L74 -52M-76 -32L92 -6M-84 14L84 38M-100 52L50 74', skin, 46) +
    line('M-60 -52L78 -28M-56 -6L86 16M-70 38L64 58', crease, 5) +
    line('M-180 -92C-120 -150 -70 -156 -20 -136', skin, 50) +
    line('M-170 -70C-120 -116 -80 -124 -34 -114', crease, 5) +
    path('M-760 -90L-360 -116L-340 60L-760 140Z', sleeve) +
    path('M-376 -122L-330 -124L-306 60L-352 68Z', shade(sleeve, 0.06), 'stroke-linejoin="round"')
  );
};

const foam = (pen: Pen, count: number, x: number, y: number, wide: number, tall: number): string =>
  repeat(count, (index) => {
    const r = pen.random.between(18, 42);
    const cx = x + pen.random.between(-wide, wide);
    const cy = y + pen.random.between(-tall, tall);
    const tone = index % 3 ? pen.palette.white : shade(pen.palette.blue, 0.28);
    return (
      circle(cx, cy, r, tone) +
      circle(cx - r * 0.32, cy - r * 0.34, r * 0.22, pen.palette.white, 'opacity=".9"')
    );
  });

const tap = (pen: Pen): string => {
  const steel = shade(pen.palette.grey, -0.04);
  return (
    path(
      'M640 -690H40C-50 -690 -86 -640 -86 -560H-2C-2 -596 14 -608 50 -608H640Z',
      pen.linear(shade(steel, 0.16), shade(steel, -0.08)),
    ) +
    rect(-100, -572, 112, 30, shade(steel, -0.05), 10) +
    rect(250, -740, 46, 60, shade(steel, -0.04), 10) +
    rect(190, -762, 166, 34, pen.linear(shade(steel, 0.14), steel), 17)
  );
};

const loose = (pen: Pen): string =>
  repeat(13, () => {
    const r = pen.random.between(12, 30);
    const x = pen.random.between(-480, 480);
    const y = pen.random.between(-560, -330);
    if (Math.abs(x + 44) < 90) return '';
    return (
      circle(x, y, r, pen.palette.white, `fill-opacity=".3" stroke="${pen.palette.white}" stroke-width="4"`) +
      circle(x - r * 0.3, y - r * 0.35, r * 0.2, pen.palette.white)
    );
  });

export const washingMotifs = {
  washingHands: motif(1200, 760, (pen) => {
    const water = shade(pen.palette.blue, 0.15);
    const skin = pen.palette.skins[1];
    return (
      rect(-78, -546, 68, 640, pen.linear(water, water, 'down', 0.95, 0.5), 20) +
      rect(-60, -530, 10, 560, pen.palette.white, 5, 'opacity=".6"') +
      tap(pen) +
      at(mirrored(graspingHand(shade(skin, -0.02), pen.palette.accent)), 20, -170, 1.06) +
      path(
        'M-84 -330C-88 -290 -150 -270 -190 -262C-100 -280 20 -280 100 -250C50 -270 0 -290 -4 -330Z',
        water,
        'opacity=".55"',
      ) +
      foam(pen, 12, 40, -110, 130, 36) +
      at(graspingHand(skin, pen.palette.accent), -40, -196, 1.06) +
      foam(pen, 15, 6, -86, 170, 34) +
      foam(pen, 6, -110, -290, 70, 18) +
      loose(pen)
    );
  }),
};
