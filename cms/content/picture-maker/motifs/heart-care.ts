import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { seated, sideTable } from './later-life';
import { poses, type Pose } from './poses';
import { heartShape } from './symbols';
import { tableShadow } from './vessels';

const heart = (size: number, colour: string): string =>
  `<g transform="scale(${size})">${path(heartShape, colour)}</g>`;

const lying: Pose = {
  ...poses.walk,
  head: [2, -184],
  neck: [0, -164],
  nearArm: [
    [4, -124],
    [2, -96],
  ],
  farArm: [
    [-12, -122],
    [-14, -94],
  ],
  nearLeg: [
    [2, -50],
    [-2, -6],
  ],
  farLeg: [
    [8, -50],
    [10, -6],
  ],
};

const pressing: Pose = {
  ...poses.walk,
  head: [40, -150],
  neck: [30, -134],
  shoulders: [
    [12, -122],
    [36, -126],
  ],
  hips: [
    [-34, -70],
    [-14, -66],
  ],
  nearArm: [
    [48, -84],
    [60, -44],
  ],
  farArm: [
    [52, -84],
    [64, -46],
  ],
  nearLeg: [
    [-6, -10],
    [-54, -6],
  ],
  farLeg: [
    [4, -12],
    [-44, -10],
  ],
};

const stethoscope = (pen: Pen): string =>
  line('M-14 -124C-18 -104 -4 -96 2 -96C10 -96 18 -106 12 -124M2 -96V-78', pen.palette.charcoal, 3) +
  circle(2, -76, 4.5, pen.palette.grey);

export const heartCareMotifs = {
  doctorTalk: motif(860, 410, (pen) => {
    const { white, navy, accent, deep, cream, skins, hairs, main, grey, red, green } = pen.palette;
    const patient = someone(pen, {
      hair: hairs[1],
      hairStyle: 'long',
      top: accent,
      bottom: navy,
      shoes: cream,
      skin: skins[1],
    });
    const doctor = someone(pen, {
      hair: hairs[3],
      hairStyle: 'bun',
      top: white,
      bottom: deep,
      shoes: pen.palette.charcoal,
      skin: skins[3],
    });
    return (
      at(seated(pen, patient), -300, 0) +
      at(mirrored(seated(pen, doctor) + at(stethoscope(pen), -14, -86, 2.75)), 300, 0, 1.03) +
      sideTable(pen, 350) +
      at(
        rect(-84, -12, 120, 12, shade(grey, -0.05), 5) +
          path('M-74 -12L-92 -112H14L24 -12Z', pen.linear(shade(main, 0.02), deep)),
        86,
        -300,
      ) +
      at(heart(0.13, red), 52, -338) +
      rect(-148, -312, 104, 12, pen.palette.paper, 3) +
      rect(-140, -320, 96, 8, shade(green, 0.1), 3)
    );
  }),
  womenWalking: motif(330, 210, (pen) => {
    const { coral, main, yellow, deep, skins, greyHair, hairs, navy } = pen.palette;
    const one = someone(pen, { hair: hairs[0], hairStyle: 'long', top: coral, bottom: navy, skin: skins[1] });
    const two = someone(pen, { hair: main, hairStyle: 'scarf', top: deep, dress: true, skin: skins[2] });
    const three = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: yellow,
      bottom: deep,
      skin: skins[3],
    });
    return (
      groundShadow(140) +
      [one, two, three]
        .map((looks, index) => at(figure(poses.walk, looks), -96 + index * 98, 0, [0.97, 1.02, 0.95][index]))
        .join('')
    );
  }),
  threadHeart: motif(900, 430, (pen) => {
    const { red, accentDeep, accent } = pen.palette;
    const loops = repeat(
      4,
      (index) =>
        line(
          `M-230 ${-196 + index * 46}C-120 ${-250 + index * 40} 60 ${-130 + index * 30} 230 ${-250 + index * 44}`,
          accentDeep,
          7,
        ) +
        line(
          `M-230 ${-120 + index * 40}C-60 ${-110 + index * 30} 40 ${-250 + index * 34} 230 ${-170 + index * 30}`,
          shade(accentDeep, 0.06),
          7,
        ),
    );
    return (
      ellipse(-180, 2, 150, 10, '#1b2030', 'opacity=".14"') +
      at(
        path(heartShape, pen.linear(shade(red, 0.06), shade(red, -0.05))) +
          line('M-158 -270C-158 -320 -110 -342 -76 -330', pen.palette.white, 20, 'opacity=".45"'),
        -190,
        -10,
        0.98,
      ) +
      at(pen.clipped(path(heartShape, '#000'), loops), -190, -10, 0.98) +
      line(
        'M-64 -166C0 -120 20 -40 90 -30C150 -20 130 -110 190 -100C240 -92 214 -14 280 -14',
        accentDeep,
        6,
      ) +
      ellipse(340, 2, 84, 9, '#1b2030', 'opacity=".14"') +
      circle(336, -76, 76, pen.round(accent, 0.1)) +
      line(
        'M272 -110C300 -60 360 -30 398 -50M264 -80C300 -20 350 -6 380 -18M290 -136C330 -100 390 -80 410 -90M320 -150C350 -130 390 -120 404 -118M276 -40C290 -100 340 -140 380 -134M300 -18C310 -70 370 -120 404 -70',
        shade(accent, -0.12),
        4.5,
        'opacity=".75"',
      )
    );
  }),
  callingPhone: motif(210, 400, (pen) => {
    const { charcoal, red, white, green } = pen.palette;
    const receiver =
      'M-26 -20C-30 -10 -24 6 -8 20C8 34 24 36 32 28L22 14L10 18C2 14 -8 4 -12 -6L-6 -16L-18 -28Z';
    return (
      tableShadow(190) +
      rect(-100, -400, 200, 400, pen.linear(shade(charcoal, 0.06), shade(charcoal, -0.05)), 30) +
      rect(-86, -382, 172, 364, pen.linear(shade(red, 0.26), shade(red, 0.16)), 20) +
      rect(-28, -372, 56, 9, charcoal, 5) +
      circle(0, -262, 62, white, 'opacity=".35"') +
      circle(0, -262, 46, white, 'opacity=".6"') +
      at(heart(0.17, red), 0, -232) +
      circle(0, -94, 48, green) +
      at(path(receiver, white), -2, -98, 1.05)
    );
  }),
  defibrillatorCase: motif(330, 300, (pen) => {
    const { green, white, yellow, charcoal } = pen.palette;
    return (
      tableShadow(320) +
      line('M-60 -260V-292H60V-260', shade(charcoal, 0.1), 18) +
      rect(-156, -264, 312, 264, pen.linear(shade(green, 0.02), shade(green, -0.1)), 30) +
      rect(-156, -142, 312, 12, shade(green, -0.14)) +
      rect(-26, -158, 52, 40, shade(white, -0.1), 8) +
      rect(-118, -240, 236, 84, white, 16) +
      at(heart(0.16, green), 0, -168) +
      path('M6 -232L-20 -198H-4L-12 -174L18 -208H2Z', yellow) +
      rect(-110, -92, 90, 60, shade(green, -0.05), 10) +
      rect(20, -92, 90, 60, shade(green, -0.05), 10)
    );
  }),
  compressions: motif(420, 210, (pen) => {
    const { coral, navy, cream, skins, hairs, accent, dark } = pen.palette;
    const helper = someone(pen, {
      hair: hairs[0],
      hairStyle: 'bun',
      top: coral,
      bottom: navy,
      shoes: cream,
      skin: skins[2],
    });
    const patient = someone(pen, {
      hair: hairs[2],
      hairStyle: 'short',
      top: accent,
      bottom: dark,
      shoes: cream,
      skin: skins[0],
    });
    return (
      ellipse(0, 4, 190, 10, '#1b2030', 'opacity=".16"') +
      at(mirrored(figure(lying, patient)), -114, -18, 1.05, 90) +
      at(figure(pressing, helper), -34, 4, 1.12)
    );
  }),
  bloodTubeRack: motif(420, 320, (pen) => {
    const { white, red, purple, yellow, blue, grey } = pen.palette;
    const tube = (x: number, cap: string, filled: number): string =>
      path(
        `M${x - 26} -270V-50C${x - 26} -34 ${x - 14} -22 ${x} -22C${x + 14} -22 ${x + 26} -34 ${x + 26} -50V-270Z`,
        white,
        'opacity=".72"',
      ) +
      path(
        `M${x - 20} ${-filled}V-50C${x - 20} -38 ${x - 12} -29 ${x} -29C${x + 12} -29 ${x + 20} -38 ${x + 20} -50V${-filled}Z`,
        pen.linear(shade(red, -0.06), shade(red, -0.16)),
      ) +
      line(`M${x - 13} -244V-70`, white, 6, 'opacity=".55"') +
      rect(x - 31, -312, 62, 52, pen.round(cap), 9);
    const bar = (y: number, tall: number): string =>
      rect(-204, y, 408, tall, pen.linear(shade(grey, 0.14), shade(grey, 0.02)), 10);
    return (
      tableShadow(410) +
      rect(-200, -214, 18, 214, shade(grey, -0.02), 6) +
      rect(182, -214, 18, 214, shade(grey, -0.02), 6) +
      tube(-116, purple, 196) +
      tube(0, yellow, 210) +
      tube(116, blue, 190) +
      bar(-168, 30) +
      bar(-34, 34)
    );
  }),
};
