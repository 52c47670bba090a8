import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';

export const busyDeskMotifs = {
  /** A desk with six things begun. */
  busyDesk: motif(960, 520, (pen) => {
    const { wood, woodDeep, charcoal, white, grey, coral, yellow, teal, main, accent, cream } = pen.palette;
    const sheet = (x: number, y: number, turn: number, colour: string): string =>
      at(rect(-52, -4, 104, 8, colour, 2), x, y, 1, turn);
    return (
      ellipse(0, 2, 440, 13, '#1b2030', 'opacity=".14"') +
      line('M-400 -270L-414 0M400 -270L414 0', woodDeep, 22) +
      rect(150, -262, 236, 150, pen.linear(shade(wood, -0.02), woodDeep), 6) +
      rect(172, -244, 192, 52, shade(wood, 0.02), 5) +
      rect(172, -182, 192, 52, shade(wood, 0.02), 5) +
      circle(268, -218, 7, pen.palette.brown) +
      circle(268, -156, 7, pen.palette.brown) +
      rect(-450, -292, 900, 34, pen.linear(shade(wood, 0.05), wood), 9) +
      // the laptop
      path(
        'M-150 -478H92C102 -478 108 -472 108 -462V-312H-166V-462C-166 -472 -160 -478 -150 -478Z',
        charcoal,
      ) +
      rect(-152, -464, 246, 142, pen.linear(shade(main, 0.16), shade(main, 0.04)), 4) +
      rect(-136, -446, 112, 74, white, 4, 'opacity=".9"') +
      rect(-70, -412, 140, 76, cream, 4, 'opacity=".95"') +
      line('M-56 -394H46M-56 -376H30M-56 -358H54', grey, 5) +
      rect(4, -450, 76, 56, accent, 4) +
      path('M-186 -312H128L146 -290H-204Z', shade(grey, 0.06)) +
      // books, mug, pens, papers, telephone
      rect(-430, -322, 170, 30, teal, 5) +
      rect(-416, -350, 150, 28, coral, 5) +
      at(rect(-72, -26, 144, 26, shade(yellow, -0.04), 5), -348, -350, 1, -5) +
      sheet(196, -298, 2, white) +
      sheet(206, -307, -5, cream) +
      sheet(190, -316, 6, white) +
      path(
        'M268 -366H336V-308C336 -298 330 -292 322 -292H282C274 -292 268 -298 268 -308Z',
        pen.round(accent),
      ) +
      line('M336 -352C366 -354 366 -316 334 -316', shade(accent, -0.05), 10) +
      path('M376 -352L382 -292H426L432 -352Z', pen.round(shade(main, -0.04))) +
      line('M392 -352L384 -412M406 -352L408 -424M418 -352L432 -404', yellow, 8) +
      line('M399 -352L398 -400', coral, 8) +
      // crumpled paper on the floor
      path('M-300 0L-330 -26L-318 -58L-286 -66L-260 -44L-262 -10Z', shade(white, -0.04)) +
      line('M-318 -30L-292 -44L-276 -22', grey, 4) +
      path('M-196 0L-214 -18L-204 -40L-180 -42L-166 -22L-174 0Z', shade(white, -0.07))
    );
  }),
  /** Notes on a wall, one of them coming loose. */
  stickyNotes: motif(360, 250, (pen) => {
    const { yellow, coral, teal, pink, straw } = pen.palette;
    const note = (colour: string): string =>
      path('M-44 -44H44V30L26 44H-44Z', colour) +
      path('M44 30L26 44V30Z', shade(colour, -0.1)) +
      line('M-28 -20H26M-28 -2H20M-28 16H8', shade(colour, -0.18), 5);
    const places = [
      [-130, -190, yellow, -4],
      [-20, -206, coral, 3],
      [96, -186, straw, -2],
      [-92, -78, teal, 5],
      [26, -86, pink, -3],
      [134, -64, yellow, 14],
    ] as const;
    return places.map(([x, y, colour, turn]) => at(note(colour), x, y, 1, turn)).join('');
  }),
  /** A chest of drawers, the upper drawer open, a telephone put away in it. */
  phoneDrawer: motif(620, 480, (pen) => {
    const { wood, woodDeep, brown, charcoal, main, white } = pen.palette;
    return (
      ellipse(0, 2, 320, 13, '#1b2030', 'opacity=".15"') +
      line('M-250 -30L-258 0M250 -30L258 0', woodDeep, 18) +
      rect(-290, -450, 580, 428, pen.linear(wood, woodDeep), 10) +
      rect(-310, -470, 620, 30, shade(wood, 0.04), 9) +
      rect(-262, -166, 524, 118, shade(wood, 0.02), 7) +
      circle(-120, -108, 10, brown) +
      circle(120, -108, 10, brown) +
      rect(-262, -424, 524, 80, shade(brown, -0.1), 6) +
      path('M-256 -372H256L284 -290H-284Z', pen.linear(shade(brown, -0.03), shade(brown, 0.07))) +
      path('M-96 -362L-14 -366L6 -300L-92 -296Z', charcoal, 'stroke-linejoin="round"') +
      path('M-88 -356L-20 -359L-4 -307L-85 -303Z', pen.linear(shade(main, 0.1), shade(main, -0.04))) +
      path('M-70 -354L-48 -355L-38 -306L-66 -304Z', white, 'opacity=".2"') +
      path(
        'M74 -356C120 -372 190 -366 214 -342C222 -318 200 -300 160 -300H96C74 -306 66 -336 74 -356Z',
        pen.palette.accentPale,
      ) +
      line('M96 -338C130 -350 170 -346 196 -330', shade(pen.palette.accentPale, -0.1), 5) +
      rect(-290, -300, 580, 116, pen.linear(shade(wood, 0.07), shade(wood, 0.01)), 8) +
      rect(-276, -182, 552, 12, '#1b2030', 0, 'opacity=".12"') +
      repeat(2, (index) => circle(-126 + index * 252, -242, 11, brown))
    );
  }),
};
