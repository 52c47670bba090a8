import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 11, '#1b2030', 'opacity=".15"');

const cup = (width: number, tall: number, colour: string, pen: Pen): string =>
  path(
    `M${-width * 0.42} ${-tall}H${width * 0.42}L${width / 2} -8Q${width / 2} 0 ${width / 2 - 8} 0H${-width / 2 + 8}Q${-width / 2} 0 ${-width / 2} -8Z`,
    pen.round(colour),
  ) +
  rect(-width * 0.52, -18, width * 1.04, 18, pen.round(shade(colour, 0.04)), 7) +
  circle(0, -tall * 0.55, tall * 0.16, shade(colour, 0.09));

function bear(pen: Pen): string {
  const { clay, wood, brown, straw } = pen.palette;
  const fur = shade(wood, -0.03);
  return (
    tableShadow(160) +
    ellipse(-66, -16, 34, 22, pen.round(fur), 'transform="rotate(-12 -66 -16)"') +
    ellipse(66, -16, 34, 22, pen.round(fur), 'transform="rotate(12 66 -16)"') +
    ellipse(-78, -16, 15, 15, straw) +
    ellipse(78, -16, 15, 15, straw) +
    ellipse(0, -66, 62, 66, pen.round(fur)) +
    ellipse(0, -58, 38, 44, straw, 'opacity=".8"') +
    line('M-54 -104Q-86 -88 -82 -56M54 -104Q86 -88 82 -56', shade(fur, -0.03), 30) +
    circle(-46, -214, 22, pen.round(fur)) +
    circle(46, -214, 22, pen.round(fur)) +
    circle(-46, -214, 11, clay) +
    circle(46, -214, 11, clay) +
    ellipse(0, -172, 62, 56, pen.round(fur)) +
    ellipse(0, -154, 29, 23, straw) +
    ellipse(0, -163, 10, 7, brown) +
    line('M0 -156V-148M-9 -144Q0 -136 9 -144', brown, 3.5) +
    circle(-25, -182, 6, brown) +
    circle(25, -182, 6, brown) +
    path('M-34 -122L0 -112L34 -122L30 -98L0 -108L-30 -98Z', pen.palette.red) +
    circle(0, -111, 9, shade(pen.palette.red, -0.06))
  );
}

/** An open book that lies flat, seen from its lower edge; `art` stands on its pages. */
const openBook = (pen: Pen, cover: string, art: string): string =>
  ellipse(14, 0, 262, 16, '#1b2030', 'opacity=".15"') +
  path(
    'M-262 -14L-222 -190C-140 -206 -50 -200 0 -178C50 -200 140 -206 222 -190L262 -14C170 -4 60 -4 0 6C-60 -4 -170 -4 -262 -14Z',
    pen.linear(cover, shade(cover, -0.07)),
  ) +
  path(
    'M0 -172C-50 -196 -136 -202 -212 -188L-248 -30C-160 -40 -60 -34 0 -14Z',
    pen.linear(shade(pen.palette.cream, -0.06), pen.palette.cream, 'right'),
  ) +
  path(
    'M0 -172C50 -196 136 -202 212 -188L248 -30C160 -40 60 -34 0 -14Z',
    pen.linear(shade(pen.palette.cream, -0.1), pen.palette.cream, 'right'),
  ) +
  art +
  line('M0 -172V-14', shade(pen.palette.straw, -0.14), 3, 'opacity=".7"');

export const duck = (pen: Pen): string => {
  const { yellow, orange, charcoal } = pen.palette;
  return (
    path(
      'M-44 -34C-58 -50 -60 -58 -56 -64C-44 -58 -30 -54 -16 -56C14 -58 48 -50 48 -24C48 -6 28 0 2 0C-26 0 -42 -12 -44 -34Z',
      pen.round(yellow),
    ) +
    circle(26, -70, 27, pen.round(yellow)) +
    path('M48 -74C64 -78 72 -70 70 -64C62 -58 52 -58 46 -62Z', orange) +
    circle(33, -77, 4.5, charcoal) +
    path('M-22 -38C-4 -46 22 -40 24 -26C6 -14 -16 -18 -22 -38Z', shade(yellow, -0.07))
  );
};

export const nurseryMotifs = {
  stackingCups: motif(300, 250, (pen) => {
    const { red, yellow, blue, green, orange } = pen.palette;
    return (
      tableShadow(260) +
      at(cup(116, 84, blue, pen), -30, 0) +
      at(cup(98, 70, yellow, pen), -30, -84) +
      at(cup(82, 58, red, pen), -30, -154) +
      at(cup(64, 46, green, pen), 92, 0) +
      at(circle(0, -30, 30, pen.round(orange, 0.12)) + ellipse(-9, -41, 8, 6, shade(orange, 0.14)), -146, 0)
    );
  }),
  teddyBear: motif(190, 240, bear),
  openPictureBook: motif(530, 210, (pen) => {
    const { blue, green, leaf, yellow, red, navy } = pen.palette;
    const left = 'M-22 -160C-70 -180 -132 -184 -200 -176L-228 -52C-150 -60 -76 -54 -22 -38Z';
    const right = 'M22 -160C70 -180 132 -184 200 -176L228 -52C150 -60 76 -54 22 -38Z';
    return openBook(
      pen,
      pen.palette.main,
      pen.clipped(
        `<path d="${left}"/>`,
        path(left, shade(blue, 0.16)) +
          circle(-70, -140, 21, yellow) +
          path(
            'M-240 -80C-190 -116 -140 -108 -100 -88C-70 -76 -40 -80 -10 -92V-20H-240Z',
            shade(green, 0.08),
          ) +
          path('M-240 -64C-180 -72 -110 -56 -10 -62V-20H-240Z', leaf) +
          at(path('M-20 0V-26H20V0Z', pen.palette.cream) + path('M-28 -24L0 -50L28 -24Z', red), -160, -78),
      ) +
        pen.clipped(
          `<path d="${right}"/>`,
          path(right, shade(pen.palette.teal, 0.2)) +
            path('M0 -78C70 -96 160 -90 240 -82V-20H0Z', shade(blue, 0.04)) +
            at(duck(pen), 128, -70, 0.78) +
            line('M60 -62H112M146 -54H210', shade(blue, 0.2), 5) +
            line('M56 -150q12 -12 24 0q12 -12 24 0', navy, 4),
        ),
    );
  }),
  openNovel: motif(530, 210, (pen) =>
    openBook(
      pen,
      pen.palette.accentDeep,
      repeat(6, (index) => {
        const y = -166 + index * 22;
        const out = 196 + index * 5;
        const short = index === 5 ? 90 : 0;
        return line(
          `M${-out} ${y - 1}C-140 ${y - 9} -70 ${y - 4} -26 ${y + 12}M26 ${y + 12}C70 ${y - 4} 140 ${y - 9} ${out - short} ${y - 1 - short * 0.05}`,
          pen.palette.grey,
          5,
          'opacity=".75"',
        );
      }) + path('M58 -176L78 -183L88 -70L76 -84L66 -66Z', pen.palette.red),
    ),
  ),
  rainBoots: motif(290, 250, (pen) => {
    const { yellow, blue, red } = pen.palette;
    const boot = (x: number, turn: number): string =>
      at(
        path('M-44 -220H40V-96C40 -66 92 -70 98 -28V-8H-44Z', pen.round(yellow)) +
          rect(-50, -226, 96, 26, shade(yellow, 0.05), 10) +
          rect(-48, -18, 150, 20, red, 9) +
          rect(-30, -190, 12, 120, shade(yellow, 0.08), 6, 'opacity=".8"'),
        x,
        0,
        1,
        turn,
      );
    return (
      ellipse(24, 10, 270, 34, shade(blue, 0.1), 'opacity=".85"') +
      ellipse(30, 6, 220, 22, shade(blue, 0.2), 'opacity=".8"') +
      boot(-84, -3) +
      boot(66, 3) +
      line(
        'M-216 -26q-14 -24 -34 -26M-190 -44q-2 -28 -18 -44M236 -30q12 -26 34 -30M206 -52q0 -24 14 -42',
        shade(blue, 0.16),
        9,
      )
    );
  }),
  cardboardShip: motif(640, 560, (pen) => {
    const { wood, woodDeep, brown, red, cream, skins, hairs, navy } = pen.palette;
    const box = shade(wood, 0.02);
    return (
      floorShadow(310) +
      line('M-40 -200V-540', brown, 16) +
      path('M-28 -530C80 -500 150 -420 168 -300H-28Z', pen.linear(cream, shade(cream, -0.07))) +
      path('M-28 -458C40 -440 104 -410 134 -378L150 -344C96 -374 30 -392 -28 -396Z', pen.palette.accent) +
      path('M-40 -552L-132 -524L-40 -498Z', red) +
      circle(-150, -262, 50, skins[2]) +
      path('M-202 -262C-210 -332 -92 -338 -98 -262C-116 -286 -180 -290 -202 -262Z', hairs[0]) +
      path('M-214 -292C-200 -348 -104 -350 -88 -292C-126 -306 -176 -306 -214 -292Z', navy) +
      path('M-194 -226C-220 -196 -224 -160 -222 -130H-80C-78 -160 -84 -200 -108 -226Z', red) +
      line('M-98 -196L-44 -236', red, 30) +
      circle(-40, -240, 17, skins[2]) +
      path('M-320 -186L-270 -6H250L318 -224L210 -180H-250Z', pen.linear(box, shade(woodDeep, 0.03))) +
      path('M-320 -186L-250 -180L-222 -6H-270Z', shade(woodDeep, -0.01)) +
      path('M210 -180L318 -224L250 -6H214Z', shade(box, 0.05)) +
      rect(-250, -190, 464, 20, shade(box, 0.07), 4) +
      repeat(
        3,
        (index) =>
          circle(-130 + index * 130, -92, 32, cream) + circle(-130 + index * 130, -92, 23, pen.palette.blue),
      ) +
      line('M-222 -26H220', shade(woodDeep, -0.04), 4, 'opacity=".5"')
    );
  }),
  sandPail: motif(230, 230, (pen) => {
    const { red, yellow, straw } = pen.palette;
    return (
      tableShadow(150) +
      line('M-66 -150C-60 -232 60 -232 66 -150', shade(red, 0.06), 8) +
      ellipse(0, -150, 74, 26, shade(straw, -0.06)) +
      path('M-76 -152L-56 -8C-54 0 54 0 56 -8L76 -152C50 -136 -50 -136 -76 -152Z', pen.round(red)) +
      path(
        'M-68 -104C-40 -92 40 -92 68 -104L65 -82C38 -70 -38 -70 -65 -82Z',
        pen.palette.cream,
        'opacity=".85"',
      ) +
      line('M112 -14L150 -150', shade(yellow, -0.06), 14) +
      line('M130 -160L170 -148', shade(yellow, -0.06), 14) +
      path('M86 -34C92 -58 132 -48 126 -22L112 26C100 30 84 26 80 14Z', yellow)
    );
  }),
  toyCarRow: motif(1000, 100, (pen) => {
    const { red, yellow, blue, green, orange, purple, charcoal, grey } = pen.palette;
    const car = (colour: string): string =>
      ellipse(6, 0, 70, 7, '#1b2030', 'opacity=".16"') +
      path(
        'M-66 -22C-66 -48 -54 -50 -40 -52L-22 -84C-18 -90 22 -90 30 -84L48 -54C62 -52 68 -46 68 -22Z',
        pen.linear(shade(colour, 0.04), shade(colour, -0.05)),
      ) +
      path('M-28 -54L-14 -76H0V-54ZM8 -54V-76H20L34 -54Z', shade(pen.palette.blue, 0.22)) +
      rect(-68, -28, 138, 12, shade(colour, -0.1), 5) +
      [-36, 38].map((x) => circle(x, -17, 18, charcoal) + circle(x, -17, 8, grey)).join('');
    return [red, orange, yellow, green, blue, purple]
      .map((colour, index) => at(car(colour), -425 + index * 170, 0))
      .join('');
  }),
  dayCards: motif(1000, 430, (pen) => {
    const { cream, yellow, blue, green, red, navy, wood, woodDeep, white } = pen.palette;
    const card = (index: number, tone: string, art: string): string =>
      at(
        rect(-102, 10, 212, 268, '#1b2030', 18, 'opacity=".13"') +
          rect(-106, 0, 212, 268, cream, 18) +
          rect(-88, 18, 176, 232, tone, 12) +
          rect(-13, -30, 26, 60, pen.round(woodDeep), 6) +
          at(art, 0, 134),
        -384 + index * 256,
        -330 + [12, 30, 30, 12][index]!,
        1,
        [3, 1.5, -1.5, -3][index],
      );
    const rays = repeat(8, (index) => at(rect(-6, -74, 12, 24, yellow, 6), 0, 0, 1, index * 45));
    return (
      line('M-520 -350C-260 -296 260 -296 520 -350', wood, 7) +
      card(0, shade(blue, 0.2), rays + circle(0, 0, 42, yellow)) +
      card(
        1,
        shade(green, 0.2),
        circle(0, 0, 66, white) +
          circle(0, 0, 46, shade(white, -0.05)) +
          circle(-14, 6, 20, red) +
          ellipse(18, -8, 20, 14, green) +
          ellipse(12, 20, 15, 10, yellow),
      ) +
      card(
        2,
        shade(pen.palette.orange, 0.14),
        circle(0, 4, 58, red) +
          path('M-58 4A58 58 0 0 1 58 4Q0 -26 -58 4Z', cream) +
          path('M-46 40Q0 8 46 40A58 58 0 0 1 -46 40Z', blue),
      ) +
      card(
        3,
        navy,
        path('M22 -58A60 60 0 1 0 52 38A48 48 0 1 1 22 -58Z', cream) +
          circle(48, -52, 5, cream) +
          circle(62, -8, 4, cream) +
          circle(-2, -2, 4, cream),
      )
    );
  }),
};
