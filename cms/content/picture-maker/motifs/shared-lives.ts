import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat, type Point } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';
import { wheel } from './riders';
import { tableShadow } from './vessels';

const carrying: Pose = {
  ...poses.walk,
  nearArm: [
    [24, -126],
    [52, -108],
  ],
  farArm: [
    [32, -128],
    [58, -112],
  ],
};

/** A three-seat sofa, carried: its feet hang free. */
function sofa(pen: Pen): string {
  const { teal, woodDeep } = pen.palette;
  const cushion = (x: number): string => rect(x, -50, 68, 24, shade(teal, 0.06), 9);
  return (
    [-86, 80].map((x) => rect(x, -4, 8, 18, woodDeep, 2)).join('') +
    rect(-94, -98, 188, 70, pen.linear(shade(teal, 0.03), shade(teal, -0.05)), 20) +
    line('M-31 -92V-52M31 -92V-52', shade(teal, -0.08), 2.5) +
    rect(-100, -34, 200, 34, pen.linear(teal, shade(teal, -0.08)), 10) +
    cushion(-70) +
    cushion(2) +
    rect(-110, -68, 36, 66, pen.round(shade(teal, 0.02)), 15) +
    rect(74, -68, 36, 66, pen.round(shade(teal, -0.02)), 15)
  );
}

function box(pen: Pen, width: number, height: number, colour: string): string {
  const left = -width / 2;
  return (
    rect(left, -height, width, height, pen.round(colour), 3) +
    rect(left, -height, width, height * 0.13, shade(colour, -0.05), 3) +
    rect(-13, -height, 26, height * 0.42, shade(colour, 0.08)) +
    line(`M${left + 16} ${-height * 0.32}H${left + 42}`, shade(colour, -0.16), 7)
  );
}

const brush = (pen: Pen, colour: string): string =>
  rect(-6, -210, 12, 205, pen.round(colour), 6) +
  rect(-24, -216, 20, 46, pen.palette.white, 4) +
  repeat(3, (index) => rect(-24, -214 + index * 15, 20, 11, shade(colour, 0.1), 2));

/** A dress form's outline, from the neck down to the stand. */
const bust =
  'M-26 -520C-30 -490 -92 -486 -98 -446C-102 -400 -74 -372 -70 -330C-68 -290 -92 -262 -88 -214H88C92 -262 68 -290 70 -330C74 -372 102 -400 98 -446C92 -486 30 -490 26 -520Z';

function tailoredJacket(pen: Pen): string {
  const { navy, cream, accent, straw } = pen.palette;
  const half = (side: number, colour: string): string => {
    const p = ([x, y]: Point): string => `${x * side} ${y}`;
    return path(
      `M${p([22, -508])}C${p([40, -488])} ${p([102, -488])} ${p([112, -440])}C${p([110, -396])} ${p([84, -370])} ${p([82, -330])}C${p([84, -290])} ${p([110, -250])} ${p([106, -192])}C${p([60, -182])} ${p([30, -184])} ${p([4, -190])}L${p([2, -372])}Z`,
      colour,
    );
  };
  return (
    half(-1, pen.round(navy)) +
    half(1, pen.round(shade(navy, 0.03))) +
    path('M-22 -508L0 -372L-46 -420L-58 -488Z', shade(navy, 0.09)) +
    path('M22 -508L0 -372L46 -420L58 -488Z', shade(navy, 0.11)) +
    line(
      'M-76 -436C-70 -380 -52 -340 -56 -290C-58 -250 -70 -230 -68 -198',
      cream,
      3,
      'stroke-dasharray="9 9"',
    ) +
    line('M76 -436C70 -380 52 -340 56 -290C58 -250 70 -230 68 -198', cream, 3, 'stroke-dasharray="9 9"') +
    path('M112 -440C146 -424 150 -330 142 -262L104 -260C108 -320 96 -370 90 -420Z', pen.round(navy)) +
    line('M103 -272L144 -274', cream, 3, 'stroke-dasharray="8 7"') +
    [-346, -300, -254].map((y) => circle(-10, y, 6, straw)).join('') +
    line('M-28 -504C-40 -440 -34 -380 -40 -318M28 -504C42 -450 36 -400 32 -350', accent, 11) +
    repeat(7, (index) => line(`M-39 ${-470 + index * 21}H-33`, shade(accent, -0.22), 2))
  );
}

export const sharedLifeMotifs = {
  tandem: motif(380, 215, (pen) => {
    const { accentDeep, charcoal, coral, navy, straw, dark, hairs, skins } = pen.palette;
    const rear = someone(pen, {
      top: straw,
      bottom: navy,
      hair: hairs[0],
      hairStyle: 'curls',
      skin: skins[2],
    });
    const lead = someone(pen, {
      top: coral,
      bottom: dark,
      hair: hairs[1],
      hairStyle: 'long',
      skin: skins[0],
    });
    return (
      groundShadow(180) +
      wheel(-136, 46, pen) +
      wheel(140, 46, pen) +
      line('M-136 -46L-93 -112L108 -112L68 -46H-66Z', accentDeep, 6) +
      line('M-93 -112L-66 -46L-22 -112L32 -46M40 -112L68 -46M104 -130L140 -46M94 -140H116', accentDeep, 6) +
      line('M-22 -112L-30 -136H-44', charcoal, 5) +
      [-111, 22].map((x) => rect(x, -122, 34, 9, charcoal, 4)).join('') +
      at(figure(specialPoses.cycle, rear), -86, -66) +
      at(figure(specialPoses.cycle, lead), 46, -66)
    );
  }),
  fittedJacket: motif(310, 560, (pen) => {
    const { woodDeep, cream } = pen.palette;
    return (
      ellipse(14, 0, 96, 11, '#1b2030', 'opacity=".16"') +
      rect(-7, -220, 14, 200, pen.round(woodDeep)) +
      path('M-74 0C-70 -20 -20 -18 0 -38C20 -18 70 -20 74 0Z', pen.round(woodDeep)) +
      path(bust, pen.round(cream)) +
      ellipse(0, -520, 26, 9, woodDeep) +
      circle(0, -538, 13, woodDeep) +
      tailoredJacket(pen)
    );
  }),
  sewingTable: motif(520, 420, (pen) => {
    const { wood, woodDeep, cream, coral, teal, straw, charcoal, main, grey } = pen.palette;
    const spool = (x: number, colour: string): string =>
      rect(x - 15, -232, 30, 34, pen.round(colour), 4) +
      rect(x - 18, -238, 36, 7, wood, 3) +
      rect(x - 18, -200, 36, 7, wood, 3);
    return (
      ellipse(10, 0, 250, 12, '#1b2030', 'opacity=".15"') +
      [-226, 208].map((x) => rect(x, -180, 18, 180, pen.round(woodDeep), 4)).join('') +
      rect(-250, -194, 500, 26, pen.linear(wood, woodDeep), 6) +
      path(
        'M20 -194V-250C20 -300 -10 -300 -60 -300H-96V-256H-104V-234H-76V-256H-64C-44 -256 -38 -246 -38 -214H-116V-194Z',
        pen.round(main),
      ) +
      rect(-120, -214, 150, 20, shade(main, -0.07), 5) +
      circle(28, -268, 24, shade(main, -0.1)) +
      circle(28, -268, 8, cream) +
      line('M-90 -234V-214', grey, 4) +
      rect(-34, -318, 16, 20, coral, 3) +
      path(
        'M-236 -194C-220 -222 -150 -206 -112 -212L-108 -196C-120 -176 -128 -150 -124 -118C-160 -108 -206 -116 -228 -104C-240 -130 -230 -160 -236 -194Z',
        pen.round(pen.palette.navy),
      ) +
      line('M-214 -186C-216 -160 -220 -140 -214 -120', cream, 3, 'stroke-dasharray="8 8"') +
      spool(96, coral) +
      spool(142, teal) +
      spool(188, straw) +
      line('M60 -196L84 -202M58 -202L84 -197', charcoal, 4)
    );
  }),
  sofaCarriers: motif(420, 205, (pen) => {
    const { skins, hairs, straw, coral, navy, charcoal } = pen.palette;
    const left = someone(pen, {
      skin: skins[0],
      hair: hairs[2],
      hairStyle: 'short',
      top: coral,
      bottom: navy,
    });
    const right = someone(pen, {
      skin: skins[3],
      hair: hairs[0],
      hairStyle: 'short',
      top: straw,
      bottom: charcoal,
    });
    return (
      at(groundShadow(46), -160, 0) +
      at(groundShadow(46), 160, 0) +
      ellipse(0, 2, 104, 7, '#1b2030', 'opacity=".1"') +
      at(figure(carrying, left), -160, 0) +
      at(mirrored(figure(carrying, right)), 160, 0) +
      at(sofa(pen), 0, -84) +
      [-104, 104].map((x) => circle(x, -106, 6.5, x < 0 ? skins[0] : skins[3])).join('')
    );
  }),
  packedBoxes: motif(330, 340, (pen) => {
    const { wood, clay } = pen.palette;
    return (
      ellipse(16, 0, 180, 12, '#1b2030', 'opacity=".15"') +
      at(box(pen, 190, 150, wood), -70, 0) +
      at(box(pen, 140, 116, shade(clay, 0.12)), 96, 0) +
      at(box(pen, 150, 112, shade(wood, 0.03)), -58, -150)
    );
  }),
  twoToothbrushes: motif(210, 330, (pen) => {
    const { white, coral, teal, blue } = pen.palette;
    return (
      tableShadow(130) +
      at(brush(pen, coral), 30, -14, 1.24, -19) +
      at(mirrored(brush(pen, teal)), -30, -14, 1.24, 19) +
      path('M-70 -168L-56 0H56L70 -168Z', pen.linear(shade(blue, 0.24), shade(blue, 0.12)), 'opacity=".62"') +
      ellipse(0, -168, 70, 12, 'none', `stroke="${white}" stroke-width="5"`) +
      line('M-48 -140L-38 -24', white, 8, 'opacity=".7"')
    );
  }),
  carrierDad: motif(110, 205, (pen) => {
    const { skins, hairs, straw, navy, teal, coral } = pen.palette;
    const looks = someone(pen, {
      skin: skins[2],
      hair: hairs[0],
      hairStyle: 'short',
      top: straw,
      bottom: navy,
    });
    return (
      groundShadow(46) +
      figure(
        {
          ...poses.walk,
          nearArm: [
            [6, -120],
            [34, -112],
          ],
          farArm: [
            [26, -130],
            [42, -116],
          ],
        },
        looks,
      ) +
      line('M22 -92C30 -88 38 -86 42 -80', coral, 10) +
      circle(46, -78, 5, skins[1]) +
      path('M14 -152C40 -158 46 -130 42 -112C38 -96 20 -92 10 -98Z', pen.round(teal)) +
      line('M-8 -158C0 -140 6 -120 12 -100M-14 -104C0 -98 10 -98 20 -98', shade(teal, -0.08), 7) +
      circle(32, -154, 12, skins[1]) +
      path('M20 -154C20 -172 44 -172 44 -157C36 -160 28 -160 20 -150Z', coral) +
      line('M4 -122L32 -112', shade(straw, 0.03), 12) +
      circle(34, -112, 6, skins[2])
    );
  }),
};
