import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone, type Looks } from './figure';
import { furnitureMotifs } from './furniture';
import { leaf, roundSprig, sprig } from './leaves';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';
import { steam, tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

/** Somebody on a chair, looking right. */
export const seated = (pen: Pen, looks: Looks, pose: Pose = specialPoses.upright): string =>
  furnitureMotifs.chair.draw(pen) + at(figure(pose, looks), -14, -86, 2.75);

/** A table seen from the side, its top at y = -300. */
export const sideTable = (pen: Pen, width: number): string => {
  const { wood, woodDeep } = pen.palette;
  const leg = width * 0.36;
  return (
    line(`M${-leg} -280L${-leg - 12} 0M${leg} -280L${leg + 12} 0`, woodDeep, 17) +
    rect(-width / 2, -300, width, 24, pen.linear(shade(wood, 0.05), wood), 10)
  );
};

const teapot = (pen: Pen): string => {
  const colour = pen.palette.main;
  return (
    line('M58 -82C104 -92 104 -26 52 -30', shade(colour, -0.05), 11) +
    path('M-58 -70C-84 -78 -88 -104 -104 -108L-92 -116C-72 -112 -66 -96 -50 -92Z', shade(colour, -0.03)) +
    path(
      'M-62 -56C-62 -96 -34 -112 0 -112C34 -112 62 -96 62 -56C62 -22 44 0 20 0H-20C-44 0 -62 -22 -62 -56Z',
      pen.round(colour),
    ) +
    ellipse(0, -110, 34, 8, shade(colour, 0.06)) +
    circle(0, -122, 9, shade(colour, -0.06))
  );
};

const smallCup = (colour: string, pen: Pen): string =>
  line('M24 -36C46 -38 46 -12 22 -14', shade(colour, -0.06), 7) +
  path('M-28 -48H28V-16C28 -4 20 0 10 0H-10C-20 0 -28 -4 -28 -16Z', pen.round(colour));

const chessPiece = (pen: Pen, colour: string, kind: 'pawn' | 'king' | 'rook' | 'bishop'): string => {
  const tall = { pawn: 70, rook: 84, bishop: 112, king: 136 }[kind];
  const fill = pen.round(colour, 0.12);
  const top = {
    pawn: circle(0, -tall + 4, 18, fill),
    rook: path(`M-22 ${-tall}h12v8h8v-8h12v8h8v-8h6v26h-46Z`, fill),
    bishop:
      path(
        `M0 ${-tall - 18}C24 ${-tall + 6} 18 ${-tall + 28} 0 ${-tall + 30}C-18 ${-tall + 28} -24 ${-tall + 6} 0 ${-tall - 18}Z`,
        fill,
      ) + line(`M8 ${-tall - 2}L-4 ${-tall + 14}`, shade(colour, -0.14), 4),
    king:
      path(
        `M-24 ${-tall + 2}L-18 ${-tall + 34}H18L24 ${-tall + 2}L10 ${-tall + 14}L0 ${-tall - 6}L-10 ${-tall + 14}Z`,
        fill,
      ) + circle(0, -tall - 10, 7, fill),
  }[kind];
  return (
    ellipse(10, 0, 40, 8, '#1b2030', 'opacity=".2"') +
    path(`M-30 -10C-30 -30 -14 -30 -12 ${-tall + 22}H12C14 -30 30 -30 30 -10Z`, fill) +
    rect(-20, -tall + 18, 40, 9, shade(colour, 0.03), 4) +
    top +
    rect(-34, -14, 68, 16, pen.round(shade(colour, -0.03)), 7)
  );
};

/** Corners of the board's squares: it lies on the table and narrows away from the reader. */
const corner = (column: number, row: number): string => {
  const far = row / 6;
  const half = 300 - far * 74;
  return `${(-half + (column * 2 * half) / 6).toFixed(1)} ${(-22 - far * 150 + far * far * 24).toFixed(1)}`;
};

const flow: Pose = {
  ...poses.reach,
  nearArm: [
    [40, -138],
    [64, -156],
  ],
  farArm: [
    [-36, -128],
    [-10, -116],
  ],
  nearLeg: [
    [34, -56],
    [40, -4],
  ],
  farLeg: [
    [-30, -50],
    [-46, -4],
  ],
};

export const laterLifeMotifs = {
  teaForTwo: motif(860, 410, (pen) => {
    const { greyHair, coral, main, deep, navy, cream, skins, hairs } = pen.palette;
    const older = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: coral,
      bottom: deep,
      shoes: cream,
      skin: skins[2],
    });
    const younger = someone(pen, {
      hair: hairs[0],
      hairStyle: 'short',
      top: main,
      bottom: navy,
      shoes: cream,
      skin: skins[2],
    });
    return (
      at(seated(pen, older), -296, 0, 0.98) +
      at(mirrored(seated(pen, younger)), 296, 0, 1.02) +
      sideTable(pen, 330) +
      at(teapot(pen), 6, -300, 0.9) +
      at(smallCup(cream, pen), -112, -300) +
      at(smallCup(pen.palette.accentPale, pen), 116, -300) +
      at(steam(pen.palette.white), -112, -212, 0.8)
    );
  }),
  chessGame: motif(660, 330, (pen) => {
    const { dark, straw, woodDeep, cream } = pen.palette;
    const squares = repeat(6, (row) =>
      repeat(6, (column) =>
        path(
          `M${corner(column, row)}L${corner(column + 1, row)}L${corner(column + 1, row + 1)}L${corner(column, row + 1)}Z`,
          (row + column) % 2 ? shade(straw, 0.02) : pen.palette.deep,
        ),
      ),
    );
    return (
      ellipse(10, -6, 350, 22, '#1b2030', 'opacity=".2"') +
      path('M-330 -16L-246 -166H246L330 -16V4H-330Z', woodDeep) +
      path('M-330 -16L-246 -166H246L330 -16Z', shade(woodDeep, 0.06)) +
      squares +
      at(chessPiece(pen, dark, 'rook'), -168, -128, 0.78) +
      at(chessPiece(pen, dark, 'king'), 40, -132, 0.8) +
      at(chessPiece(pen, dark, 'pawn'), 130, -108, 0.84) +
      at(chessPiece(pen, cream, 'pawn'), -96, -84, 0.94) +
      at(chessPiece(pen, cream, 'bishop'), 152, -52, 1.02) +
      at(chessPiece(pen, cream, 'king'), -40, -44, 1.1) +
      at(chessPiece(pen, dark, 'pawn'), -196, -44, 1.05)
    );
  }),
  raisedGardenBed: motif(560, 300, (pen) => {
    const { wood, woodDeep, brown, green, leaf: leafy, red, lime } = pen.palette;
    const tomato = (x: number): string =>
      at(roundSprig(210, 4, 6, leafy), x, -150) +
      circle(x - 26, -214, 17, red) +
      circle(x + 24, -252, 15, red) +
      circle(x + 16, -196, 18, shade(red, 0.04)) +
      line(`M${x} -150V-352`, woodDeep, 6);
    const lettuce = (x: number): string =>
      [-60, -34, -10, 16, 42, 64]
        .map((turn, index) => at(leaf(82, 52, index % 2 ? lime : green), x, -140, 1, turn))
        .join('');
    return (
      floorShadow(300) +
      ellipse(0, -148, 250, 24, brown) +
      tomato(-186) +
      tomato(-100) +
      lettuce(16) +
      at(sprig(120, -20, 5, green), 104, -142) +
      at(sprig(130, 14, 5, leafy), 132, -142) +
      lettuce(204) +
      rect(-270, -150, 540, 138, pen.linear(wood, woodDeep), 8) +
      rect(-270, -106, 540, 5, shade(woodDeep, -0.04)) +
      rect(-270, -60, 540, 5, shade(woodDeep, -0.04)) +
      rect(-280, -164, 30, 164, shade(woodDeep, -0.02), 5) +
      rect(250, -164, 30, 164, shade(woodDeep, -0.02), 5)
    );
  }),
  wateringCan: motif(290, 210, (pen) => {
    const colour = pen.palette.main;
    return (
      tableShadow(190) +
      line('M-60 -150C-60 -226 70 -226 76 -140', shade(colour, -0.06), 12) +
      path('M66 -60L168 -176L184 -164L92 -14Z', shade(colour, -0.03)) +
      path('M152 -192L202 -152L192 -138L140 -180Z', shade(colour, 0.06)) +
      path('M-84 -150H84L96 -14C96 -4 88 0 80 0H-80C-88 0 -96 -4 -96 -14Z', pen.round(colour)) +
      ellipse(0, -150, 84, 15, shade(colour, -0.12))
    );
  }),
  taiChiGroup: motif(420, 210, (pen) => {
    const { greyHair, coral, accent, skins, cream, hairs } = pen.palette;
    const one = someone(pen, { hair: greyHair, hairStyle: 'short', top: accent, skin: skins[1] });
    const two = someone(pen, { hair: greyHair, hairStyle: 'bun', top: coral, skin: skins[3] });
    const three = someone(pen, { hair: hairs[2], hairStyle: 'curls', top: cream, skin: skins[0] });
    return [one, two, three]
      .map((looks, index) =>
        at(groundShadow(56) + figure(flow, looks), -150 + index * 150, index === 1 ? 8 : 0),
      )
      .join('');
  }),
};
