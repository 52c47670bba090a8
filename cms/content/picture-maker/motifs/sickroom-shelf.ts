import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const lungLeft =
  'M-26 -430C-70 -440 -130 -360 -150 -260C-162 -200 -160 -140 -140 -126C-110 -120 -60 -146 -34 -160C-22 -200 -30 -300 -20 -390Z';
const lungRight =
  'M26 -430C70 -440 130 -360 150 -260C162 -200 160 -140 140 -126C110 -120 90 -140 76 -152C96 -200 70 -240 34 -270C22 -300 24 -350 20 -390Z';

/** An X-ray of a chest on a lit screen. */
function chestPicture(pen: Pen): string {
  const { charcoal, navy, white, grey, blue } = pen.palette;
  const screen = rect(-210, -540, 420, 470, '#000', 8);
  const bone = shade(blue, 0.24);
  const dark = shade(navy, -0.14);
  const rib = (y: number, side: number): string =>
    line(
      `M${side * 20} ${y}C${side * 70} ${y - 34} ${side * 140} ${y - 20} ${side * 158} ${y + 40}`,
      bone,
      9,
      'opacity=".42"',
    );
  return (
    rect(-236, -572, 472, 534, pen.linear(shade(charcoal, 0.1), charcoal), 22) +
    rect(-222, -554, 444, 496, shade(charcoal, -0.08), 12) +
    pen.clipped(
      screen,
      rect(-210, -540, 420, 470, pen.linear(shade(navy, -0.02), shade(navy, -0.08))) +
        path(
          'M-52 -540C-50 -480 -60 -462 -110 -450C-180 -432 -216 -400 -240 -330V-60H240V-330C216 -400 180 -432 110 -450C60 -462 50 -480 52 -540Z',
          shade(blue, -0.08),
          'opacity=".85"',
        ) +
        path(lungLeft, dark, 'opacity=".86"') +
        path(lungRight, dark, 'opacity=".86"') +
        rect(-17, -540, 34, 480, bone, 12, 'opacity=".4"') +
        repeat(13, (index) => rect(-21, -530 + index * 36, 42, 20, bone, 7, 'opacity=".36"')) +
        repeat(8, (index) => rib(-390 + index * 34, -1) + rib(-390 + index * 34, 1)) +
        line(
          'M-10 -436C-60 -448 -120 -462 -176 -434M10 -436C60 -448 120 -462 176 -434',
          bone,
          16,
          'opacity=".55"',
        ) +
        path(
          'M-22 -290C20 -300 60 -270 86 -212C96 -180 84 -150 50 -140C10 -130 -26 -140 -34 -170Z',
          bone,
          'opacity=".6"',
        ) +
        path(
          'M-240 -110C-190 -160 -80 -170 -20 -140C40 -130 70 -160 130 -150C180 -150 220 -120 240 -100V-40H-240Z',
          bone,
          'opacity=".55"',
        ) +
        ellipse(-92, -206, 62, 54, pen.glow(white, 1)) +
        ellipse(-92, -206, 62, 54, pen.glow(white, 0.9)) +
        path('M-210 -540H-60L-210 -320Z', white, 'opacity=".09"'),
    ) +
    [-120, 120].map((x) => rect(x - 24, -566, 48, 30, pen.linear(shade(grey, 0.14), grey), 6)).join('') +
    circle(196, -48, 6, pen.palette.lime)
  );
}

/** A small pot with a long spout, for rinsing the nose. */
function rinsePot(pen: Pen): string {
  const { cream, accent, white, deep } = pen.palette;
  const glaze = shade(cream, -0.02);
  return (
    tableShadow(280) +
    line('M-112 -150C-206 -176 -210 -40 -104 -44', shade(glaze, -0.06), 24) +
    path('M84 -76C150 -84 176 -150 214 -214L246 -204C230 -130 190 -34 88 -20Z', pen.round(glaze)) +
    ellipse(230, -209, 18, 8, shade(deep, -0.05), 'transform="rotate(18 230 -209)"') +
    path(
      'M-96 -176C-136 -130 -150 -60 -108 -14C-98 -4 -86 0 -74 0H74C86 0 98 -4 108 -14C150 -60 136 -130 96 -176Z',
      pen.round(glaze),
    ) +
    ellipse(0, -176, 97, 24, shade(glaze, 0.05)) +
    ellipse(0, -174, 80, 17, shade(deep, -0.02)) +
    ellipse(0, -168, 66, 10, shade(pen.palette.blue, 0.18)) +
    path('M-128 -76C-60 -56 60 -56 128 -76L125 -44C60 -26 -60 -26 -125 -44Z', shade(accent, 0.02)) +
    path(
      'M-96 -140C-112 -110 -116 -90 -112 -76',
      'none',
      `stroke="${white}" stroke-width="11" stroke-linecap="round" opacity=".55"`,
    )
  );
}

function saltDish(pen: Pen): string {
  const { white, wood, clay, grey } = pen.palette;
  return (
    tableShadow(200) +
    line('M20 -92L154 -176', shade(wood, -0.04), 15) +
    line('M24 -98L150 -176', shade(wood, 0.05), 5) +
    ellipse(0, -76, 112, 24, shade(clay, 0.08)) +
    path(
      'M-96 -78C-70 -122 -30 -146 0 -146C30 -146 70 -122 96 -78C60 -58 -60 -58 -96 -78Z',
      pen.linear(white, shade(white, -0.06)),
    ) +
    repeat(26, () =>
      rect(
        pen.random.between(-66, 60),
        pen.random.between(-118, -74),
        5,
        5,
        shade(grey, 0.1),
        1,
        'opacity=".7"',
      ),
    ) +
    ellipse(18, -96, 30, 15, shade(wood, -0.02), 'transform="rotate(-30 18 -96)"') +
    path('M-112 -76C-104 -30 -70 0 -40 0H40C70 0 104 -30 112 -76C60 -50 -60 -50 -112 -76Z', pen.round(clay)) +
    path('M-108 -66C-60 -42 60 -42 108 -66', 'none', `stroke="${shade(clay, 0.1)}" stroke-width="6"`)
  );
}

/** A flat packet of powder that leans back a little. */
function sachet(pen: Pen, colour: string, open: boolean): string {
  const { white, blue, paper } = pen.palette;
  const zigzag = repeat(9, (index) => `L${-72 + index * 18} ${index % 2 ? -232 : -222}`);
  const top = open
    ? 'M-84 -226L-60 -216L-44 -230L-20 -214L0 -228L24 -212L44 -226L84 -200'
    : `M-84 -232${zigzag}L84 -232`;
  return (
    path(`${top}L88 0H-88Z`, pen.round(colour)) +
    (open ? '' : rect(-84, -210, 168, 5, shade(colour, -0.08))) +
    rect(-87, -16, 174, 5, shade(colour, -0.08)) +
    circle(0, -112, 58, paper) +
    path('M0 -160C26 -126 36 -112 36 -96A36 36 0 0 1 -36 -96C-36 -112 -26 -126 0 -160Z', shade(blue, 0.03)) +
    path(
      'M-20 -100C-20 -84 -10 -76 0 -74',
      'none',
      `stroke="${white}" stroke-width="6" stroke-linecap="round" opacity=".8"`,
    ) +
    rect(-40, -42, 80, 8, shade(colour, 0.12), 4) +
    path('M-70 -196C-74 -130 -76 -80 -78 -26', 'none', `stroke="${white}" stroke-width="8" opacity=".4"`)
  );
}

const banana = (pen: Pen, turn: number): string =>
  at(
    path(
      'M-150 -96C-140 -30 -70 0 10 -4C80 -8 134 -40 156 -84C162 -94 152 -102 144 -96C100 -66 40 -54 -10 -60C-70 -66 -110 -90 -122 -128C-130 -134 -146 -126 -150 -96Z',
      pen.linear(shade(pen.palette.yellow, 0.02), shade(pen.palette.yellow, -0.09)),
    ) +
      line(
        'M-126 -84C-100 -44 -40 -30 20 -34C70 -36 110 -54 136 -76',
        shade(pen.palette.yellow, -0.14),
        5,
        'opacity=".7"',
      ) +
      path('M-148 -110L-144 -150L-122 -150L-120 -122Z', pen.palette.brown) +
      circle(152, -92, 8, pen.palette.brown),
    0,
    0,
    1,
    turn,
  );

export const sickroomShelfMotifs = {
  chestPicture: motif(480, 580, chestPicture),
  rinsePot: motif(420, 220, rinsePot),
  saltDish: motif(260, 180, saltDish),
  sachetPair: motif(340, 260, (pen) => {
    const { main, accent } = pen.palette;
    return (
      ellipse(10, 2, 190, 9, '#1b2030', 'opacity=".15"') +
      at(sachet(pen, shade(main, 0.06), false), -70, -4, 1, -7) +
      at(sachet(pen, shade(accent, 0.02), true), 78, 0, 0.98, 6)
    );
  }),
  spoonGlass: motif(150, 290, (pen) => {
    const { white, orange, grey } = pen.palette;
    const drink = shade(orange, 0.12);
    return (
      tableShadow(110) +
      path('M-58 -216L-44 0H44L58 -216Z', white, 'opacity=".55"') +
      line('M-14 -40L58 -282', shade(grey, 0.05), 10) +
      path(
        'M-54 -166L-43 -6H43L54 -166Z',
        pen.linear(shade(drink, 0.02), shade(drink, -0.05)),
        'opacity=".82"',
      ) +
      ellipse(0, -166, 54, 10, shade(drink, 0.06)) +
      line('M24 -168L34 -200', shade(grey, 0.05), 10) +
      at(ellipse(0, 0, 8, 20, shade(grey, 0.03)), 56, -276, 1, 17) +
      ellipse(0, -216, 58, 11, 'none', `stroke="${white}" stroke-width="5"`) +
      line('M-42 -190L-34 -34', white, 8, 'opacity=".7"')
    );
  }),
  bananas: motif(330, 160, (pen) => tableShadow(280) + at(banana(pen, -9), 14, -14, 0.98) + banana(pen, 2)),
};
