import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { poses, type Pose } from './poses';
import { heartShape } from './symbols';
import { tableShadow } from './vessels';

const heart = (size: number, colour: string): string => at(path(heartShape, colour), 0, 0, size);

/** One arm stays up, the other sinks. */
const sinkingArm: Pose = {
  ...poses.stand,
  nearArm: [
    [42, -152],
    [70, -160],
  ],
  farArm: [
    [-40, -134],
    [-62, -106],
  ],
};

/** A face that smiles with one half of the mouth only. */
const unevenFace = (pen: Pen): string => {
  const { skins, hairs, ink, coral } = pen.palette;
  const skin = skins[1];
  return (
    path('M-22 40H22V86H-22Z', shade(skin, -0.06)) +
    path('M-96 130C-90 84 -52 72 -22 70C-8 84 8 84 22 70C52 72 90 84 96 130Z', coral) +
    circle(-66, -6, 14, shade(skin, -0.03)) +
    circle(66, -6, 14, shade(skin, -0.03)) +
    path('M-66 -30C-68 -100 68 -100 66 -30C66 30 38 64 0 64C-38 64 -66 30 -66 -30Z', skin) +
    path(
      'M-70 -20C-86 -112 -34 -122 0 -118C44 -124 86 -104 70 -20C64 -50 48 -66 16 -70C-20 -68 -58 -60 -70 -20Z',
      hairs[0],
    ) +
    line('M-40 -26C-34 -32 -22 -32 -16 -27', ink, 4.5) +
    line('M18 -24C24 -28 34 -28 40 -22', ink, 4.5) +
    circle(-28, -10, 5.5, ink) +
    circle(28, -8, 5.5, ink) +
    line('M20 -15C26 -17 32 -16 37 -12', ink, 4) +
    line('M2 -8C8 6 6 12 -4 13', shade(skin, -0.13), 4.5) +
    line('M-28 30C-18 40 -4 41 8 39C18 38 27 42 33 51', shade(skin, -0.24), 6)
  );
};

const medallion = (x: number, y: number, art: string, colour: string, pen: Pen): string =>
  at(
    circle(0, 0, 140, pen.palette.white) +
      circle(0, 0, 126, colour) +
      pen.clipped(circle(0, 0, 126, '#000'), art),
    x,
    y,
  );

const stopwatch = (pen: Pen): string => {
  const { charcoal, white, red, grey } = pen.palette;
  return (
    rect(-13, -104, 26, 26, charcoal, 6) +
    rect(-24, -112, 48, 16, charcoal, 7) +
    at(rect(-9, -98, 18, 20, charcoal, 5), 0, 8, 1, 42) +
    circle(0, 8, 86, charcoal) +
    circle(0, 8, 72, white) +
    path('M0 8V-64A72 72 0 0 1 62 44Z', shade(red, 0.14)) +
    repeat(12, (index) => at(rect(-2.5, -66, 5, index % 3 ? 9 : 15, grey, 2), 0, 8, 1, index * 30)) +
    line('M0 8V-46M0 8L44 34', charcoal, 7) +
    circle(0, 8, 9, charcoal)
  );
};

export const heartbeatKitMotifs = {
  strokeSigns: motif(1180, 310, (pen) => {
    const { accentPale, pale, light2, navy, yellow, deep, main, white, skins, hairs } = pen.palette;
    const patient = someone(pen, {
      top: yellow,
      bottom: navy,
      skin: skins[2],
      hair: hairs[3],
      hairStyle: 'bun',
    });
    const speech =
      path(
        'M-84 -62C-84 -84 -72 -92 -54 -92H54C72 -92 84 -84 84 -62V6C84 26 72 36 54 36H-4L-46 80L-40 36H-54C-72 36 -84 26 -84 6Z',
        pen.linear(main, deep),
      ) +
      line('M-54 -52C-40 -68 -32 -38 -18 -52S8 -66 18 -52S44 -40 54 -52', white, 9) +
      line('M-54 -8C-44 -24 -34 4 -22 -8S-4 -18 6 -8', white, 9);
    return (
      medallion(-444, -190, at(unevenFace(pen), 0, 12), accentPale, pen) +
      medallion(-148, -110, at(figure(sinkingArm, patient), 2, 222, 1.4), light2, pen) +
      medallion(148, -190, at(speech, 4, 14), shade(pale, 0.02), pen) +
      medallion(444, -110, at(stopwatch(pen), 0, 6), accentPale, pen)
    );
  }),
  metronome: motif(280, 440, (pen) => {
    const { wood, woodDeep, straw, brown, yellow, grey } = pen.palette;
    return (
      tableShadow(280) +
      rect(-140, -30, 280, 30, woodDeep, 8) +
      path(
        'M-62 -420C-60 -436 60 -436 62 -420L128 -30H-128Z',
        pen.linear(shade(wood, 0.03), shade(woodDeep, -0.02), 'right'),
      ) +
      path('M-44 -396H44L84 -128H-84Z', pen.linear(shade(straw, 0.05), shade(straw, -0.04))) +
      repeat(9, (index) =>
        line(`M${-10 - index * 1.6} ${-372 + index * 26}H${10 + index * 1.6}`, shade(brown, 0.16), 4),
      ) +
      rect(-96, -128, 192, 20, shade(woodDeep, -0.06), 5) +
      line('M0 -116L74 -424', shade(grey, -0.12), 9) +
      at(
        path('M-24 -20H24L17 22H-17Z', pen.linear(shade(yellow, -0.06), shade(yellow, -0.2))),
        49,
        -320,
        1,
        13.5,
      ) +
      circle(0, -70, 15, shade(yellow, -0.1)) +
      circle(-4, -74, 5, shade(yellow, 0.06))
    );
  }),
  pulseWatch: motif(300, 460, (pen) => {
    const { charcoal, main, deep, red, white, navy, grey } = pen.palette;
    return (
      ellipse(20, 0, 150, 13, '#1b2030', 'opacity=".16"') +
      path(
        'M-66 -330C-64 -400 -56 -440 -46 -456C-40 -466 40 -466 46 -456C56 -440 64 -400 66 -330Z',
        pen.round(deep),
      ) +
      path('M-66 -120C-64 -60 -60 -20 -50 0H50C60 -20 64 -60 66 -120Z', pen.round(main)) +
      repeat(4, (index) => ellipse(0, -84 + index * 20, 6, 4, shade(deep, -0.08))) +
      rect(116, -260, 20, 56, grey, 8) +
      rect(-120, -352, 240, 252, pen.linear(shade(charcoal, 0.14), charcoal), 58) +
      rect(-100, -332, 200, 212, pen.linear(shade(navy, -0.06), shade(navy, -0.14)), 42) +
      at(heart(0.1, red), 0, -262) +
      line(
        'M-86 -190H-66L-56 -236L-44 -166L-36 -190H-22L-14 -230L-4 -172L2 -190H42L52 -240L64 -164L70 -190H86',
        white,
        6,
      ) +
      rect(-44, -146, 88, 9, white, 4, 'opacity=".35"')
    );
  }),
  sensorPhone: motif(220, 420, (pen) => {
    const { charcoal, white, green, deep, orange, teal } = pen.palette;
    const readings = [
      -150, -158, -176, -204, -232, -246, -238, -220, -204, -192, -186, -190, -198, -204,
    ] as const;
    return (
      tableShadow(200) +
      rect(-106, -420, 212, 420, pen.linear(shade(charcoal, 0.06), shade(charcoal, -0.05)), 32) +
      rect(-92, -402, 184, 384, pen.linear(white, shade(white, -0.05)), 22) +
      rect(-26, -392, 52, 9, charcoal, 5) +
      circle(0, -320, 44, green, 'opacity=".55"') +
      circle(0, -320, 33, white) +
      line('M-16 -320H16M6 -332L18 -320L6 -308', deep, 7) +
      rect(-92, -232, 184, 78, green, 0, 'opacity=".22"') +
      line('M-92 -232H92M-92 -154H92', green, 3, 'opacity=".7"') +
      readings.map((y, index) => circle(-80 + index * 12.3, y, 5, y < -232 ? orange : deep)).join('') +
      rect(-70, -112, 62, 50, shade(teal, 0.2), 12) +
      rect(8, -112, 62, 50, shade(teal, 0.2), 12) +
      path('M-39 -102C-26 -86 -26 -72 -39 -72S-52 -86 -39 -102Z', teal) +
      line('M24 -86H54', teal, 7)
    );
  }),
  insulinPouch: motif(460, 240, (pen) => {
    const { main, deep, white, blue, orange, grey, charcoal, accentPale } = pen.palette;
    const pens = (y: number, colour: string): string =>
      rect(-176, y - 17, 236, 34, pen.linear(shade(colour, 0.06), shade(colour, -0.08)), 15) +
      rect(-80, y - 12, 74, 24, white, 8, 'opacity=".75"') +
      rect(-70, y - 7, 40, 14, shade(blue, 0.16), 5) +
      rect(44, y - 20, 96, 40, pen.linear(shade(colour, -0.02), shade(colour, -0.12)), 14) +
      rect(-204, y - 11, 34, 22, grey, 7);
    return (
      tableShadow(450) +
      path(
        'M-214 -206C-216 -226 -204 -236 -188 -236H188C204 -236 216 -226 214 -206L206 -120H-206Z',
        pen.linear(shade(deep, -0.02), shade(deep, -0.08)),
      ) +
      rect(-196, -220, 392, 96, shade(accentPale, -0.04), 14) +
      at(pens(0, blue), 14, -182) +
      at(pens(0, orange), 30, -136) +
      rect(-222, -112, 444, 112, pen.linear(main, deep), 26) +
      line('M-210 -96H210', shade(main, 0.12), 5, 'stroke-dasharray="16 12"') +
      rect(150, -112, 26, 40, charcoal, 8) +
      rect(-34, -74, 68, 44, white, 10, 'opacity=".9"') +
      path('M0 -68C14 -52 14 -38 0 -38S-14 -52 0 -68Z', pen.palette.red)
    );
  }),
  juiceCarton: motif(150, 290, (pen) => {
    const { orange, yellow, white, green, coral } = pen.palette;
    return (
      tableShadow(140) +
      line('M22 -226L34 -276L62 -288', shade(coral, 0.04), 9) +
      path('M-64 -206L-44 -232H52L64 -206Z', shade(orange, 0.08)) +
      path('M-64 -206H64V-6C64 -2 60 0 56 0H-56C-60 0 -64 -2 -64 -6Z', pen.round(orange)) +
      path(
        'M-64 -92C-30 -120 24 -60 64 -96V-6C64 -2 60 0 56 0H-56C-60 0 -64 -2 -64 -6Z',
        shade(yellow, -0.02),
      ) +
      circle(0, -112, 42, white) +
      circle(0, -112, 34, pen.linear(shade(orange, 0.1), orange)) +
      repeat(6, (index) => at(line('M0 -6V-28', shade(yellow, 0.08), 5), 0, -112, 1, index * 60)) +
      path('M6 -150C16 -174 42 -174 50 -166C44 -150 26 -142 6 -150Z', green)
    );
  }),
};
