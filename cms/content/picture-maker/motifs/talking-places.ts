import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone, type Looks } from './figure';
import { blades, leaf } from './leaves';
import { poses } from './poses';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

const armchair = (pen: Pen, colour: string): string =>
  floorShadow(170) +
  line('M-112 -30L-122 -2M112 -30L122 -2', pen.palette.woodDeep, 15) +
  path(
    'M-112 -60V-240C-112 -300 -80 -322 -30 -322H30C80 -322 112 -300 112 -240V-60Z',
    pen.linear(shade(colour, 0.05), shade(colour, -0.03)),
  ) +
  line('M-54 -286C-62 -240 -62 -200 -58 -160M54 -286C62 -240 62 -200 58 -160', shade(colour, -0.07), 4) +
  circle(0, -262, 6, shade(colour, -0.1)) +
  circle(-2, -214, 6, shade(colour, -0.1)) +
  path('M-106 -150C-60 -166 60 -166 106 -150V-78H-106Z', shade(colour, 0.07)) +
  rect(-122, -96, 244, 74, pen.linear(shade(colour, -0.01), shade(colour, -0.08)), 16) +
  path(
    'M-164 -178C-164 -206 -104 -206 -104 -178V-30C-104 -22 -110 -18 -118 -18H-148C-158 -18 -164 -24 -164 -34Z',
    pen.round(shade(colour, 0.01)),
  ) +
  path(
    'M164 -178C164 -206 104 -206 104 -178V-30C104 -22 110 -18 118 -18H148C158 -18 164 -24 164 -34Z',
    pen.round(shade(colour, -0.01)),
  ) +
  ellipse(-134, -184, 28, 16, shade(colour, 0.06)) +
  ellipse(134, -184, 28, 16, shade(colour, 0.06));

const roundTable = (pen: Pen): string =>
  ellipse(0, 2, 84, 9, '#1b2030', 'opacity=".14"') +
  path('M-60 0C-30 -26 -16 -50 -13 -176H13C16 -50 30 -26 60 0Z', pen.round(pen.palette.woodDeep)) +
  rect(-112, -192, 224, 24, pen.linear(shade(pen.palette.wood, 0.05), pen.palette.wood), 12);

/** A hump of planks over a stream that runs towards the reader. */
const footbridge = (pen: Pen): string => {
  const { wood, woodDeep, brown } = pen.palette;
  const deck = (lift: number): string => `M-400 ${-18 - lift}Q0 ${-190 - lift} 400 ${-18 - lift}`;
  const rise = (x: number): number => -18 - 86 * (1 - (x / 400) ** 2);
  const posts = [-340, -228, -114, 0, 114, 228, 340];
  return (
    path(
      'M-70 -86C-110 -30 -230 30 -330 190H330C270 60 150 -10 96 -86Z',
      pen.linear(shade(pen.palette.water, 0.14), pen.palette.water),
    ) +
    line(
      'M-60 0C-20 6 20 6 60 -2M-150 60C-90 70 -40 68 10 60M40 100C90 110 150 106 200 98M-220 130C-170 138 -120 136 -80 130',
      pen.palette.white,
      5,
      'opacity=".55"',
    ) +
    [
      [-206, 20, 34],
      [-262, 62, 26],
      [190, 6, 38],
      [252, 62, 28],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(
          `M${x - r} ${y}C${x - r} ${y - r} ${x + r} ${y - r * 1.2} ${x + r} ${y}Z`,
          shade(pen.palette.grey, -0.06),
        ),
      )
      .join('') +
    line(deck(98), shade(woodDeep, -0.04), 10) +
    posts.map((x) => line(`M${x} ${rise(x)}v-98`, shade(woodDeep, -0.04), 10)).join('') +
    path('M-420 0Q0 -176 420 0L396 26Q0 -126 -396 26Z', brown) +
    path('M-424 -22Q0 -196 424 -22L420 2Q0 -172 -420 2Z', pen.linear(shade(wood, 0.04), wood)) +
    repeat(21, (index) => {
      const x = -390 + index * 39;
      return line(`M${x} ${rise(x) - 4}l4 20`, shade(wood, -0.1), 3.5);
    })
  );
};

/** What goes over the near edge of the bridge, so that people stand between two rails. */
const bridgeRail = (pen: Pen): string => {
  const { wood } = pen.palette;
  const rise = (x: number): number => -86 * (1 - (x / 410) ** 2);
  return (
    [-350, -234, -117, 0, 117, 234, 350]
      .map((x) => line(`M${x} ${rise(x)}v-96`, shade(wood, -0.02), 13))
      .join('') +
    line('M-410 -98Q0 -272 410 -98', shade(wood, 0.03), 13) +
    line('M-410 -52Q0 -226 410 -52', wood, 9)
  );
};

const picket = (x: number, tall: number, colour: string): string =>
  path(`M${x - 17} 0V${-tall + 22}L${x} ${-tall}L${x + 17} ${-tall + 22}V0Z`, colour);

const gardenGate = (pen: Pen): string => {
  const { white, cream } = pen.palette;
  const shadeOf = shade(white, -0.08);
  const fence = (from: number, count: number): string =>
    rect(from - 26, -150, count * 52, 18, shadeOf, 6) +
    rect(from - 26, -66, count * 52, 18, shadeOf, 6) +
    repeat(count, (index) => picket(from + index * 52, 196, pen.round(white, 0.05)));
  const post = (x: number): string =>
    rect(x - 22, -262, 44, 262, pen.round(cream, 0.07), 6) +
    rect(x - 30, -276, 60, 20, shade(cream, -0.05), 6) +
    circle(x, -288, 18, cream);
  const gate = (): string =>
    path('M0 -150L156 -124V-104L0 -130ZM0 -54L156 -44V-24L0 -36Z', shadeOf) +
    repeat(4, (index) => {
      const x = 18 + index * 42;
      const lift = -186 - Math.sin((index / 3) * Math.PI) * 22 + index * 6;
      return path(
        `M${x - 14} ${-10 + index * 2}V${lift + 16}L${x} ${lift - 2}L${x + 14} ${lift + 18}V${-9 + index * 2}Z`,
        pen.round(white, 0.05),
      );
    });
  return (
    path(
      'M-100 6H100L250 190H-250Z',
      pen.linear(shade(pen.palette.straw, 0.03), shade(pen.palette.straw, -0.04)),
    ) +
    ellipse(-380, 4, 300, 10, '#1b2030', 'opacity=".13"') +
    ellipse(380, 4, 300, 10, '#1b2030', 'opacity=".13"') +
    fence(-642, 10) +
    fence(174, 10) +
    post(-122) +
    post(122) +
    at(gate(), -104, 8) +
    circle(42, -104, 8, pen.palette.charcoal)
  );
};

const doctorCoat = (colour: string): string =>
  path('M-16 -116C-24 -90 -24 -70 -20 -42L40 -38C46 -40 46 -52 38 -58L14 -62L16 -114Z', colour) +
  line('M6 -118C14 -104 14 -96 10 -88', shade(colour, -0.12), 3);

const stool = (pen: Pen): string =>
  line('M0 -92V-24M-44 -6L0 -24L44 -6', shade(pen.palette.grey, -0.12), 10) +
  circle(-44, -5, 7, pen.palette.charcoal) +
  circle(44, -5, 7, pen.palette.charcoal) +
  rect(-54, -104, 108, 22, pen.palette.charcoal, 11);

export const sideChair = (pen: Pen): string =>
  line('M-44 -92L-52 0M44 -92L50 0', shade(pen.palette.woodDeep, -0.03), 11) +
  line('M-46 -96L-64 -236', pen.palette.woodDeep, 13) +
  line('M-60 -214C-54 -190 -52 -160 -50 -130', pen.palette.wood, 16) +
  rect(-60, -106, 120, 17, pen.palette.wood, 8);

/** Somebody on a chair, seen from the side, looking right. */
export const seated = (looks: Looks, coat = ''): string => at(figure(poses.sit, looks) + coat, 0, 0, 2);

const consultation = (pen: Pen): string => {
  const patient = someone(pen, { hairStyle: 'curls', top: pen.palette.accent, skin: pen.palette.skins[2] });
  const doctor = someone(pen, {
    hairStyle: 'bun',
    top: pen.palette.white,
    bottom: pen.palette.deep,
    hair: pen.palette.hairs[3],
    skin: pen.palette.skins[0],
  });
  return (
    ellipse(0, 2, 340, 12, '#1b2030', 'opacity=".12"') +
    at(sideChair(pen), -226, 0, 1.05) +
    at(seated(patient), -216, 0) +
    at(mirrored(stool(pen)), 220, 0, 1.05) +
    at(mirrored(seated(doctor, doctorCoat(pen.palette.white))), 214, 0) +
    at(
      path('M-54 -2L-44 -74H46L56 -2Z', pen.palette.wood) +
        path('M-44 -8L-36 -66H38L46 -8Z', pen.palette.white) +
        line('M-22 -52H24M-26 -38H28M-28 -24H10', pen.palette.light2, 5) +
        rect(-14, -82, 30, 14, pen.palette.grey, 5),
      108,
      -118,
      0.74,
      -8,
    )
  );
};

const car = (pen: Pen): string => {
  const colour = pen.palette.accent;
  const glass = shade(pen.palette.blue, 0.22);
  const wheel = (x: number): string =>
    circle(x, -38, 40, pen.palette.charcoal) +
    circle(x, -38, 21, pen.palette.grey) +
    circle(x, -38, 8, pen.palette.charcoal);
  const head = (x: number, y: number, r: number, looks: Looks): string =>
    ellipse(x, y + r * 2.1, r * 1.5, r * 1.3, looks.top) +
    ellipse(x, y, r, r * 1.12, looks.hair) +
    path(
      `M${x + r * 0.05} ${y - r * 0.55}C${x + r * 1.25} ${y - r * 0.7} ${x + r * 1.25} ${y + r * 0.6} ${x + r * 0.5} ${y + r * 0.9}C${x} ${y + r} ${x - r * 0.25} ${y + r * 0.4} ${x + r * 0.05} ${y - r * 0.55}Z`,
      looks.skin,
    );
  const cabin = 'M-152 -132C-120 -214 -96 -226 -40 -228H54C104 -226 136 -190 168 -132Z';
  return (
    ellipse(0, 2, 300, 12, '#1b2030', 'opacity=".18"') +
    path(
      'M-280 -60C-286 -120 -262 -136 -190 -144C-150 -236 -130 -248 -40 -250H60C124 -248 156 -200 192 -142C250 -138 280 -120 282 -66C282 -48 272 -40 258 -40H-262C-274 -40 -280 -48 -280 -60Z',
      pen.linear(shade(colour, 0.04), shade(colour, -0.06)),
    ) +
    path(cabin, glass) +
    pen.clipped(
      path(cabin, '#000'),
      head(118, -186, 22, someone(pen, { hairStyle: 'short', top: pen.palette.deep })) +
        head(62, -178, 20, someone(pen, { hairStyle: 'short', top: pen.palette.yellow })) +
        path('M-96 -230L-130 -130H-90L-50 -230Z', pen.palette.white, 'opacity=".25"'),
    ) +
    line('M16 -230V-60', shade(colour, -0.08), 12) +
    rect(34, -112, 40, 9, shade(colour, -0.12), 4) +
    rect(-140, -112, 40, 9, shade(colour, -0.12), 4) +
    path('M256 -120C274 -114 282 -100 282 -86L262 -92Z', pen.palette.straw) +
    path('M-272 -118C-282 -108 -284 -96 -282 -86L-266 -92Z', pen.palette.red) +
    wheel(-170) +
    wheel(166)
  );
};

const verge = (pen: Pen): string =>
  at(blades(6, 70, 30, pen.palette.pine, pen), -560, 10) +
  at(blades(6, 84, 34, pen.palette.green, pen), 600, 10) +
  at(leaf(60, 26, pen.palette.leaf), -470, 8, 1, -18);

export const talkingPlaceMotifs = {
  talkChair: motif(340, 330, (pen) => armchair(pen, pen.palette.main)),
  warmTalkChair: motif(340, 330, (pen) => armchair(pen, pen.palette.accent)),
  roundTable: motif(230, 195, roundTable),
  footbridge: motif(860, 300, footbridge),
  bridgeRail: motif(860, 280, bridgeRail),
  gardenGate: motif(1320, 310, (pen) => gardenGate(pen) + verge(pen)),
  consultation: motif(700, 330, consultation),
  car: motif(570, 260, car),
  sideBySide: motif(
    230,
    210,
    (pen) =>
      groundShadow(90) +
      at(figure(poses.walk, someone(pen, { hairStyle: 'short', hair: pen.palette.greyHair })), -46, 0, 1.03) +
      at(figure(poses.walk, someone(pen, { hairStyle: 'scarf', hair: pen.palette.deep })), 52, 0, 0.96),
  ),
};
