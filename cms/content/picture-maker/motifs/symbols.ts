import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';

export const heartShape =
  'M0 0C-70 -70 -200 -150 -200 -270C-200 -370 -60 -400 0 -300C60 -400 200 -370 200 -270C200 -150 70 -70 0 0Z';

const bubble = (colour: string, pen: Pen): string =>
  path(
    'M-180 -340H180C226 -340 250 -312 250 -270V-150C250 -108 226 -80 180 -80H-60L-150 0L-140 -80H-180C-226 -80 -250 -108 -250 -150V-270C-250 -312 -226 -340 -180 -340Z',
    pen.linear(shade(colour, 0.03), shade(colour, -0.04)),
  );

const heart = (pen: Pen, width: number, height: number): string =>
  `<g transform="scale(${width} ${height})">${path(heartShape, pen.linear(shade(pen.palette.red, 0.06), shade(pen.palette.red, -0.05)))}${path('M-158 -270C-158 -320 -110 -342 -76 -330', 'none', `stroke="${pen.palette.white}" stroke-width="20" stroke-linecap="round" opacity=".45"`)}</g>`;

const ring = (x: number, r: number, colour: string): string =>
  circle(x, -200, r, 'none', `stroke="${colour}" stroke-width="44"`) +
  circle(x, -200, r + 9, 'none', `stroke="${shade(colour, 0.06)}" stroke-width="12"`);

/** A tick whose long stroke ends in leaves; `grown` from 0 to 1. */
const tick = (grown: number, pen: Pen): string => {
  const green = shade(pen.palette.main, -0.06 + grown * 0.02);
  const tipX = 96;
  const tipY = -190 - grown * 70;
  return (
    line(`M-64 -76L-14 -16Q20 -110 ${tipX} ${tipY}`, green, 30) +
    (grown > 0.2
      ? at(leaf(70 + grown * 50, 40 + grown * 22, pen.palette.leaf), 60, -128 - grown * 30, 1, 74)
      : '') +
    (grown > 0.5
      ? at(leaf(60 + grown * 56, 36 + grown * 22, pen.palette.green), 50, -120 - grown * 34, 1, -34)
      : '') +
    (grown > 0.8
      ? at(leaf(90 + grown * 40, 50, shade(pen.palette.leaf, 0.06)), tipX, tipY + 10, 1, 34) +
        at(leaf(70 + grown * 40, 44, pen.palette.leaf), tipX - 6, tipY + 20, 1, -14)
      : '')
  );
};

export const symbolMotifs = {
  speechBubbles: motif(
    760,
    520,
    (pen) =>
      at(`<g transform="scale(-1 1)">${bubble(pen.palette.accent, pen)}</g>`, 130, -20, 1.02) +
      `<g opacity=".9">${at(bubble(pen.palette.main, pen), -120, -170, 1.05)}</g>` +
      [0, 1, 2].map((index) => circle(-262 + index * 84, -424, 20, pen.palette.white)).join(''),
  ),
  waveHeart: motif(400, 400, (pen) => {
    const { straw, light2, main, deep, dark, accent, coral } = pen.palette;
    const bands = [straw, accent, light2, coral, main, deep, dark] as const;
    return at(
      pen.clipped(
        path(heartShape, '#000'),
        bands
          .map((colour, index) => {
            const y = -410 + index * 62;
            return path(
              `M-220 ${y}C-150 ${y - 44} -80 ${y + 44} 0 ${y}S150 ${y - 40} 220 ${y}V20H-220Z`,
              pen.linear(shade(colour, 0.03), shade(colour, -0.03)),
            );
          })
          .join(''),
      ),
      0,
      0,
    );
  }),
  pulseHeart: motif(
    420,
    400,
    (pen) =>
      path(heartShape, pen.linear(shade(pen.palette.main, 0.05), pen.palette.deep)) +
      path(
        'M-158 -270C-158 -320 -110 -342 -76 -330',
        'none',
        `stroke="${pen.palette.white}" stroke-width="20" stroke-linecap="round" opacity=".5"`,
      ) +
      line(
        'M-420 -190H-110L-76 -232L-44 -190H-20L10 -290L52 -96L82 -190H130L156 -214L180 -190H420',
        pen.palette.white,
        15,
      ) +
      line('M-420 -190H-196M190 -190H420', pen.palette.deep, 15),
  ),
  plainHeart: motif(400, 380, (pen) => heart(pen, 1, 1)),
  squeezedHeart: motif(
    300,
    380,
    (pen) =>
      heart(pen, 0.74, 0.94) +
      line(
        'M-210 -250L-168 -220M-216 -150L-160 -154M210 -250L168 -220M216 -150L160 -154',
        pen.palette.accentDeep,
        12,
      ),
  ),
  restingHeart: motif(400, 340, (pen) => heart(pen, 0.98, 0.88)),
  tallBar: motif(120, 420, (pen) =>
    rect(-50, -420, 100, 420, pen.linear(pen.palette.main, pen.palette.deep), 22),
  ),
  shortBar: motif(120, 220, (pen) =>
    rect(-50, -230, 100, 230, pen.linear(pen.palette.light2, pen.palette.main), 22),
  ),
  interlockingRings: motif(620, 420, (pen) => {
    const left = pen.palette.main;
    const right = pen.palette.accent;
    const over = rect(-60, -420, 120, 180, '#000');
    return ring(-104, 168, left) + ring(104, 168, right) + pen.clipped(over, ring(-104, 168, left));
  }),
  growingTicks: motif(980, 330, (pen) =>
    [0, 0.35, 0.65, 1].map((grown, index) => at(tick(grown, pen), -380 + index * 240, 0, 1.12)).join(''),
  ),
  breathingCircles: motif(
    700,
    700,
    (pen) =>
      [340, 290, 240]
        .map((r, index) => circle(0, -340, r, pen.palette.main, `opacity="${0.14 + index * 0.08}"`))
        .join('') + circle(0, -340, 150, pen.linear(shade(pen.palette.light2, 0.05), pen.palette.main)),
  ),
  budOpening: motif(620, 620, (pen) => {
    const petal = (size: number, colour: string, degrees: number): string =>
      at(
        path(
          `M0 0C${-size * 0.52} ${-size * 0.3} ${-size * 0.42} ${-size * 0.86} 0 ${-size}C${size * 0.42} ${-size * 0.86} ${size * 0.52} ${-size * 0.3} 0 0Z`,
          pen.linear(shade(colour, 0.05), shade(colour, -0.05)),
        ),
        0,
        -170,
        1,
        degrees,
      );
    const { main, light2, pale, deep, coral, leaf: green } = pen.palette;
    return (
      [300, 240, 180]
        .map((r, index) =>
          circle(0, -300, r, [pale, light2, pen.palette.accentPale][index] ?? pale, 'opacity=".55"'),
        )
        .join('') +
      line('M0 -180Q8 -80 -4 40', green, 13) +
      at(leaf(170, 64, green), 2, -40, 1, 58) +
      at(leaf(160, 60, shade(green, 0.04)), 0, -10, 1, -60) +
      petal(250, deep, -48) +
      petal(250, deep, 48) +
      petal(280, main, -27) +
      petal(280, main, 27) +
      petal(300, coral, 0) +
      petal(210, light2, -13) +
      petal(210, light2, 13) +
      petal(190, pale, 0) +
      path('M-62 -168C-40 -140 40 -140 62 -168C40 -200 -40 -200 -62 -168Z', green)
    );
  }),
  eye: motif(820, 420, (pen) => {
    const white = 'M-410 -210C-260 -400 260 -400 410 -210C260 -20 -260 -20 -410 -210Z';
    const rings = [
      [150, pen.palette.dark],
      [140, pen.palette.main],
      [114, pen.palette.accent],
      [92, pen.palette.light2],
      [72, pen.palette.deep],
    ] as const;
    return (
      path('M-430 -236C-280 -450 280 -450 430 -236C260 -400 -260 -400 -430 -236Z', pen.palette.deep) +
      path(white, pen.linear(shade(pen.palette.white, -0.04), pen.palette.white)) +
      pen.clipped(
        path(white, '#000'),
        rings.map(([r, colour]) => circle(0, -226, r, colour)).join('') +
          circle(0, -226, 48, shade(pen.palette.ink, -0.03)) +
          path(
            'M-430 -220C-260 -410 260 -410 430 -220V-190C260 -360 -260 -360 -430 -190Z',
            pen.palette.deep,
            'opacity=".18"',
          ) +
          circle(-44, -266, 23, pen.palette.white, 'opacity=".92"') +
          circle(42, -192, 11, pen.palette.white, 'opacity=".6"'),
      ) +
      line('M-350 -96C-200 10 200 10 350 -96', pen.palette.main, 9, 'opacity=".5"')
    );
  }),
  uvBands: motif(1200, 300, (pen) => {
    const { green, yellow, orange, red, purple } = pen.palette;
    return [green, yellow, orange, red, purple]
      .map((colour, index) => {
        const tall = 130 + index * 62;
        return (
          rect(
            -490 + index * 200,
            -tall,
            180,
            tall + 20,
            pen.linear(shade(colour, 0.06), shade(colour, -0.02)),
            26,
          ) + ellipse(-400 + index * 200, -tall + 34, 50, 8, pen.palette.white, 'opacity=".35"')
        );
      })
      .join('');
  }),
  lungTrees: motif(620, 620, (pen) => {
    const lobe =
      'M40 -420C120 -520 210 -420 246 -300C284 -180 290 -60 236 -40C180 -20 120 -70 62 -84C34 -92 34 -140 38 -200Z';
    const half = (side: number): string =>
      `<g transform="scale(${side} 1)">${path(lobe, pen.linear(pen.palette.light2, pen.palette.main))}${pen.clipped(
        path(lobe, '#000'),
        line(
          'M0 -440C20 -380 60 -340 104 -300M104 -300C140 -270 170 -200 196 -96M104 -300C110 -220 104 -160 96 -110M128 -276C150 -320 158 -350 160 -390M150 -240C190 -250 214 -260 240 -290M112 -210C80 -190 64 -170 56 -130M164 -186C196 -190 220 -190 262 -204M160 -180C140 -150 140 -120 146 -86',
          pen.palette.brown,
          13,
        ) +
          repeat(30, () =>
            at(
              leaf(
                pen.random.between(40, 60),
                pen.random.between(20, 28),
                pen.random.pick([
                  pen.palette.leaf,
                  pen.palette.pine,
                  pen.palette.green,
                  shade(pen.palette.deep, 0.04),
                ] as const),
              ),
              pen.random.between(52, 250),
              pen.random.between(-410, -60),
              1,
              pen.random.between(-70, 70),
            ),
          ),
      )}</g>`;
    return (
      half(1) +
      half(-1) +
      path(
        'M-22 -620H22V-450C26 -420 60 -390 70 -372L46 -348C30 -368 12 -384 0 -398C-12 -384 -30 -368 -46 -348L-70 -372C-60 -390 -26 -420 -22 -450Z',
        pen.linear(pen.palette.wood, pen.palette.brown),
      )
    );
  }),
};
