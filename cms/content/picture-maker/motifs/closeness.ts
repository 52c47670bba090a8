import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { poses } from './poses';
import { carePoses } from './poses-care';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

/** A forearm that reaches from the left, its hand resting palm down. */
const restingArm = (pen: Pen, skin: string, sleeve: string): string =>
  path(
    'M-520 -66C-420 -92 -300 -92 -190 -84L-170 -10C-300 0 -420 6 -520 20Z',
    pen.linear(shade(skin, 0.02), shade(skin, -0.04)),
  ) +
  path(
    'M-186 -84C-120 -92 -60 -84 -30 -70C-16 -50 -20 -22 -40 -12C-90 4 -150 0 -186 -10Z',
    shade(skin, 0.005),
  ) +
  line(
    'M-60 -70C-10 -70 40 -60 78 -48M-54 -52C0 -50 50 -42 86 -30M-58 -34C-4 -30 40 -24 74 -14M-70 -18C-24 -12 10 -8 40 -2',
    skin,
    21,
  ) +
  line(
    'M-42 -60C0 -58 40 -52 70 -42M-40 -42C6 -40 40 -34 72 -24M-46 -25C-6 -20 26 -16 56 -8',
    shade(skin, -0.08),
    3.5,
    'opacity=".75"',
  ) +
  line('M-120 -84C-90 -110 -60 -112 -34 -104', skin, 24) +
  path(
    'M-600 -110C-520 -120 -420 -118 -330 -108L-318 6C-420 22 -520 34 -600 36Z',
    pen.linear(sleeve, shade(sleeve, -0.06)),
  ) +
  rect(-352, -114, 40, 126, shade(sleeve, 0.04), 14);

export const closenessMotifs = {
  sofaPair: motif(620, 330, (pen) => {
    const { main, deep, dark, skins, hairs, coral, straw } = pen.palette;
    const one = someone(pen, { hairStyle: 'short', top: straw, skin: skins[3], hair: hairs[3] });
    const other = someone(pen, { hairStyle: 'long', top: coral, skin: skins[1], hair: hairs[1] });
    return (
      floorShadow(310) +
      at(figure(poses.sitBack, one), -64, -110, 2.1, 3) +
      at(figure(poses.sitBack, other), 62, -110, 2, -7) +
      line('M-262 -30V0M262 -30V0', dark, 18) +
      rect(-300, -196, 600, 176, pen.linear(shade(main, 0.03), deep), 34) +
      rect(-318, -158, 72, 138, pen.linear(shade(main, 0.06), deep), 30) +
      rect(246, -158, 72, 138, pen.linear(shade(main, 0.06), deep), 30) +
      line('M-230 -58H230', shade(deep, -0.04), 5, 'opacity=".5"')
    );
  }),
  handOnHand: motif(1200, 150, (pen) => {
    const { skins, teal, coral } = pen.palette;
    return (
      ellipse(0, 14, 420, 14, '#1b2030', 'opacity=".14"') +
      at(restingArm(pen, skins[1], coral), -20, 0) +
      at(mirrored(restingArm(pen, skins[3], teal)), 34, -30, 1, 3)
    );
  }),
  picnicPair: motif(360, 150, (pen) => {
    const { red, cream, skins, straw, deep, hairs, navy, wood, yellow } = pen.palette;
    const one = someone(pen, {
      hairStyle: 'curls',
      top: straw,
      skin: skins[3],
      hair: hairs[0],
      bottom: navy,
    });
    const other = someone(pen, {
      hairStyle: 'short',
      top: deep,
      skin: skins[0],
      hair: hairs[2],
      bottom: navy,
    });
    return (
      path('M-170 -16H170L196 8H-196Z', cream) +
      repeat(7, (index) =>
        path(`M${-148 + index * 46} -16h22l${(index - 3) * 4 + 2} 24h-26Z`, red, 'opacity=".75"'),
      ) +
      at(figure(carePoses.onTheGround, one), -104, -4) +
      at(mirrored(figure(carePoses.onTheGround, other)), 106, -4, 1.03) +
      path('M-20 -6L-26 -30H26L20 -6Z', wood) +
      circle(-10, -34, 9, red) +
      circle(10, -34, 9, yellow)
    );
  }),
  highFive: motif(220, 190, (pen) => {
    const { greyHair, skins, coral, navy, yellow, hairs, charcoal, wood, woodDeep } = pen.palette;
    const elder = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: coral,
      bottom: navy,
      skin: skins[2],
    });
    const child = someone(pen, {
      hairStyle: 'curls',
      top: yellow,
      bottom: charcoal,
      skin: skins[2],
      hair: hairs[0],
    });
    return (
      groundShadow(100) +
      line('M-92 -40V0M-50 -40V0', woodDeep, 7) +
      rect(-102, -50, 62, 12, wood, 6) +
      at(figure(carePoses.seatedHandUp, elder), -64, 0, 0.98) +
      at(mirrored(figure(carePoses.smallHandUp, child)), 24, 0, 0.71) +
      line('M-6 -152L-12 -168M2 -154L4 -172M10 -150L22 -162', pen.palette.accent, 4)
    );
  }),
  schoolFriends: motif(330, 190, (pen) => {
    const { coral, teal, yellow, deep, accentDeep, red, skins, hairs, navy, charcoal, greyHair } =
      pen.palette;
    const bag = (colour: string): string =>
      rect(-36, -152, 32, 54, colour, 12) + rect(-32, -124, 22, 18, shade(colour, -0.06), 6);
    const child = (
      x: number,
      size: number,
      bagColour: string,
      looks: Parameters<typeof someone>[1],
    ): string => at(figure(poses.walk, someone(pen, looks)) + bag(bagColour), x, 0, size);
    return (
      groundShadow(150) +
      child(-118, 0.82, red, { hairStyle: 'bun', top: teal, bottom: navy, skin: skins[3], hair: hairs[0] }) +
      child(-26, 0.88, yellow, {
        hairStyle: 'short',
        top: coral,
        bottom: charcoal,
        skin: skins[0],
        hair: hairs[2],
      }) +
      child(58, 0.8, accentDeep, {
        hairStyle: 'scarf',
        top: yellow,
        bottom: navy,
        skin: skins[1],
        hair: deep,
      }) +
      child(132, 0.86, shade(greyHair, -0.2), {
        hairStyle: 'curls',
        top: red,
        bottom: navy,
        skin: skins[2],
        hair: hairs[3],
      })
    );
  }),
  openLaptop: motif(300, 200, (pen) => {
    const { charcoal, grey, skyLow, main, coral, teal } = pen.palette;
    return (
      ellipse(0, 0, 168, 8, '#1b2030', 'opacity=".16"') +
      rect(-128, -196, 256, 176, charcoal, 12) +
      rect(-116, -184, 232, 150, pen.linear(shade(skyLow, 0.02), '#ffffff'), 4) +
      rect(-100, -168, 90, 52, shade(main, 0.12), 6) +
      rect(6, -168, 94, 10, grey, 4) +
      rect(6, -148, 70, 10, grey, 4) +
      line('M-96 -56L-60 -84L-26 -66L14 -100L50 -74L94 -110', coral, 7) +
      circle(14, -100, 8, teal) +
      path(
        'M-134 -22H134L160 -4Q160 0 154 0H-154Q-160 0 -160 -4Z',
        pen.linear(shade(grey, 0.08), shade(grey, -0.06)),
      )
    );
  }),
  rolledSleeve: motif(560, 560, (pen) => {
    const { skins, hairs, white, main, deep, red } = pen.palette;
    const skin = skins[2];
    const hair = hairs[0];
    return (
      line('M180 -168C194 -110 196 -60 190 60', pen.linear(shade(skin, 0.02), shade(skin, -0.04)), 84) +
      path(
        'M-250 60C-250 -120 -220 -220 -130 -252C-70 -270 60 -270 122 -252C196 -240 190 -150 150 -140C152 -80 154 -20 150 60Z',
        pen.linear(main, deep),
      ) +
      path('M-66 -264C-50 -210 40 -210 56 -264Z', shade(skin, -0.03)) +
      line('M-152 -130C-166 -70 -170 -10 -170 60', shade(deep, -0.02), 7, 'opacity=".6"') +
      line('M-6 -330V-252', shade(skin, -0.03), 78) +
      [
        [-84, -430],
        [-64, -486],
        [-10, -512],
        [48, -490],
        [78, -436],
        [82, -390],
        [-86, -384],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 44, hair))
        .join('') +
      ellipse(-4, -398, 72, 82, skin) +
      path('M-84 -390C-110 -560 106 -560 80 -390C66 -434 44 -448 -2 -448C-50 -448 -70 -434 -84 -390Z', hair) +
      path(
        'M104 -258C150 -258 204 -236 224 -172L226 -150C200 -130 150 -128 124 -146C108 -180 100 -220 104 -258Z',
        shade(main, 0.04),
      ) +
      path('M118 -158C150 -138 204 -140 230 -162L232 -132C206 -112 150 -110 122 -130Z', shade(main, 0.09)) +
      at(
        rect(-52, -24, 104, 48, shade(white, -0.03), 24) +
          rect(-20, -24, 40, 48, white, 4) +
          path('M0 15C-22 -2 -16 -18 -5 -17C-2 -16 0 -13 0 -11C0 -13 2 -16 5 -17C16 -18 22 -2 0 15Z', red),
        190,
        -78,
        1,
        -8,
      )
    );
  }),
};
