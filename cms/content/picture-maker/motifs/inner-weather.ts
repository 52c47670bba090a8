import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { roundSprig } from './leaves';
import { tableShadow } from './vessels';

const wide = 460;
const tall = 520;

export const innerWeatherMotifs = {
  /** A window like the others, with a thunderstorm outside. */
  stormWindow: motif(550, 580, (pen) => {
    const { white, woodDeep, yellow } = pen.palette;
    const wood = shade(white, -0.02);
    const sky = '#3c4466';
    const cloud = (x: number, y: number, size: number, tone: string): string =>
      at(
        circle(-96, 0, 62, tone) +
          circle(-20, -34, 84, tone) +
          circle(76, -14, 70, tone) +
          rect(-156, -6, 300, 66, tone, 33),
        x,
        y,
        size,
      );
    const storm =
      rect(-wide / 2, -tall, wide, tall, pen.linear(shade(sky, -0.08), shade(sky, 0.16))) +
      path('M-240 -120C-120 -180 20 -110 240 -160V0H-240Z', shade(sky, 0.02)) +
      path('M-240 -60C-80 -110 100 -40 240 -80V0H-240Z', shade(sky, -0.08)) +
      circle(44, -250, 190, pen.glow('#e8ecff', 0.5)) +
      path('M62 -360L-2 -232H40L12 -126L104 -262H58L92 -360Z', shade(yellow, 0.06)) +
      repeat(34, (index) => {
        const x = -236 + ((index * 67) % 480);
        const y = -330 + ((index * 53) % 300);
        return line(`M${x} ${y}l-12 44`, '#aebbe6', 4.5, 'opacity=".55"');
      }) +
      cloud(-120, -420, 1.1, shade(sky, -0.03)) +
      cloud(130, -440, 1.2, shade(sky, -0.07)) +
      cloud(10, -400, 1, shade(sky, 0.06));
    return (
      rect(-wide / 2 - 20, -tall - 20, wide + 40, tall + 30, shade(wood, -0.05), 6) +
      pen.clipped(rect(-wide / 2, -tall, wide, tall, '#000'), storm) +
      rect(-6, -tall, 12, tall, wood) +
      rect(-wide / 2, -tall * 0.56, wide, 11, wood) +
      rect(-wide / 2 - 44, 0, wide + 88, 24, wood, 5) +
      rect(-wide / 2 - 36, 24, wide + 72, 10, woodDeep, 0, 'opacity=".18"')
    );
  }),
  /** A chart that hangs on a wall: a line of mood that swings wide at first and settles. */
  moodChart: motif(640, 420, (pen) => {
    const { white, wood, woodDeep, light2, main, deep, accent, yellow, cream } = pen.palette;
    const days = 15;
    const value = (day: number): number =>
      -200 - Math.sin(day * 0.82 + 0.4) * 96 * Math.exp(-day * 0.13) - (day > 9 ? 2 : 0);
    const x = (day: number): number => -186 + day * 31;
    const points = Array.from({ length: days }, (_, day) => day);
    const trace = points.map((day) => `${day ? 'L' : 'M'}${x(day)} ${value(day).toFixed(1)}`).join('');
    return (
      rect(-312, -402, 640, 406, '#1b2030', 8, 'opacity=".12"') +
      rect(-320, -410, 640, 410, white, 8) +
      rect(-334, -424, 668, 26, pen.linear(shade(wood, 0.04), woodDeep), 13) +
      rect(-334, -14, 668, 26, pen.linear(wood, woodDeep), 13) +
      line('M-120 -424L0 -486L120 -424', shade(woodDeep, -0.06), 6) +
      circle(0, -488, 9, shade(woodDeep, -0.1)) +
      rect(-206, -340, 480, 92, shade(cream, -0.015), 12) +
      rect(-206, -246, 480, 92, shade(light2, 0.1), 12) +
      rect(-206, -152, 480, 92, shade(light2, 0.04), 12) +
      repeat(days, (day) => line(`M${x(day)} -338V-62`, white, 4, 'opacity=".75"')) +
      circle(-260, -296, 27, yellow) +
      repeat(8, (index) => at(line('M0 -35V-44', yellow, 7), -260, -296, 1, index * 45)) +
      path(
        'M-286 -88C-296 -114 -272 -126 -262 -120C-252 -142 -222 -130 -226 -108C-208 -106 -210 -88 -224 -88Z',
        deep,
      ) +
      line('M-278 -74l-5 14M-256 -74l-5 14M-234 -74l-5 14', main, 5) +
      circle(-258, -200, 19, 'none', `stroke="${main}" stroke-width="8"`) +
      line(trace, accent, 8) +
      points
        .map(
          (day) =>
            circle(x(day), value(day), 11, white) + circle(x(day), value(day), 7.5, shade(accent, -0.08)),
        )
        .join('')
    );
  }),
  /** A worn ring in the grass, and a way that leaves it for the hills. */
  circlePath: motif(1200, 340, (pen) => {
    const { straw, leaf: green, pine } = pen.palette;
    const sand = shade(straw, -0.02);
    return (
      path(
        'M-760 -214C-560 -262 -380 -250 -160 -236C60 -222 220 -262 420 -262C560 -262 660 -236 760 -246V60H-760Z',
        pen.linear(shade(green, 0.09), shade(green, -0.04)),
      ) +
      path(
        'M20 -158C140 -204 250 -206 318 -222C360 -232 380 -246 390 -262L414 -262C410 -240 392 -216 352 -200C290 -176 206 -164 118 -104Z',
        pen.linear(shade(sand, 0.05), sand),
      ) +
      path(
        'M-520 -110A330 100 0 0 0 140 -110A330 100 0 0 0 -520 -110ZM-438 -114A248 62 0 0 1 58 -114A248 62 0 0 1 -438 -114Z',
        pen.linear(sand, shade(sand, -0.07)),
        'fill-rule="evenodd"',
      ) +
      repeat(15, (index) => {
        const turn = (index / 15) * Math.PI * 2;
        return at(
          ellipse(-9, 0, 11, 4.5, shade(sand, -0.15)) + ellipse(11, 7, 11, 4.5, shade(sand, -0.15)),
          -190 + Math.cos(turn) * 290,
          -114 + Math.sin(turn) * 80,
          0.62 + (Math.sin(turn) + 1) * 0.2,
        );
      }) +
      [
        [-350, -112, 0.7],
        [-300, -128, 0.6],
        [-268, -96, 0.95],
        [-214, -132, 0.55],
        [-176, -104, 0.85],
        [-104, -90, 0.9],
        [-76, -124, 0.6],
        [-28, -106, 0.7],
      ]
        .map(([x = 0, y = 0, size = 1]) =>
          at(
            line(
              'M0 0L-12 -26M0 0L2 -34M0 0L14 -24',
              size > 0.8 ? shade(green, -0.12) : shade(pine, 0.04),
              6,
            ),
            x,
            y,
            size,
          ),
        )
        .join('')
    );
  }),
  /** A homemade cake that leans, on its stand, with icing that ran. */
  lopsidedCake: motif(480, 470, (pen) => {
    const { white, pink, red, straw, wood, leaf: green, grey } = pen.palette;
    const icing = shade(pink, 0.03);
    const crumb = shade(straw, -0.04);
    const layer = (y: number, half: number, high: number, dx: number): string =>
      path(
        `M${dx - half} ${y - high}C${dx - half - 6} ${y - 20} ${dx - half + 4} ${y} ${dx - half + 26} ${y}H${dx + half - 26}C${dx + half - 4} ${y} ${dx + half + 6} ${y - 20} ${dx + half} ${y - high}Z`,
        pen.linear(crumb, shade(crumb, -0.06)),
      ) +
      repeat(18, () =>
        circle(
          dx + pen.random.between(-half + 20, half - 20),
          y - pen.random.between(12, high - 20),
          3.5,
          shade(wood, -0.02),
          'opacity=".5"',
        ),
      );
    const drips = (y: number, half: number, dx: number, longs: readonly number[]): string => {
      const step = (half * 2) / longs.length;
      const fringe = longs
        .map(
          (drop, index) =>
            `Q${dx + half - step * (index + 0.15)} ${y + drop} ${dx + half - step * (index + 0.5)} ${y + drop}Q${dx + half - step * (index + 0.85)} ${y + drop} ${dx + half - step * (index + 1)} ${y + 20}`,
        )
        .join('');
      return (
        path(`M${dx - half} ${y}H${dx + half}V${y + 22}${fringe}Z`, icing) +
        ellipse(dx, y, half, half * 0.17, shade(icing, 0.03)) +
        ellipse(dx - half * 0.2, y - 2, half * 0.6, half * 0.08, white, 'opacity=".5"')
      );
    };
    const berry = (x: number, y: number): string =>
      circle(x, y, 23, pen.round(red)) + circle(x - 7, y - 8, 6, white, 'opacity=".6"');
    return (
      tableShadow(300) +
      ellipse(0, -8, 104, 15, shade(grey, 0.1)) +
      path('M-26 -104C-18 -60 -40 -30 -70 -12H70C40 -30 18 -60 26 -104Z', pen.round(white)) +
      ellipse(0, -104, 236, 30, shade(white, -0.09)) +
      ellipse(0, -112, 236, 30, white) +
      layer(-106, 182, 116, 0) +
      drips(-222, 184, 0, [58, 88, 42, 74, 50, 96, 60]) +
      at(layer(0, 128, 100, 0) + drips(-98, 130, 0, [60, 36, 70, 44, 58]), 18, -226, 1, 5) +
      berry(-10, -352) +
      berry(36, -350) +
      berry(112, -338) +
      berry(14, -382) +
      at(roundSprig(64, 18, 3, green), 40, -366, 1, 34) +
      berry(-206, -134)
    );
  }),
  /** A lamp for bright light therapy: a broad white panel on a foot. */
  lightBox: motif(340, 400, (pen) => {
    const { white, grey, wood } = pen.palette;
    return (
      circle(0, -220, 460, pen.glow('#fffdf2', 0.95)) +
      tableShadow(220) +
      path('M-92 -30L-66 -58H66L92 -30Z', shade(grey, 0.06)) +
      rect(-104, -34, 208, 34, pen.linear(shade(wood, 0.03), shade(wood, -0.06)), 14) +
      rect(-160, -396, 320, 346, pen.linear(shade(white, -0.05), shade(grey, 0.05)), 30) +
      rect(-138, -374, 276, 302, '#fffef6', 18) +
      rect(-138, -374, 276, 302, pen.linear('#fff3c4', '#fffef6', 'down', 0.55, 0), 18) +
      path('M-110 -352H10L-60 -96H-110Z', '#ffffff', 'opacity=".8"') +
      circle(0, -17, 8, shade(wood, -0.14))
    );
  }),
};
