import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 11, '#1b2030', 'opacity=".15"');

/** A branch that forks and thins, as vessels do. */
function fork(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  colour: string,
  pen: Pen,
): string {
  const endX = x + Math.sin(angle) * length;
  const endY = y - Math.cos(angle) * length;
  const bend = pen.random.between(-0.16, 0.16);
  const middleX = x + Math.sin(angle + bend) * length * 0.55;
  const middleY = y - Math.cos(angle + bend) * length * 0.55;
  const own = line(
    `M${x.toFixed(1)} ${y.toFixed(1)}Q${middleX.toFixed(1)} ${middleY.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`,
    colour,
    width,
  );
  if (width < 6) return own;
  return (
    own +
    fork(endX, endY, angle - pen.random.between(0.36, 0.56), length * 0.74, width * 0.66, colour, pen) +
    fork(endX, endY, angle + pen.random.between(0.36, 0.56), length * 0.74, width * 0.66, colour, pen)
  );
}

const heartShape =
  'M0 0C-250 -150 -300 -330 -220 -430C-150 -512 -40 -486 0 -404C40 -486 150 -512 220 -430C300 -330 250 -150 0 0Z';

export const grownMenMotifs = {
  vesselHeart: motif(620, 620, (pen) => {
    const { red, coral, cream } = pen.palette;
    return (
      ellipse(10, 74, 170, 16, '#1b2030', 'opacity=".14"') +
      path(
        'M-26 70C-14 30 -16 -10 -14 -40H14C16 -10 14 30 26 70Z',
        pen.linear(shade(red, -0.08), shade(red, -0.14)),
      ) +
      path(heartShape, pen.linear(shade(coral, 0.1), red)) +
      pen.clipped(
        `<path d="${heartShape}"/>`,
        fork(0, -10, 0, 150, 26, shade(cream, -0.01), pen) +
          fork(0, -70, -0.75, 120, 15, shade(cream, -0.01), pen) +
          fork(0, -70, 0.75, 120, 15, shade(cream, -0.01), pen),
      ) +
      path(
        'M-196 -396C-170 -450 -110 -464 -72 -440C-126 -436 -166 -400 -186 -340C-200 -350 -204 -376 -196 -396Z',
        shade(coral, 0.16),
        'opacity=".6"',
      )
    );
  }),
  walnut: motif(210, 190, (pen) => {
    const { clay, brown, wood } = pen.palette;
    const shell = shade(wood, -0.04);
    return (
      tableShadow(190) +
      path(
        'M0 -184C62 -184 104 -140 104 -88C104 -30 60 0 0 0C-60 0 -104 -30 -104 -88C-104 -140 -62 -184 0 -184Z',
        pen.linear(shade(shell, 0.04), shade(clay, -0.08), 'right'),
      ) +
      line('M0 -184C14 -130 12 -60 0 0', shade(brown, 0.02), 8) +
      line(
        'M-24 -170C-44 -140 -26 -116 -48 -92C-66 -70 -40 -46 -44 -20M-64 -152C-86 -120 -66 -100 -84 -66M30 -168C52 -136 32 -116 54 -92C74 -68 44 -50 46 -20M70 -146C90 -118 72 -96 88 -66M-18 -132C-30 -104 -14 -84 -24 -50M26 -118C34 -92 18 -70 28 -42',
        shade(brown, 0.06),
        5,
        'opacity=".75"',
      ) +
      path(
        'M-70 -148C-52 -170 -30 -176 -18 -174C-40 -160 -58 -140 -68 -116C-78 -124 -78 -138 -70 -148Z',
        shade(shell, 0.12),
        'opacity=".7"',
      )
    );
  }),
  plumFruit: motif(300, 310, (pen) => {
    const { plum, purple, brown, green } = pen.palette;
    return (
      tableShadow(270) +
      path(
        'M0 -262C80 -280 148 -220 148 -132C148 -46 84 0 4 0C-78 0 -148 -48 -148 -134C-148 -220 -82 -278 0 -262Z',
        pen.linear(shade(purple, -0.02), plum, 'right'),
      ) +
      path(
        'M0 -262C-26 -210 -30 -100 -8 0',
        'none',
        `stroke="${shade(plum, -0.05)}" stroke-width="9" stroke-linecap="round" opacity=".7"`,
      ) +
      path(
        'M-112 -196C-86 -236 -52 -244 -36 -240C-74 -216 -98 -170 -100 -118C-122 -130 -126 -172 -112 -196Z',
        shade(purple, 0.17),
        'opacity=".6"',
      ) +
      line('M0 -260Q2 -292 18 -314', brown, 10) +
      path('M12 -288C40 -330 96 -330 118 -312C98 -274 50 -266 12 -288Z', green)
    );
  }),
  halfPlum: motif(250, 190, (pen) => {
    const { plum, orange, yellow, brown } = pen.palette;
    return (
      tableShadow(210) +
      path(
        'M-120 -110C-120 -40 -70 0 0 0C70 0 120 -40 120 -110Z',
        pen.linear(shade(plum, 0.03), shade(plum, -0.04)),
      ) +
      ellipse(0, -110, 121, 62, plum) +
      ellipse(0, -108, 110, 53, pen.linear(shade(yellow, -0.02), shade(orange, 0.04))) +
      ellipse(0, -106, 46, 25, shade(brown, 0.08)) +
      ellipse(-8, -111, 28, 12, shade(brown, 0.17))
    );
  }),
  kettlebell: motif(170, 220, (pen) => {
    const { charcoal, accent } = pen.palette;
    return (
      tableShadow(150) +
      path(
        'M-52 -128C-70 -230 70 -230 52 -128',
        'none',
        `stroke="${shade(charcoal, 0.08)}" stroke-width="26" stroke-linecap="round"`,
      ) +
      path(
        'M0 -150C58 -150 88 -114 88 -74C88 -36 66 -10 44 0H-44C-66 -10 -88 -36 -88 -74C-88 -114 -58 -150 0 -150Z',
        pen.linear(shade(charcoal, 0.16), charcoal, 'right'),
      ) +
      circle(0, -72, 36, accent) +
      circle(0, -72, 24, shade(accent, 0.07))
    );
  }),
  tapeMeasure: motif(330, 130, (pen) => {
    const { yellow, charcoal, main } = pen.palette;
    return (
      ellipse(40, 0, 190, 10, '#1b2030', 'opacity=".15"') +
      path('M40 -30H230C244 -30 246 -2 230 -2H40Z', pen.linear(shade(yellow, 0.03), shade(yellow, -0.05))) +
      repeat(12, (index) => line(`M${66 + index * 14} -28V${index % 4 ? -20 : -14}`, charcoal, 3)) +
      rect(-86, -128, 140, 128, pen.round(main), 34) +
      circle(-16, -64, 40, shade(main, 0.08)) +
      circle(-16, -64, 26, yellow)
    );
  }),
  lateDesk: motif(940, 470, (pen) => {
    const { wood, woodDeep, charcoal, grey, navy, cream, accent, white } = pen.palette;
    return (
      floorShadow(430) +
      /* chair, seen from behind, with a jacket over its back */
      line('M40 -130V-40M40 -40L-40 -6M40 -40L120 -6M40 -40V-4', shade(charcoal, 0.08), 18) +
      rect(-420, -266, 860, 30, pen.linear(shade(wood, 0.05), wood), 8) +
      rect(-398, -238, 26, 238, woodDeep, 4) +
      rect(392, -238, 26, 238, woodDeep, 4) +
      rect(-360, -236, 190, 168, pen.linear(wood, woodDeep), 8) +
      rect(-344, -222, 158, 62, shade(wood, 0.04), 6) +
      rect(-344, -150, 158, 62, shade(wood, 0.04), 6) +
      circle(-265, -191, 8, woodDeep) +
      circle(-265, -119, 8, woodDeep) +
      /* papers, a screen and a desk lamp */
      repeat(5, (index) =>
        rect(-356 + (index % 2) * 8, -280 - index * 11, 150, 10, index % 2 ? cream : white, 2),
      ) +
      rect(-96, -474, 300, 176, charcoal, 14) +
      rect(-82, -460, 272, 146, pen.linear('#cfe6f2', '#9cc3d9'), 6) +
      rect(-60, -440, 120, 12, navy, 6, 'opacity=".45"') +
      rect(-60, -414, 190, 12, navy, 6, 'opacity=".3"') +
      rect(-60, -388, 150, 12, navy, 6, 'opacity=".3"') +
      path('M34 -300H74L92 -266H16Z', shade(charcoal, 0.08)) +
      line('M330 -270L300 -372L356 -444', shade(grey, -0.08), 11) +
      ellipse(330, -269, 50, 9, shade(grey, -0.1)) +
      circle(330, -440, 170, pen.glow('#f6d592', 0.55)) +
      path('M326 -470L386 -436L330 -398Z', accent) +
      /* the chair's back and the jacket hide the desk's front */
      rect(-70, -130, 220, 34, pen.linear(charcoal, shade(charcoal, -0.04)), 16) +
      path(
        'M-64 -340C-60 -366 140 -366 144 -340L152 -140C120 -124 -40 -124 -72 -140Z',
        pen.linear(shade(charcoal, 0.1), charcoal),
      ) +
      path(
        'M-82 -336C-40 -368 120 -368 162 -336L180 -120C170 -104 128 -100 118 -112L104 -300L40 -280L-24 -300L-38 -112C-48 -100 -90 -104 -100 -120Z',
        pen.linear(shade(navy, 0.08), navy),
      ) +
      path('M-24 -300L40 -352L104 -300L40 -262Z', shade(navy, 0.14)) +
      line('M-66 -300L-74 -150M148 -300L154 -150', shade(navy, -0.05), 5, 'opacity=".6"')
    );
  }),
  cityWindow: motif(720, 420, (pen) => {
    const { white, skyTop, skyLow, navy, yellow, grey } = pen.palette;
    const tower = (x: number, wide: number, tall: number, tone: string): string =>
      rect(x, -tall, wide, tall, tone, 4) +
      repeat(Math.floor(tall / 34) - 1, (row) =>
        repeat(Math.floor(wide / 30), (column) =>
          pen.random.between(0, 1) > 0.66
            ? rect(
                x + 10 + column * 29,
                -tall + 16 + row * 34,
                13,
                17,
                shade(yellow, 0.02),
                2,
                'opacity=".85"',
              )
            : '',
        ),
      );
    return (
      rect(-372, -432, 744, 444, shade(grey, 0.1), 8) +
      pen.clipped(
        '<rect x="-354" y="-414" width="708" height="408"/>',
        rect(-354, -414, 708, 408, pen.linear(skyTop, skyLow)) +
          circle(-170, -120, 60, pen.palette.sun) +
          tower(-350, 96, 150, shade(navy, 0.2)) +
          tower(-228, 84, 96, shade(navy, 0.22)) +
          tower(120, 110, 190, shade(navy, 0.2)) +
          tower(-110, 110, 220, shade(navy, 0.08)) +
          tower(20, 88, 290, shade(navy, 0.05)) +
          tower(236, 120, 250, shade(navy, 0.04)) +
          tower(-300, 80, 90, navy) +
          tower(140, 84, 110, navy) +
          path('M-120 -414H60L-150 0H-330Z', white, 'opacity=".1"'),
      ) +
      rect(-124, -414, 12, 408, shade(grey, 0.1)) +
      rect(112, -414, 12, 408, shade(grey, 0.1)) +
      rect(-390, 0, 780, 20, shade(white, -0.04), 6)
    );
  }),
};
