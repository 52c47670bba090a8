import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { poses } from './poses';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

/** One running shoe, its toe to the right. */
const runningShoe = (pen: Pen, colour: string): string => {
  const { white, charcoal } = pen.palette;
  return (
    path(
      'M-92 -30C-96 -62 -94 -92 -84 -104C-70 -98 -44 -98 -30 -106C-8 -78 22 -62 62 -56C88 -50 98 -40 96 -24L-90 -22Z',
      pen.linear(shade(colour, 0.04), shade(colour, -0.05)),
    ) +
    path('M-84 -104C-70 -98 -44 -98 -30 -106L-24 -98C-44 -88 -70 -88 -86 -94Z', charcoal) +
    path('M-90 -62C-70 -66 -58 -46 -62 -24H-91Z', shade(colour, -0.1)) +
    line('M-50 -34C-20 -30 10 -52 22 -62', white, 8) +
    line('M-22 -92L-4 -98M-10 -80L8 -86M6 -70L22 -76', white, 6) +
    path('M-100 -28C-70 -18 70 -18 104 -30C110 -12 96 0 80 0H-84C-98 0 -104 -12 -100 -28Z', white) +
    line('M-92 -6H84', shade(colour, -0.02), 6)
  );
};

const vest = (pen: Pen): string => {
  const { lime, yellow, white, brown } = pen.palette;
  const cloth = shade(lime, 0.05);
  return (
    line('M0 -8C0 8 -2 20 -34 30M0 20C2 22 20 26 36 30', brown, 6) +
    path(
      'M-36 26C-20 54 20 54 36 26L74 46C62 90 66 120 84 144V320H-84V144C-66 120 -62 90 -74 46Z',
      pen.linear(shade(yellow, 0.02), cloth),
    ) +
    rect(-84, 214, 168, 30, white) +
    rect(-84, 266, 168, 22, white, 0, 'opacity=".85"') +
    line('M0 52V318', shade(cloth, -0.14), 4)
  );
};

const oval = (x: number, inside: string, pen: Pen): string => {
  const { white, grey } = pen.palette;
  const hole = `M${x - 118} -300C${x - 118} -400 ${x - 84} -452 ${x} -452C${x + 84} -452 ${x + 118} -400 ${x + 118} -300V-200C${x + 118} -100 ${x + 84} -48 ${x} -48C${x - 84} -48 ${x - 118} -100 ${x - 118} -200Z`;
  return (
    path(
      hole,
      shade(white, -0.04),
      `stroke="${shade(white, -0.02)}" stroke-width="56" stroke-linejoin="round"`,
    ) +
    path(hole, 'none', `stroke="${shade(grey, 0.1)}" stroke-width="14"`) +
    pen.clipped(path(hole, '#000'), inside) +
    rect(x - 30, -456, 60, 14, shade(grey, 0.06), 7)
  );
};

/** What is seen outside: a sky over a sea of clouds. */
const outside = (x: number, top: string, low: string, cloud: string, pen: Pen): string =>
  rect(x - 130, -460, 260, 420, pen.linear(top, low)) +
  repeat(4, (index) => ellipse(x - 110 + index * 74, -112 + (index % 2) * 16, 74, 40, cloud)) +
  repeat(4, (index) => ellipse(x - 90 + index * 70, -72, 80, 36, shade(cloud, 0.03)));

export const restingPlaceMotifs = {
  hallBenchShoes: motif(620, 280, (pen) => {
    const { wood, woodDeep, coral, straw, blue } = pen.palette;
    return (
      floorShadow(310) +
      line('M-262 -130L-276 0M262 -130L276 0', woodDeep, 24) +
      rect(-300, -156, 600, 34, pen.linear(shade(wood, 0.05), wood), 12) +
      rect(-262, -62, 524, 16, woodDeep, 6) +
      at(runningShoe(pen, coral), -52, -170, 0.98) +
      ellipse(10, -156, 130, 7, '#1b2030', 'opacity=".18"') +
      at(runningShoe(pen, coral), 10, -156, 1.05) +
      rect(150, -184, 128, 30, pen.linear(shade(blue, 0.1), shade(blue, 0.02)), 13) +
      rect(156, -210, 118, 28, pen.linear(shade(straw, 0.04), shade(straw, -0.04)), 12) +
      line('M168 -169H262M174 -196H258', shade(blue, -0.08), 3, 'opacity=".45"')
    );
  }),
  hangingVest: motif(
    190,
    330,
    (pen) => rect(-16, -338, 32, 16, pen.palette.woodDeep, 6) + at(vest(pen), 0, -328),
  ),
  yogaHelpers: motif(620, 290, (pen) => {
    const { wood, straw, coral, main, deep, cream } = pen.palette;
    const block = (x: number, y: number, wide: number, tall: number): string =>
      rect(x - wide / 2, y - tall, wide, tall, pen.linear(shade(wood, 0.07), shade(wood, -0.02)), 10) +
      repeat(9, () =>
        circle(
          x + pen.random.between(-wide / 2 + 10, wide / 2 - 10),
          y - pen.random.between(10, tall - 10),
          pen.random.between(2, 4),
          shade(wood, -0.1),
          'opacity=".5"',
        ),
      );
    return (
      floorShadow(310) +
      rect(-300, -116, 330, 116, pen.linear(shade(coral, 0.05), shade(coral, -0.07)), 56) +
      ellipse(6, -58, 32, 56, shade(coral, 0.04)) +
      circle(6, -58, 9, shade(coral, -0.1)) +
      line('M-276 -76H-20', shade(coral, 0.08), 6, 'opacity=".6"') +
      path('M-262 -114C-230 -140 -110 -142 -78 -114L-70 -92H-270Z', pen.linear(cream, shade(cream, -0.05))) +
      line('M-250 -112C-210 -126 -130 -126 -92 -112', shade(straw, -0.06), 5) +
      block(150, 0, 190, 92) +
      block(150, -92, 116, 128) +
      circle(276, -30, 30, 'none', `stroke="${deep}" stroke-width="15"`) +
      circle(276, -30, 13, 'none', `stroke="${main}" stroke-width="12"`) +
      line('M276 -4C250 -2 214 -6 206 -2', deep, 13)
    );
  }),
  busShelter: motif(560, 420, (pen) => {
    const { charcoal, white, blue, woodDeep, accent, yellow } = pen.palette;
    const frame = shade(charcoal, 0.12);
    return (
      floorShadow(290) +
      rect(-240, -340, 400, 300, pen.linear(shade(blue, 0.2), shade(blue, 0.12)), 4, 'opacity=".45"') +
      path('M-200 -330L-110 -330L-190 -60H-236Z', white, 'opacity=".22"') +
      line('M-240 0V-350M160 0V-350M-40 -350V-44', frame, 10) +
      line('M-240 -44H160', frame, 8) +
      path('M-276 -350L-256 -378H196L216 -350Z', pen.linear(shade(charcoal, 0.2), charcoal)) +
      rect(-200, -106, 250, 16, woodDeep, 6) +
      line('M-170 -92V0M20 -92V0', frame, 9) +
      line('M256 0V-380', frame, 9) +
      rect(222, -396, 68, 68, pen.linear(shade(accent, 0.04), accent), 14) +
      rect(236, -376, 40, 26, white, 6) +
      circle(246, -346, 5, white) +
      circle(266, -346, 5, white) +
      rect(228, -300, 56, 76, white, 4) +
      line('M238 -284H274M238 -268H268M238 -252H274', shade(yellow, -0.2), 4)
    );
  }),
  nurseWaiting: motif(110, 210, (pen) => {
    const { palette } = pen;
    const [, , skin] = palette.skins;
    const scrubs = shade(palette.teal, 0.03);
    const looks = someone(pen, {
      hair: palette.hairs[0],
      hairStyle: 'bun',
      skin,
      top: scrubs,
      bottom: shade(scrubs, -0.08),
      shoes: palette.white,
    });
    return (
      ellipse(4, 2, 36, 6, '#1b2030', 'opacity=".16"') +
      figure(
        {
          ...poses.walk,
          nearLeg: [
            [8, -50],
            [6, -4],
          ],
          farLeg: [
            [-4, -50],
            [-10, -4],
          ],
        },
        looks,
      ) +
      path('M-16 -150L24 -82', 'none', `stroke="${palette.brown}" stroke-width="5"`) +
      rect(2, -92, 40, 46, pen.linear(palette.clay, shade(palette.clay, -0.06)), 9) +
      path('M6 -188H26C26 -178 14 -176 12 -184L6 -186Z', palette.charcoal) +
      line('M-8 -188H10', palette.charcoal, 3)
    );
  }),
  cabinWindows: motif(760, 500, (pen) => {
    const { white, yellow, orange } = pen.palette;
    const day =
      outside(-190, '#79b4e6', '#e8f4fb', '#ffffff', pen) +
      circle(-160, -322, 40, shade(yellow, 0.06)) +
      circle(-160, -322, 120, pen.glow(shade(orange, 0.1), 0.5));
    const night =
      outside(190, '#172349', '#4c5a92', '#5f6da3', pen) +
      path('M214 -382A52 52 0 1 0 246 -302A62 62 0 0 1 214 -382Z', '#f7efcf') +
      [
        [124, -392],
        [156, -262],
        [268, -224],
        [112, -300],
        [262, -412],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4, '#f7f3dd'))
        .join('');
    return (
      rect(-720, -620, 1440, 620, pen.linear(shade(white, -0.03), shade(white, -0.09))) +
      line('M-720 -486H720', shade(white, -0.14), 4, 'opacity=".6"') +
      oval(-190, day, pen) +
      oval(190, night, pen)
    );
  }),
  maskAndWatch: motif(560, 150, (pen) => {
    const { navy, brown, cream, charcoal, coral, straw } = pen.palette;
    return (
      tableShadow(330) +
      line('M-250 -66C-290 -120 -60 -142 40 -74', shade(navy, -0.06), 9) +
      path(
        'M-262 -62C-258 -98 -206 -100 -160 -90C-130 -84 -92 -84 -62 -90C-16 -100 36 -98 40 -62C44 -22 2 -2 -46 -8C-76 -12 -90 -38 -111 -38C-132 -38 -146 -12 -176 -8C-224 -2 -266 -22 -262 -62Z',
        pen.linear(shade(navy, 0.08), navy),
      ) +
      line('M-232 -52C-214 -36 -190 -36 -172 -52M-50 -52C-32 -36 -8 -36 10 -52', straw, 6) +
      ellipse(216, -6, 150, 12, '#1b2030', 'opacity=".16"') +
      path('M178 -44L92 -34C76 -30 76 -12 92 -10L180 -10Z', pen.linear(shade(brown, 0.06), brown)) +
      path('M240 -44L336 -36C352 -32 352 -12 336 -10L240 -10Z', pen.linear(shade(brown, 0.06), brown)) +
      [112, 132, 152].map((x) => ellipse(x, -24, 4, 2.4, shade(brown, -0.12))).join('') +
      rect(326, -40, 18, 34, shade(straw, -0.14), 5) +
      ellipse(209, -24, 62, 31, shade(straw, -0.2)) +
      ellipse(209, -32, 62, 31, pen.round(shade(straw, -0.1))) +
      ellipse(209, -33, 51, 24, cream) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((index) => {
          const turn = (index * Math.PI) / 4;
          return circle(209 + Math.cos(turn) * 43, -33 + Math.sin(turn) * 19, 2.2, charcoal);
        })
        .join('') +
      line('M209 -33V-48M209 -33L236 -28', charcoal, 5) +
      circle(209, -33, 4.5, coral)
    );
  }),
  lakePier: motif(520, 420, (pen) => {
    const { wood, woodDeep, brown, hairs, skins, yellow, coral, red, cream } = pen.palette;
    const one = someone(pen, {
      hairStyle: 'curls',
      hair: hairs[0],
      skin: skins[3],
      top: yellow,
      bottom: yellow,
      shoes: yellow,
    });
    const other = someone(pen, {
      hairStyle: 'short',
      hair: hairs[2],
      skin: skins[0],
      top: coral,
      bottom: coral,
      shoes: coral,
    });
    const plank = (index: number): string => {
      const y = -220 + index * index * 4.2 + index * 12;
      const half = 132 + ((y + 220) / 220) * 128;
      return line(`M${-half} ${y}H${half}`, shade(woodDeep, -0.04), 3 + index * 0.3, 'opacity=".55"');
    };
    return (
      line('M-116 -214V-160M116 -214V-160', brown, 16) +
      path('M-132 -220H132L262 20H-262Z', pen.linear(shade(wood, -0.03), shade(wood, 0.04))) +
      repeat(7, plank) +
      line('M-140 -262V-198M140 -262V-198', pen.round(brown), 18) +
      line('M-210 -130V-50M210 -130V-50', pen.round(brown), 24) +
      ellipse(0, -206, 96, 9, '#1b2030', 'opacity=".2"') +
      at(figure(poses.sitBack, one), -46, -206, 1.02) +
      at(figure(poses.sitBack, other), 44, -206, 1.05) +
      rect(-8, -236, 17, 32, pen.round(red), 5) +
      rect(-5, -246, 11, 12, cream, 4)
    );
  }),
  turnedBackBed: motif(760, 330, (pen) => {
    const { wood, woodDeep, white, main, deep, pale } = pen.palette;
    return (
      floorShadow(400) +
      rect(-376, -330, 34, 330, woodDeep, 10) +
      rect(-376, -330, 60, 250, pen.linear(wood, woodDeep), 22) +
      rect(352, -150, 28, 150, woodDeep, 8) +
      rect(-346, -120, 710, 66, wood, 6) +
      rect(-344, -172, 700, 66, pen.linear(white, shade(white, -0.07)), 22) +
      line('M-120 -164C-60 -150 0 -166 40 -152M-80 -142C-30 -134 10 -146 50 -136', shade(white, -0.12), 4) +
      path(
        'M-330 -166C-338 -226 -300 -246 -236 -238C-170 -246 -136 -226 -146 -170C-200 -154 -280 -154 -330 -166Z',
        pen.linear(pale, shade(pale, -0.06)),
      ) +
      line('M-270 -196C-250 -182 -220 -182 -204 -192', shade(pale, -0.12), 4) +
      path(
        'M92 -176C60 -236 150 -262 214 -236C262 -258 340 -238 366 -180C380 -130 376 -70 370 -30C310 -18 240 -40 196 -18C150 -34 130 -8 86 -26C112 -70 120 -130 92 -176Z',
        pen.linear(main, deep),
      ) +
      path(
        'M92 -176C60 -236 150 -262 214 -236C178 -216 164 -176 176 -138C140 -122 116 -146 92 -176Z',
        shade(pale, 0.02),
      ) +
      line(
        'M232 -222C214 -160 236 -100 214 -40M300 -224C312 -160 292 -100 304 -40',
        shade(deep, -0.03),
        4,
        'opacity=".5"',
      ) +
      line('M-330 -54V0M350 -54V0', woodDeep, 18)
    );
  }),
};
