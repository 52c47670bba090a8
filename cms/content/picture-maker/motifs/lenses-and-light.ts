import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const LENS = { x: 118, y: -74, rx: 104, ry: 90 };

/** Lines of print that nobody can read: soft bars for blurred sight, thin dark ones for sharp sight. */
const printed = (pen: Pen, sharp: boolean): string =>
  [-1, 1]
    .map((side) =>
      repeat(9, (index) => {
        const wide = 190 - ((index * 37 + (side > 0 ? 20 : 0)) % 70);
        const y = -392 + index * 44;
        const left = side < 0 ? -262 : 46;
        if (sharp)
          return (
            rect(left, y, wide, 9, pen.palette.ink, 4) +
            rect(left, y + 17, wide * 0.62, 5, pen.palette.accentDeep, 2)
          );
        return (
          rect(left - 10, y - 9, wide + 24, 32, pen.palette.grey, 16, 'opacity=".2"') +
          rect(left, y - 2, wide, 18, pen.palette.grey, 9, 'opacity=".42"')
        );
      }),
    )
    .join('');

/** An upright spoon, seen from the back, that mirrors a window: drawn out where the spoon is long. */
const spoonHead = (pen: Pen, rx: number, ry: number): string => {
  const { grey, white, blue, charcoal, yellow } = pen.palette;
  const bulge = (x: number, y: number): string => `${x * rx} ${y * ry}`;
  const window = `M${bulge(-0.5, -0.5)}Q${bulge(0, -0.68)} ${bulge(0.5, -0.5)}Q${bulge(0.66, -0.1)} ${bulge(0.5, 0.3)}Q${bulge(0, 0.46)} ${bulge(-0.5, 0.3)}Q${bulge(-0.66, -0.1)} ${bulge(-0.5, -0.5)}Z`;
  return (
    ellipse(0, 0, rx, ry, pen.linear(shade(grey, 0.2), shade(grey, -0.1), 'right')) +
    ellipse(0, 0, rx * 0.9, ry * 0.93, pen.linear(shade(grey, 0.14), shade(grey, 0.02))) +
    pen.clipped(
      ellipse(0, 0, rx * 0.9, ry * 0.93, '#000'),
      path(
        `M${-rx} ${ry * 0.56}Q0 ${ry * 0.36} ${rx} ${ry * 0.56}V${ry}H${-rx}Z`,
        shade(charcoal, 0.22),
        'opacity=".4"',
      ) +
        path(window, pen.linear(shade(blue, 0.16), shade(yellow, 0.06))) +
        line(
          `M${bulge(0, -0.6)}V${ry * 0.38}M${bulge(-0.58, -0.1)}Q0 ${ry * -0.02} ${bulge(0.58, -0.1)}`,
          white,
          9,
        ) +
        path(window, 'none', `stroke="${white}" stroke-width="10" stroke-linejoin="round"`),
    ) +
    line(`M${bulge(-0.8, -0.3)}Q${bulge(-0.74, -0.66)} ${bulge(-0.42, -0.84)}`, white, 8, 'opacity=".9"')
  );
};

const handle = (pen: Pen, length: number): string => {
  const { grey } = pen.palette;
  return path(`M-15 0L-11 ${length}H11L15 0Z`, pen.linear(shade(grey, 0.14), shade(grey, -0.1), 'right'));
};

const pencil = (pen: Pen, colour: string, length: number): string => {
  const { straw } = pen.palette;
  return (
    rect(-19, -length + 62, 38, length - 62, pen.linear(shade(colour, 0.06), shade(colour, -0.07), 'right')) +
    rect(-6, -length + 62, 11, length - 62, shade(colour, 0.05)) +
    path(
      `M-19 ${-length + 66}Q-12 ${-length + 54} -6 ${-length + 64}Q0 ${-length + 54} 6 ${-length + 64}Q12 ${-length + 54} 19 ${-length + 66}L0 ${-length}Z`,
      straw,
    ) +
    path(`M-7 ${-length + 22}H7L0 ${-length}Z`, colour)
  );
};

const pencilCup = (pen: Pen, colours: readonly string[], cup: string): string => {
  const middle = (colours.length - 1) / 2;
  return (
    tableShadow(260) +
    ellipse(0, -206, 124, 24, shade(cup, -0.16)) +
    colours
      .map((colour, index) =>
        at(
          pencil(pen, colour, 420 - Math.abs(index - middle) * 16 - (index % 2) * 34),
          (index - middle) * 13,
          -40,
          1,
          (index - middle) * 5.6,
        ),
      )
      .join('') +
    path(
      'M-124 -206C-120 -184 120 -184 124 -206L108 -20C106 -6 90 0 70 0H-70C-90 0 -106 -6 -108 -20Z',
      pen.round(cup),
    ) +
    path('M-117 -120C-60 -104 60 -104 117 -120L113 -82C60 -66 -60 -66 -113 -82Z', shade(cup, 0.07))
  );
};

export const lensAndLightMotifs = {
  /** A menu that swims before the eyes, and is sharp through a pair of reading glasses. */
  menuWithReaders: motif(700, 480, (pen) => {
    const { cream, deep, accentDeep, white, accent } = pen.palette;
    const page = (side: 1 | -1): string =>
      path(
        `M0 -456L${side * 292} -470L${side * 306} -6L0 8Z`,
        pen.linear(shade(cream, 0.02), shade(cream, side > 0 ? -0.06 : -0.02)),
      );
    const lens = (side: 1 | -1, fill: string, extra = ''): string =>
      ellipse(side * LENS.x, LENS.y, LENS.rx, LENS.ry, fill, extra);
    return (
      tableShadow(640) +
      path('M0 -478L-312 -492L-328 6L0 20L328 6L312 -492Z', pen.linear(deep, shade(deep, -0.07))) +
      page(-1) +
      page(1) +
      circle(-154, -428, 15, accent) +
      circle(146, -428, 15, accent) +
      printed(pen, false) +
      line('M0 -456V6', shade(cream, -0.16), 4) +
      ellipse(0, 22, 240, 9, '#1b2030', 'opacity=".18"') +
      lens(-1, cream) +
      lens(1, cream) +
      pen.clipped(lens(-1, '#000') + lens(1, '#000'), printed(pen, true)) +
      line('M-168 -112L-130 -146M68 -112L106 -146', white, 11, 'opacity=".95"') +
      line(
        'M-222 -92C-250 -110 -262 -96 -268 -66M222 -92C250 -110 262 -96 268 -66',
        shade(accentDeep, -0.06),
        13,
      ) +
      lens(-1, 'none', `stroke="${accentDeep}" stroke-width="18"`) +
      lens(1, 'none', `stroke="${accentDeep}" stroke-width="18"`) +
      line('M-18 -96Q0 -120 18 -96', accentDeep, 16)
    );
  }),
  spoonJar: motif(420, 700, (pen) => {
    const { main, cream } = pen.palette;
    return (
      tableShadow(280) +
      ellipse(0, -236, 120, 24, shade(main, -0.16)) +
      at(handle(pen, 300) + at(spoonHead(pen, 98, 98), 0, -84), -112, -416, 1, -22) +
      at(handle(pen, 300) + at(spoonHead(pen, 78, 158), 0, -140), 76, -398, 1, 13) +
      path(
        'M-120 -236C-116 -214 116 -214 120 -236C132 -150 124 -50 100 -14C94 -4 80 0 64 0H-64C-80 0 -94 -4 -100 -14C-124 -50 -132 -150 -120 -236Z',
        pen.round(main),
      ) +
      path('M-125 -150C-60 -132 60 -132 125 -150L124 -112C60 -94 -60 -94 -124 -112Z', cream)
    );
  }),
  pencilCup: motif(420, 470, (pen) => {
    const { red, orange, yellow, green, blue, purple, pink, cream } = pen.palette;
    return pencilCup(pen, [red, orange, yellow, green, blue, purple, pink], cream);
  }),
  /** The same cup about as somebody sees it whose red and green cones do not tell those colours apart. */
  pencilCupMuted: motif(420, 470, (pen) => {
    const { yellow, blue, grey, cream, straw, brown } = pen.palette;
    const mustard = shade(straw, -0.2);
    const olive = shade(brown, 0.08);
    return pencilCup(
      pen,
      [olive, mustard, yellow, shade(straw, -0.13), blue, shade(blue, -0.12), shade(grey, 0.04)],
      cream,
    );
  }),
  workGoggles: motif(560, 250, (pen) => {
    const { charcoal, orange, white, blue } = pen.palette;
    const rim =
      'M-214 -178C-150 -212 150 -212 214 -178C244 -150 246 -66 214 -34C176 -4 104 -8 66 -28C46 -42 32 -76 0 -76C-32 -76 -46 -42 -66 -28C-104 -8 -176 -4 -214 -34C-246 -66 -244 -150 -214 -178Z';
    return (
      ellipse(0, 0, 270, 11, '#1b2030', 'opacity=".16"') +
      path(
        'M-206 -136C-300 -168 -320 -40 -236 -14C-120 16 120 16 236 -14C320 -40 300 -168 206 -136L214 -96C256 -110 262 -62 216 -50C110 -22 -110 -22 -216 -50C-262 -62 -256 -110 -214 -96Z',
        pen.linear(shade(charcoal, 0.12), charcoal),
      ) +
      path(rim, pen.linear(shade(blue, 0.27), shade(blue, 0.14)), 'opacity=".94"') +
      path(
        'M-150 -186L-196 -60L-150 -28L-90 -194ZM-66 -196L-104 -40L-84 -32L-42 -197Z',
        white,
        'opacity=".55"',
      ) +
      path('M120 -192L96 -44L126 -30L164 -188Z', white, 'opacity=".35"') +
      path(rim, 'none', `stroke="${orange}" stroke-width="24" stroke-linejoin="round"`) +
      line('M-150 -206C-60 -218 60 -218 150 -206', shade(orange, 0.07), 8) +
      rect(-246, -140, 34, 70, shade(orange, -0.08), 10) +
      rect(212, -140, 34, 70, shade(orange, -0.08), 10)
    );
  }),
};
