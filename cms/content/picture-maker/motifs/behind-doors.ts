import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { bust } from './bust';
import { figure, someone } from './figure';
import { blossomHead, stemmed } from './leaves';
import { poses, type Pose } from './poses';
import { seated, sideChair } from './talking-places';
import { tableShadow } from './vessels';

const edge = -178;
const glowing = '#fbe3a8';

const meal = (x: number, pen: Pen): string =>
  at(
    ellipse(0, -13, 46, 9, shade(pen.palette.white, -0.05)) +
      ellipse(-12, -19, 20, 9, pen.palette.orange) +
      ellipse(14, -18, 18, 8, pen.palette.green) +
      path('M-52 -14H52C44 -2 24 2 0 2C-24 2 -44 -2 -52 -14Z', pen.palette.white),
    x,
    edge,
  );

const glass = (x: number, pen: Pen): string =>
  at(
    path('M-14 -44L-11 0H11L14 -44Z', pen.palette.white, 'opacity=".6"') +
      path('M-13 -28L-11 -2H11L13 -28Z', shade(pen.palette.blue, 0.16), 'opacity=".85"'),
    x,
    edge,
  );

/** A family at supper; the fourth place is laid, and a cardigan hangs on its chair. */
const keptPlaceTable = (pen: Pen): string => {
  const { wood, woodDeep, cream, coral, deep, teal, yellow, skins, hairs, greyHair, navy, charcoal, pink } =
    pen.palette;
  const legs = [-176, 8].map((x, index) =>
    [-17, 17]
      .map(
        (dx) =>
          line(`M${x + dx} -120V-16`, index ? navy : charcoal, 22) +
          ellipse(x + dx * 1.2, -9, 17, 10, shade(charcoal, -0.04)),
      )
      .join(''),
  );
  const cardigan =
    path(
      'M44 -244C54 -256 78 -254 82 -238L92 -122C84 -112 66 -112 58 -120L46 -196Z',
      pen.linear(pink, shade(pink, -0.08)),
    ) +
    line('M52 -232C40 -196 40 -160 34 -128', shade(pink, -0.05), 19) +
    line('M66 -240L78 -118', shade(pink, -0.14), 3) +
    [-210, -182, -154].map((y, index) => circle(64 + index * 3.2, y, 3.2, cream)).join('');
  return (
    ellipse(30, 4, 480, 12, '#1b2030', 'opacity=".13"') +
    at(sideChair(pen), -386, 0, 1.05) +
    at(
      bust(someone(pen, { hairStyle: 'curls', top: coral, skin: skins[2], hair: hairs[0] })),
      -176,
      edge + 4,
      1.05,
    ) +
    at(
      bust(someone(pen, { hairStyle: 'short', top: yellow, skin: skins[1], hair: hairs[0] })),
      8,
      edge + 4,
      0.86,
    ) +
    at(seated(someone(pen, { hairStyle: 'short', top: deep, skin: skins[1], hair: greyHair })), -374, 0) +
    legs.join('') +
    path(
      `M-284 ${edge + 8}H284L296 -76Q260 -58 222 -76Q185 -58 148 -76Q111 -58 74 -76Q37 -58 0 -76Q-37 -58 -74 -76Q-111 -58 -148 -76Q-185 -58 -222 -76Q-260 -58 -296 -76Z`,
      pen.linear(cream, shade(cream, -0.05)),
    ) +
    repeat(6, (index) =>
      line(`M${-220 + index * 88} ${edge + 42}L${-226 + index * 90} -80`, shade(cream, -0.08), 4),
    ) +
    rect(-278, edge + 26, 20, 152, shade(woodDeep, -0.03), 6) +
    rect(258, edge + 26, 20, 152, shade(woodDeep, -0.03), 6) +
    rect(-312, edge, 624, 26, pen.linear(shade(wood, 0.05), shade(wood, -0.02)), 10) +
    at(mirrored(sideChair(pen)), 384, 0, 1.12) +
    at(cardigan, 384, 0, 1.12) +
    meal(-250, pen) +
    meal(-140, pen) +
    meal(34, pen) +
    meal(244, pen) +
    glass(-194, pen) +
    glass(180, pen) +
    at(
      stemmed(blossomHead(17, pen, pen.palette.red), 62, -14, pen.palette.leaf) +
        stemmed(blossomHead(15, pen, yellow), 54, 16, pen.palette.leaf) +
        path(
          'M-16 -50C-12 -34 -26 -24 -26 -12C-26 -2 -14 0 0 0C14 0 26 -2 26 -12C26 -24 12 -34 16 -50Z',
          pen.round(teal),
        ),
      104,
      edge,
    )
  );
};

const closedDoor = (pen: Pen): string => {
  const { white, deep, straw } = pen.palette;
  const leaf = shade(deep, -0.02);
  const panel = (x: number, y: number, tall: number): string =>
    rect(x, y, 96, tall, shade(leaf, -0.06), 6) + rect(x + 6, y + 7, 84, tall - 14, shade(leaf, 0.025), 4);
  return (
    rect(-164, -600, 328, 602, shade(white, -0.1), 6) +
    rect(-140, -578, 280, 566, pen.linear(shade(leaf, 0.02), shade(leaf, -0.04)), 3) +
    panel(-118, -550, 210) +
    panel(22, -550, 210) +
    panel(-118, -306, 250) +
    panel(22, -306, 250) +
    rect(106, -316, 18, 60, shade(straw, -0.1), 8) +
    line('M114 -296H82', straw, 11) +
    rect(-140, -14, 280, 16, glowing) +
    rect(-170, -5, 340, 8, pen.linear(glowing, glowing, 'right', 0.9, 0.9), 4) +
    path('M-140 2H140L290 64H-290Z', pen.linear(glowing, glowing, 'down', 0.75, 0)) +
    ellipse(0, 6, 300, 60, pen.glow(glowing, 0.55))
  );
};

const onTheFloor: Pose = {
  ...poses.sit,
  head: [2, -116],
  neck: [-3, -98],
  shoulders: [
    [-18, -86],
    [9, -88],
  ],
  hips: [
    [-20, -16],
    [6, -16],
  ],
  nearArm: [
    [12, -54],
    [40, -46],
  ],
  farArm: [
    [18, -56],
    [42, -50],
  ],
  nearLeg: [
    [38, -58],
    [48, -5],
  ],
  farLeg: [
    [34, -60],
    [38, -5],
  ],
};

/** A screen gives its own light: its colours are the same at night. */
const screen = {
  red: '#e4574f',
  yellow: '#f6cf5f',
  gold: '#dd9a34',
  green: '#6bb277',
  cream: '#fff5df',
  white: '#fffdf7',
};

const coin = (x: number, y: number, r = 17): string =>
  circle(x, y, r, screen.gold) +
  circle(x, y, r * 0.78, screen.yellow) +
  circle(x, y, r * 0.42, 'none', `stroke="${screen.gold}" stroke-width="${r * 0.14}"`);

const cherry = (pen: Pen): string =>
  line('M-12 6C-10 -14 0 -26 14 -32M14 8C14 -10 14 -22 14 -32', screen.green, 4) +
  circle(-13, 14, 12, pen.round(screen.red)) +
  circle(14, 16, 12, pen.round(screen.red)) +
  ellipse(-17, 9, 3, 4, screen.white, 'opacity=".7"');

const lemon = (pen: Pen): string =>
  path(
    'M-26 0C-20 -20 -8 -22 0 -22C10 -22 20 -18 28 0C20 20 8 22 0 22C-8 22 -20 18 -26 0Z',
    pen.round(screen.yellow),
  );

/** A telephone on a stand; two reels show cherries, the third has stopped a hair too low. */
const reelPhone = (pen: Pen): string => {
  const { charcoal, wood, woodDeep } = pen.palette;
  const reel = (x: number, art: string): string =>
    rect(x - 31, -372, 62, 116, screen.cream, 8) +
    pen.clipped(rect(x - 31, -372, 62, 116, '#000', 8), art) +
    rect(x - 31, -372, 62, 116, pen.linear('#1b2030', '#1b2030', 'down', 0.25, 0), 8);
  return (
    circle(0, -280, 430, pen.glow('#f2b8d6', 0.55)) +
    ellipse(10, 0, 160, 11, '#1b2030', 'opacity=".25"') +
    path('M40 -150L150 -4H118L20 -120Z', shade(woodDeep, -0.05)) +
    rect(-130, -530, 260, 520, pen.linear(shade(charcoal, 0.1), charcoal), 36) +
    pen.clipped(
      rect(-114, -512, 228, 484, '#000', 24),
      rect(-114, -512, 228, 484, pen.linear('#a03c82', '#4d2f8f')) +
        repeat(9, (index) =>
          path(
            'M0 0L-18 -330H18Z',
            screen.yellow,
            `opacity=".1" transform="translate(0 -310) rotate(${index * 40})"`,
          ),
        ) +
        repeat(7, (index) => coin(-92 + index * 31, -470 + (index % 2) * 12, 11)) +
        rect(-106, -388, 212, 148, screen.gold, 16) +
        reel(
          -68,
          at(cherry(pen), -68, -318, 1) + at(lemon(pen), -68, -252, 0.8) + at(lemon(pen), -68, -388, 0.8),
        ) +
        reel(0, at(cherry(pen), 0, -318, 1) + at(lemon(pen), 0, -388, 0.8)) +
        reel(68, at(lemon(pen), 68, -350, 0.9) + at(cherry(pen), 68, -280, 1)) +
        line('M-104 -314H104', screen.red, 3, 'opacity=".7"') +
        rect(-84, -196, 168, 62, pen.linear(shade(screen.red, 0.08), screen.red), 31) +
        path('M-14 -182V-148L20 -165Z', screen.white) +
        repeat(4, (index) => coin(-66 + index * 44, -84 + (index % 2) * 10, 18)),
    ) +
    rect(-34, -504, 68, 12, charcoal, 6) +
    rect(-150, -24, 300, 26, pen.linear(shade(wood, 0.04), woodDeep), 10)
  );
};

export const behindDoorMotifs = {
  keptPlaceTable: motif(960, 340, keptPlaceTable),
  lightUnderDoor: motif(340, 600, closedDoor),
  /** Somebody who sits on the floor and waits, looking to the left. */
  floorWaiter: motif(220, 270, (pen) => {
    const { skins, hairs, coral, navy, cream } = pen.palette;
    const looks = someone(pen, {
      hairStyle: 'long',
      hair: hairs[1],
      skin: skins[1],
      top: coral,
      bottom: shade(navy, 0.06),
      shoes: cream,
    });
    return (
      ellipse(0, 2, 120, 9, '#1b2030', 'opacity=".25"') + at(mirrored(figure(onTheFloor, looks)), 0, 0, 2.1)
    );
  }),
  reelPhone: motif(300, 530, reelPhone),
  savingsJar: motif(200, 290, (pen) => {
    const { white, blue, straw } = pen.palette;
    const glassShape =
      'M-70 -236C-92 -214 -96 -196 -96 -170V-34C-96 -10 -82 0 -60 0H60C82 0 96 -10 96 -34V-170C96 -196 92 -214 70 -236Z';
    return (
      tableShadow(190) +
      path(glassShape, shade(blue, 0.24), 'opacity=".5"') +
      pen.clipped(
        `<path d="${glassShape}"/>`,
        repeat(7, (row) =>
          repeat(6, (column) =>
            coin(
              -86 + column * 35 + (row % 2) * 16 + pen.random.between(-7, 7),
              -10 - row * 21 + pen.random.between(-6, 6),
              19,
            ),
          ),
        ),
      ) +
      line('M-78 -182C-82 -140 -82 -90 -78 -40', white, 9, 'opacity=".65"') +
      path('M-74 -236C-50 -246 50 -246 74 -236V-258H-74Z', white, 'opacity=".7"') +
      ellipse(0, -258, 74, 13, white, 'opacity=".85"') +
      ellipse(0, -258, 62, 9, shade(straw, -0.08), 'opacity=".7"')
    );
  }),
  letterRack: motif(380, 280, (pen) => {
    const { white, cream, wood, woodDeep, coral, teal, grey, main } = pen.palette;
    const envelope = (x: number, y: number, colour: string, turn: number, mark: string): string =>
      at(
        rect(-120, -170, 240, 170, pen.linear(colour, shade(colour, -0.04)), 6) +
          line('M-118 -168L0 -84L118 -168', shade(colour, -0.12), 4) +
          rect(74, -62, 30, 36, mark, 3),
        x,
        y,
        1,
        turn,
      );
    return (
      tableShadow(360) +
      rect(-176, -170, 352, 160, shade(woodDeep, -0.02), 10) +
      envelope(-28, -84, shade(cream, -0.03), -5, teal) +
      envelope(20, -60, white, 4, coral) +
      rect(-166, -122, 332, 112, shade(woodDeep, 0.02), 8) +
      at(
        rect(-96, -200, 192, 200, white, 4) +
          repeat(5, (index) =>
            line(`M-70 ${-170 + index * 24}H${index % 2 ? 26 : 50}`, shade(grey, 0.08), 6),
          ) +
          line('M-70 -170H-10', main, 8),
        -24,
        -22,
        0.82,
        -3,
      ) +
      rect(-184, -96, 368, 96, pen.linear(shade(wood, 0.05), woodDeep), 12) +
      rect(-184, -96, 368, 14, shade(wood, 0.09), 7) +
      rect(-40, -60, 80, 30, cream, 6) +
      rect(-26, -49, 52, 7, shade(grey, -0.02), 3)
    );
  }),
};
