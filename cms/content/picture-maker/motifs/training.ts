import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, line, mirrored, path, rect, repeat } from '../svg';
import { figure, groundShadow, someone, type Looks } from './figure';
import { poses } from './poses';
import { specialPoses } from './poses-special';
import { trainingPoses } from './poses-training';

const weight = (x: number, y: number, pen: Pen): string =>
  at(
    rect(-20, -4, 40, 8, shade(pen.palette.charcoal, 0.2), 3) +
      rect(-26, -12, 12, 24, pen.palette.charcoal, 4) +
      rect(14, -12, 12, 24, pen.palette.charcoal, 4),
    x,
    y,
  );

const pole = (x: number, y: number, tip: number, pen: Pen): string =>
  line(`M${x} ${y - 8}L${tip} 0`, pen.palette.charcoal, 3.4) +
  line(`M${x} ${y - 10}L${x} ${y + 6}`, pen.palette.red, 6);

const wheel = (x: number, pen: Pen): string =>
  circle(x, -46, 43, 'none', `stroke="${pen.palette.charcoal}" stroke-width="6"`) +
  repeat(4, (index) => at(line('M0 -41L0 41', pen.palette.grey, 2.2), x, -46, 1, index * 45)) +
  circle(x, -46, 6, pen.palette.charcoal);

/** Somebody on a bicycle, with a helmet on. */
const rider = (pen: Pen, frame: string, helmet: string, fixed: Partial<Looks>): string =>
  groundShadow(110) +
  wheel(-68, pen) +
  wheel(72, pen) +
  line('M-68 -46L-26 -112L44 -112L2 -46ZM-26 -112L2 -46M40 -130L72 -46M30 -140H52', frame, 6) +
  rect(-44, -122, 34, 9, pen.palette.charcoal, 4) +
  at(figure(specialPoses.cycle, someone(pen, { hairStyle: 'short', ...fixed })), -18, -66) +
  path('M-2 -200C-6 -228 40 -232 38 -202L34 -198C22 -204 10 -204 -2 -200Z', pen.round(helmet)) +
  line('M8 -214L14 -220M20 -214L26 -221', shade(helmet, -0.12), 4);

export const trainingMotifs = {
  squatter: motif(140, 180, (pen) => {
    const { palette } = pen;
    const looks = someone(pen, {
      hairStyle: 'curls',
      top: palette.coral,
      bottom: palette.navy,
      shoes: palette.cream,
      skin: palette.skins[2],
      hair: palette.hairs[0],
    });
    return groundShadow(50) + figure(trainingPoses.squat, looks) + weight(54, -116, pen);
  }),
  bandRower: motif(440, 210, (pen) => {
    const { palette } = pen;
    const looks = someone(pen, {
      hairStyle: 'bun',
      top: palette.yellow,
      bottom: palette.navy,
      shoes: palette.white,
      skin: palette.skins[1],
      hair: palette.hairs[1],
    });
    return (
      groundShadow(46) +
      rect(206, -146, 13, 40, palette.charcoal, 5) +
      line('M20 -124L210 -126', shade(palette.coral, -0.1), 5) +
      figure(trainingPoses.row, looks) +
      line('M16 -121L210 -123', palette.coral, 5) +
      rect(8, -133, 10, 24, palette.charcoal, 4)
    );
  }),
  lungeStretcher: motif(
    180,
    220,
    (pen) =>
      groundShadow(84) +
      figure(trainingPoses.lunge, someone(pen, { hairStyle: 'bun', top: pen.palette.coral })),
  ),
  sideStretcher: motif(
    140,
    210,
    (pen) =>
      groundShadow(48) +
      figure(trainingPoses.sideBend, someone(pen, { hairStyle: 'short', top: pen.palette.yellow })),
  ),
  floorStretcher: motif(170, 110, (pen) => {
    const { palette } = pen;
    return (
      rect(-92, -5, 190, 9, pen.linear(shade(palette.main, 0.05), palette.deep), 4) +
      at(
        figure(
          trainingPoses.floorStretch,
          someone(pen, {
            hairStyle: 'bun',
            top: palette.coral,
            bottom: palette.navy,
            skin: palette.skins[3],
          }),
        ),
        0,
        3,
      )
    );
  }),
  taiChiTrio: motif(520, 210, (pen) => {
    const { palette } = pen;
    const { greyHair: hair } = palette;
    const one = someone(pen, { hair, hairStyle: 'short', top: palette.cream, bottom: palette.navy });
    const two = someone(pen, { hair, hairStyle: 'bun', top: palette.coral, bottom: palette.charcoal });
    const three = someone(pen, { hair, hairStyle: 'curls', top: palette.yellow, bottom: palette.navy });
    const stance = (looks: Looks): string => groundShadow(56) + figure(trainingPoses.taiChi, looks);
    return at(stance(one), -176, -14, 0.94) + at(stance(two), 0, 4, 1.02) + at(stance(three), 178, -12, 0.95);
  }),
  poleWalkers: motif(230, 210, (pen) => {
    const { palette } = pen;
    const walker = (fixed: Partial<Looks>): string =>
      groundShadow(42) +
      pole(36, -112, 14, pen) +
      figure(trainingPoses.poleWalk, someone(pen, fixed)) +
      pole(-16, -104, -56, pen);
    return (
      at(walker({ hairStyle: 'bun', top: palette.coral, skin: palette.skins[2] }), -66, -8, 0.95) +
      at(walker({ hairStyle: 'cap', top: palette.yellow, skin: palette.skins[0] }), 64, 0, 1.02)
    );
  }),
  familyRide: motif(640, 220, (pen) => {
    const { red, blue, yellow, green, coral, cream, orange, skins } = pen.palette;
    return (
      at(rider(pen, green, yellow, { top: cream, skin: skins[2] }), -196, -8, 1) +
      at(rider(pen, orange, blue, { top: yellow, skin: skins[1] }), 4, 4, 0.62) +
      at(rider(pen, red, coral, { top: shade(blue, -0.05), skin: skins[1] }), 204, -6, 0.98)
    );
  }),
  windowStretcher: motif(
    130,
    230,
    (pen) =>
      groundShadow(40) +
      mirrored(
        figure(
          poses.armsUp,
          someone(pen, { hairStyle: 'long', top: pen.palette.cream, bottom: pen.palette.coral }),
        ),
      ),
  ),
};
