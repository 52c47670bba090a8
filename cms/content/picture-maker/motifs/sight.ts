import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { poses } from './poses';
import { tableShadow } from './vessels';
import { windowOf } from './windows';

/** The pictures that children are shown in place of letters: a heart, a house, a ring, a square. */
const sign = (kind: number, size: number, colour: string): string => {
  const width = size * 0.2;
  const s = size / 2;
  const stroke = `stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round"`;
  switch (kind % 4) {
    case 0:
      return path(
        `M0 ${s}C${-s * 1.9} ${-s * 0.3} ${-s * 0.7} ${-s * 1.4} 0 ${-s * 0.4}C${s * 0.7} ${-s * 1.4} ${s * 1.9} ${-s * 0.3} 0 ${s}Z`,
        'none',
        stroke,
      );
    case 1:
      return rect(-s, -s, size, size, 'none', 0, stroke);
    case 2:
      return circle(0, 0, s, 'none', stroke);
    default:
      return path(`M${-s} ${s}V${-s * 0.1}L0 ${-s}L${s} ${-s * 0.1}V${s}Z`, 'none', stroke);
  }
};

const rows = [
  { size: 84, y: -372, kinds: [3] },
  { size: 60, y: -276, kinds: [2, 0] },
  { size: 42, y: -204, kinds: [1, 3, 2] },
  { size: 30, y: -148, kinds: [0, 2, 1, 3] },
  { size: 20, y: -106, kinds: [3, 1, 0, 2, 1] },
  { size: 13, y: -74, kinds: [2, 3, 1, 0, 3, 2] },
] as const;

const spectacles = (pen: Pen, frame: string): string =>
  line('M-150 -66C-196 -96 -210 -90 -216 -60', shade(frame, -0.06), 9) +
  line('M150 -66C196 -96 210 -90 216 -60', shade(frame, -0.06), 9) +
  ellipse(-84, -58, 66, 56, pen.palette.white, 'opacity=".5"') +
  ellipse(84, -58, 66, 56, pen.palette.white, 'opacity=".5"') +
  line('M-124 -84L-96 -104M44 -84L72 -104', pen.palette.white, 9, 'opacity=".85"') +
  ellipse(-84, -58, 66, 56, 'none', `stroke="${frame}" stroke-width="13"`) +
  ellipse(84, -58, 66, 56, 'none', `stroke="${frame}" stroke-width="13"`) +
  line('M-20 -72Q0 -90 20 -72', frame, 12);

const trialRing = (x: number, pen: Pen): string => {
  const { charcoal, grey, white, blue } = pen.palette;
  return (
    circle(x, -96, 88, shade(grey, 0.08)) +
    circle(x, -96, 88, 'none', `stroke="${charcoal}" stroke-width="8"`) +
    repeat(18, (index) => at(rect(-2, -82, 4, index % 3 ? 8 : 15, charcoal, 1), x, -96, 1, index * 20)) +
    circle(
      x,
      -96,
      62,
      pen.linear(shade(blue, 0.24), shade(blue, 0.13)),
      `stroke="${charcoal}" stroke-width="5"`,
    ) +
    line(`M${x - 30} -112L${x + 2} -138M${x - 26} -88L${x + 24} -130`, white, 8, 'opacity=".75"') +
    rect(x - 12, -10, 24, 30, shade(grey, -0.06), 6)
  );
};

export const sightMotifs = {
  eyeChartBoard: motif(300, 460, (pen) => {
    const { white, woodDeep, ink, grey } = pen.palette;
    return (
      rect(-150, -456, 300, 440, shade(white, -0.12), 12) +
      rect(-138, -444, 276, 416, pen.linear(white, shade(white, -0.02)), 6) +
      rows
        .map(({ size, y, kinds }) =>
          kinds
            .map((kind, index) =>
              at(sign(kind, size, ink), (index - (kinds.length - 1) / 2) * size * 1.85, y),
            )
            .join(''),
        )
        .join('') +
      rect(-50, -46, 100, 6, pen.palette.green, 3) +
      rect(-60, -468, 120, 16, grey, 6) +
      rect(-150, -18, 300, 4, woodDeep, 0, 'opacity=".2"')
    );
  }),
  trialFrame: motif(520, 200, (pen) => {
    const { charcoal, grey, coral } = pen.palette;
    return (
      ellipse(0, 6, 240, 10, '#1b2030', 'opacity=".14"') +
      line('M-196 -128L-256 -104L-262 -40', shade(charcoal, 0.08), 10) +
      line('M196 -128L256 -104L262 -40', shade(charcoal, 0.08), 10) +
      rect(-206, -206, 412, 22, pen.linear(shade(grey, 0.1), shade(grey, -0.05)), 10) +
      circle(-214, -195, 17, charcoal) +
      circle(214, -195, 17, charcoal) +
      trialRing(-112, pen) +
      trialRing(112, pen) +
      line('M-22 -108Q0 -138 22 -108', charcoal, 11) +
      rect(96, -214, 32, 18, coral, 6)
    );
  }),
  roundGlasses: motif(
    440,
    120,
    (pen) => ellipse(0, 0, 190, 8, '#1b2030', 'opacity=".14"') + spectacles(pen, pen.palette.accentDeep),
  ),
  childGlasses: motif(340, 100, (pen) =>
    at(ellipse(0, 0, 190, 8, '#1b2030', 'opacity=".14"') + spectacles(pen, pen.palette.coral), 0, 0, 0.76),
  ),
  deskScreen: motif(560, 430, (pen) => {
    const { charcoal, grey, white, main, light2, accent, pale } = pen.palette;
    return (
      ellipse(0, 2, 180, 9, '#1b2030', 'opacity=".16"') +
      path('M-40 -96H40L52 -14H-52Z', shade(grey, -0.04)) +
      rect(-116, -18, 232, 18, pen.linear(shade(grey, 0.05), shade(grey, -0.06)), 9) +
      rect(-270, -430, 540, 340, charcoal, 20) +
      rect(-252, -412, 504, 296, pen.linear(white, pale)) +
      rect(-252, -412, 504, 34, light2) +
      circle(-230, -395, 8, accent) +
      circle(-206, -395, 8, main) +
      rect(-226, -352, 190, 112, shade(main, 0.12), 8) +
      path('M-226 -262L-170 -312L-128 -276L-96 -300L-36 -252V-240H-226Z', pen.palette.deep, 'opacity=".75"') +
      repeat(6, (index) => rect(-10, -350 + index * 20, 228 - (index % 3) * 36, 8, grey, 4)) +
      repeat(4, (index) => rect(-226, -216 + index * 22, 444 - (index % 2) * 90, 9, grey, 4)) +
      path('M-252 -412H-40L-200 -116H-252Z', white, 'opacity=".25"')
    );
  }),
  lensCase: motif(420, 110, (pen) => {
    const { white, main, blue, accent } = pen.palette;
    const well = (x: number): string =>
      path(
        `M${x - 74} -52V-22C${x - 74} -8 ${x - 44} 0 ${x} 0C${x + 44} 0 ${x + 74} -8 ${x + 74} -22V-52Z`,
        pen.round(shade(white, -0.02)),
      );
    return (
      tableShadow(330) +
      rect(-60, -44, 120, 30, pen.linear(white, shade(white, -0.08)), 8) +
      well(-96) +
      well(96) +
      ellipse(-96, -52, 74, 23, shade(white, -0.05)) +
      ellipse(-96, -49, 60, 16, shade(blue, 0.2)) +
      path(
        'M-128 -50C-126 -72 -66 -72 -64 -50C-80 -42 -112 -42 -128 -50Z',
        shade(blue, 0.1),
        'opacity=".75"',
      ) +
      line('M-116 -56Q-106 -65 -92 -66', white, 5) +
      path(
        'M22 -60V-84C22 -92 50 -100 96 -100C142 -100 170 -92 170 -84V-60C150 -46 42 -46 22 -60Z',
        pen.round(main),
      ) +
      ellipse(96, -84, 74, 17, shade(main, 0.08)) +
      repeat(11, (index) =>
        rect(32 + index * 13, -74 + Math.abs(index - 5) * -0.8, 4, 20, shade(main, -0.08), 2),
      ) +
      path(
        'M-212 -8C-236 -14 -240 -34 -216 -40C-190 -46 -164 -36 -166 -22C-168 -8 -190 -4 -212 -8Z',
        accent,
      ) +
      ellipse(-202, -28, 26, 9, shade(accent, 0.09))
    );
  }),
  solutionBottle: motif(150, 320, (pen) => {
    const { white, blue, main } = pen.palette;
    return (
      tableShadow(130) +
      path('M-16 -286L-8 -318H8L16 -286Z', white) +
      rect(-30, -290, 60, 36, pen.round(main), 8) +
      path(
        'M-68 -196C-68 -232 -40 -248 -28 -254H28C40 -248 68 -232 68 -196V-22C68 -8 58 0 44 0H-44C-58 0 -68 -8 -68 -22Z',
        pen.round(shade(blue, 0.22)),
      ) +
      rect(-68, -176, 136, 108, pen.round(white)) +
      path(
        'M0 -166C22 -134 30 -124 30 -108A30 30 0 0 1 -30 -108C-30 -124 -22 -134 0 -166Z',
        shade(blue, 0.06),
      ) +
      ellipse(-10, -106, 6, 11, white, 'opacity=".8"') +
      rect(-56, -216, 10, 190, white, 5, 'opacity=".5"')
    );
  }),
  magnifierOnBook: motif(640, 300, (pen) => {
    const { cream, grey, deep, woodDeep, blue, white, accent } = pen.palette;
    const page = (side: 1 | -1): string =>
      path(
        `M0 -20C${side * 60} -60 ${side * 200} -66 ${side * 300} -40L${side * 320} 0C${side * 210} -30 ${side * 70} -22 0 14Z`,
        pen.linear(shade(cream, 0.02), shade(cream, -0.05)),
      );
    const rowsOf = (side: 1 | -1): string =>
      repeat(3, (index) =>
        line(
          `M${side * 40} ${-24 + index * 10}C${side * 110} ${-48 + index * 10} ${side * 200} ${-48 + index * 10} ${side * 280} ${-34 + index * 10}`,
          grey,
          4,
        ),
      );
    return (
      ellipse(0, 16, 330, 12, '#1b2030', 'opacity=".16"') +
      path(
        'M-330 6L-308 -42C-200 -70 -70 -62 0 -22C70 -62 200 -70 308 -42L330 6C210 -26 80 -16 0 22C-80 -16 -210 -26 -330 6Z',
        deep,
      ) +
      page(-1) +
      page(1) +
      rowsOf(-1) +
      rowsOf(1) +
      line('M168 -98L292 -8', woodDeep, 30) +
      line('M150 -110L172 -94', accent, 26) +
      circle(70, -168, 112, shade(accent, -0.08)) +
      circle(70, -168, 94, pen.linear(shade(blue, 0.27), white)) +
      pen.clipped(
        circle(70, -168, 94, '#000'),
        repeat(4, (index) =>
          rect(
            -30 + (index % 2) * 16,
            -226 + index * 36,
            200 - (index % 3) * 50,
            17,
            pen.palette.ink,
            8,
            'opacity=".78"',
          ),
        ),
      ) +
      path(
        'M6 -208A76 76 0 0 1 62 -244',
        'none',
        `stroke="${white}" stroke-width="12" stroke-linecap="round" opacity=".9"`,
      )
    );
  }),
  eyeShield: motif(230, 90, (pen) => {
    const { white, blue } = pen.palette;
    return (
      tableShadow(200) +
      path(
        'M-110 -8C-104 -66 -56 -90 0 -90C56 -90 104 -66 110 -8C70 6 -70 6 -110 -8Z',
        pen.linear(white, shade(blue, 0.22)),
        'opacity=".85"',
      ) +
      [-62, -32, 0, 32, 62]
        .map((x) => ellipse(x, -46 + Math.abs(x) * 0.16, 8, 9, shade(blue, 0.1), 'opacity=".7"'))
        .join('') +
      [-44, -14, 16, 46].map((x) => ellipse(x, -22, 8, 8, shade(blue, 0.1), 'opacity=".7"')).join('') +
      line('M-86 -34C-74 -60 -48 -74 -22 -80', white, 7)
    );
  }),
  /** One garden, seen through a clear pane on the left and through a clouded one on the right. */
  halfHazyWindow: motif(560, 560, (pen) => {
    const { straw, cream } = pen.palette;
    return (
      windowOf({ light: 'day', curtains: 'none', meadow: true }).draw(pen) +
      rect(6, -520, 224, 229, shade(straw, -0.05), 0, 'opacity=".6"') +
      rect(6, -280, 224, 280, shade(straw, -0.07), 0, 'opacity=".62"') +
      rect(6, -520, 224, 229, pen.linear(cream, straw, 'down', 0.5, 0.2)) +
      rect(6, -280, 224, 280, pen.linear(cream, straw, 'down', 0.35, 0.3))
    );
  }),
  kiteChild: motif(420, 420, (pen) => {
    const { coral, yellow, teal, deep } = pen.palette;
    const child = someone(pen, { hairStyle: 'curls', top: yellow, bottom: pen.palette.navy });
    return (
      at(groundShadow(26), -156, 0) +
      line('M-126 -146C-60 -180 20 -230 110 -330', pen.palette.white, 2.5, 'opacity=".9"') +
      at(
        path('M0 -86L56 0L0 104L-56 0Z', coral) +
          path('M0 -86L56 0H0Z', yellow) +
          path('M0 104L-56 0H0Z', teal) +
          line('M0 -86V104M-56 0H56', deep, 4) +
          line('M0 104C-30 130 30 150 0 180C-26 204 16 220 -6 244', deep, 4) +
          path('M-18 142l36 14l-4 -22ZM-16 196l30 12l-2 -20Z', yellow),
        130,
        -340,
        0.86,
        24,
      ) +
      at(figure(poses.wave, child), -156, 0, 0.68)
    );
  }),
};
