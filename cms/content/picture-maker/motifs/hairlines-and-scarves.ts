import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { ear, face, shoulders } from './heads';
import { tableShadow } from './vessels';

/** A head of linen on a turned foot, to keep a wig or a scarf in shape. */
const headForm = (pen: Pen): string => {
  const { cream, wood, woodDeep } = pen.palette;
  return (
    tableShadow(170) +
    ellipse(0, -8, 78, 14, woodDeep) +
    ellipse(0, -14, 78, 13, pen.round(wood)) +
    rect(-13, -76, 26, 64, pen.round(woodDeep), 6) +
    path(
      'M-52 -72C-48 -104 -40 -118 -44 -142C-92 -170 -104 -214 -102 -252C-98 -324 -54 -358 0 -358C54 -358 98 -324 102 -252C104 -214 92 -170 44 -142C40 -118 48 -104 52 -72C20 -62 -20 -62 -52 -72Z',
      pen.linear(shade(cream, 0.01), shade(cream, -0.1), 'right'),
    ) +
    line('M-44 -140C-20 -126 20 -126 44 -140', shade(cream, -0.12), 4, 'opacity=".7"')
  );
};

const wigStand = (pen: Pen): string => {
  const hair = pen.palette.hairs[2];
  return (
    path(
      'M-128 -250C-132 -340 -76 -392 0 -392C76 -392 132 -340 128 -250C132 -196 140 -160 128 -126C104 -108 74 -112 60 -122H-60C-74 -112 -104 -108 -128 -126C-140 -160 -132 -196 -128 -250Z',
      shade(hair, -0.08),
    ) +
    headForm(pen) +
    path(
      'M20 -372C-20 -340 -66 -296 -74 -236C-78 -190 -64 -150 -72 -116C-92 -102 -122 -106 -132 -120C-144 -156 -132 -196 -130 -250C-134 -342 -72 -398 0 -398C72 -398 134 -342 130 -250C132 -196 144 -156 132 -120C122 -106 92 -102 72 -116C64 -150 80 -196 74 -240C66 -296 46 -336 20 -372Z',
      pen.linear(shade(hair, 0.05), shade(hair, -0.05)),
    ) +
    line(
      'M8 -380C-50 -352 -98 -306 -104 -236C-106 -196 -94 -164 -102 -126M-10 -386C-76 -366 -116 -316 -118 -250M34 -372C76 -344 102 -296 102 -236C102 -196 94 -164 102 -126',
      shade(hair, -0.1),
      5,
      'opacity=".55"',
    ) +
    line('M-60 -366C-96 -340 -112 -304 -114 -268', shade(hair, 0.16), 8, 'opacity=".6"')
  );
};

const scarfStand = (pen: Pen): string => {
  const { teal, cream, straw } = pen.palette;
  const cloth = teal;
  const wrap =
    'M-110 -246C-122 -344 -66 -400 0 -400C66 -400 122 -344 110 -246C90 -282 44 -300 0 -300C-44 -300 -90 -282 -110 -246Z';
  return (
    headForm(pen) +
    path(
      'M84 -250C128 -236 150 -180 142 -110L116 -126L96 -100C104 -160 92 -210 72 -240Z',
      pen.linear(shade(cloth, -0.04), shade(cloth, -0.1)),
    ) +
    path(
      'M72 -250C98 -226 100 -160 84 -92L62 -116L36 -104C60 -150 64 -200 58 -236Z',
      pen.linear(shade(cloth, 0.03), shade(cloth, -0.07)),
    ) +
    path(wrap, pen.linear(shade(cloth, 0.07), shade(cloth, -0.05))) +
    pen.clipped(
      path(wrap, '#000'),
      repeat(22, (index) =>
        circle(
          -104 + (index % 6) * 42 + (Math.floor(index / 6) % 2) * 20,
          -384 + Math.floor(index / 6) * 34,
          6.5,
          index % 3 ? cream : straw,
          'opacity=".85"',
        ),
      ) +
        line(
          'M-106 -262C-60 -330 30 -350 108 -300M-100 -290C-40 -366 40 -374 96 -340',
          shade(cloth, -0.09),
          5,
          'opacity=".7"',
        ),
    ) +
    circle(82, -252, 25, shade(cloth, 0.02)) +
    line('M68 -262Q84 -250 92 -238', shade(cloth, -0.1), 5)
  );
};

const foldedScarves = (pen: Pen): string => {
  const { coral, straw, accentPale, cream } = pen.palette;
  return (
    tableShadow(270) +
    rect(-140, -46, 280, 46, pen.round(coral), 20) +
    line('M-118 -23H112', shade(coral, -0.08), 4) +
    rect(-128, -88, 256, 44, pen.round(straw), 20) +
    repeat(8, (index) => circle(-100 + index * 28, -66, 6, shade(coral, 0.02))) +
    rect(-134, -128, 262, 42, pen.round(shade(accentPale, -0.02)), 20) +
    repeat(7, (index) => line(`M${-108 + index * 34} -124v34`, cream, 9, 'opacity=".8"')) +
    path(
      'M84 -128C120 -128 128 -120 128 -104C150 -90 148 -60 156 -40L128 -48L112 -30C118 -60 110 -100 84 -106Z',
      shade(accentPale, -0.07),
    )
  );
};

/** Somebody in a headscarf, looking right; like all heads here without features. */
const headscarfWoman = (pen: Pen): string => {
  const { palette } = pen;
  const skin = palette.skins[2];
  const cloth = palette.teal;
  const wrap =
    'M168 -366C150 -372 120 -362 84 -340C50 -318 30 -296 18 -268C4 -240 -20 -214 -66 -190C-96 -190 -130 -214 -152 -250C-182 -310 -172 -400 -112 -452C-60 -502 40 -516 110 -478C152 -456 172 -410 168 -366Z';
  return (
    path(
      'M-138 -236C-196 -214 -236 -150 -236 -60L-196 -84L-166 -46C-150 -110 -130 -160 -96 -196Z',
      pen.linear(shade(cloth, -0.04), shade(cloth, -0.11)),
    ) +
    path(
      'M-128 -230C-160 -180 -168 -120 -150 -40L-118 -70L-84 -44C-98 -100 -94 -150 -74 -194Z',
      pen.linear(shade(cloth, 0.02), shade(cloth, -0.08)),
    ) +
    face(pen, skin) +
    ear(skin) +
    circle(-4, -192, 12, palette.yellow) +
    path(wrap, pen.linear(shade(cloth, 0.08), shade(cloth, -0.06))) +
    pen.clipped(
      path(wrap, '#000'),
      repeat(30, (index) =>
        circle(
          -170 + (index % 6) * 62 + (Math.floor(index / 6) % 2) * 30,
          -490 + Math.floor(index / 6) * 62,
          9,
          index % 4 ? palette.cream : palette.straw,
          'opacity=".8"',
        ),
      ) +
        line(
          'M160 -380C60 -370 -30 -320 -120 -226M150 -440C30 -440 -80 -370 -146 -260M70 -500C-40 -480 -120 -410 -160 -300',
          shade(cloth, -0.1),
          7,
          'opacity=".6"',
        ),
    ) +
    circle(-118, -222, 36, pen.round(cloth)) +
    line('M-138 -238Q-116 -226 -104 -202', shade(cloth, -0.1), 6) +
    path(shoulders, pen.linear(palette.coral, palette.clay)) +
    path(
      'M-112 -92C-50 -112 40 -108 88 -78C104 -48 60 -22 -10 -26C-74 -30 -116 -60 -112 -92Z',
      shade(palette.coral, 0.06),
    )
  );
};

interface Man {
  skin: string;
  hair: string;
  top: string;
}

/** Head and shoulders of a man from the front; what hair he has comes from outside. */
const manBust = ({ skin, top }: Man, hair: string, over = ''): string =>
  path('M-92 6C-94 -52 -76 -84 -30 -94H30C76 -84 94 -52 92 6Z', top) +
  path('M-26 -98C-22 -76 22 -76 26 -98L20 -128H-20Z', shade(skin, -0.06)) +
  path('M-34 -94C-20 -74 20 -74 34 -94L40 -86C22 -58 -22 -58 -40 -86Z', shade(top, 0.06)) +
  ellipse(-47, -172, 9, 13, shade(skin, -0.04)) +
  ellipse(47, -172, 9, 13, shade(skin, -0.04)) +
  path(
    'M0 -246C34 -246 48 -220 48 -184C48 -140 28 -110 0 -110C-28 -110 -48 -140 -48 -184C-48 -220 -34 -246 0 -246Z',
    skin,
  ) +
  hair +
  over +
  line('M-60 -44C-64 -24 -64 -10 -62 6M60 -44C64 -24 64 -10 62 6', shade(top, -0.07), 5);

const rim = (colour: string): string =>
  path('M-50 -160C-58 -188 -56 -216 -42 -230C-40 -206 -42 -186 -43 -166Z', colour) +
  path('M50 -160C58 -188 56 -216 42 -230C40 -206 42 -186 43 -166Z', colour);

const beard = (colour: string): string =>
  path(
    'M-48 -172C-46 -120 -30 -98 0 -98C30 -98 46 -120 48 -172C40 -150 26 -146 0 -148C-26 -146 -40 -150 -48 -172Z',
    colour,
  );

const threeHairlines = (pen: Pen): string => {
  const { skins, hairs, coral, cream, deep, greyHair } = pen.palette;
  const receding =
    path(
      'M-50 -164C-60 -210 -48 -262 0 -262C48 -262 60 -210 50 -164C46 -186 46 -202 38 -226C28 -238 18 -224 0 -214C-18 -224 -28 -238 -38 -226C-46 -202 -46 -186 -50 -164Z',
      hairs[0],
    ) + line('M-20 -250C-8 -256 10 -256 22 -250', shade(hairs[0], 0.1), 4, 'opacity=".6"');
  const thin =
    rim(hairs[2]) +
    path(
      'M-44 -222C-38 -250 -18 -256 0 -256C18 -256 38 -250 44 -222C30 -240 16 -244 0 -244C-16 -244 -30 -240 -44 -222Z',
      hairs[2],
      'opacity=".5"',
    ) +
    line(
      'M-40 -226C-30 -246 -14 -252 6 -251M-34 -234C-18 -250 4 -254 22 -246M40 -226C32 -242 22 -248 10 -250M-22 -246C-6 -255 16 -254 34 -236',
      shade(hairs[2], -0.03),
      3,
      'opacity=".85"',
    );
  return (
    at(manBust({ skin: skins[0], hair: hairs[2], top: deep }, thin), 0, 0, 1.72) +
    at(manBust({ skin: skins[2], hair: hairs[0], top: coral }, receding), -330, 0, 1.66) +
    at(
      manBust(
        { skin: skins[1], hair: greyHair, top: cream },
        rim(shade(greyHair, -0.08)) + ellipse(-14, -226, 13, 7, shade(skins[1], 0.08), 'opacity=".7"'),
        beard(shade(greyHair, -0.05)),
      ),
      330,
      0,
      1.66,
    )
  );
};

export const hairlineAndScarfMotifs = {
  wigStand: motif(280, 400, wigStand),
  scarfStand: motif(280, 400, scarfStand),
  foldedScarves: motif(300, 130, foldedScarves),
  headscarfWoman: motif(500, 560, headscarfWoman),
  threeHairlines: motif(980, 450, threeHairlines),
};
