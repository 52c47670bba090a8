import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, curve, ellipse, line, path, rect, repeat, type Point } from '../svg';
import { furnitureMotifs } from './furniture';
import { roundSprig, sprig } from './leaves';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 11, '#1b2030', 'opacity=".14"');

/** Where the large bowel runs: up on the left, across, down on the right. */
const frame: readonly Point[] = [
  [-196, -86],
  [-204, -150],
  [-206, -214],
  [-204, -278],
  [-196, -342],
  [-160, -390],
  [-100, -396],
  [-36, -384],
  [30, -384],
  [94, -398],
  [156, -394],
  [196, -346],
  [204, -282],
  [206, -218],
  [198, -154],
  [160, -104],
  [104, -92],
  [60, -66],
];

const rod = (colour: string): string =>
  rect(-22, -9, 44, 18, colour, 9) + rect(-14, -5, 14, 4, shade(colour, 0.14), 2);
const pair = (colour: string): string => circle(-10, 0, 11, colour) + circle(10, 2, 11, shade(colour, 0.05));
const thread = (colour: string): string => line('M-24 4C-14 -14 -6 14 4 -2C12 -14 20 6 26 -4', colour, 9);
const microbes = [rod, pair, thread] as const;

const microbe = (x: number, y: number, turn: number, colour: string, kind: number): string =>
  at((microbes[kind] ?? rod)(colour), x, y, 1, turn);

function gutGarden(pen: Pen): string {
  const { coral, pink, leaf: green, lime, teal, yellow, purple, blue, orange } = pen.palette;
  const tube = shade(coral, 0.03);
  const grown = (x: number, y: number, turn: number, tall: number, index: number): string =>
    at((index % 2 ? sprig : roundSprig)(tall, 12, 5, shade(index % 2 ? green : teal, 0.03)), x, y, 1, turn);
  const coil = curve([
    [-120, -310],
    [-60, -326],
    [10, -306],
    [80, -322],
    [124, -284],
    [70, -258],
    [0, -270],
    [-70, -254],
    [-124, -226],
    [-76, -198],
    [0, -208],
    [74, -196],
    [118, -164],
    [60, -140],
    [-20, -152],
    [-86, -132],
    [-150, -100],
  ]);
  return (
    (
      [
        [-222, -330, -58, 150],
        [-226, -220, -80, 130],
        [-120, -410, -16, 160],
        [0, -402, 4, 180],
        [120, -412, 18, 160],
        [224, -330, 60, 150],
        [226, -210, 84, 130],
        [-214, -110, -112, 110],
        [204, -120, 108, 110],
      ] as const
    )
      .map(([x, y, turn, tall], index) => grown(x, y, turn, tall, index))
      .join('') +
    line(curve(frame), shade(tube, -0.1), 92) +
    frame.map(([x, y]) => circle(x, y, 48, shade(tube, -0.1))).join('') +
    line(curve(frame), tube, 78) +
    frame.map(([x, y]) => circle(x, y, 42, tube)).join('') +
    line(curve(frame), shade(tube, 0.08), 26, 'opacity=".6"') +
    line(coil, shade(pink, -0.12), 46) +
    line(coil, pink, 36) +
    line(coil, shade(pink, 0.06), 10, 'opacity=".7"') +
    line('M60 -66C40 -50 36 -30 38 0', shade(tube, -0.1), 52) +
    line('M60 -66C40 -50 36 -30 38 -6', tube, 40) +
    frame
      .map(([x, y], index) =>
        microbe(
          x + (index % 2 ? 9 : -8),
          y + (index % 3) * 8 - 8,
          index * 53,
          [yellow, purple, lime, blue, orange][index % 5] ?? yellow,
          index % 3,
        ),
      )
      .join('')
  );
}

function couch(pen: Pen): string {
  const { main, deep, white, grey, pale } = pen.palette;
  return (
    floorShadow(330) +
    line('M-250 -110L-220 -8M250 -110L220 -8M-250 -60H250', shade(grey, -0.1), 15) +
    rect(-330, -168, 660, 66, pen.linear(main, deep), 24) +
    path('M-330 -164C-372 -214 -386 -262 -372 -282C-350 -296 -326 -270 -262 -164Z', pen.linear(main, deep)) +
    path('M-330 -176C-356 -214 -366 -250 -356 -268L-250 -176H320V-148H-320Z', white, 'opacity=".95"') +
    path(
      'M-346 -258C-366 -300 -330 -316 -296 -276C-270 -244 -262 -214 -276 -204C-300 -200 -330 -222 -346 -258Z',
      pen.linear(white, shade(white, -0.08)),
    ) +
    path(
      'M40 -178C100 -196 240 -196 322 -178L330 -110C240 -92 120 -92 52 -104Z',
      pen.linear(pale, shade(pale, -0.07)),
    ) +
    line('M96 -184C100 -150 108 -120 106 -100M200 -190C200 -150 210 -120 206 -98', shade(pale, -0.12), 4)
  );
}

function scopeScreen(pen: Pen): string {
  const { charcoal, grey, coral, pink, white, accent } = pen.palette;
  return (
    floorShadow(110) +
    rect(-16, -330, 32, 320, pen.round(grey)) +
    line('M-90 -14H90', shade(grey, -0.12), 18) +
    circle(-88, -10, 13, charcoal) +
    circle(88, -10, 13, charcoal) +
    rect(-92, -190, 184, 74, pen.linear(white, shade(white, -0.1)), 10) +
    circle(-58, -153, 11, accent) +
    rect(-30, -160, 96, 13, shade(grey, 0.02), 6) +
    line('M78 -150C190 -130 190 -30 130 -46C84 -60 120 -118 150 -96', charcoal, 11) +
    rect(-176, -560, 352, 248, charcoal, 18) +
    pen.clipped(
      rect(-158, -542, 316, 212, '#000', 8),
      rect(-158, -542, 316, 212, shade(pink, -0.04)) +
        [168, 132, 98, 66, 38]
          .map((r, index) =>
            ellipse(10 + index * 6, -436 + index * 3, r, r * 0.78, shade(coral, 0.08 - index * 0.075)),
          )
          .join('') +
        ellipse(-70, -500, 60, 16, white, 'opacity=".35"'),
    )
  );
}

const lifted = (pen: Pen): string => {
  const { woodDeep, skins, hairs, wood } = pen.palette;
  const block = rect(-386, -42, 80, 42, pen.linear(wood, shade(woodDeep, -0.04)), 5);
  const sleeper =
    ellipse(-222, -232, 42, 36, hairs[1]) +
    path(
      'M-214 -264C-186 -266 -174 -240 -178 -222C-184 -206 -210 -204 -222 -212C-236 -230 -232 -252 -214 -264Z',
      skins[1],
    );
  return block + at(furnitureMotifs.bed.draw(pen) + sleeper, -2, -21, 1, 3.4);
};

export const gutCareMotifs = {
  gutGarden: motif(620, 560, gutGarden),
  procedureCouch: motif(740, 310, couch),
  scopeScreen: motif(380, 570, scopeScreen),
  liftedBed: motif(790, 370, lifted),
  knittedHotBottle: motif(220, 330, (pen) => {
    const { coral, cream, charcoal } = pen.palette;
    const body =
      'M-34 -262C-34 -244 -92 -240 -98 -206C-104 -150 -106 -70 -98 -30C-94 -8 -80 0 -58 0H58C80 0 94 -8 98 -30C106 -70 104 -150 98 -206C92 -240 34 -244 34 -262Z';
    return (
      tableShadow(210) +
      rect(-24, -322, 48, 34, charcoal, 9) +
      path(
        'M-44 -296C-34 -282 -34 -262 -40 -244H40C34 -262 34 -282 44 -296C20 -304 -20 -304 -44 -296Z',
        pen.round(shade(coral, -0.12)),
      ) +
      path(body, pen.round(coral)) +
      pen.clipped(
        path(body, '#000'),
        repeat(9, (row) =>
          repeat(9, (column) =>
            line(
              `M${-104 + column * 26} ${-232 + row * 27}l13 13l13 -13`,
              row % 4 === 2 ? cream : shade(coral, 0.07),
              5,
            ),
          ),
        ),
      ) +
      line('M-60 -246C-20 -236 20 -236 60 -246', cream, 12)
    );
  }),
  toiletWithStool: motif(560, 420, (pen) => {
    const { white, wood, woodDeep, grey } = pen.palette;
    const china = shade(white, -0.02);
    return (
      floorShadow(250) +
      rect(120, -396, 130, 190, pen.linear(white, shade(white, -0.09)), 16) +
      rect(110, -412, 150, 30, pen.linear(white, shade(white, -0.06)), 12) +
      rect(168, -424, 34, 14, grey, 6) +
      path(
        'M-96 -200C-84 -110 -30 -92 -10 -60V0H150V-70C176 -100 190 -150 190 -206Z',
        pen.linear(china, shade(china, -0.12)),
      ) +
      path(
        'M-112 -222C-112 -234 -100 -238 -84 -238H196V-196H-84C-100 -196 -112 -206 -112 -222Z',
        pen.linear(white, shade(white, -0.08)),
      ) +
      path(
        'M96 -240C112 -300 120 -360 122 -420C140 -424 148 -410 146 -396L132 -238Z',
        pen.linear(white, shade(white, -0.08)),
      ) +
      rect(-34, -12, 200, 14, shade(china, -0.14), 6) +
      rect(-262, -112, 150, 24, pen.linear(shade(wood, 0.04), wood), 10) +
      path('M-246 -90L-262 0H-238L-224 -90ZM-128 -90L-112 0H-136L-150 -90Z', woodDeep) +
      line('M-238 -46H-136', woodDeep, 9) +
      ellipse(-186, 2, 92, 8, '#1b2030', 'opacity=".14"')
    );
  }),
  ankleOnCushion: motif(760, 300, (pen) => {
    const { navy, skins, cream, blue, accent, white } = pen.palette;
    const skin = skins[1];
    return (
      path(
        'M-20 -26C-60 -70 -40 -134 10 -140C120 -152 240 -152 330 -138C376 -128 388 -60 352 -24C300 2 40 4 -20 -26Z',
        pen.linear(accent, shade(accent, -0.08)),
      ) +
      path('M-6 -116C100 -92 240 -92 346 -112', 'none', `stroke="${shade(accent, -0.12)}" stroke-width="4"`) +
      line('M-420 -132L-130 -184', shade(navy, -0.02), 116) +
      line('M-420 -142L-140 -196', shade(navy, 0.06), 40, 'opacity=".6"') +
      line('M-100 -188L226 -168', skin, 74) +
      path('M-170 -254L-96 -246L-88 -136L-150 -124Z', navy, 'stroke-linejoin="round"') +
      path(
        'M186 -206C226 -212 236 -240 246 -290C254 -318 292 -312 294 -280C296 -230 300 -180 276 -146C256 -124 204 -122 186 -134Z',
        skin,
      ) +
      path('M120 -216L214 -214C244 -218 262 -200 272 -172L262 -140C230 -124 160 -128 116 -132Z', cream) +
      line(
        'M138 -214L152 -132M170 -214L186 -130M204 -214L222 -132M236 -206L248 -138',
        shade(cream, -0.1),
        5,
      ) +
      path(
        'M120 -236C150 -256 204 -254 226 -232C236 -214 220 -200 190 -198C160 -196 110 -204 120 -236Z',
        pen.linear(shade(blue, 0.14), blue),
      ) +
      ellipse(158, -232, 22, 8, white, 'opacity=".5"')
    );
  }),
};
