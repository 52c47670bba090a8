import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, someone, type Looks } from './figure';
import { furnitureMotifs } from './furniture';
import { leaf, sprig } from './leaves';
import { specialPoses } from './poses-special';
import type { Pose } from './poses';
import { vesselMotifs } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 11, '#1b2030', 'opacity=".14"');

const dine = {
  ...specialPoses.upright,
  nearArm: [
    [6, -90],
    [38, -100],
  ],
  farArm: [
    [14, -92],
    [44, -101],
  ],
} as const satisfies Pose;

const seated = (pen: Pen, looks: Looks): string =>
  furnitureMotifs.chair.draw(pen) + at(figure(dine, looks), -14, -86, 2.75);

/** A table seen from its side; its top is at y = -350, as high as the hands of who sits at it. */
const table = (width: number, pen: Pen): string =>
  floorShadow(width * 0.5) +
  line(
    `M${-width * 0.42} -330L${-width * 0.44} -6M${width * 0.42} -330L${width * 0.44} -6`,
    shade(pen.palette.woodDeep, -0.02),
    17,
  ) +
  rect(-width / 2, -350, width, 28, pen.linear(shade(pen.palette.wood, 0.05), pen.palette.wood), 10);

const atWork = (looks: Looks): string => figure(specialPoses.greet, looks);

export const homelyMotifs = {
  quietDiner: motif(660, 500, (pen) => {
    const { palette } = pen;
    const looks = someone(pen, {
      hairStyle: 'curls',
      top: palette.coral,
      bottom: palette.navy,
      shoes: palette.brown,
      skin: palette.skins[2],
      hair: palette.hairs[0],
    });
    return (
      at(table(400, pen), 170, 0) +
      at(seated(pen, looks), -150, 0) +
      at(vesselMotifs.soupBowl.draw(pen), 96, -350, 0.56) +
      at(vesselMotifs.glassOfWater.draw(pen), 232, -350, 0.62) +
      at(vesselMotifs.vaseOfFlowers.draw(pen), 318, -350, 0.46)
    );
  }),
  olderDiners: motif(900, 500, (pen) => {
    const { palette } = pen;
    const { greyHair: hair } = palette;
    const one = someone(pen, {
      hair,
      hairStyle: 'bun',
      top: palette.coral,
      bottom: palette.dark,
      skin: palette.skins[3],
    });
    const other = someone(pen, {
      hair,
      hairStyle: 'short',
      top: palette.teal,
      bottom: palette.navy,
      skin: palette.skins[2],
    });
    return (
      at(table(420, pen), 0, 0) +
      at(seated(pen, one), -290, 0) +
      at(mirrored(seated(pen, other)), 290, 0) +
      at(vesselMotifs.soupBowl.draw(pen), -96, -350, 0.5) +
      at(vesselMotifs.bread.draw(pen), 8, -350, 0.46) +
      at(vesselMotifs.soupBowl.draw(pen), 112, -350, 0.5)
    );
  }),
  cookingFamily: motif(1000, 640, (pen) => {
    const { palette } = pen;
    const { skins, wood, white, deep, main, green, red, yellow, leaf: fresh } = palette;
    const one = someone(pen, {
      hairStyle: 'short',
      top: palette.coral,
      skin: skins[3],
      hair: palette.hairs[0],
    });
    const other = someone(pen, {
      hairStyle: 'bun',
      top: palette.yellow,
      skin: skins[2],
      hair: palette.hairs[0],
    });
    const child = someone(pen, {
      hairStyle: 'curls',
      top: palette.blue,
      skin: skins[3],
      hair: palette.hairs[0],
    });
    return (
      at(atWork(one), -270, -40, 2.9) +
      at(mirrored(atWork(other)), 290, -40, 2.75) +
      at(atWork(child), -60, -160, 1.75) +
      rect(-480, -290, 960, 290, pen.linear(shade(main, 0.04), shade(deep, 0.06))) +
      repeat(
        4,
        (index) =>
          rect(-464 + index * 236, -234, 220, 218, shade(main, 0.07), 8) +
          circle(-270 + index * 236, -130, 9, wood),
      ) +
      rect(-500, -308, 1000, 46, pen.linear(shade(wood, 0.06), shade(wood, -0.02)), 8) +
      rect(-400, -324, 190, 18, palette.woodDeep, 8) +
      circle(-350, -338, 24, red) +
      circle(-302, -336, 22, shade(red, 0.05)) +
      rect(-274, -344, 50, 20, green, 10) +
      at(sprig(104, -22, 5, fresh), -12, -372) +
      at(leaf(110, 60, green), 26, -372, 1, -22) +
      at(leaf(104, 56, shade(green, 0.06)), 60, -370, 1, 24) +
      at(leaf(96, 52, fresh), 90, -366, 1, 50) +
      circle(20, -394, 25, red) +
      circle(82, -392, 22, yellow) +
      path('M-70 -390C-64 -330 -22 -308 6 -308H74C102 -308 144 -330 150 -390Z', pen.round(white)) +
      ellipse(40, -390, 110, 13, shade(white, -0.05), 'opacity=".55"') +
      at(vesselMotifs.glassOfWater.draw(pen), 236, -308, 0.6) +
      at(vesselMotifs.bread.draw(pen), 366, -308, 0.72)
    );
  }),
  gardenTable: motif(520, 150, (pen) => {
    const { palette } = pen;
    return (
      floorShadow(250) +
      line('M-196 -80L-212 0M196 -80L212 0', palette.woodDeep, 10) +
      rect(-250, -96, 500, 20, pen.linear(shade(palette.wood, 0.05), palette.wood), 6) +
      path('M-110 -96H110L96 -52C40 -44 -40 -44 -96 -52Z', palette.cream) +
      repeat(5, (index) => rect(-88 + index * 40, -96, 16, 46, palette.accent, 0, 'opacity=".4"')) +
      at(vesselMotifs.soupBowl.draw(pen), 0, -94, 0.3) +
      at(vesselMotifs.bread.draw(pen), -150, -94, 0.36) +
      at(vesselMotifs.vaseOfFlowers.draw(pen), 92, -94, 0.2) +
      at(vesselMotifs.glassOfWater.draw(pen), 156, -94, 0.26) +
      at(vesselMotifs.glassOfWater.draw(pen), -78, -94, 0.26) +
      at(vesselMotifs.apple.draw(pen), 206, -94, 0.24)
    );
  }),
  officeDesk: motif(1040, 664, (pen) => {
    const { palette } = pen;
    const { charcoal, grey, white, wood, woodDeep, main, deep, accent, cream } = palette;
    return (
      ellipse(0, 2, 470, 13, '#1b2030', 'opacity=".14"') +
      line('M-440 -300L-456 -6M440 -300L456 -6', shade(woodDeep, -0.02), 22) +
      rect(250, -304, 186, 170, pen.linear(shade(wood, 0.02), woodDeep), 8) +
      rect(264, -288, 158, 66, shade(wood, 0.03), 6) +
      rect(264, -214, 158, 66, shade(wood, 0.03), 6) +
      circle(343, -255, 7, palette.brown) +
      circle(343, -181, 7, palette.brown) +
      rect(-490, -330, 980, 34, pen.linear(shade(wood, 0.07), wood), 10) +
      rect(-70, -346, 140, 16, shade(grey, -0.06), 7) +
      rect(-16, -436, 32, 96, grey) +
      rect(-200, -662, 400, 234, charcoal, 16) +
      pen.clipped(
        rect(-184, -646, 368, 202, '#000', 6),
        rect(-184, -646, 368, 202, pen.linear(shade(main, 0.18), shade(main, 0.08))) +
          circle(90, -584, 30, palette.sun) +
          path('M-184 -524C-110 -570 -40 -494 40 -536C100 -564 150 -524 184 -540V-444H-184Z', main) +
          path('M-184 -480C-90 -514 0 -454 184 -494V-444H-184Z', deep),
      ) +
      path('M-160 -344H-60L-48 -330H-172Z', shade(white, -0.07)) +
      path('M-150 -346H150L166 -330H-166Z', shade(white, -0.04)) +
      ellipse(206, -337, 22, 9, shade(white, -0.08)) +
      at(vesselMotifs.glassOfWater.draw(pen), -268, -328, 0.62) +
      at(furnitureMotifs.seedling.draw(pen), 352, -328, 0.9) +
      at(furnitureMotifs.lampOff.draw(pen), -390, -328, 0.72) +
      rect(-84, -60, 168, 14, charcoal, 7) +
      line('M-120 -14L0 -52L120 -14M0 -52V-14', charcoal, 14) +
      [-120, 0, 120].map((x) => circle(x, -9, 12, charcoal)).join('') +
      rect(-11, -150, 22, 96, shade(charcoal, 0.16)) +
      rect(-130, -172, 260, 40, pen.linear(accent, shade(accent, -0.08)), 20) +
      path(
        'M-112 -340C-112 -368 -90 -378 -60 -378H60C90 -378 112 -368 112 -340L104 -226C102 -202 84 -194 60 -194H-60C-84 -194 -102 -202 -104 -226Z',
        pen.linear(shade(accent, 0.03), shade(accent, -0.06)),
      ) +
      rect(-14, -200, 28, 40, charcoal, 6) +
      path(
        'M-92 -344C-92 -356 -80 -362 -60 -362H60C80 -362 92 -356 92 -344L90 -308C40 -298 -40 -298 -90 -308Z',
        cream,
        'opacity=".18"',
      ) +
      line('M-140 -232H-118V-150M140 -232H118V-150', charcoal, 13)
    );
  }),
  coatRail: motif(420, 560, (pen) => {
    const { palette } = pen;
    const { wood, woodDeep, yellow, coral, navy, cream, brown } = palette;
    const hook = (x: number): string => line(`M${x} -540V-520Q${x} -504 ${x + 12} -506`, brown, 7);
    return (
      rect(-200, -560, 400, 34, pen.linear(shade(wood, 0.05), wood), 8) +
      hook(-120) +
      hook(10) +
      hook(130) +
      path(
        'M-120 -520C-160 -512 -186 -486 -190 -452L-204 -300H-176L-172 -206H-68L-64 -300H-36L-50 -452C-54 -486 -80 -512 -120 -520Z',
        pen.round(yellow),
      ) +
      path('M-152 -506C-140 -540 -100 -540 -88 -506C-104 -486 -136 -486 -152 -506Z', shade(yellow, -0.08)) +
      line('M-120 -484V-208', shade(yellow, -0.12), 5) +
      [-440, -384, -328, -272].map((y) => circle(-108, y, 6, brown)).join('') +
      rect(-164, -300, 34, 8, shade(yellow, -0.12), 4) +
      path('M-22 -516C-4 -526 30 -526 44 -514L62 -300H24L12 -470L6 -340H-34Z', pen.round(coral)) +
      path('M-8 -512C6 -500 22 -500 34 -512L26 -470H2Z', shade(coral, -0.1)) +
      repeat(3, (index) => rect(27 + index * 2, -330 - index * 30, 30, 11, cream, 3)) +
      repeat(3, (index) => rect(-30 + index * 2, -370 - index * 30, 32, 11, cream, 3)) +
      line('M30 -298V-282M42 -298V-282M54 -298V-282M-28 -338V-322M-16 -338V-322M-4 -338V-322', coral, 5) +
      line('M132 -506C160 -506 160 -478 140 -476V-450', brown, 9) +
      path('M140 -470L176 -440L146 -196L134 -196L104 -440Z', pen.round(navy)) +
      line('M140 -466L140 -200M122 -444L136 -202M158 -444L144 -202', shade(navy, 0.1), 3) +
      line('M140 -200V-176', woodDeep, 6)
    );
  }),
  rainyPane: motif(420, 520, (pen) => {
    const { palette } = pen;
    const { white, grey, blue, pine } = palette;
    const sky = shade(blue, -0.02);
    return (
      rect(-206, -512, 412, 512, pen.linear(white, shade(white, -0.08)), 8) +
      pen.clipped(
        rect(-182, -488, 364, 452, '#000', 4),
        rect(-182, -488, 364, 452, pen.linear(shade(sky, -0.06), shade(sky, 0.14))) +
          ellipse(-80, -430, 130, 44, shade(grey, -0.08), 'opacity=".7"') +
          ellipse(90, -400, 150, 40, shade(grey, -0.02), 'opacity=".6"') +
          path(
            'M-182 -130C-100 -180 -20 -120 60 -160C120 -186 160 -150 182 -160V-36H-182Z',
            shade(pine, 0.14),
          ) +
          path('M-182 -90C-80 -120 40 -70 182 -110V-36H-182Z', shade(pine, 0.04)) +
          repeat(46, () => {
            const x = pen.random.between(-180, 190);
            const y = pen.random.between(-480, -60);
            return line(`M${x.toFixed(0)} ${y.toFixed(0)}l-10 34`, white, 3.4, 'opacity=".6"');
          }),
      ) +
      rect(-7, -488, 14, 452, white) +
      rect(-182, -270, 364, 13, white) +
      rect(-228, -38, 456, 38, pen.linear(white, shade(white, -0.1)), 6)
    );
  }),
  brushCup: motif(300, 290, (pen) => {
    const { palette } = pen;
    const { main, coral, blue, white, cream, grey, accent } = palette;
    const brush = (x: number, turn: number, colour: string): string =>
      at(
        rect(-8, -260, 16, 260, pen.round(colour), 8) +
          rect(-24, -266, 18, 50, white, 4) +
          line('M-22 -250H-8M-22 -238H-8M-22 -226H-8', shade(white, -0.14), 3),
        x,
        -12,
        1,
        turn,
      );
    return (
      ellipse(16, 0, 170, 10, '#1b2030', 'opacity=".15"') +
      brush(-62, -10, coral) +
      brush(-30, 12, blue) +
      path('M-122 -148H28L18 -14C17 -4 10 0 2 0H-96C-104 0 -111 -4 -112 -14Z', pen.round(main)) +
      ellipse(-47, -148, 75, 14, shade(main, 0.07)) +
      ellipse(-47, -147, 64, 10, shade(main, -0.14)) +
      rect(-120, -104, 146, 22, cream, 0, 'opacity=".5"') +
      path(
        'M62 -84C62 -96 70 -102 82 -102H146C158 -102 166 -96 166 -84V-14C166 -4 160 0 150 0H78C68 0 62 -4 62 -14Z',
        pen.linear(white, shade(white, -0.08)),
      ) +
      path('M62 -78H166V-84C166 -96 158 -102 146 -102H82C70 -102 62 -96 62 -84Z', accent) +
      circle(114, -40, 22, shade(accent, 0.06)) +
      line('M114 -100C120 -132 168 -124 172 -92C176 -64 188 -60 200 -70', shade(grey, 0.16), 4)
    );
  }),
};
