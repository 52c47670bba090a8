import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { furnitureMotifs } from './furniture';
import { groupMotifs } from './groups';

import { poses, type Pose } from './poses';
import { recoveryJourneyMotifs } from './recovery-journey';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

/** On the knees, one hand out to the person, the other lifted to read the watch. */
const timing: Pose = {
  ...poses.sit,
  head: [20, -140],
  neck: [13, -122],
  nearArm: [
    [20, -82],
    [46, -98],
  ],
  farArm: [
    [36, -84],
    [62, -45],
  ],
  nearLeg: [
    [26, -10],
    [-26, -6],
  ],
  farLeg: [
    [30, -12],
    [-20, -6],
  ],
};

const onStep: Pose = {
  ...poses.sit,
  head: [24, -140],
  neck: [17, -122],
  shoulders: [
    [0, -112],
    [26, -112],
  ],
  nearArm: [
    [30, -84],
    [48, -72],
  ],
  farArm: [
    [36, -84],
    [52, -70],
  ],
  nearLeg: [
    [54, -54],
    [74, -4],
  ],
  farLeg: [
    [50, -58],
    [66, -4],
  ],
};

const feetUp: Pose = {
  ...poses.sit,
  head: [-14, -146],
  neck: [-16, -126],
  shoulders: [
    [-32, -114],
    [-6, -116],
  ],
  nearArm: [
    [-2, -84],
    [24, -92],
  ],
  farArm: [
    [6, -86],
    [32, -94],
  ],
  nearLeg: [
    [42, -62],
    [92, -58],
  ],
  farLeg: [
    [40, -66],
    [88, -64],
  ],
};

export const restingPeopleMotifs = {
  /** Asleep or nearly so, with a cool cloth over the brow. */
  coolClothSleeper: motif(760, 330, (pen) => {
    const { skins, hairs, blue, white } = pen.palette;
    const skin = skins[1];
    return (
      furnitureMotifs.bed.draw(pen) +
      path(
        'M-286 -206C-300 -250 -262 -284 -222 -276C-190 -284 -160 -262 -170 -222C-180 -196 -262 -186 -286 -206Z',
        hairs[1],
      ) +
      line('M-186 -204L-138 -176', shade(skin, -0.05), 34) +
      path(
        'M-262 -214C-258 -250 -222 -262 -196 -250C-180 -244 -176 -234 -166 -228C-158 -222 -162 -214 -168 -212C-164 -202 -168 -188 -184 -186C-214 -182 -254 -186 -262 -214Z',
        skin,
      ) +
      line('M-206 -230C-202 -224 -194 -224 -190 -229', shade(skin, -0.2), 4) +
      line('M-178 -203L-170 -206', shade(skin, -0.16), 4) +
      path(
        'M-252 -232C-252 -262 -220 -272 -198 -256C-190 -250 -190 -238 -198 -232C-214 -226 -236 -222 -252 -232Z',
        pen.linear(shade(blue, 0.16), shade(blue, 0.02)),
      ) +
      line('M-240 -238C-232 -252 -218 -254 -206 -248', white, 5, 'opacity=".6"') +
      path('M-164 -152C-168 -186 -140 -202 -112 -198L-60 -190L-84 -146Z', shade(white, -0.08)) +
      line('M-116 -182L-62 -196', shade(white, -0.04), 26) +
      line('M-56 -196L-14 -204', skin, 17)
    );
  }),
  seizureCare: motif(900, 520, (pen) => {
    const { skins, hairs, navy, yellow, cream, accent, accentDeep, charcoal, white } = pen.palette;
    const helper = someone(pen, {
      hair: hairs[3],
      hairStyle: 'bun',
      top: yellow,
      bottom: navy,
      shoes: cream,
      skin: skins[3],
    });
    return (
      ellipse(60, -44, 210, 16, '#1b2030', 'opacity=".1"') +
      at(
        mirrored(
          figure(timing, helper) +
            at(rect(-4.5, -7, 9, 14, charcoal, 2), 35, -91, 1, -30) +
            circle(35, -92, 4.2, white),
        ),
        70,
        -48,
        3.1,
      ) +
      path(
        'M-470 -2C-484 -44 -440 -62 -380 -60C-320 -64 -260 -52 -262 -20C-262 2 -300 8 -360 8C-420 10 -462 10 -470 -2Z',
        pen.linear(accent, accentDeep),
      ) +
      line('M-452 -22C-400 -34 -330 -34 -280 -24', shade(accentDeep, -0.05), 6, 'opacity=".7"') +
      at(recoveryJourneyMotifs.recoveryPosition.draw(pen), 0, 0, 1.02)
    );
  }),
  hipBridge: motif(720, 260, (pen) => {
    const { main, deep, skins, hairs, coral, navy, cream } = pen.palette;
    const skin = skins[2];
    const leg = (x: number, colour: string): string =>
      line(`M${x + 50} -150L${x + 186} -196L${x + 206} -36`, colour, 50) +
      path(`M${x + 184} -38H${x + 224}C${x + 258} -36 ${x + 268} -24 ${x + 266} -14H${x + 184}Z`, cream);
    return (
      ellipse(0, 4, 370, 10, '#1b2030', 'opacity=".16"') +
      rect(-360, -16, 720, 18, pen.linear(main, deep), 9) +
      leg(26, shade(navy, -0.04)) +
      path(
        'M-236 -66C-232 -100 -196 -96 -160 -106C-90 -130 -10 -178 40 -180C82 -178 88 -122 54 -114C0 -96 -70 -50 -120 -30C-170 -12 -228 -20 -236 -66Z',
        pen.linear(shade(coral, 0.03), shade(coral, -0.05)),
      ) +
      leg(0, navy) +
      line('M-246 -46L-226 -48', shade(skin, -0.03), 34) +
      ellipse(-286, -52, 46, 38, hairs[0]) +
      circle(-330, -34, 20, shade(hairs[0], -0.02)) +
      path(
        'M-292 -86C-278 -104 -246 -96 -240 -74C-236 -56 -240 -36 -252 -28C-268 -22 -286 -42 -292 -86Z',
        skin,
      ) +
      line('M-196 -60L-90 -34L16 -30', shade(coral, -0.08), 28) +
      circle(30, -28, 16, skin)
    );
  }),
  dogWalker: motif(240, 210, (pen) => {
    const { coral, navy, cream, skins, greyHair, red } = pen.palette;
    const looks = someone(pen, {
      hair: greyHair,
      hairStyle: 'short',
      top: coral,
      bottom: navy,
      shoes: cream,
      skin: skins[1],
    });
    return (
      at(groupMotifs.dog.draw(pen), 92, 0, 0.82) +
      line('M118 -46L124 -54', red, 6) +
      groundShadow(40) +
      at(figure(poses.walk, looks), -40, 0) +
      line('M-6 -104C30 -64 84 -50 120 -50', shade(navy, 0.06), 2.6)
    );
  }),
  restOnStairs: motif(980, 620, (pen) => {
    const { wood, woodDeep, white, main, navy, cream, skins, hairs, straw, leaf, clay } = pen.palette;
    const steps = 9;
    const run = 120;
    const rise = 70;
    const looks = someone(pen, {
      hair: hairs[0],
      hairStyle: 'long',
      top: main,
      bottom: navy,
      shoes: cream,
      skin: skins[1],
    });
    const bag =
      path('M-40 -6L-46 -92H46L40 -6C40 -2 36 0 32 0H-32C-36 0 -40 -2 -40 -6Z', pen.round(straw)) +
      line('M-22 -92C-22 -128 22 -128 22 -92', shade(straw, -0.14), 7) +
      ellipse(-16, -98, 20, 22, leaf) +
      line('M20 -90L32 -136', clay, 16);
    const stair = (index: number): string => {
      const left = -490 + index * run;
      const top = -rise * (index + 1);
      return (
        rect(
          left,
          top,
          980 - index * run + 240,
          rise + 2,
          pen.linear(shade(white, -0.05), shade(white, -0.1)),
        ) +
        rect(left - 14, top - 2, 980 - index * run + 254, 20, pen.linear(shade(wood, 0.04), wood), 6) +
        rect(left, top + 18, 980 - index * run + 240, 6, '#1b2030', 0, 'opacity=".08"')
      );
    };
    return (
      repeat(steps, (index) =>
        line(
          `M${-424 + index * run} ${-rise * (index + 1)}V${-rise * (index + 1) - 250}`,
          shade(woodDeep, 0.05),
          11,
        ),
      ) +
      line(`M-470 -300L${-424 + 8 * run} ${-300 - rise * (8 + 46 / run)}`, woodDeep, 24) +
      rect(-492, -352, 40, 352, pen.linear(shade(wood, -0.02), woodDeep, 'right'), 8) +
      circle(-472, -362, 28, pen.round(woodDeep)) +
      repeat(steps, stair) +
      at(bag, 52, -rise * 5 + 2, 0.98) +
      at(mirrored(figure(onStep, looks)), -96, -rise * 2 - 8, 2.6)
    );
  }),
  morningWeigher: motif(200, 240, (pen) => {
    const { greyHair, skins, navy, accent, white, charcoal, grey, teal } = pen.palette;
    const looks = someone(pen, {
      hair: greyHair,
      hairStyle: 'short',
      top: accent,
      bottom: navy,
      shoes: skins[2],
      skin: skins[2],
    });
    return (
      ellipse(4, 2, 84, 6, '#1b2030', 'opacity=".16"') +
      path('M-62 -12H62L74 -4V4H-74V-4Z', pen.linear(white, shade(white, -0.14))) +
      rect(-74, -4, 148, 9, shade(grey, -0.04), 4) +
      rect(-24, -3, 48, 7, charcoal, 3) +
      rect(-16, -1.5, 32, 4, shade(teal, 0.2), 2) +
      at(figure(poses.stand, looks), 0, -12)
    );
  }),
  footstoolRest: motif(560, 480, (pen) => {
    const { main, deep, light2, woodDeep, greyHair, coral, navy, cream, skins, white, accentPale } =
      pen.palette;
    const looks = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: coral,
      bottom: navy,
      shoes: cream,
      skin: skins[0],
    });
    return (
      floorShadow(280) +
      line('M-190 -40L-204 0M40 -40L50 0M150 -30L142 0M286 -30L296 0', woodDeep, 14) +
      path(
        'M-232 -60C-240 -200 -262 -330 -250 -392C-240 -436 -170 -436 -156 -394C-146 -320 -150 -200 -140 -60Z',
        pen.linear(main, deep),
      ) +
      rect(-226, -150, 300, 116, pen.linear(shade(main, 0.02), deep), 24) +
      rect(134, -146, 168, 116, pen.linear(light2, shade(light2, -0.06)), 26) +
      line('M150 -118H286', shade(light2, -0.1), 5) +
      at(figure(feetUp, looks), -70, 12, 2.75) +
      at(
        path('M-52 -4L-8 6L-8 -62L-52 -72Z', shade(white, -0.03)) +
          path('M36 -4L-8 6L-8 -62L36 -72Z', accentPale),
        26,
        -246,
        1,
        6,
      ) +
      circle(-10, -238, 15, skins[0]) +
      path(
        'M-236 -166C-236 -196 -212 -204 -182 -204H36C68 -204 82 -188 82 -166L76 -52C76 -40 68 -34 56 -34H-214C-226 -34 -232 -40 -232 -52Z',
        pen.linear(shade(main, 0.05), shade(deep, 0.03)),
      )
    );
  }),
};
