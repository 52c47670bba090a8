import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const monitor = (pen: Pen): string =>
  tableShadow(330) +
  path(
    'M-150 0L-136 -176C-134 -194 -124 -200 -108 -200H108C124 -200 134 -194 136 -176L150 0Z',
    pen.linear(pen.palette.white, shade(pen.palette.white, -0.07)),
  ) +
  rect(-104, -178, 176, 122, shade(pen.palette.teal, 0.2), 12) +
  rect(-104, -178, 176, 122, pen.palette.white, 12, 'opacity=".25"') +
  line('M-90 -112H-62L-50 -146L-34 -82L-22 -112H4', shade(pen.palette.deep, -0.06), 6) +
  path(
    'M40 -96C14 -118 24 -136 36 -134C39 -133 40 -130 40 -127C40 -130 41 -133 44 -134C56 -136 66 -118 40 -96Z',
    pen.palette.red,
  ) +
  circle(104, -146, 22, pen.palette.main) +
  circle(104, -90, 14, pen.palette.grey) +
  rect(-100, -40, 200, 12, shade(pen.palette.white, -0.1), 6);

const cuff = (pen: Pen): string =>
  tableShadow(230) +
  path(
    'M-112 -150C-112 -176 -60 -190 0 -190C60 -190 112 -176 112 -150V-40C112 -14 60 0 0 0C-60 0 -112 -14 -112 -40Z',
    pen.round(pen.palette.deep, 0.1),
  ) +
  ellipse(0, -150, 112, 40, shade(pen.palette.deep, -0.05)) +
  ellipse(0, -146, 92, 29, shade(pen.palette.dark, -0.05)) +
  path(
    'M-112 -96C-112 -76 -60 -56 0 -56C60 -56 112 -76 112 -96V-70C112 -50 60 -30 0 -30C-60 -30 -112 -50 -112 -70Z',
    pen.palette.main,
  ) +
  rect(44, -100, 44, 66, pen.palette.pale, 8);

const drop = (colour: string, pen: Pen): string =>
  path(
    'M0 -150C34 -96 56 -70 56 -44C56 -14 32 8 0 8C-32 8 -56 -14 -56 -44C-56 -70 -34 -96 0 -150Z',
    pen.linear(shade(colour, 0.08), shade(colour, -0.04)),
  ) +
  path(
    'M-32 -44C-32 -26 -20 -14 -8 -12',
    'none',
    `stroke="${pen.palette.white}" stroke-width="9" stroke-linecap="round" opacity=".8"`,
  );

/** The arm of somebody who sits at the left edge, out of sight but for a short sleeve. */
const armWithCuff = (pen: Pen): string => {
  const skin = pen.palette.skins[1];
  const arm = (d: string, width: number, colour: string): string => line(d, colour, width);
  return (
    path('M-640 -560C-520 -580 -420 -560 -380 -500C-350 -440 -350 -300 -352 160H-640Z', pen.palette.accent) +
    arm('M-400 -450C-330 -350 -290 -230 -236 -96', 104, shade(skin, -0.015)) +
    arm('M-236 -96C-120 -64 20 -56 180 -58', 92, skin) +
    arm('M120 -58C180 -60 220 -58 250 -56', 78, skin) +
    arm('M244 -74L336 -84M250 -58H356M250 -44L344 -34M228 -34L300 -6', 25, shade(skin, 0.015)) +
    arm('M196 -90C230 -96 262 -128 282 -134', 26, shade(skin, 0.015)) +
    path(
      'M-470 -530C-420 -560 -350 -520 -312 -430L-404 -370C-440 -410 -466 -450 -470 -530Z',
      shade(pen.palette.accent, -0.05),
    ) +
    path(
      'M-392 -372L-284 -424L-212 -250L-326 -198Z',
      pen.linear(pen.palette.main, pen.palette.deep, 'right'),
      `stroke="${pen.palette.main}" stroke-width="14" stroke-linejoin="round"`,
    ) +
    path('M-350 -268L-236 -318L-224 -286L-338 -236Z', pen.palette.pale, 'opacity=".6"')
  );
};

export const careMotifs = {
  bloodPressureMonitor: motif(320, 200, monitor),
  cuff: motif(240, 190, cuff),
  armWithCuff: motif(1000, 560, armWithCuff),
  monitorAndCuff: motif(
    700,
    210,
    (pen) =>
      at(monitor(pen), -160, 0) +
      line('M-14 -40C60 -8 90 34 150 10C180 -6 190 -20 214 -30', shade(pen.palette.charcoal, 0.1), 11) +
      at(cuff(pen), 250, 6, 1.08),
  ),
  pillBox: motif(640, 120, (pen) => {
    const tones = [
      pen.palette.main,
      pen.palette.accent,
      pen.palette.light2,
      pen.palette.coral,
      pen.palette.main,
      pen.palette.straw,
      pen.palette.light2,
    ] as const;
    const width = 88;
    return (
      tableShadow(640) +
      rect(-318, -96, 636, 96, pen.linear(pen.palette.white, shade(pen.palette.white, -0.08)), 16) +
      tones
        .map((tone, index) => {
          const x = -308 + index * width;
          const pills =
            index === 2
              ? ''
              : rect(x + 18, -46, 30, 16, pen.palette.white, 8) +
                circle(x + 60, -36, 9, pen.palette.accentDeep) +
                circle(x + 44, -24, 8, pen.palette.yellow);
          const lid =
            index === 2
              ? rect(x + 3, -150, 82, 62, shade(tone, 0.03), 10, 'opacity=".9"') +
                rect(x + 8, -84, 72, 68, shade(pen.palette.deep, 0.06), 8)
              : rect(x + 3, -92, 82, 82, tone, 10, 'opacity=".72"');
          return (
            (index === 2 ? '' : pills) +
            lid +
            (index === 2
              ? rect(x + 18, -46, 30, 16, pen.palette.white, 8) + circle(x + 58, -32, 9, pen.palette.accent)
              : pills.replaceAll('/>', ' opacity=".55"/>') + rect(x + 30, -96, 28, 8, shade(tone, -0.08), 4))
          );
        })
        .join('')
    );
  }),
  calendarLeaf: motif(
    230,
    260,
    (pen) =>
      tableShadow(200) +
      path('M-110 0L-92 -250H92L110 0Z', pen.linear(pen.palette.white, shade(pen.palette.white, -0.05))) +
      path('M-96 -190L-92 -250H92L96 -190Z', pen.palette.accentDeep) +
      repeat(4, (row) =>
        repeat(5, (column) =>
          rect(
            -78 + column * 34,
            -172 + row * 40,
            22,
            22,
            row * 5 + column < 9 ? pen.palette.main : pen.palette.pale,
            6,
          ),
        ),
      ) +
      line('M-50 -262V-236M0 -262V-236M50 -262V-236', pen.palette.charcoal, 8),
  ),
  sunscreen: motif(
    160,
    330,
    (pen) =>
      tableShadow(140) +
      rect(-38, -330, 76, 66, pen.linear(pen.palette.white, shade(pen.palette.white, -0.08), 'right'), 10) +
      path(
        'M-70 -238C-70 -262 -56 -270 -40 -270H40C56 -270 70 -262 70 -238V-26C70 -8 60 0 46 0H-46C-60 0 -70 -8 -70 -26Z',
        pen.round(pen.palette.orange),
      ) +
      circle(0, -150, 40, pen.palette.straw) +
      repeat(10, (index) => at(rect(-4, -66, 8, 18, pen.palette.straw, 4), 0, -150, 1, index * 36)) +
      rect(-52, -66, 104, 12, pen.palette.straw, 6) +
      rect(-36, -44, 72, 10, pen.palette.straw, 5),
  ),
  creamJar: motif(
    340,
    190,
    (pen) =>
      tableShadow(320) +
      path(
        'M-150 -130H150V-36C150 -10 134 0 110 0H-110C-134 0 -150 -10 -150 -36Z',
        pen.round(pen.palette.main, 0.07),
      ) +
      rect(-150, -92, 300, 46, pen.palette.white, 0, 'opacity=".55"') +
      ellipse(0, -130, 152, 34, shade(pen.palette.main, -0.07)) +
      ellipse(0, -130, 136, 27, pen.palette.white) +
      path(
        'M-110 -132C-70 -164 -30 -146 0 -152C30 -196 44 -176 34 -158C60 -150 92 -152 112 -130C60 -108 -60 -108 -110 -132Z',
        pen.linear(pen.palette.white, shade(pen.palette.cream, -0.01)),
      ),
  ),
  jarLid: motif(
    260,
    50,
    (pen) => tableShadow(240) + rect(-125, -48, 250, 48, pen.round(pen.palette.wood), 14),
  ),
  drop: motif(120, 160, (pen) => drop(pen.palette.accent, pen)),
  teaspoons: motif(1040, 420, (pen) =>
    repeat(7, (index) => {
      const x = -444 + index * 148;
      const silver = pen.palette.grey;
      return at(
        ellipse(8, -316, 50, 76, '#1b2030', 'opacity=".12"') +
          path(
            'M-9 -250L-13 -14C-13 4 13 4 13 -14L9 -250Z',
            pen.linear(shade(silver, 0.1), shade(silver, -0.03), 'right'),
          ) +
          ellipse(0, -320, 50, 76, pen.round(shade(silver, 0.08))) +
          ellipse(0, -320, 41, 65, shade(silver, -0.06)) +
          path(
            'M-36 -322C-38 -370 -10 -382 2 -380C24 -384 38 -352 36 -318C34 -284 18 -262 0 -262C-18 -262 -34 -284 -36 -322Z',
            pen.palette.white,
          ) +
          path(
            'M-22 -318C-24 -350 -6 -362 8 -358C-8 -348 -12 -332 -12 -306C-18 -304 -22 -310 -22 -318Z',
            shade(pen.palette.cream, -0.035),
          ),
        x,
        index % 2 ? 16 : 0,
      );
    }),
  ),
  notebook: motif(620, 560, (pen) => {
    const ruled = pen.palette.light2;
    return (
      at(
        rect(-286, -530, 590, 540, '#1b2030', 14, 'opacity=".12"') +
          rect(-300, -540, 590, 540, pen.palette.deep, 18) +
          rect(-270, -528, 550, 516, pen.palette.paper, 10) +
          rect(-4, -470, 4, 420, pen.palette.accent, 2) +
          repeat(8, (row) => {
            const y = -440 + row * 50;
            return (
              rect(-230, y + 22, 480, 2.5, pen.palette.pale) +
              (row < 6
                ? line(
                    `M-200 ${y + 6}q12 -22 24 0t24 0t24 -4M-100 ${y + 4}q10 -18 22 0t26 -2`,
                    pen.palette.ink,
                    5,
                  ) +
                  line(
                    `M40 ${y + 6}q12 -20 24 0t26 -4M116 ${y + 4}q12 -22 22 0t24 0`,
                    pen.palette.accentDeep,
                    5,
                  )
                : '')
            );
          }) +
          rect(-220, -496, 170, 22, ruled, 11) +
          rect(34, -496, 170, 22, pen.palette.accentPale, 11) +
          repeat(
            9,
            (index) =>
              circle(-278, -500 + index * 58, 8, pen.palette.dark) +
              line(`M-278 ${-500 + index * 58}h-32`, pen.palette.grey, 7),
          ),
        0,
        0,
        1,
        -4,
      ) +
      at(
        rect(
          -12,
          -360,
          24,
          300,
          pen.linear(shade(pen.palette.yellow, 0.02), shade(pen.palette.orange, 0), 'right'),
        ) +
          path('M-12 -62L0 -10L12 -62Z', pen.palette.straw) +
          path('M-4 -28L0 -8L4 -28Z', pen.palette.charcoal) +
          rect(-12, -396, 24, 40, pen.palette.coral, 8) +
          rect(-13, -366, 26, 14, pen.palette.grey),
        170,
        -70,
        1,
        38,
      )
    );
  }),
};
