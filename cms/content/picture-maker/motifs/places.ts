import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { sprig, leaf } from './leaves';
import { poses } from './poses';

const doorLeaf = (width: number, tall: number, colour: string, pen: Pen): string =>
  rect(0, -tall, width, tall, pen.linear(shade(colour, 0.04), shade(colour, -0.04)), 6) +
  rect(width * 0.16, -tall * 0.9, width * 0.68, tall * 0.34, shade(colour, -0.05), 6) +
  rect(width * 0.16, -tall * 0.46, width * 0.68, tall * 0.36, shade(colour, -0.05), 6) +
  circle(width * 0.86, -tall * 0.48, 9, pen.palette.yellow);

const houseWithRamp = (pen: Pen): string => {
  const { palette } = pen;
  const wall = palette.cream;
  return (
    path('M-150 -560L210 -760L570 -560V0H-150Z', pen.linear(shade(wall, 0.02), shade(wall, -0.05))) +
    path('M-196 -540L210 -772L616 -540L594 -508L210 -722L-174 -508Z', palette.deep) +
    rect(330, -420, 160, 170, palette.white, 8) +
    rect(344, -406, 132, 142, pen.linear(shade(palette.blue, 0.16), shade(palette.blue, 0.24)), 4) +
    rect(405, -406, 9, 142, palette.white) +
    rect(344, -340, 132, 8, palette.white) +
    rect(322, -252, 176, 18, palette.wood, 4) +
    rect(10, -500, 220, 400, palette.white, 6) +
    rect(28, -484, 184, 384, pen.linear(palette.straw, palette.orange)) +
    circle(120, -300, 190, pen.glow(palette.yellow, 0.5)) +
    path('M28 -484L-70 -508V-66L28 -100Z', pen.linear(palette.main, palette.deep)) +
    circle(-50, -284, 8, palette.yellow) +
    rect(10, -510, 220, 14, palette.white) +
    path('M-30 -100H270V30H-30Z', pen.linear(shade(palette.grey, 0.1), palette.grey)) +
    path('M-30 -100L-560 14V40H-30Z', pen.linear(shade(palette.grey, 0.14), shade(palette.grey, 0.02))) +
    path('M-30 -100L-560 14L-560 24L-30 -84H270V-100Z', palette.white) +
    line('M-520 -100L-30 -206H-4', palette.accentDeep, 13) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        line(`M${-510 + index * 118} ${-104 - index * 25.2}V${2 - index * 25}`, palette.accentDeep, 9),
      )
      .join('') +
    (
      [
        [330, 96],
        [400, 120],
        [470, 100],
        [540, 86],
      ] as const
    )
      .map(([x, tall], index) =>
        at(sprig(tall * 1.5, index % 2 ? 12 : -12, 5, index % 2 ? palette.leaf : palette.green), x, 40),
      )
      .join('') +
    rect(300, -14, 280, 60, palette.clay, 10)
  );
};

const cut = (colour: string, size: number): string => ellipse(0, 0, size, size * 0.72, colour);

const dinnerPlate = (pen: Pen): string => {
  const { palette, random } = pen;
  const { white, green, lime, leaf: leafy, orange, red, straw, plum, brown, grey } = palette;
  const scatter = (
    count: number,
    from: number,
    to: number,
    near: number,
    far: number,
    drawOne: (index: number) => string,
  ): string =>
    repeat(count, (index) => {
      const turn = (random.between(from, to) * Math.PI) / 180;
      const reach = near + (far - near) * Math.sqrt(random.between(0, 1));
      return at(
        drawOne(index),
        Math.cos(turn) * reach,
        -380 + Math.sin(turn) * reach,
        1,
        random.between(0, 360),
      );
    });
  const broccoli =
    circle(0, -22, 24, green) +
    circle(-22, -6, 20, shade(green, -0.04)) +
    circle(22, -6, 20, shade(green, 0.04)) +
    circle(0, -4, 18, shade(green, 0.06)) +
    rect(-9, 6, 18, 30, lime, 8);
  const tomato =
    circle(0, 0, 30, red) +
    circle(0, 0, 23, shade(red, 0.08)) +
    [0, 120, 240].map((turn) => at(ellipse(0, -11, 6, 9, palette.coral), 0, 0, 1, turn)).join('');
  const carrot = cut(orange, 27) + cut(shade(orange, 0.06), 18);
  return (
    ellipse(14, -366, 392, 386, '#1b2030', 'opacity=".12"') +
    circle(0, -380, 384, shade(white, -0.04)) +
    circle(0, -380, 372, white) +
    circle(0, -380, 300, shade(white, -0.035)) +
    circle(0, -380, 292, shade(white, -0.01)) +
    at(leaf(230, 130, leafy), -40, -300, 1, -120) +
    at(leaf(240, 130, shade(leafy, 0.05)), -30, -420, 1, -62) +
    at(leaf(220, 120, green), -60, -360, 1, -90) +
    at(leaf(210, 120, shade(green, 0.05)), -30, -320, 1, -150) +
    at(leaf(210, 120, leafy), -20, -440, 1, -30) +
    (
      [
        [-150, -500, 'b'],
        [-220, -390, 'b'],
        [-120, -270, 'b'],
        [-80, -420, 't'],
        [-190, -280, 't'],
        [-80, -590, 't'],
        [-80, -340, 'c'],
        [-150, -390, 'c'],
        [-60, -500, 'c'],
        [-230, -460, 'c'],
        [-70, -190, 'c'],
      ] as const
    )
      .map(([x, y, kind], index) => at({ b: broccoli, t: tomato, c: carrot }[kind], x, y, 1.5, index * 47))
      .join('') +
    path('M12 -394V-660C170 -656 276 -540 280 -394Z', shade(straw, -0.02)) +
    scatter(120, -86, -4, 40, 264, (index) =>
      ellipse(0, 0, 10, 4.6, [white, shade(straw, -0.1), palette.cream][index % 3] ?? white),
    ) +
    path('M12 -366H280C274 -214 160 -100 12 -100Z', shade(brown, 0.1)) +
    scatter(
      84,
      6,
      84,
      44,
      250,
      (index) =>
        ellipse(
          0,
          0,
          20,
          12,
          [plum, shade(brown, 0.02), shade(red, -0.12), shade(plum, 0.08)][index % 4] ?? plum,
        ) + ellipse(-5, -4, 5, 2.5, white, 'opacity=".4"'),
    ) +
    line(
      'M-470 -20V-400M-470 -560V-440M-498 -560V-470Q-498 -420 -470 -420Q-442 -420 -442 -470V-560',
      grey,
      14,
    ) +
    line('M470 -20V-560', grey, 14) +
    path('M464 -560C514 -540 520 -420 500 -330H464Z', shade(grey, 0.06))
  );
};

export const placeMotifs = {
  houseWithRamp: motif(1180, 780, houseWithRamp),
  dinnerPlate: motif(960, 770, dinnerPlate),
  frontDoor: motif(
    360,
    600,
    (pen) =>
      rect(-176, -590, 352, 590, pen.palette.white, 6) +
      at(doorLeaf(308, 560, pen.palette.deep, pen), -154, 0) +
      rect(-120, -504, 240, 150, pen.linear(shade(pen.palette.blue, 0.16), pen.palette.skyLow), 6) +
      rect(-5, -504, 10, 150, shade(pen.palette.deep, -0.04)),
  ),
  placeSetting: motif(420, 150, (pen) => {
    const { grey, white, straw, green, red, coral } = pen.palette;
    return (
      ellipse(0, -40, 216, 62, pen.palette.main, 'opacity=".38"') +
      ellipse(6, -36, 156, 46, '#1b2030', 'opacity=".12"') +
      ellipse(0, -44, 156, 45, shade(white, -0.03)) +
      ellipse(0, -47, 150, 41, white) +
      ellipse(0, -46, 104, 27, shade(white, -0.04)) +
      ellipse(-26, -56, 52, 20, straw) +
      ellipse(34, -46, 42, 16, green) +
      ellipse(20, -58, 30, 14, shade(green, 0.06)) +
      circle(56, -58, 13, red) +
      circle(38, -68, 11, coral) +
      line('M-186 -14L-168 -92', grey, 8) +
      line('M188 -14L170 -92', grey, 8)
    );
  }),
  treeShade: motif(460, 60, (pen) => ellipse(0, 0, 330, 40, pen.palette.dark, 'opacity=".55"')),
  talkingWalkers: motif(240, 300, (pen) => {
    const say = (colour: string, x: number, y: number): string =>
      at(
        path(
          'M-44 -62H44C56 -62 62 -56 62 -44V-22C62 -10 56 -4 44 -4H-4L-24 16L-22 -4H-44C-56 -4 -62 -10 -62 -22V-44C-62 -56 -56 -62 -44 -62Z',
          colour,
        ) + [0, 1, 2].map((index) => circle(-24 + index * 24, -33, 6, pen.palette.white)).join(''),
        x,
        y,
      );
    return (
      ellipse(0, 2, 92, 7, '#1b2030', 'opacity=".16"') +
      at(
        figure(
          poses.walk,
          someone(pen, { hairStyle: 'bun', top: pen.palette.coral, skin: pen.palette.skins[0] }),
        ),
        -50,
        0,
        0.97,
      ) +
      at(
        figure(
          poses.walk,
          someone(pen, { hairStyle: 'short', top: pen.palette.deep, skin: pen.palette.skins[2] }),
        ),
        50,
        0,
        1.03,
      ) +
      say(pen.palette.accent, -62, -232) +
      mirrored(say(pen.palette.main, -88, -248))
    );
  }),
};
