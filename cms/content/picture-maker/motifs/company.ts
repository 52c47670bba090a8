import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone, type Looks } from './figure';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';

const { walk, stand } = poses;

/** The same stride with a broad build. */
const broadWalk: Pose = {
  ...walk,
  shoulders: [
    [-18, -151],
    [21, -151],
  ],
  hips: [
    [-22, -92],
    [24, -92],
  ],
  nearArm: [
    [-18, -118],
    [-2, -92],
  ],
  farArm: [
    [32, -120],
    [46, -100],
  ],
};

/** A standing figure seen from behind, arms spread, as if pointing at the view. */
const linked: Pose = {
  ...stand,
  nearArm: [
    [32, -124],
    [46, -112],
  ],
};

const broad = (looks: Looks): string =>
  line('M12 -88L18 -52L26 -12', shade(looks.bottom, -0.06), 27) +
  line('M-8 -88L-2 -50L-22 -16', looks.bottom, 29) +
  figure(broadWalk, looks) +
  path('M14 -148C40 -132 44 -104 34 -86L6 -88Z', looks.top) +
  line('M-18 -147L-19 -116L-2 -92', shade(looks.top, 0.03), 16) +
  circle(-2, -92, 7, looks.skin);

/** Two under one umbrella in the colours of the rainbow. */
const sharedUmbrella = (pen: Pen): string => {
  const { red, orange, yellow, green, blue, purple, charcoal } = pen.palette;
  const colours = [red, orange, yellow, green, blue, purple];
  const canopy =
    'M-150 -232C-140 -330 -70 -372 0 -372C70 -372 140 -330 150 -232C128 -250 112 -250 100 -234C84 -250 66 -250 50 -234C34 -250 16 -250 0 -234C-16 -250 -34 -250 -50 -234C-66 -250 -84 -250 -100 -234C-112 -250 -128 -250 -150 -232Z';
  return (
    groundShadow(86) +
    at(
      figure(
        linked,
        someone(pen, { hairStyle: 'curls', top: pen.palette.coral, skin: pen.palette.skins[2] }),
      ),
      -38,
      0,
      1.02,
    ) +
    at(
      mirrored(
        figure(
          linked,
          someone(pen, { hairStyle: 'short', top: pen.palette.straw, skin: pen.palette.skins[0] }),
        ),
      ),
      40,
      0,
      1.05,
    ) +
    line('M4 -112V-372', charcoal, 6) +
    pen.clipped(
      path(canopy, '#000'),
      colours
        .map((colour, index) => {
          const from = -150 + index * 50;
          return path(
            `M${from} -226Q${from * 0.62} -350 0 -374Q${(from + 50) * 0.62} -350 ${from + 50} -226Z`,
            pen.linear(shade(colour, 0.05), shade(colour, -0.03)),
          );
        })
        .join(''),
    ) +
    circle(4, -376, 7, charcoal)
  );
};

const rainfall = (pen: Pen): string =>
  repeat(96, () => {
    const x = pen.random.between(-590, 590);
    const y = pen.random.between(-600, 0);
    if (Math.abs(x) < 200 && y > -400) return '';
    return line(`M${x.toFixed(1)} ${y.toFixed(1)}l-9 34`, shade(pen.palette.blue, 0.1), 4, 'opacity=".55"');
  });

/** Somebody on the back in calm water, seen from above the shore. */
const floatingSwimmer = (pen: Pen): string => {
  const skin = pen.palette.skins[2];
  const suit = pen.palette.coral;
  const foam = pen.palette.white;
  return (
    [250, 330, 420]
      .map((rx, index) =>
        ellipse(
          0,
          0,
          rx,
          rx * 0.24,
          'none',
          `stroke="${foam}" stroke-width="5" opacity="${0.5 - index * 0.14}"`,
        ),
      )
      .join('') +
    ellipse(0, 8, 210, 36, shade(pen.palette.water, -0.07), 'opacity=".6"') +
    line('M40 8C90 10 120 16 176 22', shade(skin, -0.02), 25) +
    line('M40 -8C92 -6 130 -2 186 0', skin, 25) +
    line('M-50 -14C-60 -40 -96 -50 -140 -46', skin, 19) +
    line('M-44 14C-52 40 -82 52 -128 52', shade(skin, -0.02), 19) +
    path(
      'M-70 -24C-30 -34 30 -30 62 -18C74 -8 74 12 60 20C26 32 -34 34 -70 24C-84 10 -84 -12 -70 -24Z',
      pen.linear(shade(suit, 0.05), shade(suit, -0.04)),
    ) +
    line('M-74 0H-96', shade(skin, -0.03), 20) +
    path('M-118 -30C-150 -34 -160 -14 -158 4C-156 26 -136 34 -116 28Z', pen.palette.hairs[0]) +
    ellipse(-118, 0, 25, 27, skin) +
    path('M-134 -22C-148 -10 -148 14 -132 24C-140 8 -140 -8 -134 -22Z', pen.palette.hairs[0]) +
    line('M-34 24C0 34 40 30 66 24', foam, 5, 'opacity=".6"') +
    line('M196 16C210 20 224 18 234 12', foam, 5, 'opacity=".6"')
  );
};

/** Wide seats without arms, and a bench: a waiting room for everybody. */
const waitingSeats = (pen: Pen): string => {
  const { main, deep, accent, woodDeep } = pen.palette;
  const seat = (x: number, width: number, colour: string): string =>
    line(`M${x - width / 2 + 22} -70V0M${x + width / 2 - 22} -70V0`, woodDeep, 13) +
    rect(x - width / 2, -236, width, 150, pen.linear(shade(colour, 0.04), shade(colour, -0.03)), 24) +
    rect(x - width / 2 - 4, -112, width + 8, 56, pen.linear(shade(colour, 0.08), shade(colour, -0.02)), 20) +
    line(`M${x - width / 2 + 34} -206H${x + width / 2 - 34}`, shade(colour, -0.06), 4);
  return (
    ellipse(-40, 4, 460, 12, '#1b2030', 'opacity=".13"') +
    seat(-330, 170, accent) +
    seat(-20, 400, main) +
    line('M-20 -206V-92', shade(main, -0.08), 4) +
    seat(310, 200, shade(deep, 0.08))
  );
};

export const companyMotifs = {
  parkFriends: motif(330, 210, (pen) => {
    const { skins, coral, teal, straw, hairs } = pen.palette;
    return (
      groundShadow(140) +
      at(broad(someone(pen, { hairStyle: 'bun', top: coral, skin: skins[1], hair: hairs[0] })), -106, 0) +
      at(figure(walk, someone(pen, { hairStyle: 'short', top: straw, skin: skins[3] })), 0, 0, 1.05) +
      at(broad(someone(pen, { hairStyle: 'short', top: teal, skin: skins[2] })), 106, 0, 1.03)
    );
  }),
  sharedUmbrella: motif(310, 385, sharedUmbrella),
  rainfall: motif(1180, 640, rainfall),
  floatingSwimmer: motif(840, 190, floatingSwimmer),
  waitingSeats: motif(860, 240, waitingSeats),
  parentChildSitting: motif(
    150,
    130,
    (pen) =>
      groundShadow(70) +
      at(figure(poses.sitBack, someone(pen, { hairStyle: 'long', top: pen.palette.coral })), -32, 0, 1.05) +
      at(figure(poses.sitBack, someone(pen, { hairStyle: 'curls', top: pen.palette.yellow })), 34, 0, 0.72),
  ),
  threeGenerations: motif(340, 210, (pen) => {
    const { greyHair, accent, purple, yellow, teal, skins } = pen.palette;
    return (
      groundShadow(146) +
      at(
        figure(walk, someone(pen, { hairStyle: 'short', hair: greyHair, top: teal, skin: skins[1] })) +
          line('M34 -104q10 -8 14 2L40 0', pen.palette.brown, 4.5),
        -110,
        0,
        0.98,
      ) +
      at(
        figure(
          walk,
          someone(pen, { hairStyle: 'scarf', hair: purple, dress: true, top: accent, skin: skins[2] }),
        ),
        2,
        0,
        1.02,
      ) +
      at(
        figure(specialPoses.greet, someone(pen, { hairStyle: 'curls', top: yellow, skin: skins[3] })),
        108,
        0,
        0.94,
      )
    );
  }),
};
