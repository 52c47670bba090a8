import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { specialPoses } from './poses-special';

const floorShadow = (width: number): string => ellipse(0, 4, width, 11, '#1b2030', 'opacity=".15"');

const spokes = (x: number, r: number, pen: Pen): string =>
  circle(x, -r, r, 'none', `stroke="${pen.palette.charcoal}" stroke-width="7"`) +
  repeat(4, (index) => at(rect(-1.2, -r, 2.4, r * 2, pen.palette.grey), x, -r, 1, index * 45)) +
  circle(x, -r, 5, pen.palette.charcoal);

const pram = (pen: Pen): string => {
  const colour = pen.palette.teal;
  return (
    line('M-62 -60L-104 -118', pen.palette.charcoal, 7) +
    line('M-44 -36L40 -74M50 -34L-44 -70', pen.palette.charcoal, 5) +
    spokes(-44, 24, pen) +
    spokes(52, 24, pen) +
    path(
      'M-66 -112H76C78 -82 56 -58 26 -58H-16C-46 -58 -64 -82 -66 -112Z',
      pen.linear(shade(colour, 0.05), shade(colour, -0.05)),
    ) +
    path(
      'M4 -112C6 -162 40 -178 78 -162C94 -150 96 -128 92 -106L76 -112Z',
      pen.linear(shade(colour, -0.02), shade(colour, -0.1)),
    ) +
    line(
      'M4 -112C26 -126 56 -130 92 -108M28 -152C34 -140 38 -128 38 -116M62 -166C66 -150 68 -134 68 -116',
      shade(colour, -0.13),
      3.5,
    ) +
    path('M-62 -116C-44 -132 -14 -130 4 -114Z', pen.palette.cream) +
    circle(-4, -122, 12, pen.palette.skins[1]) +
    path('M-17 -124C-14 -140 8 -140 9 -122C2 -128 -8 -128 -17 -124Z', pen.palette.accentPale)
  );
};

const cradle = (pen: Pen): string => {
  const { wood, woodDeep, cream, pale, main, light2 } = pen.palette;
  return (
    floorShadow(210) +
    line('M-182 -30Q0 32 182 -30', woodDeep, 17) +
    line('M-140 -110L-130 -12M140 -110L130 -12', woodDeep, 13) +
    path('M-196 -214C-236 -330 -170 -398 -70 -396C-40 -340 -44 -280 -66 -214Z', pen.round(wood)) +
    path('M-168 -220C-190 -310 -146 -362 -84 -366C-64 -320 -70 -270 -86 -220Z', shade(woodDeep, -0.06)) +
    path(
      'M-190 -230H190L158 -78C152 -66 144 -62 132 -62H-132C-144 -62 -152 -66 -158 -78Z',
      pen.linear(shade(wood, 0.04), shade(wood, -0.04)),
    ) +
    repeat(8, (index) =>
      line(`M${-150 + index * 43} -216L${-128 + index * 36.6} -80`, shade(wood, -0.09), 5),
    ) +
    path(
      'M-176 -236C-140 -272 -70 -262 -20 -254C40 -268 130 -262 178 -234L170 -204C100 -186 -90 -186 -168 -206Z',
      pen.linear(cream, pale),
    ) +
    path(
      'M-40 -252C30 -268 130 -262 178 -234L166 -170C110 -158 20 -162 -46 -176C-56 -204 -54 -230 -40 -252Z',
      pen.linear(light2, main),
    ) +
    circle(-98, -250, 34, pen.palette.skins[1]) +
    path('M-134 -252C-132 -292 -66 -294 -64 -250C-80 -270 -114 -270 -134 -252Z', pen.palette.hairs[1]) +
    rect(-204, -242, 30, 24, woodDeep, 8) +
    rect(174, -242, 30, 24, woodDeep, 8)
  );
};

const crib = (pen: Pen): string => {
  const { white, cream, light2, main, red, orange, yellow, green, blue, purple, pale, woodDeep } =
    pen.palette;
  const bar = shade(white, -0.05);
  const mobile = [
    [red, -130],
    [orange, -78],
    [yellow, -26],
    [green, 26],
    [blue, 78],
    [purple, 130],
  ] as const;
  return (
    floorShadow(290) +
    line('M-250 -470C-250 -640 -120 -680 0 -680V-640', shade(woodDeep, 0.04), 12) +
    line('M-250 -470V-330', shade(woodDeep, 0.04), 12) +
    line('M-140 -610Q0 -660 140 -610', shade(woodDeep, 0.04), 9) +
    mobile
      .map(([colour, x], index) => {
        const drop = -632 + Math.abs(x) * 0.16 + 66 + (index % 2) * 26;
        return (
          line(`M${x} ${-640 + Math.abs(x) * 0.2}V${drop - 16}`, pen.palette.grey, 3) +
          path(
            `M${x} ${drop + 26}C${x - 34} ${drop} ${x - 24} ${drop - 26} ${x - 8} ${drop - 22}C${x - 3} ${drop - 21} ${x} ${drop - 17} ${x} ${drop - 13}C${x} ${drop - 17} ${x + 3} ${drop - 21} ${x + 8} ${drop - 22}C${x + 24} ${drop - 26} ${x + 34} ${drop} ${x} ${drop + 26}Z`,
            colour,
          )
        );
      })
      .join('') +
    rect(-262, -350, 524, 22, shade(bar, -0.04), 8) +
    rect(-240, -150, 480, 60, pen.linear(cream, shade(cream, -0.07)), 14) +
    path(
      'M-30 -168C60 -192 160 -184 236 -162V-96H-60C-66 -130 -56 -152 -30 -168Z',
      pen.linear(light2, main),
    ) +
    path('M-226 -150C-230 -186 -190 -192 -150 -188C-116 -186 -104 -168 -112 -148Z', pale) +
    at(
      circle(0, -30, 30, pen.palette.clay) +
        circle(-24, -54, 13, pen.palette.clay) +
        circle(24, -54, 13, pen.palette.clay) +
        circle(-24, -54, 6, pen.palette.pink) +
        circle(24, -54, 6, pen.palette.pink) +
        ellipse(0, -20, 14, 10, pen.palette.straw) +
        circle(0, -24, 4, pen.palette.brown) +
        circle(-11, -36, 3.5, pen.palette.brown) +
        circle(11, -36, 3.5, pen.palette.brown),
      110,
      -160,
      0.95,
    ) +
    repeat(13, (index) => rect(-246 + index * 39.5, -338, 13, 250, pen.round(bar, 0.05), 6)) +
    rect(-270, -356, 540, 24, pen.linear(white, bar), 10) +
    rect(-270, -96, 540, 28, bar, 8) +
    rect(-270, -372, 26, 372, pen.round(white, 0.06), 10) +
    rect(244, -372, 26, 372, pen.round(white, 0.06), 10)
  );
};

export const pramAndCradleMotifs = {
  pramWalk: motif(
    300,
    210,
    (pen) =>
      groundShadow(70) +
      ellipse(118, 2, 88, 7, '#1b2030', 'opacity=".15"') +
      at(
        figure(
          specialPoses.pushBicycle,
          someone(pen, { hairStyle: 'long', top: pen.palette.coral, bottom: pen.palette.navy }),
        ),
        -50,
        0,
      ) +
      at(pram(pen), 110, 0),
  ),
  cradle: motif(440, 390, cradle),
  crib: motif(560, 690, crib),
};
