import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

const shine = (x: number, y: number, tall: number, pen: Pen): string =>
  rect(x, y, 9, tall, pen.palette.white, 5, 'opacity=".45"');

/** A small squeeze bottle for the eyes; its cap lies beside it. */
const eyeDropBottle = (pen: Pen): string => {
  const { white, teal, main } = pen.palette;
  return (
    tableShadow(90) +
    path('M-14 -168C-14 -196 -5 -208 0 -212C5 -208 14 -196 14 -168Z', shade(white, -0.04)) +
    rect(-22, -172, 44, 26, pen.round(shade(white, -0.05)), 6) +
    path(
      'M-46 -118C-46 -138 -30 -148 -20 -150H20C30 -148 46 -138 46 -118V-16C46 -6 38 0 28 0H-28C-38 0 -46 -6 -46 -16Z',
      pen.round(white),
    ) +
    rect(-46, -104, 92, 66, pen.round(shade(teal, 0.12))) +
    path('M0 -92C13 -74 17 -68 17 -60A17 17 0 0 1 -17 -60C-17 -68 -13 -74 0 -92Z', pen.palette.paper) +
    shine(-34, -132, 110, pen) +
    path('M74 0V-46C74 -58 84 -66 92 -66C100 -66 110 -58 110 -46V0Z', pen.round(main)) +
    repeat(4, (index) => rect(79 + index * 8, -40, 3, 36, shade(main, -0.08), 1))
  );
};

const pills = (pen: Pen, rows: number, columns: number): string =>
  repeat(rows, (row) =>
    repeat(columns, (column) => {
      const x = -150 + column * 58 + row * 26;
      const y = -98 + row * 44;
      return (
        ellipse(x, y + 5, 24, 14, shade(pen.palette.grey, -0.06)) +
        ellipse(x, y, 22, 13, (row + column) % 5 ? pen.palette.white : pen.palette.accentPale) +
        ellipse(x - 7, y - 4, 7, 3, pen.palette.white)
      );
    }),
  );

/** An epinephrine pen on its side, its dark end to the left. */
const autoInjector = (pen: Pen): string => {
  const { yellow, navy, orange, white, grey } = pen.palette;
  return (
    ellipse(0, 4, 190, 9, '#1b2030', 'opacity=".15"') +
    rect(-190, -50, 60, 44, pen.linear(shade(navy, 0.14), navy), 12) +
    rect(-140, -56, 264, 56, pen.linear(shade(yellow, 0.07), shade(yellow, -0.09)), 14) +
    rect(-96, -46, 92, 36, white, 8, 'opacity=".9"') +
    circle(-74, -28, 11, shade(navy, 0.12)) +
    rect(-54, -38, 40, 6, grey, 3) +
    rect(-54, -25, 30, 6, grey, 3) +
    rect(20, -42, 66, 28, shade(yellow, -0.16), 8) +
    path('M122 -52H150L186 -42V-14L150 -4H122Z', pen.linear(shade(orange, 0.05), shade(orange, -0.08))) +
    rect(-130, -52, 240, 8, white, 4, 'opacity=".45"')
  );
};

const oats = (pen: Pen): string =>
  repeat(40, () =>
    at(
      ellipse(0, 0, 11, 6, shade(pen.palette.straw, pen.random.between(-0.12, 0.05))),
      pen.random.between(-104, 104),
      -116 + pen.random.between(-15, 12),
      1,
      pen.random.between(-50, 50),
    ),
  );

export const remedyMotifs = {
  nasalSpray: motif(110, 300, (pen) => {
    const { white, main } = pen.palette;
    return (
      tableShadow(100) +
      path('M-13 -214L-10 -292C-8 -304 8 -304 10 -292L13 -214Z', pen.round(white)) +
      path(
        'M-52 -196C-50 -218 -30 -222 -14 -226H14C30 -222 50 -218 52 -196Z',
        pen.round(shade(white, -0.06)),
      ) +
      path('M-48 -184H48V-16C48 -6 40 0 28 0H-28C-40 0 -48 -6 -48 -16Z', pen.round(shade(main, 0.04))) +
      rect(-38, -198, 76, 18, shade(white, -0.1), 6) +
      rect(-48, -140, 96, 84, pen.round(pen.palette.paper)) +
      path('M-22 -88C-6 -118 10 -118 22 -104C8 -104 0 -96 -6 -80Z', shade(main, -0.05)) +
      rect(-28, -74, 56, 6, shade(main, 0.1), 3) +
      shine(-38, -176, 156, pen)
    );
  }),
  eyeDropBottle: motif(220, 215, eyeDropBottle),
  blisterPack: motif(380, 130, (pen) => {
    const foil = shade(pen.palette.grey, 0.1);
    return (
      ellipse(20, 2, 200, 9, '#1b2030', 'opacity=".13"') +
      path('M-200 -128H110L188 -2H-124Z', pen.linear(shade(foil, 0.05), shade(foil, -0.05), 'right')) +
      path('M-124 -2H188L190 6H-122Z', shade(foil, -0.14)) +
      pills(pen, 2, 5)
    );
  }),
  epinephrinePens: motif(
    520,
    190,
    (pen) => at(autoInjector(pen), 40, -78, 1, -4) + at(autoInjector(pen), -30, 0, 1.12),
  ),
  creamTube: motif(110, 300, (pen) => {
    const { cream, accent, main } = pen.palette;
    return (
      tableShadow(100) +
      path('M-56 -296H56L40 -58H-40Z', pen.round(cream)) +
      rect(-60, -300, 120, 18, shade(cream, -0.09), 4) +
      repeat(9, (index) => rect(-54 + index * 13, -298, 3, 14, shade(cream, -0.17), 1)) +
      path('M-50 -210H50L45 -134H-45Z', pen.round(main)) +
      circle(0, -172, 20, pen.palette.paper) +
      circle(0, -172, 10, accent) +
      rect(-36, -60, 72, 60, pen.round(shade(accent, -0.03)), 8) +
      repeat(7, (index) => rect(-30 + index * 9, -52, 3, 46, shade(accent, -0.12), 1)) +
      shine(-40, -270, 200, pen)
    );
  }),
  pumpBottle: motif(150, 330, (pen) => {
    const { main, white, paper } = pen.palette;
    return (
      tableShadow(130) +
      rect(-8, -306, 16, 70, shade(white, -0.12)) +
      path(
        'M-30 -330H14C26 -330 30 -322 30 -310H-18C-40 -310 -70 -304 -76 -292C-84 -312 -62 -330 -30 -330Z',
        shade(white, -0.04),
      ) +
      rect(-26, -262, 52, 34, pen.round(shade(white, -0.05)), 6) +
      path(
        'M-66 -186C-66 -218 -44 -228 -26 -230H26C44 -228 66 -218 66 -186V-22C66 -8 56 0 42 0H-42C-56 0 -66 -8 -66 -22Z',
        pen.round(shade(main, 0.09)),
      ) +
      rect(-44, -168, 88, 104, paper, 10, 'opacity=".92"') +
      at(leaf(62, 26, pen.palette.leaf), -2, -84, 1, 24) +
      at(leaf(50, 22, shade(pen.palette.leaf, 0.08)), -2, -84, 1, -34) +
      shine(-56, -196, 170, pen)
    );
  }),
  aloePlant: motif(330, 330, (pen) => {
    const { leaf: green, clay } = pen.palette;
    const blade = (lean: number, tall: number, wide: number, tone: number): string =>
      at(
        path(
          `M${-wide} 0C${-wide * 1.1} ${-tall * 0.5} ${-wide * 0.3} ${-tall * 0.9} 0 ${-tall}C${wide * 0.3} ${-tall * 0.9} ${wide * 1.1} ${-tall * 0.5} ${wide} 0Z`,
          pen.linear(shade(green, tone + 0.12), shade(green, tone), 'right'),
        ) +
          repeat(5, (index) =>
            ellipse(
              pen.random.between(-wide * 0.35, wide * 0.3),
              -tall * (0.16 + index * 0.13),
              2.4,
              6,
              shade(green, 0.24),
              'opacity=".7"',
            ),
          ),
        lean * 0.5,
        -116,
        1,
        lean,
      );
    return (
      tableShadow(170) +
      blade(-58, 150, 17, -0.05) +
      blade(60, 156, 17, -0.05) +
      blade(-34, 200, 20, -0.02) +
      blade(38, 190, 20, -0.03) +
      blade(-8, 222, 22, 0.02) +
      blade(14, 206, 19, 0.04) +
      path('M-84 -116H84L64 0H-64Z', pen.round(clay)) +
      rect(-94, -136, 188, 30, pen.round(shade(clay, 0.03)), 8)
    );
  }),
  rolledOats: motif(310, 180, (pen) => {
    const { cream, wood } = pen.palette;
    return (
      tableShadow(250) +
      path('M-150 -118C-146 -42 -84 0 -46 0H46C84 0 146 -42 150 -118Z', pen.round(cream)) +
      path(
        'M-142 -88C-128 -72 128 -72 142 -88L138 -74C120 -56 -120 -56 -138 -74Z',
        shade(pen.palette.main, 0.06),
      ) +
      ellipse(0, -118, 150, 30, shade(cream, 0.03)) +
      ellipse(0, -114, 136, 25, shade(pen.palette.straw, -0.03)) +
      oats(pen) +
      line('M70 -120L164 -196', shade(wood, 0.02), 14) +
      ellipse(60, -114, 34, 13, shade(wood, -0.03))
    );
  }),
  honeyJar: motif(170, 230, (pen) => {
    const { orange, wood, straw } = pen.palette;
    const honey = shade(orange, -0.03);
    return (
      tableShadow(150) +
      path(
        'M-78 -140C-78 -160 -66 -168 -56 -170H56C66 -168 78 -160 78 -140V-26C78 -10 66 0 50 0H-50C-66 0 -78 -10 -78 -26Z',
        pen.palette.white,
        'opacity=".6"',
      ) +
      path('M-68 -128H68V-28C68 -16 60 -10 48 -10H-48C-60 -10 -68 -16 -68 -28Z', pen.round(honey)) +
      ellipse(0, -128, 68, 10, shade(honey, 0.1)) +
      rect(-64, -184, 128, 22, shade(pen.palette.white, -0.02), 8, 'opacity=".85"') +
      line('M10 -128L72 -240', wood, 11) +
      circle(74, -244, 9, shade(wood, -0.05)) +
      path('M-36 -90L-16 -101L4 -90V-66L-16 -55L-36 -66Z', straw, 'opacity=".7"') +
      path('M6 -66L26 -77L46 -66V-42L26 -31L6 -42Z', straw, 'opacity=".5"') +
      shine(-62, -150, 130, pen)
    );
  }),
  firstAidPouch: motif(230, 150, (pen) => {
    const { green: cloth, white } = pen.palette;
    return (
      tableShadow(200) +
      path(
        'M-34 -136C-34 -164 34 -164 34 -136',
        'none',
        `stroke="${shade(cloth, -0.1)}" stroke-width="12" stroke-linecap="round"`,
      ) +
      rect(-112, -138, 224, 138, pen.linear(shade(cloth, 0.05), shade(cloth, -0.05)), 26) +
      line('M-100 -100H100', shade(cloth, -0.12), 6, 'stroke-dasharray="10 8"') +
      path('M-14 -84h28v20h20v28h-20v20h-28v-20h-20v-28h20Z', white)
    );
  }),
};
