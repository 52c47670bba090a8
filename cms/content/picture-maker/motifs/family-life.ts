import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { kneel, protest, squat, totter } from './family-poses';
import { poses } from './poses';

const floorShadow = (width: number): string => ellipse(0, 2, width, 11, '#1b2030', 'opacity=".15"');

export const familyLifeMotifs = {
  nurseryCrib: motif(600, 440, (pen) => {
    const { wood, woodDeep, white, skins, hairs } = pen.palette;
    const bars = repeat(11, (index) => rect(-245 + index * 47, -300, 13, 262, pen.round(wood), 6));
    return (
      floorShadow(310) +
      rect(-262, -320, 524, 18, shade(woodDeep, -0.03), 8) +
      repeat(11, (index) => rect(-240 + index * 47, -306, 10, 150, shade(woodDeep, -0.02), 5)) +
      rect(-270, -172, 540, 74, pen.linear(white, shade(white, -0.07)), 16) +
      /* a sleeping bag with sleeves, and no blanket */
      path(
        'M-120 -170C-124 -206 -96 -224 -56 -220C20 -226 84 -214 108 -186C114 -176 110 -168 104 -168Z',
        pen.linear(shade(pen.palette.yellow, 0.03), shade(pen.palette.yellow, -0.07)),
      ) +
      line('M-70 -216V-174M-30 -217V-172M10 -216V-172M50 -212V-172', pen.palette.white, 7, 'opacity=".7"') +
      circle(-148, -196, 37, skins[1]) +
      path('M-178 -200C-190 -244 -130 -250 -118 -220C-134 -226 -160 -222 -178 -200Z', hairs[1]) +
      line('M-148 -192q8 6 16 0', shade(skins[1], -0.2), 3.5) +
      line('M-100 -204L-90 -232', shade(pen.palette.yellow, -0.02), 22) +
      circle(-88, -244, 12, skins[1]) +
      rect(-274, -104, 548, 30, woodDeep, 6) +
      bars +
      rect(-284, -322, 568, 26, pen.linear(shade(wood, 0.05), wood), 12) +
      rect(-284, -60, 568, 26, wood, 10) +
      [-1, 1]
        .map(
          (side) =>
            rect(side * 282 - 17, -400, 34, 400, pen.round(shade(wood, -0.03)), 12) +
            circle(side * 282, -404, 20, shade(wood, 0.03)),
        )
        .join('')
    );
  }),
  rockingCradle: motif(360, 480, (pen) => {
    const { woodDeep, wood, cream, accentPale } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'long',
      top: pen.palette.coral,
      bottom: pen.palette.navy,
      shoes: pen.palette.cream,
      skin: pen.palette.skins[2],
      hair: pen.palette.hairs[0],
    });
    return (
      floorShadow(170) +
      path(
        'M-176 -22C-90 14 100 14 188 -34',
        'none',
        `stroke="${shade(woodDeep, -0.05)}" stroke-width="18" stroke-linecap="round"`,
      ) +
      line('M-76 -176L-104 -8M80 -176L96 -6', woodDeep, 17) +
      line('M-70 -190L-122 -452', wood, 20) +
      line('M-96 -240L-132 -250M-108 -320L-144 -330', woodDeep, 12) +
      path('M-152 -462C-132 -482 -106 -474 -104 -452L-58 -196H-90Z', pen.linear(wood, woodDeep)) +
      rect(-100, -200, 206, 26, pen.linear(shade(wood, 0.04), wood), 12) +
      rect(-92, -220, 184, 26, pen.palette.main, 13) +
      at(
        figure(
          {
            ...poses.sit,
            head: [8, -148],
            neck: [-2, -129],
            shoulders: [
              [-18, -117],
              [8, -117],
            ],
            hips: [
              [-15, -56],
              [8, -56],
            ],
            nearArm: [
              [4, -84],
              [30, -80],
            ],
            farArm: [
              [16, -92],
              [28, -96],
            ],
            nearLeg: [
              [42, -55],
              [46, 22],
            ],
            farLeg: [
              [48, -56],
              [58, 20],
            ],
          },
          looks,
        ),
        -16,
        -78,
        2.6,
      ) +
      path(
        'M4 -352C10 -372 66 -374 78 -346C92 -312 84 -262 58 -250C34 -244 8 -254 2 -280C-2 -306 -2 -332 4 -352Z',
        pen.linear(cream, accentPale),
      ) +
      circle(42, -378, 29, pen.palette.skins[2]) +
      path(
        'M14 -378C8 -416 68 -420 72 -386C56 -398 34 -396 28 -370C20 -366 15 -370 14 -378Z',
        pen.palette.hairs[0],
      ) +
      line('M-14 -286L68 -288', shade(looks.top, 0.03), 31) +
      circle(74, -288, 15, looks.skin)
    );
  }),
  kneelingAndChild: motif(270, 160, (pen) => {
    const parent = someone(pen, {
      hairStyle: 'short',
      top: pen.palette.leaf,
      bottom: pen.palette.navy,
      skin: pen.palette.skins[2],
      hair: pen.palette.hairs[0],
    });
    const child = someone(pen, {
      hairStyle: 'curls',
      top: pen.palette.red,
      bottom: pen.palette.charcoal,
      shoes: pen.palette.cream,
      skin: pen.palette.skins[2],
      hair: pen.palette.hairs[1],
    });
    return (
      groundShadow(100) +
      at(figure(kneel, parent), -56, 0) +
      at(mirrored(figure(protest, child)), 62, 0, 0.55)
    );
  }),
  firstSteps: motif(320, 160, (pen) => {
    const parent = someone(pen, {
      hairStyle: 'bun',
      top: pen.palette.coral,
      bottom: pen.palette.navy,
      skin: pen.palette.skins[1],
      hair: pen.palette.hairs[1],
    });
    const child = someone(pen, {
      hairStyle: 'short',
      top: pen.palette.yellow,
      bottom: pen.palette.teal,
      shoes: pen.palette.white,
      skin: pen.palette.skins[1],
      hair: pen.palette.hairs[2],
    });
    return (
      groundShadow(120) + at(mirrored(figure(kneel, parent)), 86, 0) + at(figure(totter, child), -66, 0, 0.43)
    );
  }),
  sandboxPair: motif(420, 130, (pen) => {
    const { wood, woodDeep, straw, yellow, red } = pen.palette;
    const one = someone(pen, {
      hairStyle: 'bun',
      top: pen.palette.teal,
      bottom: pen.palette.navy,
      skin: pen.palette.skins[3],
      hair: pen.palette.hairs[3],
    });
    const other = someone(pen, {
      hairStyle: 'short',
      top: pen.palette.coral,
      bottom: pen.palette.dark,
      skin: pen.palette.skins[0],
      hair: pen.palette.hairs[2],
    });
    return (
      ellipse(0, 4, 226, 10, '#1b2030', 'opacity=".15"') +
      path('M-190 -48H190L214 -6H-214Z', pen.linear(straw, shade(straw, -0.06))) +
      rect(-196, -56, 392, 11, woodDeep, 4) +
      path('M-40 -18C-22 -44 -8 -44 2 -30C14 -46 34 -38 46 -16Z', shade(straw, -0.05)) +
      at(figure(squat, one), -92, -16, 0.86) +
      at(mirrored(figure(squat, other)), 84, -16, 0.9) +
      at(
        path('M-16 -30H16L12 0H-12Z', red) + line('M-14 -30Q0 -50 14 -30', shade(red, 0.08), 3.5),
        132,
        -12,
      ) +
      line('M-24 -38L18 -46', yellow, 6) +
      path('M14 -56L38 -52L34 -36L14 -38Z', shade(yellow, -0.03)) +
      rect(-222, -16, 444, 22, pen.linear(wood, woodDeep), 5) +
      circle(-208, -5, 4, pen.palette.brown) +
      circle(208, -5, 4, pen.palette.brown)
    );
  }),
  laundryBasket: motif(290, 220, (pen) => {
    const { wood, woodDeep, white, pink, blue } = pen.palette;
    return (
      floorShadow(140) +
      path(
        'M-118 -140C-124 -206 -60 -214 -30 -190C0 -226 60 -216 70 -186C104 -200 126 -176 118 -140Z',
        white,
      ) +
      path('M-106 -140C-96 -186 -40 -190 -20 -150Z', pen.palette.accent) +
      path('M10 -140C30 -190 96 -184 108 -140Z', shade(blue, 0.12)) +
      path('M88 -148C112 -150 122 -110 104 -78L82 -82Z', pink) +
      path('M-134 -144H134L112 -8C110 0 -110 0 -112 -8Z', pen.linear(wood, woodDeep)) +
      repeat(4, (index) =>
        line(
          `M${-126 + index * 5} ${-112 + index * 30}H${126 - index * 5}`,
          shade(woodDeep, -0.02),
          5,
          'opacity=".6"',
        ),
      ) +
      repeat(8, (index) =>
        line(`M${-96 + index * 27} -136L${-84 + index * 24} -6`, shade(woodDeep, -0.02), 4, 'opacity=".5"'),
      ) +
      rect(-142, -156, 284, 24, shade(wood, 0.03), 11)
    );
  }),
  nurseryChair: motif(460, 440, (pen) => {
    const { main, deep, accent, woodDeep, cream } = pen.palette;
    return (
      floorShadow(230) +
      line('M-150 -34V0M150 -34V0', woodDeep, 24) +
      path(
        'M-170 -150C-196 -330 -160 -430 0 -430C160 -430 196 -330 170 -150Z',
        pen.linear(shade(main, 0.03), shade(main, -0.05)),
      ) +
      path('M-120 -170C-134 -310 -110 -380 0 -380C110 -380 134 -310 120 -170Z', shade(main, 0.04)) +
      rect(-150, -196, 300, 86, pen.linear(shade(main, 0.07), main), 34) +
      rect(-170, -120, 340, 90, pen.linear(main, deep), 22) +
      path(
        'M-214 -236C-214 -278 -142 -278 -142 -236V-40C-142 -24 -206 -24 -210 -40Z',
        pen.round(shade(main, -0.03)),
      ) +
      path(
        'M214 -236C214 -278 142 -278 142 -236V-40C142 -24 206 -24 210 -40Z',
        pen.round(shade(main, -0.03)),
      ) +
      path('M86 -406C120 -396 148 -380 160 -352L176 -190C150 -176 116 -180 96 -190Z', accent) +
      line('M112 -396L130 -190M140 -380L156 -190', cream, 7, 'opacity=".7"') +
      rect(-98, -288, 118, 104, cream, 24, 'transform="rotate(-9 -40 -236)"')
    );
  }),
};
