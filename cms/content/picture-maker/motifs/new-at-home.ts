import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { bust } from './bust';
import { someone, type Looks } from './figure';
import { seated, sideChair } from './talking-places';

const floorShadow = (width: number): string => ellipse(0, 2, width, 11, '#1b2030', 'opacity=".15"');

const rabbit = (pen: Pen): string => {
  const fur = shade(pen.palette.cream, -0.05);
  const { pink, charcoal } = pen.palette;
  return (
    ellipse(-20, -196, 15, 50, pen.round(fur), 'transform="rotate(-8 -20 -196)"') +
    ellipse(-20, -194, 7, 34, pink, 'transform="rotate(-8 -20 -194)"') +
    ellipse(22, -192, 15, 50, pen.round(fur), 'transform="rotate(12 22 -192)"') +
    ellipse(22, -190, 7, 34, pink, 'transform="rotate(12 22 -190)"') +
    line('M-34 -74L-62 -38M34 -74L62 -38', shade(fur, -0.03), 27) +
    ellipse(0, -52, 50, 54, pen.round(fur)) +
    ellipse(0, -46, 30, 34, shade(fur, 0.05)) +
    circle(0, -122, 48, pen.round(fur)) +
    circle(-17, -128, 5.5, charcoal) +
    circle(17, -128, 5.5, charcoal) +
    path('M-7 -114H7L0 -105Z', shade(pink, -0.1)) +
    ellipse(-34, -8, 30, 16, shade(fur, 0.02)) +
    ellipse(34, -8, 30, 16, shade(fur, 0.02))
  );
};

/** A child's suitcase with a toy rabbit on it. */
const childSuitcase = (pen: Pen): string => {
  const { teal, straw, brown, coral, yellow, cream } = pen.palette;
  return (
    floorShadow(180) +
    line('M-44 -206V-232H44V-206', brown, 13) +
    at(rabbit(pen), -6, -210, 0.92) +
    rect(-166, -212, 332, 204, pen.linear(shade(teal, 0.07), shade(teal, -0.03)), 26) +
    line('M-164 -110H164', shade(teal, -0.09), 5) +
    rect(-112, -212, 26, 204, brown) +
    rect(86, -212, 26, 204, brown) +
    [-99, 99].map((x) => rect(x - 17, -128, 34, 32, straw, 6)).join('') +
    [
      [-140, -208],
      [140, -208],
      [-140, -12],
      [140, -12],
    ]
      .map(([x = 0, y = 0]) => rect(x - 24, y - (y < -100 ? 4 : 30), 48, 34, shade(brown, 0.06), 12))
      .join('') +
    circle(-20, -58, 26, yellow) +
    circle(30, -160, 22, coral) +
    path('M14 -40C22 -66 56 -66 62 -40Z', cream) +
    [-130, 130].map((x) => rect(x - 16, -12, 32, 12, shade(brown, -0.1), 5)).join('')
  );
};

const shoe = (colour: string, sole: string): string =>
  path('M-46 -6V-44C-36 -52 -20 -52 -8 -44C4 -32 44 -34 48 -8V-6Z', colour) +
  rect(-48, -10, 98, 10, sole, 5) +
  line('M-6 -40L4 -32M4 -36L16 -28', sole, 4);

/** A doormat with shoes of grown-ups and one very small pair. */
const hallShoes = (pen: Pen): string => {
  const { charcoal, clay, red, cream, navy, straw, woodDeep } = pen.palette;
  return (
    ellipse(0, 2, 300, 10, '#1b2030', 'opacity=".13"') +
    path('M-292 4L-262 -34H262L292 4Z', pen.linear(shade(straw, -0.1), shade(woodDeep, 0.02))) +
    at(shoe(shade(clay, -0.05), charcoal), -196, -16, 1.14) +
    at(shoe(clay, charcoal), -140, -4, 1.14) +
    at(shoe(shade(navy, -0.04), cream), 4, -16, 1) +
    at(shoe(navy, cream), 54, -4, 1) +
    at(shoe(shade(red, -0.05), cream), 180, -14, 0.58) +
    at(shoe(red, cream), 212, -4, 0.58)
  );
};

const bars = (
  from: number,
  to: number,
  top: number,
  bottom: number,
  count: number,
  pen: Pen,
  thick = 9,
): string =>
  repeat(count, (index) => {
    const x = from + ((to - from) * (index + 0.5)) / count;
    return rect(x - thick / 2, top, thick, bottom - top, pen.round(pen.palette.white), thick / 2);
  });

/** Stairs that go up from us between two walls, with a gate at the foot and one at the head. */
const stairGate = (pen: Pen): string => {
  const { wood, woodDeep, white, wall, wallDeep, main, accent, grey } = pen.palette;
  const steps = 7;
  const half = (t: number): number => 236 - 84 * t;
  const level = (t: number): number => -8 - 392 * t ** 0.92;
  return (
    rect(-262, -600, 524, 600, pen.linear(shade(wallDeep, -0.02), shade(wall, -0.05)), 4) +
    rect(-150, -566, 300, 172, pen.linear(shade(wall, 0.03), wall)) +
    rect(-62, -548, 78, 152, pen.linear(shade(main, 0.06), main), 4) +
    circle(4, -470, 5, white) +
    path('M-262 0V-600L-152 -566V-400L-240 0Z', shade(wallDeep, -0.06)) +
    path('M262 0V-600L152 -566V-400L240 0Z', shade(wallDeep, -0.045)) +
    repeat(steps, (index) => {
      const from = index / steps;
      const to = (index + 1) / steps;
      const low = level(from);
      const high = level(to);
      const tread = low + (high - low) * 0.62;
      const a = half(from);
      const b = half(to);
      return (
        path(`M${-a} ${low}H${a}L${a - 3} ${tread}H${-a + 3}Z`, shade(wood, 0.02 - from * 0.03)) +
        path(`M${-a} ${tread}H${a}L${b} ${high}H${-b}Z`, pen.linear(shade(woodDeep, -0.03), woodDeep)) +
        rect(-a - 2, tread - 4, a * 2 + 4, 9, shade(wood, 0.06), 4) +
        path(
          `M${-a * 0.5} ${low}H${a * 0.5}L${a * 0.49} ${tread}L${b * 0.5} ${high}H${-b * 0.5}L${-a * 0.49} ${tread}Z`,
          shade(accent, 0.04 - from * 0.03),
          'opacity=".85"',
        )
      );
    }) +
    line('M-246 -170L-154 -480', shade(woodDeep, -0.03), 11) +
    line('M246 -170L154 -480', shade(woodDeep, -0.03), 11) +
    bars(-142, 142, -474, -402, 13, pen, 5) +
    rect(-150, -480, 300, 9, white, 4) +
    rect(-150, -406, 300, 8, white, 4) +
    rect(-286, -622, 40, 622, pen.round(white), 5) +
    rect(246, -622, 40, 622, pen.round(white), 5) +
    rect(-286, -630, 572, 36, pen.linear(white, shade(white, -0.05)), 5) +
    bars(-232, 232, -214, -26, 14, pen, 10) +
    rect(-246, -232, 492, 22, pen.linear(white, shade(white, -0.06)), 10) +
    rect(-246, -36, 492, 20, pen.linear(white, shade(white, -0.06)), 9) +
    rect(60, -228, 14, 212, shade(white, -0.06), 5) +
    rect(42, -250, 50, 28, pen.round(main), 10) +
    [-240, 240].map((x) => rect(x - 10, -226, 20, 26, grey, 4) + rect(x - 10, -44, 20, 26, grey, 4)).join('')
  );
};

const child = (looks: Looks): string => {
  const cloth = looks.bottom;
  return (
    line('M-40 -32L-78 -18L-8 -12', cloth, 32) +
    line('M40 -32L78 -18L8 -12', shade(cloth, 0.03), 32) +
    ellipse(-22, -6, 22, 10, looks.shoes) +
    ellipse(22, -6, 22, 10, looks.shoes) +
    path('M-48 -110C-52 -70 -48 -44 -46 -24H46C48 -44 52 -70 48 -110Z', looks.top) +
    at(bust(looks), 0, -104, 0.88) +
    line('M-44 -132L-58 -84L-34 -66', shade(looks.top, -0.05), 23) +
    line('M44 -132L58 -84L34 -66', shade(looks.top, -0.05), 23) +
    circle(-30, -64, 11, looks.skin) +
    circle(30, -64, 11, looks.skin)
  );
};

/** A blanket over two chairs, a string of lights, and two children with one book inside. */
const blanketFort = (pen: Pen): string => {
  const { teal, cream, yellow, coral, purple, navy, skins, hairs, white, wood, straw, accentPale } =
    pen.palette;
  const inside = 'M-330 0C-310 -180 -276 -330 -250 -398C-120 -340 120 -340 250 -398C276 -330 310 -180 330 0Z';
  const sag = (x: number): number => -398 + 62 * (1 - (x / 262) ** 2);
  return (
    ellipse(0, 2, 420, 15, '#1b2030', 'opacity=".16"') +
    at(sideChair(pen), -318, 0, 1.2) +
    at(mirrored(sideChair(pen)), 318, 0, 1.2) +
    path(inside, pen.linear(shade(navy, 0.2), shade(navy, 0.1))) +
    circle(0, -170, 300, pen.glow('#f7d48a', 0.75)) +
    path('M-300 0L-270 -26H270L300 0Z', shade(accentPale, -0.02)) +
    ellipse(-206, -48, 66, 46, pen.round(coral)) +
    ellipse(210, -44, 62, 42, pen.round(straw)) +
    at(
      child(
        someone(pen, {
          hairStyle: 'curls',
          hair: hairs[0],
          top: yellow,
          bottom: navy,
          shoes: cream,
          skin: skins[2],
        }),
      ),
      -76,
      -8,
      1.04,
    ) +
    at(
      child(
        someone(pen, {
          hairStyle: 'long',
          hair: hairs[0],
          top: purple,
          bottom: shade(teal, -0.1),
          shoes: white,
          skin: skins[2],
        }),
      ),
      84,
      -8,
      0.88,
    ) +
    path('M4 -58L-84 -84V-136L4 -112L92 -132V-82Z', pen.linear(shade(coral, 0.02), coral)) +
    path('M4 -66L-76 -90V-140L4 -118L84 -138V-88Z', white, 'opacity=".25"') +
    line('M4 -112V-60', shade(coral, -0.1), 4) +
    /* the blanket: a roof that sags, and two sides tied back */
    path(
      'M-272 -420C-130 -350 130 -350 272 -420L296 -352C130 -284 -130 -284 -296 -352Z',
      pen.linear(shade(teal, 0.1), teal),
    ) +
    path(
      'M-272 -420C-320 -300 -380 -120 -404 2H-262C-250 -130 -262 -260 -252 -366Z',
      pen.linear(shade(teal, 0.08), shade(teal, -0.04)),
    ) +
    path(
      'M272 -420C320 -300 380 -120 404 2H262C250 -130 262 -260 252 -366Z',
      pen.linear(shade(teal, 0.05), shade(teal, -0.06)),
    ) +
    line(
      'M-296 -330C-318 -220 -340 -110 -350 -4M-276 -320C-290 -200 -302 -100 -306 -4',
      shade(teal, -0.08),
      5,
      'opacity=".5"',
    ) +
    line(
      'M296 -330C318 -220 340 -110 350 -4M276 -320C290 -200 302 -100 306 -4',
      shade(teal, -0.1),
      5,
      'opacity=".5"',
    ) +
    repeat(9, (index) => {
      const x = -232 + index * 58;
      return circle(x, sag(x) + 34, 12, shade(cream, -0.01), 'opacity=".75"');
    }) +
    line('M-284 -346C-130 -270 130 -270 284 -346', wood, 4) +
    repeat(9, (index) => {
      const x = -240 + index * 60;
      const y = -294 - 52 * (x / 284) ** 2 + 14;
      return circle(x, y + 8, 22, pen.glow(yellow, 0.8)) + ellipse(x, y + 8, 8, 11, shade(yellow, 0.06));
    })
  );
};

/** Two colleagues at the ends of a small meeting table with a sheet between them. */
const cornerTalk = (pen: Pen): string => {
  const { wood, woodDeep, white, accent, main, grey, skins, hairs, teal, orange, navy, charcoal } =
    pen.palette;
  return (
    ellipse(0, 4, 420, 13, '#1b2030', 'opacity=".14"') +
    at(sideChair(pen), -258, 0, 1.05) +
    at(mirrored(sideChair(pen)), 258, 0, 1.05) +
    at(
      seated(
        someone(pen, { hairStyle: 'bun', hair: hairs[0], top: orange, bottom: charcoal, skin: skins[3] }),
      ),
      -246,
      0,
    ) +
    at(
      mirrored(
        seated(someone(pen, { hairStyle: 'short', hair: hairs[1], top: teal, bottom: navy, skin: skins[0] })),
      ),
      246,
      0,
    ) +
    path('M-90 0L-14 -24V-170H14V-24L90 0Z', shade(grey, -0.12)) +
    rect(-190, -186, 380, 22, pen.linear(shade(wood, 0.05), wood), 10) +
    rect(-176, -166, 352, 8, woodDeep, 4) +
    path('M-58 -188L-44 -208H62L52 -188Z', white) +
    line('M-32 -202H40M-36 -195H20', main, 3.5) +
    at(path('M-15 -36H15L11 0H-11Z', accent) + ellipse(0, -36, 15, 4, shade(accent, -0.1)), -112, -186) +
    at(path('M-15 -36H15L11 0H-11Z', main) + ellipse(0, -36, 15, 4, shade(main, -0.1)), 118, -186)
  );
};

export const newAtHomeMotifs = {
  childSuitcase: motif(350, 430, childSuitcase),
  hallShoes: motif(600, 70, hallShoes),
  stairGate: motif(580, 630, stairGate),
  blanketFort: motif(830, 480, blanketFort),
  cornerTalk: motif(860, 340, cornerTalk),
};
