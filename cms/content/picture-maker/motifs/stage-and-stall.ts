import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { bust } from './bust';
import { someone, type Looks } from './figure';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

/** Head and shoulders of a listener, from behind. */
const listener = ({ skin, hair, hairStyle, top }: Looks): string =>
  path('M-78 70C-80 -36 -60 -62 -24 -70H24C60 -62 80 -36 78 70Z', top) +
  rect(-14, -96, 28, 34, shade(skin, -0.05), 9) +
  ellipse(-30, -120, 7, 9, skin) +
  ellipse(30, -120, 7, 9, skin) +
  (hairStyle === 'bun' ? circle(0, -172, 18, shade(hair, -0.03)) : '') +
  (hairStyle === 'curls'
    ? [
        [-28, -110],
        [-30, -136],
        [-12, -156],
        [14, -156],
        [30, -134],
        [28, -108],
        [0, -100],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 19, hair))
        .join('')
    : '') +
  ellipse(0, -124, 33, hairStyle === 'short' ? 34 : 38, hair) +
  (hairStyle === 'short' ? path('M-26 -106C-22 -88 22 -88 26 -106Z', shade(hair, 0.03)) : '') +
  (hairStyle === 'long'
    ? path('M-34 -122C-46 -84 -44 -50 -36 -26H36C44 -50 46 -84 34 -122Z', shade(hair, -0.02))
    : '') +
  (hairStyle === 'scarf' ? path('M-34 -124C-50 -70 -56 -40 -52 -8H52C56 -40 50 -70 34 -124Z', hair) : '');

const seatBack = (pen: Pen, x: number, y: number, size: number, colour: string): string =>
  at(
    path(
      'M-88 150V-4C-88 -34 -66 -44 -40 -44H40C66 -44 88 -34 88 -4V150Z',
      pen.linear(shade(colour, 0.03), shade(colour, -0.06)),
    ) + path('M-70 150V2C-70 -16 -58 -24 -36 -24H36C58 -24 70 -16 70 2V150Z', shade(colour, -0.03)),
    x,
    y,
    size,
  );

const lectern = (pen: Pen): string => {
  const { wood, woodDeep, charcoal } = pen.palette;
  return (
    path('M-92 -8L-76 -220H76L92 -8Z', pen.linear(shade(wood, 0.02), woodDeep)) +
    path('M-60 -34L-50 -186H50L60 -34Z', shade(woodDeep, -0.03), 'opacity=".5"') +
    path('M-112 -216L-92 -256H92L112 -216Z', pen.linear(shade(wood, 0.08), wood)) +
    rect(-114, -220, 228, 16, shade(woodDeep, 0.02), 6) +
    path('M-46 -222L-38 -250H38L46 -222Z', pen.palette.white) +
    rect(-104, -14, 208, 16, shade(woodDeep, -0.05), 5) +
    line('M62 -236C66 -276 50 -292 40 -304', charcoal, 6) +
    at(rect(-11, -34, 22, 38, shade(charcoal, 0.05), 11), 38, -304, 1, -30)
  );
};

const awning = (pen: Pen): string => {
  const { cream, coral } = pen.palette;
  const stripe = (index: number): string => (index % 2 ? cream : coral);
  return repeat(10, (index) => {
    const left = -400 + index * 80;
    const from = -330 + index * 66;
    return (
      path(`M${from} -560H${from + 66}L${left + 80} -440H${left}Z`, stripe(index)) +
      path(
        `M${left} -441H${left + 80}V-420C${left + 80} -386 ${left} -386 ${left} -420Z`,
        shade(stripe(index), -0.05),
      )
    );
  });
};

const crate = (x: number, pen: Pen, goods: string): string => {
  const { wood, woodDeep } = pen.palette;
  return at(
    goods +
      path('M-116 -62H116L108 0H-108Z', pen.linear(shade(wood, 0.05), wood)) +
      line('M-113 -34H113', woodDeep, 4, 'opacity=".7"') +
      rect(-118, -68, 236, 13, shade(wood, 0.09), 5),
    x,
    -212,
  );
};

const heap = (count: number, r: number, colour: string, pen: Pen): string =>
  repeat(3, (row) =>
    repeat(count - row, (index) =>
      circle(
        (index - (count - row - 1) / 2) * r * 1.85,
        -66 - row * r * 1.25,
        r,
        pen.round(shade(colour, row % 2 ? 0.02 : -0.01), 0.1),
      ),
    ),
  );

const marketStall = (pen: Pen): string => {
  const {
    wood,
    woodDeep,
    red,
    orange,
    green,
    leaf: leafGreen,
    plum,
    lime,
    teal,
    skins,
    greyHair,
    cream,
  } = pen.palette;
  const greens = repeat(9, (index) =>
    at(
      leaf(86, 46, shade(index % 2 ? leafGreen : green, index * 0.008)),
      -84 + index * 21,
      -58,
      1,
      -40 + index * 10,
    ),
  );
  return (
    ellipse(10, 4, 430, 13, '#1b2030', 'opacity=".16"') +
    rect(-372, -550, 16, 552, shade(woodDeep, -0.02), 5) +
    rect(356, -550, 16, 552, shade(woodDeep, -0.02), 5) +
    at(
      bust(someone(pen, { hairStyle: 'short', hair: greyHair, top: teal, skin: skins[2] })),
      -122,
      -268,
      1.12,
    ) +
    crate(-244, pen, heap(6, 20, red, pen)) +
    crate(0, pen, greens) +
    crate(244, pen, heap(5, 24, orange, pen)) +
    rect(-384, -216, 768, 24, pen.linear(shade(wood, 0.07), wood), 6) +
    path('M-366 -192H366L356 2H-356Z', pen.linear(cream, shade(cream, -0.07))) +
    repeat(8, (index) => line(`M${-310 + index * 88} -184L${-304 + index * 87} -4`, shade(cream, -0.1), 4)) +
    at(
      path('M-76 -52H76L66 0H-66Z', pen.linear(shade(wood, 0.02), woodDeep)) +
        at(heap(4, 18, plum, pen), 0, 12) +
        rect(-80, -60, 160, 12, shade(wood, 0.06), 5),
      -210,
      4,
    ) +
    at(
      path('M-76 -52H76L66 0H-66Z', pen.linear(shade(wood, 0.02), woodDeep)) +
        at(heap(4, 18, lime, pen), 0, 12) +
        rect(-80, -60, 160, 12, shade(wood, 0.06), 5),
      196,
      4,
    ) +
    at(awning(pen), 0, -96)
  );
};

export const stageAndStallMotifs = {
  /** Somebody behind a lectern on a low stage. */
  lecternSpeaker: motif(900, 470, (pen) => {
    const { wood, woodDeep, skins, hairs, coral } = pen.palette;
    return (
      rect(-450, -44, 900, 46, pen.linear(shade(woodDeep, 0.02), shade(woodDeep, -0.06)), 4) +
      rect(-462, -58, 924, 18, shade(wood, 0.05), 6) +
      ellipse(0, -56, 150, 9, '#1b2030', 'opacity=".2"') +
      at(
        bust(someone(pen, { hairStyle: 'bun', hair: hairs[0], skin: skins[2], top: coral })),
        -6,
        -282,
        1.22,
      ) +
      path('M-82 -278H70V-300H-82Z', coral) +
      at(lectern(pen), 0, -54)
    );
  }),
  stageCurtain: motif(1300, 560, (pen) => {
    const { deep, main } = pen.palette;
    const drape = (x: number, width: number, turn: number): string =>
      path(
        `M${x} -560H${x + width}C${x + width} -300 ${x + width - turn * 30} -160 ${x + width} 0H${x}Z`,
        pen.linear(shade(deep, 0.03), shade(deep, -0.05)),
      ) +
      repeat(5, (index) =>
        line(
          `M${x + ((index + 0.5) * width) / 5} -556V-4`,
          shade(deep, index % 2 ? -0.07 : 0.05),
          9,
          'opacity=".6"',
        ),
      );
    return (
      drape(-650, 270, 1) +
      drape(380, 270, -1) +
      repeat(10, (index) =>
        path(
          `M${-650 + index * 130} -570H${-520 + index * 130}V-500C${-520 + index * 130} -456 ${-650 + index * 130} -456 ${-650 + index * 130} -500Z`,
          shade(main, index % 2 ? -0.09 : -0.05),
        ),
      )
    );
  }),
  audienceRows: motif(1300, 330, (pen) => {
    const { skins, hairs, greyHair, yellow, teal, coral, cream, purple, green, navy, accentDeep } =
      pen.palette;
    const styles = ['short', 'curls', 'long', 'bun', 'scarf', 'short', 'long'] as const;
    const tops = [yellow, teal, coral, cream, purple, green, navy] as const;
    const seatColour = shade(accentDeep, -0.08);
    const row = (count: number, y: number, size: number, shift: number): string =>
      repeat(count, (index) => {
        const x = (index - (count - 1) / 2) * 190 * size;
        const pick = (index * 3 + shift) % 7;
        const hair = index === shift ? greyHair : (hairs[(index + shift) % 4] ?? hairs[0]);
        const looks = someone(pen, {
          hairStyle: styles[pick] ?? 'short',
          top: tops[(index + shift) % 7] ?? cream,
          skin: skins[(index + shift) % 4] ?? skins[1],
          hair: pick === 4 ? teal : hair,
        });
        return at(listener(looks), x, y, size) + seatBack(pen, x, y + 30 * size, size, seatColour);
      });
    return row(8, -190, 0.84, 2) + row(7, -60, 1.04, 3);
  }),
  cueCards: motif(560, 300, (pen) => {
    const { white, main, coral, grey, deep } = pen.palette;
    const card = (x: number, y: number, turn: number, dots: number): string =>
      at(
        rect(-148, -196, 300, 204, '#1b2030', 10, 'opacity=".12"') +
          rect(-150, -200, 300, 200, pen.linear(white, shade(white, -0.03)), 10) +
          rect(-126, -176, 150, 16, dots % 2 ? main : coral, 8) +
          repeat(3, (index) =>
            rect(-126, -136 + index * 36, [220, 180, 120][index] ?? 120, 10, shade(grey, 0.08), 5),
          ) +
          repeat(dots, (index) => circle(126 - index * 20, -168, 6.5, deep)),
        x,
        y,
        1,
        turn,
      );
    return (
      ellipse(0, 0, 290, 15, '#1b2030', 'opacity=".1"') +
      card(-96, -58, -17, 4) +
      card(-36, -40, -8, 3) +
      card(34, -28, 2, 2) +
      card(104, -12, 11, 1)
    );
  }),
  tableMicrophone: motif(190, 400, (pen) => {
    const { charcoal, grey, coral } = pen.palette;
    const foam = shade(charcoal, 0.06);
    return (
      tableShadow(170) +
      path('M-84 -6C-84 -32 -40 -40 0 -40C40 -40 84 -32 84 -6C84 2 -84 2 -84 -6Z', pen.round(charcoal)) +
      circle(46, -18, 6, coral) +
      line('M0 -36C0 -140 -6 -210 -40 -268', shade(grey, -0.12), 12) +
      line('M0 -60C0 -140 -6 -200 -30 -250', shade(grey, 0.06), 4, 'opacity=".7"') +
      at(
        rect(-36, -118, 72, 96, pen.round(foam, 0.1), 34) +
          repeat(4, (row) =>
            repeat(4, (column) =>
              circle(-20 + column * 13 + (row % 2) * 6, -98 + row * 20, 2.6, shade(foam, 0.12)),
            ),
          ) +
          rect(-24, -28, 48, 40, pen.round(shade(grey, -0.04)), 8),
        -42,
        -270,
        1,
        -30,
      )
    );
  }),
  marketStall: motif(800, 656, marketStall),
};
