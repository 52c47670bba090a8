import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, someone, type Looks } from './figure';
import { leaf } from './leaves';
import { poses, type Pose } from './poses';
import { tableShadow } from './vessels';

const atTable = {
  ...poses.sit,
  nearArm: [
    [6, -88],
    [36, -82],
  ],
  farArm: [
    [16, -88],
    [42, -82],
  ],
} as const satisfies Pose;

const stool = (pen: Pen): string =>
  line('M-46 -96L-58 0M38 -96L50 0', shade(pen.palette.woodDeep, -0.04), 13) +
  rect(-64, -112, 120, 20, pen.palette.woodDeep, 9);

/** Two people who sit at one table; what they have on it is drawn about (0, -156). */
function twoAtTable(pen: Pen, one: Looks, other: Looks, things: string): string {
  const { wood, woodDeep } = pen.palette;
  const seated = (looks: Looks): string => stool(pen) + at(figure(atTable, looks), 0, 0, 2);
  return (
    ellipse(0, 2, 320, 14, '#1b2030', 'opacity=".14"') +
    at(seated(one), -236, 0) +
    at(mirrored(seated(other)), 236, 0) +
    line('M-128 -150L-140 0M128 -150L140 0', shade(woodDeep, -0.05), 17) +
    rect(-186, -164, 372, 20, pen.linear(shade(wood, 0.04), wood), 8) +
    rect(-166, -146, 332, 12, shade(woodDeep, -0.02)) +
    at(things, 0, -164)
  );
}

const plate = (pen: Pen): string =>
  ellipse(0, -4, 62, 9, shade(pen.palette.white, -0.08)) +
  ellipse(0, -8, 62, 9, pen.palette.white) +
  path('M-38 -10C-30 -32 6 -34 14 -12Z', pen.palette.straw) +
  circle(20, -16, 9, pen.palette.red) +
  at(leaf(30, 15, pen.palette.green), 4, -10, 1, 58);

const pot = (pen: Pen): string =>
  line('M0 -36V-70', pen.palette.green, 5) +
  at(leaf(38, 18, pen.palette.green), 0, -64, 1, 50) +
  at(leaf(38, 18, pen.palette.leaf), 0, -66, 1, -50) +
  path('M-26 -40L-20 0H20L26 -40Z', pen.round(pen.palette.clay)) +
  rect(-29, -48, 58, 13, shade(pen.palette.clay, 0.03), 5);

const card = (pen: Pen, mark: string): string =>
  rect(
    -58,
    -176,
    116,
    176,
    pen.palette.white,
    14,
    `stroke="${shade(pen.palette.white, -0.14)}" stroke-width="3"`,
  ) + mark;
const heart = (y: number, size: number, colour: string): string =>
  at(
    path('M0 22C-32 2 -24 -24 -8 -23C-3 -22 0 -17 0 -14C0 -17 3 -22 8 -23C24 -24 32 2 0 22Z', colour),
    0,
    y,
    size,
  );
const diamond = (y: number, size: number, colour: string): string =>
  at(path('M0 -26L18 0L0 26L-18 0Z', colour), 0, y, size);

const die = (pen: Pen, spots: readonly (readonly [number, number])[]): string =>
  rect(-36, -72, 72, 72, pen.linear(pen.palette.white, shade(pen.palette.white, -0.08)), 14) +
  spots.map(([x, y]) => circle(x, y, 7, pen.palette.accentDeep)).join('');

const swinger = (pen: Pen, looks: Looks): string => {
  const rope = shade(pen.palette.brown, 0.06);
  return (
    line('M-30 -400V-70M30 -400V-70', rope, 5) +
    at(
      figure(
        {
          ...poses.sitBack,
          nearArm: [
            [31, -60],
            [30, -86],
          ],
          farArm: [
            [-31, -60],
            [-30, -86],
          ],
        },
        looks,
      ),
      0,
      -66,
    ) +
    rect(-40, -74, 80, 11, pen.palette.woodDeep, 5) +
    line('M-12 -62V-34M12 -62V-34', looks.bottom, 15) +
    ellipse(-12, -28, 9, 7, looks.shoes) +
    ellipse(12, -28, 9, 7, looks.shoes)
  );
};

export const sharedTableMotifs = {
  plantingTable: motif(640, 340, (pen) =>
    twoAtTable(
      pen,
      someone(pen, {
        hairStyle: 'bun',
        hair: pen.palette.greyHair,
        top: pen.palette.coral,
        skin: pen.palette.skins[0],
      }),
      someone(pen, {
        hairStyle: 'curls',
        top: pen.palette.yellow,
        skin: pen.palette.skins[3],
        hair: pen.palette.hairs[0],
      }),
      at(pot(pen), -92, 0) + at(pot(pen), -24, 0, 0.9) + at(pot(pen), 54, 0, 1.06),
    ),
  ),
  sharedMeal: motif(640, 340, (pen) =>
    twoAtTable(
      pen,
      someone(pen, {
        hairStyle: 'short',
        hair: pen.palette.hairs[0],
        top: pen.palette.teal,
        skin: pen.palette.skins[1],
      }),
      someone(pen, {
        hairStyle: 'long',
        hair: pen.palette.hairs[1],
        top: pen.palette.coral,
        skin: pen.palette.skins[1],
      }),
      at(plate(pen), -92, 0) +
        at(plate(pen), 92, 0) +
        path('M-14 -58L-10 0H10L14 -58Z', pen.palette.blue, 'opacity=".7"') +
        ellipse(0, -58, 14, 4, pen.palette.white),
    ),
  ),
  playingCards: motif(520, 260, (pen) => {
    const { coral, teal } = pen.palette;
    const fan = [-34, -14, 8, 30]
      .map((turn, index) =>
        at(
          card(
            pen,
            index % 2
              ? diamond(-132, 0.8, teal) + diamond(-52, 1.1, teal)
              : heart(-134, 0.8, coral) + heart(-58, 1.1, coral),
          ),
          -90 + index * 22,
          -18,
          1.12,
          turn,
        ),
      )
      .join('');
    return (
      tableShadow(420) +
      fan +
      ellipse(170, 0, 62, 7, '#1b2030', 'opacity=".14"') +
      at(
        die(pen, [
          [-18, -54],
          [18, -54],
          [0, -36],
          [-18, -18],
          [18, -18],
        ]),
        136,
        0,
      ) +
      at(
        die(pen, [
          [-16, -52],
          [16, -20],
        ]),
        222,
        0,
        0.92,
        8,
      )
    );
  }),
  picnicBlanket: motif(720, 250, (pen) => {
    const { cream, coral, wood, woodDeep, red, green } = pen.palette;
    const cloth = 'M-360 0L-250 -104H250L360 0Z';
    return (
      path(cloth, cream) +
      pen.clipped(
        path(cloth, '#000'),
        repeat(6, (index) =>
          path(
            `M${-300 + index * 110} -104H${-262 + index * 110}L${-330 + (index - 0.2) * 140} 0H${-380 + (index - 0.2) * 140}Z`,
            coral,
            'opacity=".55"',
          ),
        ) +
          rect(-380, -88, 760, 18, coral, 0, 'opacity=".45"') +
          rect(-380, -42, 760, 24, coral, 0, 'opacity=".45"'),
      ) +
      ellipse(-120, -42, 120, 11, '#1b2030', 'opacity=".16"') +
      line('M-196 -140C-190 -240 -50 -240 -44 -140', woodDeep, 15) +
      path('M-222 -142H-18L-40 -40H-200Z', pen.linear(shade(wood, 0.02), woodDeep)) +
      repeat(3, (index) =>
        line(`M${-214 + index * 5} ${-114 + index * 26}H${-26 - index * 5}`, shade(woodDeep, -0.05), 5),
      ) +
      repeat(6, (index) =>
        line(`M${-190 + index * 28} -138L${-182 + index * 25} -44`, shade(wood, 0.06), 5),
      ) +
      rect(-232, -156, 224, 20, shade(wood, 0.03), 9) +
      ellipse(120, -40, 90, 12, shade(pen.palette.white, -0.07)) +
      ellipse(120, -45, 90, 12, pen.palette.white) +
      circle(88, -68, 25, pen.round(red)) +
      circle(132, -70, 27, pen.round(pen.palette.lime)) +
      at(leaf(30, 15, green), 92, -92, 1, 40)
    );
  }),
  parkSwings: motif(620, 440, (pen) => {
    const { woodDeep, deep, yellow, skins, hairs } = pen.palette;
    return (
      ellipse(0, 2, 300, 11, '#1b2030', 'opacity=".13"') +
      line('M-280 0L-226 -410L-172 0M280 0L226 -410L172 0', shade(woodDeep, -0.03), 17) +
      line('M-250 -404H250', woodDeep, 21) +
      at(
        swinger(pen, someone(pen, { hairStyle: 'long', top: yellow, skin: skins[1], hair: hairs[1] })),
        -84,
        0,
      ) +
      at(swinger(pen, someone(pen, { hairStyle: 'short', top: deep, skin: skins[3], hair: hairs[0] })), 84, 0)
    );
  }),
};
