import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

const book = (y: number, width: number, colour: string, pen: Pen): string =>
  rect(-width / 2, y - 36, width, 36, colour, 6) +
  rect(-width / 2 + 12, y - 29, width - 12, 22, pen.palette.cream) +
  rect(-width / 2, y - 36, 20, 36, shade(colour, -0.06), 6) +
  rect(-width / 2 + 12, y - 19, width - 12, 2, pen.palette.straw);

export const comfortMotifs = {
  closedBook: motif(260, 44, (pen) => tableShadow(250) + book(0, 250, pen.palette.main, pen)),
  books: motif(
    260,
    116,
    (pen) =>
      tableShadow(250) +
      book(0, 250, pen.palette.deep, pen) +
      at(book(0, 220, pen.palette.accent, pen), 8, -36) +
      at(book(0, 190, pen.palette.main, pen), -10, -72),
  ),
  candle: motif(
    130,
    260,
    (pen) =>
      circle(0, -216, 170, pen.glow(pen.palette.yellow, 0.75)) +
      tableShadow(120) +
      rect(-56, -140, 112, 140, pen.round(pen.palette.cream), 12) +
      ellipse(0, -139, 56, 13, shade(pen.palette.cream, 0.02)) +
      ellipse(0, -138, 42, 8, shade(pen.palette.straw, 0.03)) +
      line('M0 -140V-166', pen.palette.charcoal, 4) +
      path(
        'M0 -244C26 -210 28 -190 20 -176C10 -160 -10 -160 -20 -176C-28 -190 -20 -206 0 -244Z',
        pen.palette.orange,
      ) +
      path(
        'M0 -212C12 -194 12 -184 8 -174C4 -168 -4 -168 -8 -174C-12 -184 -10 -192 0 -212Z',
        pen.palette.straw,
      ),
  ),
  towels: motif(
    340,
    150,
    (pen) =>
      tableShadow(330) +
      [pen.palette.main, pen.palette.pale, pen.palette.accentPale]
        .map(
          (colour, index) =>
            rect(
              -165 + index * 6,
              -50 - index * 48,
              330 - index * 14,
              50,
              pen.linear(shade(colour, 0.03), shade(colour, -0.05)),
              24,
            ) +
            line(`M${-150 + index * 6} ${-25 - index * 48}H${120 - index * 8}`, shade(colour, -0.09), 3.5),
        )
        .join(''),
  ),
  bathLeaf: motif(220, 80, (pen) => at(leaf(230, 84, pen.palette.leaf), -110, -14, 1, 82)),
  sunglasses: motif(360, 120, (pen) => {
    const glass = pen.linear(shade(pen.palette.charcoal, 0.04), pen.palette.accentDeep);
    const lens = 'M-168 -104C-120 -124 -50 -118 -18 -98C-14 -40 -40 0 -92 0C-146 0 -170 -48 -168 -104Z';
    return (
      tableShadow(330) +
      line('M-160 -96C-190 -90 -196 -60 -190 -22M160 -96C190 -90 196 -60 190 -22', pen.palette.charcoal, 15) +
      line('M-28 -96Q0 -112 28 -96', pen.palette.charcoal, 13) +
      [1, -1]
        .map(
          (side) =>
            `<g transform="scale(${side} 1)">${path(lens, glass, `stroke="${pen.palette.charcoal}" stroke-width="12"`)}${path('M-146 -88C-130 -96 -110 -98 -96 -98L-126 -34C-140 -50 -146 -66 -146 -88Z', pen.palette.white, 'opacity=".25"')}</g>`,
        )
        .join('')
    );
  }),
  sunHat: motif(460, 190, (pen) => {
    const { straw, accentDeep } = pen.palette;
    const crown = 'M-124 -46C-124 -150 -90 -186 0 -186C90 -186 124 -150 124 -46Z';
    return (
      tableShadow(440) +
      path(
        'M-230 -26C-180 -70 180 -70 230 -26C190 6 -190 6 -230 -26Z',
        pen.linear(shade(straw, 0.02), shade(straw, -0.09)),
      ) +
      path(crown, pen.round(straw)) +
      pen.clipped(
        path(crown, '#000'),
        repeat(8, (index) =>
          line(
            `M-130 ${-178 + index * 18}Q0 ${-160 + index * 18} 130 ${-178 + index * 18}`,
            shade(straw, -0.06),
            2.5,
          ),
        ) + path('M-130 -84Q0 -58 130 -84V-40Q0 -14 -130 -40Z', accentDeep),
      ) +
      line('M-218 -26Q0 -66 218 -26', shade(straw, 0.06), 4)
    );
  }),
  trainers: motif(380, 150, (pen) => {
    const shoe = (colour: string): string =>
      path(
        'M-120 -92C-112 -112 -92 -112 -84 -98C-66 -82 -44 -84 -32 -104C-10 -112 4 -98 20 -80C46 -54 96 -56 124 -38C136 -28 134 -16 130 -10H-126C-132 -36 -132 -68 -120 -92Z',
        pen.linear(shade(colour, 0.04), shade(colour, -0.06)),
      ) +
      rect(-132, -20, 268, 24, pen.palette.white, 12) +
      path(
        'M60 -56C88 -54 112 -46 124 -38C136 -28 134 -20 132 -18H70C58 -30 54 -44 60 -56Z',
        pen.palette.white,
        'opacity=".9"',
      ) +
      line('M-22 -88L4 -66M0 -98L24 -74M20 -80L6 -54M-30 -70L-40 -60', pen.palette.white, 7) +
      path('M-118 -50C-70 -40 -40 -44 -6 -22H-60C-90 -26 -110 -34 -118 -50Z', pen.palette.accent);
    return (
      tableShadow(360) +
      at(shoe(shade(pen.palette.deep, -0.03)), 54, -26, 0.94) +
      at(shoe(pen.palette.main), -40, -2)
    );
  }),
  roundMirror: motif(
    420,
    520,
    (pen) =>
      tableShadow(220) +
      rect(-80, -22, 160, 22, pen.palette.woodDeep, 10) +
      rect(-9, -90, 18, 80, pen.palette.woodDeep) +
      circle(0, -290, 218, pen.palette.wood) +
      pen.clipped(
        circle(0, -290, 198, '#000'),
        rect(-200, -490, 400, 400, pen.linear('#9cc8e6', pen.palette.skyLow)) +
          `<g fill="${pen.palette.white}" opacity=".9"><rect x="-150" y="-390" width="170" height="30" rx="15"/><rect x="-110" y="-412" width="90" height="36" rx="18"/><rect x="20" y="-290" width="150" height="26" rx="13"/><rect x="60" y="-308" width="70" height="30" rx="15"/></g>` +
          at(leaf(200, 80, pen.palette.leaf), -120, -86, 1, 14) +
          at(leaf(170, 70, pen.palette.green), -150, -80, 1, -10) +
          at(leaf(170, 66, pen.palette.pine), -60, -80, 1, 36) +
          path('M-40 -500L60 -500L-120 -60L-220 -60Z', pen.palette.white, 'opacity=".16"'),
      ),
  ),
};
