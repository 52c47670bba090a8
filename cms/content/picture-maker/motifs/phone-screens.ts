import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, path, rect } from '../svg';
import { heartShape } from './symbols';

/** A telephone upright, 260 wide and 520 tall, with its screen 228 by 452 about (0, -260). */
const phone = (pen: Pen, screen: string): string =>
  rect(-130, -520, 260, 520, pen.linear(shade(pen.palette.charcoal, 0.08), pen.palette.charcoal), 36) +
  rect(-130, -520, 260, 520, 'none', 36, `stroke="${shade(pen.palette.charcoal, 0.16)}" stroke-width="4"`) +
  pen.clipped(rect(-114, -502, 228, 484, '#000', 24), screen) +
  rect(-34, -494, 68, 12, pen.palette.charcoal, 6);

const backdrop = (pen: Pen): string =>
  rect(-114, -502, 228, 484, pen.linear(pen.palette.paper, pen.palette.accentPale));

const message = (x: number, y: number, width: number, tall: number, colour: string): string =>
  rect(x, y, width, tall, colour, 20);

const lines = (x: number, y: number, widths: readonly number[], colour: string): string =>
  widths.map((width, index) => rect(x, y + index * 18, width, 8, colour, 4)).join('');

const chat = (pen: Pen, warm: boolean): string => {
  const { main, white, accent, light2, deep } = pen.palette;
  return (
    backdrop(pen) +
    rect(-114, -502, 228, 62, white) +
    circle(-76, -464, 15, warm ? accent : main) +
    rect(-50, -470, 86, 11, light2, 5) +
    message(-98, -416, 148, 62, white) +
    lines(-80, -398, [110, 74], light2) +
    message(-40, -336, 138, 62, warm ? accent : main) +
    lines(-22, -318, [100, 64], white) +
    message(-98, -256, 120, 44, white) +
    lines(-80, -238, [84], light2) +
    (warm
      ? message(-4, -194, 102, 70, accent) + at(path(heartShape, white), 47, -138, 0.105)
      : message(30, -194, 68, 46, deep) +
        circle(48, -171, 6, white) +
        circle(64, -171, 6, white) +
        circle(80, -171, 6, white)) +
    rect(-98, -74, 196, 36, white, 18) +
    circle(78, -56, 12, warm ? accent : main)
  );
};

const face = (x: number, y: number, size: number, skin: string, hair: string, top: string): string =>
  at(
    path('M-38 60C-38 20 -24 10 0 10C24 10 38 20 38 60Z', top) +
      rect(-8, -6, 16, 24, shade(skin, -0.04), 6) +
      ellipse(0, -20, 21, 25, skin) +
      path('M-23 -14C-28 -60 28 -60 23 -14C20 -32 12 -36 0 -36C-12 -36 -20 -32 -23 -14Z', hair),
    x,
    y,
    size,
  );

const feed = (pen: Pen): string => {
  const {
    skins,
    hairs,
    coral,
    teal,
    yellow,
    pink,
    main,
    deep,
    pale,
    light2,
    accent,
    accentPale,
    white,
    blue,
  } = pen.palette;
  const tile = (column: number, row: number, colour: string, art: string): string => {
    const x = -56 + column * 112;
    const y = -426 + row * 112;
    const frame = rect(x - 50, y - 50, 100, 100, '#000', 12);
    return pen.clipped(frame, rect(x - 50, y - 50, 100, 100, colour) + at(art, x, y));
  };
  return (
    rect(-114, -502, 228, 484, white) +
    tile(0, 0, accentPale, face(0, 6, 1.02, skins[1], hairs[0], coral)) +
    tile(
      1,
      0,
      shade(blue, 0.22),
      circle(24, -22, 15, yellow) +
        path('M-60 20C-30 -6 10 30 60 4V60H-60Z', teal) +
        path('M-60 34C-20 18 20 44 60 26V60H-60Z', deep),
    ) +
    tile(
      0,
      1,
      pink,
      circle(0, 0, 34, white) +
        circle(0, 0, 24, accentPale) +
        path('M0 16C-20 0 -14 -16 0 -8C14 -16 20 0 0 16Z', coral),
    ) +
    tile(1, 1, light2, face(0, 6, 1.02, skins[3], hairs[3], yellow)) +
    tile(0, 2, pale, face(0, 6, 1.02, skins[0], hairs[2], deep)) +
    tile(
      1,
      2,
      shade(accent, 0.08),
      path('M-14 50V-6C-14 -22 14 -22 14 -6V50Z', main) +
        circle(0, -30, 16, skins[2]) +
        path(
          'M-14 0L-40 -34M14 0L40 -34',
          'none',
          `stroke="${main}" stroke-width="11" stroke-linecap="round"`,
        ),
    ) +
    rect(-114, -84, 228, 66, white) +
    at(path(heartShape, coral), -62, -34, 0.1) +
    circle(0, -52, 15, light2) +
    rect(44, -66, 36, 28, light2, 8)
  );
};

const match = (pen: Pen): string => {
  const { skins, hairs, deep, white, red, light2, accentPale, accent } = pen.palette;
  return (
    rect(-114, -502, 228, 484, pen.linear(accentPale, pen.palette.pale)) +
    rect(-92, -456, 184, 254, white, 20) +
    pen.clipped(
      rect(-82, -446, 164, 178, '#000', 14),
      rect(-82, -446, 164, 178, shade(accent, 0.12)) + face(0, -330, 2.05, skins[2], hairs[0], deep),
    ) +
    rect(-72, -252, 92, 12, light2, 6) +
    rect(-72, -230, 130, 9, pen.palette.pale, 4) +
    circle(-50, -128, 38, white) +
    path(
      'M-62 -140L-38 -116M-38 -140L-62 -116',
      'none',
      `stroke="${pen.palette.grey}" stroke-width="9" stroke-linecap="round"`,
    ) +
    circle(50, -128, 38, white) +
    at(path(heartShape, red), 50, -108, 0.11)
  );
};

/** Leaning back on a little stand, as on a table. */
const propped = (pen: Pen, screen: string): string =>
  ellipse(10, 0, 150, 11, '#1b2030', 'opacity=".16"') +
  path('M40 -150L150 -4H118L20 -120Z', shade(pen.palette.woodDeep, -0.05)) +
  phone(pen, screen) +
  rect(-150, -24, 300, 26, pen.linear(shade(pen.palette.wood, 0.04), pen.palette.woodDeep), 10);

export const phoneScreenMotifs = {
  warmPhone: motif(260, 520, (pen) => at(phone(pen, chat(pen, true)), 0, 0, 1, -9)),
  coolPhone: motif(260, 520, (pen) => at(phone(pen, chat(pen, false)), 0, 0, 1, 9)),
  feedPhone: motif(300, 520, (pen) => propped(pen, feed(pen))),
  datePhone: motif(300, 520, (pen) => propped(pen, match(pen))),
};
