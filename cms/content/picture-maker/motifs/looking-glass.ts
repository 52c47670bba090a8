import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { bust } from './bust';
import { figure, groundShadow, someone } from './figure';
import { facing } from './poses-care';
import { poses } from './poses';
import { tableShadow } from './vessels';

/** An old oak whose bark has closed over a wound: a pale seam between two rolled lips. */
const healedOak = (pen: Pen): string => {
  const { brown, wood, leaf, green, straw } = pen.palette;
  const bark = shade(brown, 0.03);
  const puff = (x: number, y: number, r: number, tone: string): string => circle(x, y, r, tone);
  return (
    ellipse(10, 2, 230, 16, '#1b2030', 'opacity=".16"') +
    puff(-190, -420, 120, shade(leaf, -0.08)) +
    puff(190, -420, 124, shade(leaf, -0.08)) +
    puff(0, -500, 160, shade(leaf, -0.07)) +
    path(
      'M-170 6C-110 -16 -92 -60 -88 -130C-84 -220 -96 -280 -150 -372L-112 -386C-84 -336 -60 -310 -40 -304L-36 -420H34L40 -310C64 -316 92 -344 116 -396L152 -380C104 -286 90 -220 92 -130C94 -60 116 -16 176 6C120 10 84 -4 60 -16C30 6 -30 6 -58 -14C-84 -2 -120 10 -170 6Z',
      pen.linear(shade(bark, 0.06), shade(bark, -0.07), 'right'),
    ) +
    line(
      'M-64 -40C-58 -110 -60 -190 -76 -260M-40 -20C-34 -60 -36 -80 -38 -96M66 -36C60 -110 62 -190 80 -256M-20 -290C-24 -320 -22 -350 -20 -380M22 -292C24 -320 22 -350 22 -376M44 -26C40 -56 42 -70 42 -90',
      shade(bark, -0.1),
      5,
      'opacity=".65"',
    ) +
    path(
      'M2 -278C40 -244 48 -196 44 -156C40 -114 22 -84 0 -66C-22 -84 -42 -118 -44 -158C-46 -200 -34 -246 2 -278Z',
      shade(bark, 0.12),
    ) +
    path(
      'M2 -256C26 -228 32 -192 28 -158C26 -126 14 -104 0 -90C-14 -104 -28 -130 -29 -160C-30 -196 -20 -230 2 -256Z',
      pen.linear(shade(straw, -0.03), wood),
    ) +
    line(
      'M0 -246C10 -200 -8 -150 0 -96M-14 -214C-6 -180 -18 -150 -12 -124M14 -214C20 -180 10 -150 12 -124',
      shade(wood, -0.06),
      4,
      'opacity=".75"',
    ) +
    line('M-32 -228C-40 -196 -40 -140 -26 -104', shade(bark, 0.2), 6, 'opacity=".7"') +
    [
      [-210, -440, 96],
      [-110, -480, 104],
      [0, -530, 120],
      [120, -486, 106],
      [214, -440, 92],
      [60, -410, 70],
      [-60, -404, 66],
    ]
      .map(([x = 0, y = 0, r = 0]) => puff(x, y, r, shade(leaf, 0)))
      .join('') +
    [
      [-206, -470, 58],
      [-112, -526, 64],
      [-14, -574, 70],
      [92, -540, 58],
      [-146, -440, 44],
      [-40, -490, 50],
    ]
      .map(([x = 0, y = 0, r = 0]) => puff(x, y, r, shade(leaf, 0.05)))
      .join('') +
    [
      [-216, -486, 30],
      [-126, -548, 34],
      [-34, -600, 36],
      [74, -558, 26],
    ]
      .map(([x = 0, y = 0, r = 0]) => puff(x, y, r, shade(green, 0.04)))
      .join('') +
    line('M34 -96C58 -104 70 -124 72 -146', shade(leaf, 0.04), 6) +
    path('M72 -146C58 -160 62 -180 74 -186C86 -176 86 -158 72 -146Z', shade(green, 0.08)) +
    path('M58 -116C78 -122 94 -112 98 -100C84 -94 66 -100 58 -116Z', green)
  );
};

/** Three open pots of cream in the colours of skin, a sponge and a brush. */
const camouflagePots = (pen: Pen): string => {
  const { skins, charcoal, wood, grey, white, pink } = pen.palette;
  const pot = (x: number, y: number, tone: string): string =>
    at(
      tableShadow(150) +
        path('M-92 -66V-18C-92 -4 -50 6 0 6C50 6 92 -4 92 -18V-66Z', pen.round(shade(white, -0.05))) +
        ellipse(0, -66, 92, 27, shade(white, 0.01)) +
        ellipse(0, -64, 78, 21, shade(tone, -0.05)) +
        path(
          'M-66 -60C-40 -76 -10 -50 20 -66C40 -76 58 -66 70 -62C62 -48 34 -44 0 -44C-34 -44 -58 -50 -66 -60Z',
          shade(tone, 0.03),
        ),
      x,
      y,
    );
  return (
    pot(-240, -40, skins[0]) +
    pot(-20, -56, skins[2]) +
    pot(210, -40, skins[3]) +
    pot(-120, 20, skins[1]) +
    at(
      ellipse(4, 4, 74, 9, '#1b2030', 'opacity=".14"') +
        path(
          'M-66 -8C-80 -50 -40 -84 0 -78C48 -84 82 -46 68 -8C40 8 -40 8 -66 -8Z',
          pen.round(shade(pink, 0.03)),
        ) +
        [-36, -8, 24, 44]
          .map((x, index) => circle(x, -30 - (index % 2) * 18, 5, shade(pink, -0.08)))
          .join(''),
      104,
      34,
    ) +
    at(
      ellipse(0, 8, 130, 7, '#1b2030', 'opacity=".14"') +
        path('M-150 -10L40 -14V8L-150 4C-160 2 -160 -8 -150 -10Z', pen.linear(wood, shade(wood, -0.08))) +
        rect(36, -17, 44, 28, shade(grey, 0.04), 5) +
        path(
          'M78 -18C120 -34 150 -26 162 -4C150 20 120 26 78 12Z',
          pen.linear(charcoal, shade(charcoal, 0.14), 'right'),
        ),
      330,
      40,
      0.9,
      -10,
    )
  );
};

/** A man in front of a wide gym mirror, seen from behind, and his reflection. */
const gymMirror = (pen: Pen): string => {
  const { grey, skins, hairs, teal, charcoal, cream, wall, white, floor, coral } = pen.palette;
  const looks = someone(pen, {
    top: coral,
    bottom: charcoal,
    hairStyle: 'short',
    hair: hairs[0],
    skin: skins[1],
    shoes: cream,
  });
  const glass = rect(-330, -506, 660, 462, '#000', 6);
  const plate = (x: number, tall: number, tone: string): string =>
    rect(x - 12, -tall / 2, 24, tall, pen.linear(shade(tone, 0.08), shade(tone, -0.04)), 8);
  const barbell =
    rect(-180, -6, 360, 12, shade(grey, -0.05), 6) +
    [-128, 128].map((x) => plate(x, 130, charcoal)).join('') +
    [-156, 156].map((x) => plate(x, 96, teal)).join('');
  return (
    rect(-346, -522, 692, 494, pen.linear(shade(grey, 0.1), shade(grey, -0.08)), 12) +
    rect(-330, -506, 660, 462, pen.linear(shade(wall, 0.06), shade(wall, 0.01)), 6) +
    pen.clipped(
      glass,
      rect(-330, -110, 660, 80, shade(floor, 0.04)) +
        at(facing(poses.stand, looks), 40, -70, 1.78) +
        path('M-330 -44L-150 -506H-40L-220 -44ZM180 -44L330 -430V-330L220 -44Z', white, 'opacity=".22"'),
    ) +
    at(groundShadow(36) + figure(poses.stand, looks), -104, 44, 2.1) +
    ellipse(236, 66, 190, 9, '#1b2030', 'opacity=".15"') +
    at(barbell, 236, 2)
  );
};

/** Four framed portraits in a row: one woman as a child, young, in the middle of life, and old. */
const agePortraits = (pen: Pen): string => {
  const { skins, hairs, greyHair, wood, woodDeep, white, cream, pale, accentPale, light2 } = pen.palette;
  const { coral, teal, straw, plum, charcoal } = pen.palette;
  const skin = skins[2];
  const hair = hairs[0];
  const ages = [
    { hair, hairStyle: 'curls', top: straw, scale: 1.24, back: accentPale, frame: wood },
    { hair, hairStyle: 'long', top: coral, scale: 1.5, back: pale, frame: woodDeep },
    {
      hair: shade(hair, 0.17),
      hairStyle: 'curls',
      top: teal,
      scale: 1.28,
      back: shade(light2, 0.06),
      frame: wood,
    },
    { hair: greyHair, hairStyle: 'bun', top: plum, scale: 1.32, back: cream, frame: woodDeep },
  ] as const;
  return ages
    .map(({ back, frame, scale, ...own }, index) => {
      const looks = someone(pen, { ...own, skin });
      const glasses =
        index === 3
          ? line(
              'M-24 -118A10 10 0 1 1 -4 -118A10 10 0 1 1 -24 -118M4 -118A10 10 0 1 1 24 -118A10 10 0 1 1 4 -118M-4 -120H4',
              charcoal,
              2.5,
            )
          : '';
      return at(
        rect(-114, -316, 240, 322, '#1b2030', 8, 'opacity=".12"') +
          rect(-120, -326, 240, 322, pen.round(frame), 8) +
          rect(-102, -308, 204, 286, white, 3) +
          rect(-88, -294, 176, 258, pen.linear(back, shade(back, -0.05)), 2) +
          pen.clipped(rect(-88, -294, 176, 258, '#000', 2), at(bust(looks) + glasses, 0, -36, scale)),
        -405 + index * 270,
        index % 2 ? -22 : 12,
      );
    })
    .join('');
};

/** Brush, bowl of lather and razor for a wet shave. */
const shavingSet = (pen: Pen): string => {
  const { woodDeep, cream, grey, white, main, deep, straw } = pen.palette;
  const steel = shade(grey, 0.02);
  return (
    at(
      tableShadow(110) +
        path(
          'M-44 0C-52 -30 -26 -52 -30 -84C-32 -98 32 -98 30 -84C26 -52 52 -30 44 0C20 8 -20 8 -44 0Z',
          pen.round(deep),
        ) +
        rect(-33, -108, 66, 22, pen.round(steel), 6) +
        path(
          'M-32 -106C-60 -160 -66 -200 -52 -232C-24 -250 24 -250 52 -232C66 -200 60 -160 32 -106Z',
          pen.linear(straw, woodDeep),
        ) +
        line(
          'M-16 -116C-28 -160 -30 -200 -26 -232M0 -116V-240M16 -116C28 -160 30 -200 26 -232',
          shade(woodDeep, 0.08),
          4,
          'opacity=".6"',
        ) +
        path(
          'M-56 -226C-40 -254 -10 -262 6 -256C34 -262 58 -244 56 -222C30 -206 -30 -206 -56 -226Z',
          shade(white, -0.01),
        ),
      -224,
      0,
    ) +
    at(
      tableShadow(190) +
        path('M-126 -104C-122 -36 -70 0 -40 0H40C70 0 122 -36 126 -104Z', pen.round(main)) +
        ellipse(0, -104, 126, 28, shade(main, 0.08)) +
        ellipse(0, -104, 112, 22, cream) +
        repeat(7, (index) =>
          circle(
            -78 + index * 26,
            -112 - (index % 2) * 14,
            30 - Math.abs(index - 3) * 2,
            index % 2 ? white : shade(white, -0.03),
          ),
        ) +
        path('M-22 -136C-10 -176 26 -168 22 -196C44 -176 42 -146 26 -132Z', white),
      0,
      0,
    ) +
    at(
      tableShadow(120) +
        rect(-12, -236, 24, 190, pen.linear(shade(steel, 0.16), shade(steel, -0.12), 'right'), 10) +
        repeat(9, (index) => rect(-12, -160 + index * 12, 24, 4, shade(steel, -0.14), 2)) +
        ellipse(0, -46, 18, 8, shade(steel, -0.08)) +
        rect(-60, -268, 120, 26, pen.linear(shade(steel, 0.14), shade(steel, -0.1)), 10) +
        rect(-64, -246, 128, 9, shade(white, -0.02), 4) +
        rect(-30, -240, 60, 12, shade(steel, -0.06), 4) +
        path('M-56 0C-52 -30 -20 -36 -18 -60H18C20 -36 52 -30 56 0C30 8 -30 8 -56 0Z', pen.round(woodDeep)),
      226,
      0,
    )
  );
};

export const lookingGlassMotifs = {
  healedOak: motif(620, 660, healedOak),
  camouflagePots: motif(760, 170, camouflagePots),
  gymMirror: motif(800, 600, gymMirror),
  agePortraits: motif(1070, 360, agePortraits),
  shavingSet: motif(580, 280, shavingSet),
};
