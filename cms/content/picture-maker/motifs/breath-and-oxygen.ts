import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { furnitureMotifs } from './furniture';
import { leaf } from './leaves';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';

const floorShadow = (x: number, width: number): string =>
  ellipse(x, 2, width, 10, '#1b2030', 'opacity=".14"');

const blowing: Pose = {
  ...specialPoses.upright,
  nearArm: [
    [20, -92],
    [34, -131],
  ],
  farArm: [
    [24, -96],
    [38, -130],
  ],
};

const pulling: Pose = {
  ...poses.walk,
  nearArm: [
    [-24, -128],
    [-36, -100],
  ],
};

/** A screen on a wheeled stand that shows a rising breath. */
const breathScreen = (pen: Pen): string => {
  const { grey, white, charcoal, main, pale, coral } = pen.palette;
  return (
    floorShadow(0, 120) +
    rect(-14, -330, 28, 322, pen.round(grey)) +
    line('M-92 -16H92', shade(grey, -0.12), 18) +
    circle(-92, -11, 13, charcoal) +
    circle(92, -11, 13, charcoal) +
    rect(-96, -262, 192, 34, pen.linear(white, shade(white, -0.1)), 10) +
    rect(-60, -288, 120, 26, shade(grey, 0.08), 8) +
    rect(-156, -540, 312, 222, pen.linear(shade(charcoal, 0.06), charcoal), 18) +
    rect(-140, -524, 280, 190, pen.linear(white, pale), 8) +
    repeat(4, (index) => line(`M-112 ${-500 + index * 42}H118`, shade(pale, -0.06), 3)) +
    line('M-112 -506V-360H118', shade(charcoal, 0.16), 5) +
    path('M-110 -362C-96 -500 -60 -496 -30 -470C20 -428 70 -384 112 -362Z', main, 'opacity=".35"') +
    line('M-110 -362C-96 -500 -60 -496 -30 -470C20 -428 70 -384 112 -362', main, 9) +
    circle(-78, -486, 10, coral)
  );
};

/** Where an oxygen tube runs over the cheek, for a head at (0, 0) that looks right. */
const cannula = (colour: string, width: number): string =>
  line('M15 8.5C9 8.5 3 5 -2 -2C-7 -1 -7 8 -3 14C3 20 6 26 4 32C3 36 2 38 2 40', colour, width) +
  line('M14.5 8.5L16.5 5.5', colour, width);

const concentrator = (pen: Pen): string => {
  const { white, grey, charcoal, teal, green, main, blue } = pen.palette;
  return (
    floorShadow(0, 130) +
    line('M-60 -352V-384C-60 -400 -50 -406 -36 -406H36C50 -406 60 -400 60 -384V-352', shade(grey, -0.1), 16) +
    circle(-84, -14, 17, charcoal) +
    circle(84, -14, 17, charcoal) +
    circle(-84, -14, 6, shade(charcoal, 0.3)) +
    circle(84, -14, 6, shade(charcoal, 0.3)) +
    rect(-112, -362, 224, 344, pen.linear(white, shade(white, -0.11), 'right'), 34) +
    path(
      'M-112 -260V-328C-112 -350 -98 -362 -78 -362H78C98 -362 112 -350 112 -328V-260Z',
      pen.linear(shade(teal, 0.12), shade(teal, 0.04)),
    ) +
    rect(-84, -342, 34, 72, shade(white, -0.02), 9) +
    repeat(4, (index) => line(`M-78 ${-328 + index * 15}H-66`, shade(grey, -0.08), 3)) +
    circle(-60, -296, 8, pen.round(main)) +
    circle(4, -306, 24, pen.round(shade(grey, 0.1))) +
    line('M4 -306L4 -324', charcoal, 6) +
    circle(66, -322, 9, green) +
    circle(66, -294, 9, shade(blue, 0.1)) +
    repeat(8, (row) => rect(-76, -218 + row * 20, 152, 9, shade(grey, 0.1), 4)) +
    rect(-40, -54, 80, 20, shade(grey, 0.06), 8) +
    at(leaf(40, 22, green), 0, -232, 1, 24)
  );
};

export const breathAndOxygenMotifs = {
  /** Somebody on a chair who blows into a mouthpiece, a clip on the nose. */
  spirometryTest: motif(760, 560, (pen) => {
    const { skins, hairs, yellow, navy, cream, white, grey, coral, teal } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'bun',
      hair: hairs[0],
      skin: skins[2],
      top: yellow,
      bottom: navy,
      shoes: cream,
    });
    return (
      floorShadow(-180, 150) +
      at(breathScreen(pen), 210, 0) +
      line('M-24 -462C40 -440 10 -250 110 -246C150 -244 160 -258 176 -272', shade(grey, -0.1), 10) +
      at(furnitureMotifs.chair.draw(pen) + at(figure(blowing, looks), -14, -86, 2.75), -200, 0) +
      rect(-186, -489, 112, 20, pen.linear(white, shade(white, -0.12)), 9) +
      rect(-84, -506, 66, 54, pen.linear(shade(teal, 0.08), shade(teal, -0.05)), 16) +
      circle(-51, -479, 13, shade(teal, 0.2)) +
      circle(-105, -452, 18, skins[2]) +
      rect(-181, -511, 24, 13, coral, 6)
    );
  }),
  /** Somebody who reads in an armchair, with a tube from the nose to the machine on the floor. */
  oxygenReader: motif(860, 560, (pen) => {
    const { accent, accentDeep, red, woodDeep, greyHair, skins, main, navy, cream, white, teal } =
      pen.palette;
    const looks = someone(pen, {
      hairStyle: 'curls',
      hair: greyHair,
      skin: skins[2],
      top: main,
      bottom: navy,
      shoes: cream,
    });
    const tube = shade(teal, 0.26);
    return (
      floorShadow(-210, 220) +
      line('M-340 -40L-352 0M-96 -40L-86 0', woodDeep, 16) +
      path(
        'M-372 -60C-386 -220 -402 -380 -388 -452C-376 -500 -300 -500 -286 -452C-276 -370 -282 -220 -272 -60Z',
        pen.linear(accent, accentDeep),
      ) +
      rect(-366, -216, 290, 176, pen.linear(shade(accent, 0.03), accentDeep), 26) +
      at(figure(specialPoses.upright, looks), -210, -86, 2.75) +
      at(
        path('M-58 2L-8 14L46 2L46 -72L-8 -60L-58 -72Z', red) +
          path('M-52 -6L-8 6L-8 -64L-52 -76Z', shade(white, -0.03)) +
          path('M40 -6L-8 6L-8 -64L40 -76Z', shade(white, -0.1)),
        -100,
        -272,
        1.1,
        4,
      ) +
      circle(-146, -272, 16, skins[2]) +
      path(
        'M-376 -250C-376 -280 -352 -290 -324 -290H-152C-122 -290 -108 -274 -108 -252L-114 -56C-114 -44 -122 -36 -134 -36H-354C-366 -36 -372 -44 -372 -56Z',
        pen.linear(shade(accent, 0.06), shade(accentDeep, 0.03)),
      ) +
      line('M-352 -256C-300 -268 -200 -268 -136 -256', shade(accent, -0.06), 5, 'opacity=".7"') +
      at(concentrator(pen), 290, 0) +
      at(cannula(tube, 2.2), -204.5, -498.5, 2.75) +
      line(
        'M-199 -388C-190 -340 -196 -318 -150 -312C-84 -300 -60 -150 -30 -60C-10 0 60 6 110 4C160 2 150 -60 186 -66',
        tube,
        8,
      )
    );
  }),
  /** Somebody out for a walk who pulls a small oxygen unit on wheels. */
  oxygenWalker: motif(230, 215, (pen) => {
    const { greyHair, skins, coral, navy, cream, charcoal, grey, teal, white } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'short',
      hair: greyHair,
      skin: skins[1],
      top: coral,
      bottom: navy,
      shoes: cream,
    });
    const tube = shade(teal, 0.28);
    return (
      groundShadow(76) +
      ellipse(-76, 2, 34, 5, '#1b2030', 'opacity=".16"') +
      line('M-36 -100L-66 -60', shade(charcoal, 0.12), 4) +
      circle(-72, -8, 9, charcoal) +
      circle(-72, -8, 3.5, shade(charcoal, 0.3)) +
      at(
        rect(-20, -66, 40, 62, pen.linear(shade(teal, 0.06), shade(teal, -0.08)), 9) +
          rect(-14, -40, 28, 24, shade(teal, -0.02), 5) +
          line('M-10 -66V-72H10V-66', shade(grey, -0.08), 4) +
          rect(-12, -58, 24, 10, shade(white, -0.03), 3),
        -76,
        -6,
        1,
        14,
      ) +
      at(figure(pulling, looks), 0, 0) +
      at(cannula(tube, 1.9), poses.walk.head[0], poses.walk.head[1]) +
      line(
        `M${poses.walk.head[0] + 2} ${poses.walk.head[1] + 39}C4 -126 -10 -96 -30 -84C-44 -76 -56 -74 -64 -72`,
        tube,
        2.6,
      )
    );
  }),
};
