import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf, slimSprig } from './leaves';

const seed = (size: number, colour: string): string =>
  line(`M0 0L0 ${-size}`, colour, 2.2) +
  [-60, -38, -18, 0, 18, 38, 60]
    .map((turn) => at(line(`M0 0L0 ${-size * 0.62}`, colour, 1.8), 0, -size, 1, turn))
    .join('') +
  ellipse(0, 3, 2.6, 7, colour);

const grassHead = (tall: number, lean: number, colour: string): string => {
  const tone = shade(colour, 0.06);
  return (
    line(`M0 0Q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}`, shade(colour, -0.06), 4) +
    repeat(9, (index) => {
      const t = index / 8;
      const y = -tall * (0.7 + 0.3 * t);
      const x = lean * (0.55 + 0.45 * t);
      const size = (14 + tall * 0.055) * (1 - 0.5 * t);
      return (
        at(leaf(size, size * 0.4, shade(tone, index % 2 ? 0.02 : -0.02)), x, y, 1, 34 + lean * 0.2) +
        at(leaf(size, size * 0.4, tone), x, y, 1, -34 + lean * 0.2)
      );
    }) +
    at(leaf(14 + tall * 0.03, 10, tone), lean, -tall + 4, 1, lean * 0.25)
  );
};

const catkin = (long: number, colour: string): string =>
  repeat(Math.round(long / 9), (index) => {
    const t = (index * 9) / long;
    return ellipse(
      Math.sin(index * 1.7) * 2,
      10 + index * 9,
      9 + 11 * Math.sin(Math.PI * (0.22 + t * 0.7)),
      9,
      shade(colour, index % 2 ? 0.025 : -0.035),
    );
  });

export const meadowMotifs = {
  dandelion: motif(300, 620, (pen) => {
    const { white, green, brown } = pen.palette;
    return (
      line('M0 0Q-26 -240 6 -440', green, 9) +
      at(leaf(250, 52, green), -4, 0, 1, -42) +
      at(leaf(230, 48, shade(green, -0.05)), 4, 0, 1, 46) +
      at(leaf(180, 40, shade(green, 0.04)), 0, 0, 1, -68) +
      circle(6, -452, 150, pen.glow(white, 0.8)) +
      repeat(34, (index) => at(seed(118, white), 6, -452, 1, index * 10.6)) +
      repeat(22, (index) => at(seed(82, white), 6, -452, 1, index * 16.4)) +
      circle(6, -452, 17, brown)
    );
  }),
  driftingSeeds: motif(700, 400, (pen) =>
    (
      [
        [0, 0, 20],
        [110, -70, 38],
        [190, 20, 30],
        [300, -110, 52],
        [370, -10, 44],
        [480, -160, 62],
        [560, -70, 48],
        [650, -210, 66],
      ] as const
    )
      .map(([x, y, turn], index) => at(seed(76 - index * 3, pen.palette.white), x, y, 1, turn))
      .join(''),
  ),
  pollen: motif(1200, 500, (pen) =>
    repeat(64, () =>
      circle(
        pen.random.between(-600, 600),
        pen.random.between(-520, 0),
        pen.random.between(2.5, 8),
        pen.palette.yellow,
        `opacity="${pen.random.between(0.4, 0.9).toFixed(2)}"`,
      ),
    ),
  ),
  grassHeads: motif(
    560,
    660,
    (pen) =>
      (
        [
          [-190, 430, -70],
          [-120, 560, -46],
          [-46, 500, -10],
          [20, 640, 22],
          [96, 520, 46],
          [170, 590, 84],
          [230, 410, 70],
        ] as const
      )
        .map(([x, tall, lean], index) =>
          at(
            grassHead(
              tall,
              lean,
              [pen.palette.green, pen.palette.leaf, pen.palette.straw, pen.palette.lime][index % 4] ??
                pen.palette.green,
            ),
            x * 0.6,
            0,
          ),
        )
        .join('') +
      repeat(9, (index) =>
        at(
          leaf(pen.random.between(200, 320), 26, shade(pen.palette.green, pen.random.between(-0.1, 0))),
          -130 + index * 34,
          4,
          1,
          -40 + index * 10,
        ),
      ),
  ),
  meadowGrass: motif(420, 330, (pen) =>
    repeat(8, (index) =>
      at(
        grassHead(
          pen.random.between(180, 320),
          pen.random.between(-30, 60),
          pen.random.pick([
            pen.palette.green,
            pen.palette.leaf,
            pen.palette.straw,
            pen.palette.lime,
          ] as const),
        ),
        -180 + index * 52,
        0,
        0.9,
      ),
    ),
  ),
  catkins: motif(720, 560, (pen) => {
    const { brown, yellow, green, straw } = pen.palette;
    return (
      line(
        'M-420 -520C-240 -470 -60 -520 120 -470C220 -440 280 -460 380 -520M-120 -500C-60 -430 20 -400 90 -390',
        brown,
        14,
      ) +
      (
        [
          [-260, -490, 190],
          [-190, -492, 230],
          [-40, -500, 210],
          [20, -410, 220],
          [80, -392, 180],
          [170, -458, 240],
          [240, -456, 200],
        ] as const
      )
        .map(([x, y, long], index) =>
          at(catkin(long, index % 2 ? yellow : shade(straw, -0.06)), x, y, 1, -4 + (index % 3) * 4),
        )
        .join('') +
      (
        [
          [-300, -500, 160],
          [-110, -506, 30],
          [110, -388, 120],
          [220, -462, 40],
          [320, -476, 70],
          [-220, -490, -20],
        ] as const
      )
        .map(([x, y, turn]) => at(leaf(104, 66, green), x, y, 1, turn))
        .join('') +
      repeat(26, () =>
        circle(
          pen.random.between(-330, 330),
          pen.random.between(-300, 0),
          pen.random.between(2.5, 6),
          yellow,
          'opacity=".8"',
        ),
      )
    );
  }),
  mugwort: motif(420, 640, (pen) => {
    const { leaf: green, straw, pine } = pen.palette;
    const plume = (tall: number): string =>
      line(`M0 0Q6 ${-tall * 0.5} 0 ${-tall}`, pine, 5) +
      repeat(Math.round(tall / 13), (index) => {
        const y = -tall + index * 13;
        const spread = 10 + index * 1.6;
        return (
          ellipse(-spread, y + 8, 8, 6, shade(straw, -0.05)) +
          ellipse(spread, y + 4, 8, 6, straw) +
          ellipse(0, y, 7, 6, shade(straw, -0.1))
        );
      });
    return (
      line('M0 0Q-10 -280 0 -420', pine, 10) +
      (
        [
          [-90, -46, 170],
          [-170, 48, 180],
          [-240, -44, 150],
          [-310, 40, 140],
        ] as const
      )
        .map(([y, turn, size]) => at(slimSprig(size, 14, 5, green), -3, y, 1, turn * 1.3))
        .join('') +
      at(plume(250), 0, -380) +
      at(plume(190), -4, -330, 1, -32) +
      at(plume(180), 2, -300, 1, 32) +
      at(plume(130), -4, -240, 1, -46) +
      at(plume(120), 2, -220, 1, 46)
    );
  }),
  parasol: motif(300, 330, (pen) => {
    const tones = [pen.palette.coral, pen.palette.white] as const;
    return (
      ellipse(60, 2, 140, 14, '#1b2030', 'opacity=".14"') +
      line('M0 0L-14 -290', pen.palette.wood, 9) +
      at(
        [-150, -90, -30, 30, 90]
          .map((x, index) =>
            path(
              `M${x} 0Q${x + 30} -16 ${x + 60} 0L0 -112Q${x * 0.9} -80 ${x} 0Z`,
              tones[index % 2] ?? tones[0],
            ),
          )
          .join('') +
          path(
            'M-150 0C-140 -70 -70 -112 0 -112C70 -112 140 -70 150 0Q120 -16 90 0Q60 -16 30 0Q0 -16 -30 0Q-60 -16 -90 0Q-120 -16 -150 0Z',
            pen.linear(pen.palette.white, pen.palette.plum, 'right', 0.18, 0.16),
          ),
        -12,
        -214,
        1,
        -6,
      )
    );
  }),
  beachTowel: motif(
    240,
    40,
    (pen) =>
      path('M-110 0L-70 -34H130L96 0Z', pen.palette.main) +
      path('M-60 0L-24 -34H10L-22 0ZM30 0L60 -34H90L62 0Z', pen.palette.cream),
  ),
  boat: motif(
    220,
    250,
    (pen) =>
      ellipse(0, 6, 130, 10, pen.palette.deep, 'opacity=".35"') +
      line('M-6 -30V-244', pen.palette.brown, 6) +
      path('M4 -236C70 -170 92 -110 96 -56H4Z', pen.linear(pen.palette.white, pen.palette.cream)) +
      path('M-16 -214C-50 -160 -66 -110 -72 -56H-16Z', pen.palette.accent) +
      path(
        'M-106 -46H112C100 -10 80 4 56 6H-60C-86 4 -100 -16 -106 -46Z',
        pen.linear(pen.palette.accentDeep, shade(pen.palette.accentDeep, -0.08)),
      ),
  ),
  harbour: motif(520, 260, (pen) => {
    const { wood, woodDeep, brown, white, coral } = pen.palette;
    return (
      path('M-60 -232H10L24 -40H-74Z', pen.round(white)) +
      path('M-66 -150L17 -150L20 -110H-70Z', coral) +
      rect(-50, -272, 50, 42, pen.palette.yellow, 4) +
      path('M-58 -270L-25 -304L8 -270Z', coral) +
      circle(-25, -250, 120, pen.glow(pen.palette.yellow, 0.5)) +
      path('M-140 -44C-90 -80 200 -70 420 -60V20H-150Z', pen.palette.deep) +
      rect(-400, -50, 420, 17, wood, 4) +
      repeat(6, (index) => rect(-386 + index * 74, -40, 14, 72, index % 2 ? brown : woodDeep, 3)) +
      repeat(6, (index) => rect(-386 + index * 74, -74, 12, 30, brown, 5))
    );
  }),
  footprints: motif(1200, 400, (pen) =>
    repeat(11, (index) => {
      const t = index / 10;
      const tone = shade(pen.palette.straw, -0.2 + t * 0.02);
      const print = ellipse(0, -10, 15, 25, tone) + ellipse(-1, 29, 12, 14, tone);
      return at(
        print,
        -640 + t * 1270,
        -40 - Math.sin(t * 3) * 70 + (index % 2 ? -26 : 26),
        1.12 - t * 0.3,
        82 - Math.cos(t * 3) * 24,
      );
    }),
  ),
};
