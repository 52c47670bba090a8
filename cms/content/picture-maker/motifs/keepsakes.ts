import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { steam, tableShadow } from './vessels';

const page = (side: number, pen: Pen): string =>
  repeat(5, (index) => {
    const y = -72 + index * 12;
    const near = 158 + index * 5;
    return line(
      `M${side * 22} ${y + 8}C${side * 70} ${y - 2} ${side * 110} ${y - 4} ${side * (near - 30 - (index === 4 ? 60 : 0))} ${y}`,
      pen.palette.grey,
      3,
    );
  });

const box = (width: number, tall: number, colour: string, pen: Pen): string =>
  rect(-width / 2, -tall, width, tall, pen.linear(shade(colour, 0.05), shade(colour, -0.05)), 4) +
  rect(-18, -tall, 36, tall * 0.5, shade(colour, 0.12), 0, 'opacity=".8"') +
  rect(-width / 2, -tall, width, 8, shade(colour, -0.08), 3) +
  rect(width * 0.18, -tall * 0.36, width * 0.2, tall * 0.18, shade(colour, 0.12), 3);

export const keepsakeMotifs = {
  openJournal: motif(460, 110, (pen) => {
    const { white, deep } = pen.palette;
    const left = 'M0 -82C-44 -100 -110 -104 -166 -92L-214 -16C-140 -30 -60 -26 0 -6Z';
    const right = 'M0 -82C44 -100 110 -104 166 -92L214 -16C140 -30 60 -26 0 -6Z';
    return (
      tableShadow(430) +
      path('M-172 -92L-226 -6C-140 -14 -60 -10 0 6C60 -10 140 -14 226 -6L172 -92Z', deep) +
      path(left, pen.linear(shade(white, -0.02), shade(white, -0.08), 'right')) +
      path(right, pen.linear(shade(white, -0.07), white, 'right')) +
      page(-1, pen) +
      page(1, pen) +
      at(
        rect(-8, -170, 16, 150, pen.palette.accent, 5) + path('M-8 -22L0 4L8 -22Z', pen.palette.straw),
        236,
        -12,
        1,
        74,
      )
    );
  }),
  sandHourglass: motif(240, 400, (pen) => {
    const { wood, white, straw, blue } = pen.palette;
    const glass =
      'M-78 -352C-78 -280 -60 -246 -14 -204C-8 -198 -8 -190 -14 -184C-60 -142 -78 -108 -78 -36H78C78 -108 60 -142 14 -184C8 -190 8 -198 14 -204C60 -246 78 -280 78 -352Z';
    return (
      tableShadow(220) +
      line('M-96 -370V-20M96 -370V-20', shade(wood, -0.08), 13) +
      path(glass, pen.linear(shade(blue, 0.22), white), 'opacity=".75"') +
      pen.clipped(
        path(glass, '#000'),
        path('M-90 -268C-40 -256 40 -256 90 -268L0 -186Z', straw) +
          rect(-3, -200, 6, 150, straw) +
          path(
            'M-90 -30C-70 -86 -30 -98 0 -100C30 -98 70 -86 90 -30Z',
            pen.linear(straw, shade(straw, -0.07)),
          ),
      ) +
      line('M-60 -330C-60 -290 -50 -260 -32 -238', white, 9, 'opacity=".85"') +
      rect(-120, -386, 240, 32, pen.round(wood), 14) +
      rect(-120, -32, 240, 34, pen.round(wood), 14)
    );
  }),
  thankYouLetter: motif(460, 330, (pen) => {
    const { cream, white, coral, grey } = pen.palette;
    const paper = shade(cream, -0.03);
    return (
      tableShadow(430) +
      path('M-210 -196L0 -330L210 -196Z', shade(paper, -0.1)) +
      rect(-168, -300, 336, 240, pen.linear(white, shade(white, -0.04)), 6) +
      path(
        'M0 -204C-50 -238 -40 -280 -14 -278C-5 -277 0 -268 0 -262C0 -268 5 -277 14 -278C40 -280 50 -238 0 -204Z',
        coral,
      ) +
      line('M-120 -180H120M-120 -160H60', grey, 5) +
      path(
        'M-210 -196L-14 -86C-6 -82 6 -82 14 -86L210 -196V-10C210 -2 204 4 196 4H-196C-204 4 -210 -2 -210 -10Z',
        pen.linear(paper, shade(paper, -0.04)),
      ) +
      line('M-206 0L-34 -98M206 0L34 -98', shade(paper, -0.12), 4) +
      line('M-210 -196L-14 -86C-6 -82 6 -82 14 -86L210 -196', shade(paper, -0.12), 4)
    );
  }),
  movingBoxes: motif(640, 470, (pen) => {
    const card = shade(pen.palette.wood, 0.03);
    return (
      ellipse(0, 2, 330, 13, '#1b2030', 'opacity=".16"') +
      at(box(290, 210, card, pen), -150, 0) +
      at(box(250, 170, shade(card, -0.04), pen), -146, -210) +
      [-46, 0, 40]
        .map((turn, index) =>
          at(
            leaf(150 - index * 16, 54, index % 2 ? pen.palette.green : pen.palette.leaf),
            150 + turn * 0.5,
            -218,
            1,
            turn,
          ),
        )
        .join('') +
      line('M232 -214C240 -270 256 -300 250 -340', pen.palette.accentDeep, 9) +
      path('M206 -330L226 -402H276L300 -330Z', pen.palette.accent) +
      at(rect(-150, -232, 300, 232, pen.linear(shade(card, 0.04), shade(card, -0.06)), 4), 160, 0) +
      path('M10 -232L-34 -196L-30 -188L24 -216Z', shade(card, -0.08)) +
      path('M10 -232L310 -232L344 -190L330 -184L296 -214L24 -216Z', shade(card, -0.1)) +
      rect(196, -92, 70, 44, shade(card, 0.12), 3)
    );
  }),
  /** A window on a wet evening, with drops and runnels on its panes. */
  rainyWindow: motif(560, 600, (pen) => {
    const { white, light2, main, deep, dark } = pen.palette;
    const glass = rect(-230, -540, 460, 520, '#000');
    const drops = repeat(54, () => {
      const r = pen.random.between(3, 8);
      const x = pen.random.between(-222, 222);
      const y = pen.random.between(-530, -30);
      return path(
        `M${x} ${y - r * 2}C${x + r * 1.2} ${y} ${x + r} ${y + r} ${x} ${y + r}C${x - r} ${y + r} ${x - r * 1.2} ${y} ${x} ${y - r * 2}Z`,
        white,
        'opacity=".6"',
      );
    });
    const runnels = repeat(10, (index) => {
      const x = -206 + index * 45 + pen.random.between(-10, 10);
      const y = pen.random.between(-530, -300);
      const long = pen.random.between(80, 220);
      return (
        line(
          `M${x} ${y}C${x + 8} ${y + long * 0.4} ${x - 8} ${y + long * 0.6} ${x} ${y + long}`,
          white,
          5,
          'opacity=".4"',
        ) + ellipse(x, y + long, 6, 9, white, 'opacity=".75"')
      );
    });
    return (
      rect(-252, -562, 504, 556, shade(white, -0.02), 6) +
      pen.clipped(
        glass,
        rect(-230, -540, 460, 520, pen.linear(deep, shade(light2, -0.08))) +
          path('M-240 -190C-120 -250 20 -180 240 -236V0H-240Z', shade(main, -0.02), 'opacity=".8"') +
          path('M-240 -120C-80 -170 80 -90 240 -140V0H-240Z', shade(deep, -0.02)) +
          path('M-240 -60C-60 -110 100 -30 240 -76V0H-240Z', dark) +
          drops +
          runnels,
      ) +
      rect(-9, -548, 18, 536, shade(white, -0.04)) +
      rect(-238, -292, 476, 16, shade(white, -0.04)) +
      rect(-280, -22, 560, 26, white, 6) +
      rect(-272, 4, 544, 10, '#1b2030', 0, 'opacity=".1"')
    );
  }),
  boilingKettle: motif(420, 420, (pen) => {
    const { red, charcoal, white } = pen.palette;
    return (
      at(steam(white), 262, -72, 1.25, 8) +
      tableShadow(320) +
      rect(-176, -14, 352, 16, charcoal, 8) +
      path(
        'M-116 -236C-110 -352 110 -352 116 -236',
        'none',
        `stroke="${charcoal}" stroke-width="22" stroke-linecap="round"`,
      ) +
      path('M118 -150C176 -160 172 -226 214 -252L240 -232C214 -196 222 -104 132 -84Z', shade(red, -0.06)) +
      path('M-166 -16C-176 -96 -150 -200 -96 -226H96C150 -200 176 -96 166 -16Z', pen.round(red, 0.14)) +
      path('M-130 -60C-132 -120 -112 -176 -84 -196C-98 -150 -104 -104 -100 -56Z', white, 'opacity=".3"') +
      ellipse(0, -226, 98, 17, shade(red, -0.09)) +
      ellipse(0, -232, 76, 13, shade(red, 0.04)) +
      circle(0, -254, 17, charcoal)
    );
  }),
};
