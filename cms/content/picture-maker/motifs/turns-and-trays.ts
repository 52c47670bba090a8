import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';

/** A castle of wooden blocks with an arch and pointed roofs. */
const blockCastle = (pen: Pen): string => {
  const { red, yellow, blue, green, wood, orange, teal } = pen.palette;
  const block = (x: number, y: number, wide: number, tall: number, colour: string): string =>
    rect(x, y - tall, wide, tall, pen.linear(shade(colour, 0.04), shade(colour, -0.03)), 7) +
    rect(x + 6, y - tall + 6, wide - 12, 6, shade(colour, 0.1), 3, 'opacity=".7"');
  const roof = (x: number, y: number, wide: number, colour: string): string =>
    path(
      `M${x - wide / 2} ${y}L${x} ${y - wide * 0.86}L${x + wide / 2} ${y}Z`,
      pen.linear(shade(colour, 0.05), shade(colour, -0.04), 'right'),
      `stroke="${colour}" stroke-width="8" stroke-linejoin="round"`,
    );
  return (
    ellipse(10, 0, 210, 12, '#1b2030', 'opacity=".16"') +
    block(-186, 0, 84, 84, blue) +
    block(102, 0, 84, 84, green) +
    block(-186, -84, 84, 84, yellow) +
    block(102, -84, 84, 84, red) +
    path('M-98 0V-116H98V0H58V-22C58 -98 -58 -98 -58 -22V0Z', pen.linear(shade(wood, 0.05), wood)) +
    block(-98, -116, 60, 56, orange) +
    block(38, -116, 60, 56, teal) +
    block(-34, -116, 68, 100, yellow) +
    roof(-144, -172, 92, red) +
    roof(144, -172, 92, blue) +
    roof(0, -220, 78, green)
  );
};

/** A toy crane on wheels with a hook. */
const toyCrane = (pen: Pen): string => {
  const { yellow, orange, charcoal, grey, red, blue, cream } = pen.palette;
  const wheel = (x: number): string =>
    circle(x, -34, 34, charcoal) + circle(x, -34, 17, shade(grey, 0.06)) + circle(x, -34, 6, charcoal);
  return (
    ellipse(10, 0, 230, 12, '#1b2030', 'opacity=".16"') +
    line('M-24 -150L196 -402', shade(yellow, -0.06), 30) +
    line('M-10 -150L206 -396', shade(orange, 0.02), 5) +
    repeat(6, (index) => {
      const x = -6 + index * 33;
      const y = -172 - index * 38;
      return line(`M${x - 12} ${y}L${x + 26} ${y - 10}`, shade(orange, -0.02), 6);
    }) +
    circle(198, -404, 17, shade(grey, -0.06)) +
    line('M212 -398V-258', charcoal, 5) +
    rect(198, -266, 28, 24, red, 6) +
    path(
      'M212 -242V-226C212 -208 184 -206 184 -224',
      'none',
      `stroke="${charcoal}" stroke-width="8" stroke-linecap="round"`,
    ) +
    rect(-206, -96, 372, 52, pen.linear(shade(red, 0.05), shade(red, -0.03)), 14) +
    rect(-190, -206, 136, 114, pen.linear(shade(yellow, 0.03), shade(yellow, -0.06)), 16) +
    rect(-172, -190, 66, 56, pen.linear(shade(blue, 0.2), shade(blue, 0.1)), 8) +
    rect(-46, -166, 110, 74, pen.linear(yellow, shade(yellow, -0.08)), 12) +
    circle(9, -128, 22, shade(orange, -0.02)) +
    circle(9, -128, 9, cream) +
    [-142, -34, 100].map(wheel).join('')
  );
};

const tray = (pen: Pen, colour: string): string =>
  path('M-118 -70H118L128 0H-128Z', pen.linear(shade(colour, 0.03), shade(colour, -0.05))) +
  path('M-118 -70H118L112 -58H-112Z', shade(colour, 0.08)) +
  rect(-34, -46, 68, 20, shade(colour, -0.1), 10);

const slip = (pen: Pen, x: number, degrees: number, art: string): string =>
  at(
    rect(-66, -170, 132, 150, pen.linear(pen.palette.white, shade(pen.palette.cream, -0.01)), 6) +
      line('M-44 -78H40M-44 -58H20', shade(pen.palette.grey, 0.06), 7) +
      art,
    x,
    -30,
    1,
    degrees,
  );

const ball = (pen: Pen, x: number, y: number, size: number): string =>
  at(
    path(
      'M-44 -20C-54 -52 -26 -84 4 -80C40 -82 60 -50 48 -20C40 8 -34 10 -44 -20Z',
      pen.round(pen.palette.white, 0.12),
    ) + line('M-28 -40L-4 -54L6 -26L34 -48M-16 -14L4 -24L26 -12', shade(pen.palette.grey, 0.04), 4),
    x,
    y,
    size,
  );

/** Three trays for what was said: keep (a tick), weigh (a pair of scales), let go (crumpled paper). */
const sortingTrays = (pen: Pen): string => {
  const { teal, orange, grey, leaf, charcoal, main } = pen.palette;
  const tick = line('M-32 -124L-8 -102L34 -146', leaf, 14);
  const scales =
    line('M0 -152V-100M-34 -142H34M-20 -98H20', charcoal, 6) +
    path('M-48 -128H-20C-22 -112 -46 -112 -48 -128ZM20 -128H48C46 -112 22 -112 20 -128Z', orange);
  return (
    ellipse(10, 2, 470, 13, '#1b2030', 'opacity=".15"') +
    at(slip(pen, -18, -5, '') + slip(pen, 14, 4, tick) + tray(pen, teal), -300, 0) +
    at(slip(pen, 4, -3, scales) + tray(pen, main), 0, 0) +
    at(
      ball(pen, -46, -54, 1) +
        ball(pen, 42, -50, 1.04) +
        ball(pen, 0, -96, 0.9) +
        tray(pen, shade(grey, -0.04)),
      300,
      0,
    )
  );
};

export const turnsAndTraysMotifs = {
  blockCastle: motif(400, 320, blockCastle),
  toyCrane: motif(460, 430, toyCrane),
  sortingTrays: motif(880, 210, sortingTrays),
};
