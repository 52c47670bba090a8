import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { blossomHead, roundSprig, sprig } from './leaves';

const lamplight = '#f6d592';

const pottedBush = (pen: Pen): string =>
  at(sprig(120, -30, 5, pen.palette.leaf), -8, -60) +
  at(sprig(140, 6, 5, pen.palette.green), 0, -60) +
  at(sprig(116, 36, 5, pen.palette.leaf), 8, -60) +
  path('M-46 -76H46L36 0H-36Z', pen.round(pen.palette.clay)) +
  rect(-52, -86, 104, 20, shade(pen.palette.clay, 0.04), 6);

/** The front of a small house in the evening; its door stands open and the light falls on the path. */
const litDoorway = (pen: Pen): string => {
  const { woodDeep, main, deep, cream, charcoal, light2, brown } = pen.palette;
  const wall = shade(main, -0.04);
  const window = (x: number): string =>
    rect(x - 88, -400, 176, 190, shade(cream, -0.06), 8) +
    rect(x - 74, -386, 148, 162, pen.linear(shade(lamplight, 0.05), lamplight)) +
    path(
      `M${x - 74} -386H${x - 26}C${x - 30} -330 ${x - 50} -280 ${x - 74} -250Z`,
      shade(pen.palette.coral, 0.04),
      'opacity=".75"',
    ) +
    path(
      `M${x + 74} -386H${x + 26}C${x + 30} -330 ${x + 50} -280 ${x + 74} -250Z`,
      shade(pen.palette.coral, 0.04),
      'opacity=".75"',
    ) +
    line(`M${x} -386V-224M${x - 74} -305H${x + 74}`, shade(cream, -0.06), 9) +
    rect(x - 100, -214, 200, 22, shade(cream, -0.02), 6);
  return (
    path('M-480 -470H480V4H-480Z', pen.linear(wall, shade(wall, -0.05))) +
    repeat(9, (index) => rect(-480, -440 + index * 50, 960, 4, shade(wall, -0.05))) +
    path('M-560 -452L-420 -640H420L560 -452Z', pen.linear(shade(deep, -0.02), shade(deep, -0.08))) +
    rect(-566, -466, 1132, 26, shade(deep, -0.1), 8) +
    window(-320) +
    window(320) +
    rect(-138, -424, 276, 428, shade(cream, -0.04), 8) +
    rect(-116, -402, 232, 406, pen.linear(shade(lamplight, 0.06), shade(lamplight, -0.04))) +
    path('M-116 -40H116V4H-116Z', shade(pen.palette.wood, 0.02)) +
    rect(-40, -150, 90, 12, woodDeep, 4) +
    line('M-30 -138V-40M40 -138V-40', woodDeep, 9) +
    at(roundSprig(80, 10, 5, pen.palette.leaf), 4, -166) +
    path('M-12 -180H20L14 -148H-6Z', pen.palette.teal) +
    path(
      'M-116 -402L-214 -378V34L-116 4Z',
      pen.linear(shade(pen.palette.teal, -0.02), shade(pen.palette.teal, -0.1), 'right'),
    ) +
    path(
      'M-132 -366L-198 -350V-220L-132 -226ZM-132 -190L-198 -182V-20L-132 -36Z',
      shade(pen.palette.teal, -0.12),
      'opacity=".6"',
    ) +
    circle(-196, -176, 8, lamplight) +
    line('M176 -386V-360', charcoal, 7) +
    circle(176, -330, 120, pen.glow(lamplight, 0.75)) +
    path('M158 -362H194L200 -300H152Z', lamplight) +
    path('M150 -362H202L190 -380H162Z', charcoal) +
    rect(150, -302, 52, 10, charcoal, 4) +
    rect(-176, 0, 352, 26, shade(light2, -0.12), 6) +
    rect(-206, 24, 412, 28, shade(light2, -0.18), 6) +
    path('M-170 52H170L330 190H-330Z', shade(brown, 0.06)) +
    path('M-116 4H116L300 190H-190Z', pen.linear(lamplight, lamplight, 'down', 0.6, 0.02)) +
    at(pottedBush(pen), 260, 34) +
    at(pottedBush(pen), -290, 34)
  );
};

/** A dim wall with a door open on a bright country, seen from indoors. */
const openDoorway = (pen: Pen): string => {
  const { red, orange, yellow, green, blue, purple, white, cream, wood, woodDeep, leaf } = pen.palette;
  const view = rect(-150, -560, 300, 560, '#000');
  const bow = [red, orange, yellow, green, blue, purple]
    .map((colour, index) =>
      circle(60, -120, 300 - index * 22, 'none', `stroke="${shade(colour, 0.06)}" stroke-width="23"`),
    )
    .join('');
  return (
    path('M-150 0H150L300 150H-190Z', pen.linear(pen.palette.straw, pen.palette.straw, 'down', 0.7, 0.06)) +
    rect(-184, -594, 368, 594, pen.round(cream, 0.05), 6) +
    pen.clipped(
      view,
      rect(-150, -560, 300, 560, pen.linear(shade(blue, 0.16), shade(pen.palette.straw, 0.06))) +
        bow +
        path('M-150 -210C-60 -260 40 -200 160 -240V0H-150Z', shade(green, 0.06)) +
        path('M-150 -130C-40 -190 60 -110 160 -160V0H-150Z', leaf) +
        path('M-20 -134C10 -100 -60 -70 -90 0H70C60 -70 20 -100 10 -140Z', shade(pen.palette.straw, 0.02)) +
        [-120, -92, 96, 128]
          .map((x, index) =>
            at(blossomHead(13, pen, index % 2 ? pen.palette.coral : white), x, -34 - (index % 2) * 26),
          )
          .join(''),
    ) +
    path('M150 -560L290 -600V62L150 0Z', pen.linear(shade(wood, -0.02), woodDeep, 'right')) +
    path(
      'M172 -520L268 -546V-330L172 -322ZM172 -270L268 -272V-8L172 -40Z',
      shade(woodDeep, -0.05),
      'opacity=".55"',
    ) +
    circle(268, -262, 11, pen.palette.straw) +
    rect(-184, -8, 334, 12, shade(cream, -0.1), 3)
  );
};

const portrait = (
  x: number,
  y: number,
  wide: number,
  tall: number,
  art: string,
  pen: Pen,
  frame: string,
): string =>
  at(
    rect(-wide / 2 + 5, -tall / 2 + 8, wide, tall, '#1b2030', 6, 'opacity=".16"') +
      rect(-wide / 2, -tall / 2, wide, tall, frame, 6) +
      rect(-wide / 2 + 14, -tall / 2 + 14, wide - 28, tall - 28, pen.palette.white) +
      pen.clipped(rect(-wide / 2 + 26, -tall / 2 + 26, wide - 52, tall - 52, '#000'), art),
    x,
    y,
  );

const sitterOf = (x: number, size: number, skin: string, hair: string, top: string): string =>
  at(
    path('M-40 64C-42 20 -26 6 0 6C26 6 42 20 40 64Z', top) +
      rect(-8, -10, 16, 26, shade(skin, -0.05), 6) +
      ellipse(0, -24, 21, 25, skin) +
      path('M-23 -18C-28 -64 28 -64 23 -18C20 -36 10 -42 0 -42C-10 -42 -20 -36 -23 -18Z', hair),
    x,
    34,
    size,
  );

const pictureWall = (pen: Pen): string => {
  const {
    skins,
    hairs,
    greyHair,
    coral,
    teal,
    deep,
    yellow,
    main,
    accent,
    pale,
    accentPale,
    light2,
    wood,
    woodDeep,
    cream,
    purple,
  } = pen.palette;
  const sheet = (colour: string): string => rect(-200, -200, 400, 400, colour);
  return (
    portrait(
      -290,
      -330,
      230,
      200,
      sheet(pale) +
        sitterOf(-46, 1.05, skins[1], hairs[0], coral) +
        sitterOf(40, 1, skins[3], hairs[3], yellow),
      pen,
      wood,
    ) +
    portrait(
      -40,
      -350,
      190,
      240,
      sheet(accentPale) + sitterOf(0, 1.4, skins[0], greyHair, teal),
      pen,
      woodDeep,
    ) +
    portrait(
      210,
      -330,
      250,
      200,
      sheet(light2) +
        sitterOf(-64, 0.9, skins[2], hairs[0], deep) +
        sitterOf(62, 0.9, skins[0], hairs[2], purple) +
        sitterOf(0, 1, skins[1], hairs[1], accent),
      pen,
      cream,
    ) +
    portrait(
      -330,
      -120,
      150,
      170,
      sheet(accentPale) + sitterOf(0, 0.95, skins[3], greyHair, main),
      pen,
      woodDeep,
    ) +
    portrait(
      -120,
      -104,
      220,
      170,
      sheet(pale) +
        circle(50, -26, 20, yellow) +
        path('M-120 20C-60 -20 0 40 120 0V120H-120Z', main) +
        path('M-120 50C-40 20 40 70 120 40V120H-120Z', deep),
      pen,
      cream,
    ) +
    portrait(
      110,
      -110,
      170,
      190,
      sheet(light2) +
        sitterOf(-28, 0.9, skins[2], hairs[3], coral) +
        sitterOf(34, 0.82, skins[2], hairs[0], yellow),
      pen,
      wood,
    ) +
    portrait(
      300,
      -120,
      140,
      160,
      sheet(accentPale) + sitterOf(0, 0.9, skins[1], hairs[2], teal),
      pen,
      woodDeep,
    )
  );
};

export const thresholdMotifs = {
  litDoorway: motif(1130, 640, litDoorway),
  openDoorway: motif(480, 600, openDoorway),
  pictureWall: motif(760, 480, pictureWall),
};
