import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

export const toothCareMotifs = {
  /** A toothbrush that lies on its back with a ribbon of paste. */
  pastedToothbrush: motif(720, 110, (pen) => {
    const { main, deep, white, accent, coral, blue } = pen.palette;
    return (
      ellipse(6, 0, 350, 8, '#1b2030', 'opacity=".16"') +
      path(
        'M-350 -20C-350 -34 -338 -40 -320 -40C-220 -40 -120 -34 -20 -30C40 -28 90 -30 140 -32H330C346 -32 352 -26 352 -18C352 -8 344 -2 330 -2H140C90 -4 40 -8 -20 -8C-120 -4 -220 0 -320 0C-338 0 -350 -6 -350 -20Z',
        pen.linear(shade(main, 0.06), deep),
      ) +
      path(
        'M-318 -30C-230 -30 -150 -26 -90 -24C-150 -18 -230 -14 -318 -14C-330 -18 -330 -26 -318 -30Z',
        shade(accent, 0.03),
      ) +
      repeat(9, (index) =>
        rect(176 + index * 18, -74, 14, 44, pen.round([white, shade(blue, 0.16)][index % 2] ?? white), 3),
      ) +
      path(
        'M170 -74C166 -94 190 -104 208 -92C222 -110 246 -108 256 -94C270 -110 294 -108 302 -94C318 -106 344 -98 348 -82C350 -74 342 -70 332 -70H184C176 -70 172 -70 170 -74Z',
        pen.linear(white, shade(white, -0.05)),
      ) +
      line('M190 -86C216 -90 230 -84 252 -88C276 -92 300 -84 328 -86', coral, 7) +
      line('M186 -77C220 -79 300 -78 334 -77', shade(blue, 0.08), 5)
    );
  }),
  /** A tube of toothpaste, rolled up from the end. */
  toothpasteTube: motif(400, 130, (pen) => {
    const { white, accent, coral, main, grey } = pen.palette;
    return (
      ellipse(6, 0, 200, 8, '#1b2030', 'opacity=".15"') +
      path(
        'M-150 -96C-60 -104 60 -96 128 -84V-18C60 -4 -60 0 -150 -2Z',
        pen.linear(white, shade(white, -0.08)),
      ) +
      path(
        'M-116 -99C-40 -104 40 -98 92 -90C70 -66 70 -36 92 -10C40 -4 -40 0 -116 -2C-90 -34 -90 -66 -116 -99Z',
        pen.linear(shade(accent, 0.04), accent),
      ) +
      circle(-18, -52, 27, white) +
      path(
        'M-18 -34C-34 -34 -40 -50 -34 -62C-28 -72 -20 -66 -18 -66C-16 -66 -8 -72 -2 -62C4 -50 -2 -34 -18 -34Z',
        shade(main, 0.06),
      ) +
      path(
        'M-180 -104C-200 -100 -204 -4 -180 0C-160 4 -150 -4 -150 -20V-84C-150 -100 -162 -108 -180 -104Z',
        pen.round(shade(white, -0.05)),
      ) +
      ellipse(-178, -52, 13, 34, shade(grey, 0.1)) +
      ellipse(-178, -52, 6, 18, shade(grey, -0.02)) +
      path('M128 -84L146 -70V-34L128 -18Z', shade(white, -0.06)) +
      path('M146 -76H190Q198 -76 198 -68V-36Q198 -28 190 -28H146Z', pen.linear(coral, shade(coral, -0.08))) +
      repeat(4, (index) => line(`M${156 + index * 11} -70V-34`, shade(coral, -0.06), 3))
    );
  }),
  /** Floss in its case with a loose end, and two small brushes for the gaps. */
  flossAndGapBrush: motif(330, 150, (pen) => {
    const { main, white, accent, coral, teal, grey } = pen.palette;
    const gapBrush = (colour: string): string =>
      rect(-52, -10, 84, 20, pen.round(colour), 9) +
      line('M32 0H104', shade(grey, -0.06), 3) +
      repeat(9, (index) => line(`M${48 + index * 6} ${-12 + index * 0.7}V${12 - index * 0.7}`, white, 4));
    return (
      tableShadow(320) +
      line('M-84 -112C-60 -150 -10 -138 20 -118C44 -102 60 -112 66 -126', shade(white, -0.01), 5) +
      rect(-156, -112, 122, 112, pen.linear(shade(main, 0.08), main), 24) +
      path('M-156 -78V-88Q-156 -112 -132 -112H-58Q-34 -112 -34 -88V-78Z', shade(main, 0.14)) +
      circle(-95, -44, 24, white, 'opacity=".85"') +
      circle(-95, -44, 12, accent) +
      rect(-104, -120, 22, 12, shade(grey, 0.1), 3) +
      at(gapBrush(coral), 44, -46, 1, -10) +
      at(gapBrush(teal), 62, -14, 1, 3)
    );
  }),
};
