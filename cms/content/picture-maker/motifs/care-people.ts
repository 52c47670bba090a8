import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, ellipse, line, mirrored, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { seated } from './later-life';
import { poses, type Pose } from './poses';
import { specialPoses } from './poses-special';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

const pulling: Pose = {
  ...specialPoses.upright,
  nearArm: [
    [-18, -92],
    [14, -88],
  ],
  farArm: [
    [-6, -94],
    [20, -90],
  ],
  nearLeg: [
    [42, -58],
    [76, -28],
  ],
  farLeg: [
    [46, -56],
    [48, 28],
  ],
};

const pillBottle = (colour: string, tall: number, pen: Pen): string =>
  rect(-20, -tall, 40, 16, pen.palette.white, 4) +
  rect(-24, -tall + 14, 48, tall - 14, colour, 7) +
  rect(-24, -tall * 0.58, 48, tall * 0.3, shade(pen.palette.white, -0.02));

export const carePeopleMotifs = {
  pharmacyDesk: motif(900, 560, (pen) => {
    const {
      white,
      wood,
      woodDeep,
      navy,
      accent,
      main,
      coral,
      yellow,
      teal,
      skins,
      hairs,
      cream,
      deep,
      greyHair,
      orange,
    } = pen.palette;
    const pharmacist = someone(pen, {
      hair: hairs[0],
      hairStyle: 'short',
      top: white,
      bottom: deep,
      skin: skins[3],
    });
    const customer = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: accent,
      bottom: navy,
      shoes: cream,
      skin: skins[1],
    });
    const tones = [coral, main, yellow, teal, orange, deep];
    const shelf = (y: number, from: number): string =>
      repeat(6, (index) =>
        (index + from) % 3
          ? at(
              pillBottle(tones[(index + from) % 6] ?? coral, 66 + ((index * 7 + from * 5) % 20), pen),
              -10 + index * 62,
              y,
            )
          : rect(-34 + index * 62, y - 54, 50, 54, tones[(index + from + 2) % 6] ?? main, 4) +
            rect(-26 + index * 62, y - 40, 34, 8, white),
      ) + rect(-60, y, 400, 12, pen.linear(wood, woodDeep), 4);
    return (
      shelf(-452, 0) +
      shelf(-330, 2) +
      floorShadow(420) +
      at(mirrored(figure(specialPoses.greet, pharmacist)), 150, -20, 2) +
      rect(0, -214, 420, 214, pen.linear(shade(main, 0.06), shade(main, -0.05)), 10) +
      rect(20, -170, 380, 130, shade(main, 0.1), 10) +
      rect(-20, -236, 460, 30, pen.linear(shade(wood, 0.05), wood), 10) +
      rect(44, -290, 62, 54, white, 5) +
      rect(52, -276, 46, 12, coral) +
      at(pillBottle(orange, 70, pen), 136, -236) +
      at(figure(specialPoses.greet, customer), -190, 0, 2.02)
    );
  }),
  poolWalkers: motif(1300, 640, (pen) => {
    const { greyHair, coral, navy, skins, blue, white, hairs, accent, water } = pen.palette;
    const wading: Pose = {
      ...poses.walk,
      nearArm: [
        [-14, -126],
        [-2, -104],
      ],
      farArm: [
        [26, -136],
        [46, -128],
      ],
    };
    const one = someone(pen, { hair: greyHair, hairStyle: 'short', top: navy, bottom: navy, skin: skins[2] });
    const two = someone(pen, { hair: hairs[1], hairStyle: 'bun', top: coral, bottom: coral, skin: skins[0] });
    const three = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: accent,
      bottom: accent,
      skin: skins[3],
    });
    const surface = -290;
    const tiles = repeat(6, (row) =>
      repeat(22, (column) =>
        rect(
          -660 + column * 60 + 3,
          surface - 170 + row * 28 - 4,
          54,
          22,
          shade(blue, (row * 5 + column * 3) % 7 ? 0.22 : 0.17),
          4,
        ),
      ),
    );
    return (
      rect(-660, surface - 180, 1320, 200, shade(blue, 0.14)) +
      tiles +
      rect(-660, surface - 12, 1320, 16, white, 0, 'opacity=".55"') +
      [one, two, three]
        .map((looks, index) => at(figure(wading, looks), -300 + index * 290, -60 + (index % 2) * 26, 2.1))
        .join('') +
      rect(
        -660,
        surface,
        1320,
        340,
        pen.linear(shade(water, 0.14), shade(water, -0.04), 'down', 0.78, 0.96),
      ) +
      repeat(3, (index) =>
        ellipse(-296 + index * 290, surface + 6 + (index % 2) * 4, 92, 11, white, 'opacity=".5"'),
      ) +
      repeat(20, (index) =>
        rect(
          -640 + ((index * 173) % 1260),
          surface + 34 + ((index * 61) % 240),
          60 + ((index * 37) % 90),
          5,
          white,
          3,
          'opacity=".3"',
        ),
      )
    );
  }),
  bandTraining: motif(420, 460, (pen) => {
    const { coral, deep, cream, skins, greyHair, green } = pen.palette;
    const looks = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: coral,
      bottom: deep,
      shoes: cream,
      skin: skins[1],
    });
    return (
      floorShadow(130) +
      seated(pen, looks, pulling) +
      line('M24 -330C80 -300 150 -220 204 -158', shade(green, 0.04), 11) +
      line('M24 -330C84 -290 146 -212 200 -152', shade(green, -0.1), 4)
    );
  }),
};
