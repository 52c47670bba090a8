import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { benchMotifs } from './benches';
import { figure, someone } from './figure';
import type { Pose } from './poses';
import { poses } from './poses';
import { tableShadow } from './vessels';

/** Half a sandwich cut across, its filling towards us. */
function sandwichHalf(pen: Pen): string {
  const { straw, clay, leaf, red, yellow } = pen.palette;
  return (
    path('M-84 -22L0 -96L84 -22Z', shade(straw, 0.04)) +
    line('M-84 -24L0 -98L84 -24', clay, 9) +
    rect(-88, -26, 176, 14, shade(straw, -0.02), 6) +
    path('M-88 -26Q-66 -44 -44 -28Q-22 -44 0 -28Q22 -44 44 -28Q66 -44 88 -26V-18H-88Z', leaf) +
    rect(-80, -20, 160, 9, red, 4) +
    rect(-84, -13, 168, 8, yellow, 4) +
    rect(-88, -8, 176, 12, shade(straw, -0.02), 6) +
    line('M-86 5H86', clay, 6)
  );
}

const plate = (pen: Pen, half: number): string =>
  ellipse(0, -8, half, half * 0.17, shade(pen.palette.white, -0.06)) +
  ellipse(0, -13, half, half * 0.17, pen.palette.white) +
  ellipse(0, -13, half * 0.72, half * 0.11, shade(pen.palette.white, -0.04));

const cookie = (pen: Pen, x: number, y: number): string =>
  ellipse(x, y + 5, 44, 15, shade(pen.palette.wood, -0.14)) +
  ellipse(x, y, 44, 15, shade(pen.palette.wood, 0.02)) +
  ellipse(x - 16, y - 3, 6, 3, pen.palette.brown) +
  ellipse(x + 10, y + 3, 6, 3, pen.palette.brown) +
  ellipse(x + 18, y - 5, 5, 3, pen.palette.brown);

const candle = (pen: Pen, x: number, colour: string): string =>
  rect(x - 7, -372, 14, 74, colour, 5) +
  line(`M${x - 6} -322L${x + 6} -334M${x - 6} -344L${x + 6} -356`, pen.palette.white, 4) +
  circle(x, -394, 34, pen.glow(pen.palette.yellow, 0.7)) +
  path(
    `M${x} -416C${x + 16} -396 ${x + 12} -376 ${x} -376C${x - 12} -376 ${x - 16} -396 ${x} -416Z`,
    pen.palette.orange,
  ) +
  path(
    `M${x} -398C${x + 7} -390 ${x + 6} -379 ${x} -379C${x - 6} -379 ${x - 7} -390 ${x} -398Z`,
    pen.palette.yellow,
  );

/** Cream that runs down over the edge of a cake's layer. */
const icing = (half: number, y: number, colour: string): string => {
  const drops = Math.round(half / 22);
  const step = (half * 2) / drops;
  const runs = Array.from(
    { length: drops },
    (_, index) => `q${-step / 2} ${index % 2 ? 52 : 30} ${-step} 0`,
  ).join('');
  return path(`M${-half} ${y}H${half}v26${runs}Z`, colour);
};

/** Arms laid on the knees, as one sits on a bench and talks. */
const armOnShoulder: Pose = {
  ...poses.sitBack,
  nearArm: [
    [46, -78],
    [72, -66],
  ],
};

export const bagAndBiteMotifs = {
  gymBag: motif(420, 250, (pen) => {
    const { navy, accent, grey, white } = pen.palette;
    const dark = shade(navy, -0.06);
    return (
      tableShadow(400) +
      line('M-104 -150C-104 -262 104 -262 104 -150', dark, 17) +
      path(
        'M-206 -60C-208 -140 -176 -178 -120 -180H120C176 -178 208 -140 206 -60C204 -16 190 0 160 0H-160C-190 0 -204 -16 -206 -60Z',
        pen.linear(shade(navy, 0.1), navy),
      ) +
      path(
        'M-206 -60C-208 -140 -176 -178 -140 -180C-168 -140 -168 -40 -150 0H-160C-190 0 -204 -16 -206 -60Z',
        dark,
      ) +
      path('M206 -60C208 -140 176 -178 140 -180C168 -140 168 -40 150 0H160C190 0 204 -16 206 -60Z', dark) +
      rect(-150, -118, 300, 16, accent, 4) +
      line('M-112 -164H112', grey, 6) +
      rect(104, -172, 30, 15, shade(grey, 0.1), 6) +
      rect(-86, -84, 172, 66, shade(navy, 0.04), 12) +
      line('M-70 -70H70', white, 4, 'opacity=".5"') +
      line('M-104 -100L-104 -150M104 -100L104 -150', accent, 15)
    );
  }),
  plateOfSandwiches: motif(420, 150, (pen) => {
    return (
      tableShadow(390) +
      plate(pen, 204) +
      at(sandwichHalf(pen), 44, -30, 1.02) +
      at(sandwichHalf(pen), -60, -20, 1.06)
    );
  }),
  birthdayCake: motif(460, 430, (pen) => {
    const { cream, pink, coral, red, blue, yellow, clay } = pen.palette;
    return (
      tableShadow(430) +
      ellipse(0, -10, 220, 30, shade(pen.palette.white, -0.07)) +
      ellipse(0, -18, 220, 30, pen.palette.white) +
      path('M-172 -150V-34C-172 -8 172 -8 172 -34V-150Z', pen.round(shade(clay, 0.12), 0.09)) +
      icing(172, -160, cream) +
      ellipse(0, -160, 172, 28, shade(cream, 0.02)) +
      path('M-116 -280V-168C-116 -150 116 -150 116 -168V-280Z', pen.round(pink, 0.08)) +
      icing(116, -290, cream) +
      ellipse(0, -290, 116, 20, shade(cream, 0.02)) +
      candle(pen, -62, coral) +
      candle(pen, 0, blue) +
      candle(pen, 62, yellow) +
      repeat(7, (index) => {
        const turn = -1.25 + index * 0.417;
        return circle(Math.sin(turn) * 152, -166 + Math.cos(turn) * 18, 14, red);
      })
    );
  }),
  saladBox: motif(380, 180, (pen) => {
    const { leaf, lime, green, red, white, main, orange } = pen.palette;
    const glass = 'M-166 -128L-150 -16C-148 -4 -140 0 -130 0H130C140 0 148 -4 150 -16L166 -128Z';
    return (
      tableShadow(350) +
      path(glass, white, 'opacity=".55"') +
      pen.clipped(
        path('M-158 -104L-146 -18C-144 -8 -138 -6 -130 -6H130C138 -6 144 -8 146 -18L158 -104Z', white),
        repeat(46, (index) =>
          at(
            ellipse(0, 0, 34, 17, [leaf, lime, green][index % 3] ?? leaf),
            -160 + ((index * 71) % 322),
            -8 - ((index * 29) % 92),
            1,
            (index * 47) % 180,
          ),
        ) +
          repeat(7, (index) => circle(-128 + index * 43, -34 - ((index * 37) % 52), 15, red)) +
          repeat(6, (index) =>
            at(rect(-15, -6, 30, 12, orange, 5), -108 + index * 46, -62 + ((index * 23) % 44), 1, index * 50),
          ),
      ) +
      line('M-140 -110L-126 -22', white, 9, 'opacity=".7"') +
      rect(-180, -158, 360, 34, pen.linear(shade(main, 0.06), main), 12) +
      rect(-26, -132, 52, 40, shade(main, -0.06), 8) +
      rect(-180, -158, 360, 10, shade(main, 0.12), 6)
    );
  }),
  snackTray: motif(620, 150, (pen) => {
    const { teal, straw } = pen.palette;
    const rim = shade(teal, -0.08);
    return (
      tableShadow(600) +
      rect(-310, -30, 620, 30, pen.linear(shade(teal, 0.1), rim), 14) +
      ellipse(-296, -34, 20, 15, 'none', `stroke="${rim}" stroke-width="11"`) +
      ellipse(296, -34, 20, 15, 'none', `stroke="${rim}" stroke-width="11"`) +
      at(plate(pen, 172) + at(sandwichHalf(pen), -44, -22, 1), -96, -26) +
      ellipse(-6, -42, 9, 4, straw) +
      ellipse(22, -38, 6, 3, straw) +
      at(plate(pen, 96) + cookie(pen, 0, -22) + cookie(pen, -8, -38) + cookie(pen, 8, -54), 182, -26)
    );
  }),
  benchFriends: motif(270, 185, (pen) => {
    const { skins, hairs, coral, teal, navy, charcoal } = pen.palette;
    const one = someone(pen, { hairStyle: 'short', hair: hairs[0], top: teal, bottom: navy, skin: skins[3] });
    const other = someone(pen, {
      hairStyle: 'cap',
      hair: hairs[1],
      top: coral,
      bottom: charcoal,
      skin: skins[1],
    });
    return (
      at(figure(poses.sitBack, other), 46, -50, 1.02) +
      at(figure(armOnShoulder, one), -40, -50, 1.08) +
      benchMotifs.emptyBench.draw(pen)
    );
  }),
};
