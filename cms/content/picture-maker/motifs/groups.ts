import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, line, mirrored, path } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { poses } from './poses';
import { specialPoses } from './poses-special';

const cane = (pen: Pen): string => line('M34 -104q10 -8 14 2L40 0', pen.palette.brown, 4.5);

export const groupMotifs = {
  parentAndChild: motif(150, 210, (pen) => {
    const parent = someone(pen, { hairStyle: 'long' });
    const child = someone(pen, { hairStyle: 'short', top: pen.palette.yellow });
    return (
      groundShadow(60) +
      at(figure(poses.leadRight, parent), -34, 0) +
      at(figure(specialPoses.handUp, child), 34, 0, 0.56)
    );
  }),
  family: motif(240, 210, (pen) => {
    const one = someone(pen, { hairStyle: 'short' });
    const other = someone(pen, { hairStyle: 'long', dress: true, top: pen.palette.coral });
    const child = someone(pen, { top: pen.palette.yellow, hairStyle: 'curls' });
    return (
      groundShadow(96) +
      at(figure(poses.leadRight, one), -72, 0, 1.04) +
      at(figure(poses.leadLeft, other), 72, 0, 0.98) +
      at(figure(specialPoses.bothHandsUp, child), 0, 0, 0.56)
    );
  }),
  couple: motif(130, 210, (pen) => {
    const one = someone(pen, { hairStyle: 'short' });
    const other = someone(pen, { hairStyle: 'curls' });
    return (
      groundShadow(64) +
      at(figure(poses.leadRight, one), -42, 0, 1.02) +
      at(figure(poses.leadLeft, other), 42, 0, 0.97)
    );
  }),
  twoWalkers: motif(180, 210, (pen) => {
    const one = someone(pen, { hairStyle: 'bun' });
    const other = someone(pen, { hairStyle: 'short' });
    return (
      groundShadow(76) +
      at(figure(poses.walk, one), -48, 0, 0.97) +
      at(figure(poses.walk, other), 42, 0, 1.03)
    );
  }),
  threeWomen: motif(300, 210, (pen) => {
    const { coral, main, deep, yellow, skins } = pen.palette;
    const left = someone(pen, { hairStyle: 'long', dress: true, top: coral, skin: skins[2] });
    const middle = someone(pen, { hairStyle: 'scarf', hair: main, dress: true, top: deep, skin: skins[1] });
    const right = someone(pen, { hairStyle: 'curls', top: yellow, skin: skins[3] });
    return (
      groundShadow(124) +
      at(figure(poses.leadRight, left), -92, 0) +
      at(figure(poses.stand, middle), 0, 0, 1.03) +
      at(figure(poses.leadLeft, right), 92, 0)
    );
  }),
  olderPair: motif(190, 200, (pen) => {
    const hair = pen.palette.greyHair;
    const one = someone(pen, { hair, hairStyle: 'short' });
    const other = someone(pen, { hair, hairStyle: 'bun', dress: true, top: pen.palette.accentDeep });
    return (
      groundShadow(80) +
      at(figure(poses.walk, one) + cane(pen), -46, 0, 0.98) +
      at(figure(poses.walk, other), 40, 0, 0.92)
    );
  }),
  meeting: motif(210, 210, (pen) => {
    const one = someone(pen, { hairStyle: 'bun' });
    const other = someone(pen, { hairStyle: 'short' });
    return (
      groundShadow(90) +
      at(figure(specialPoses.greet, one), -62, 0) +
      at(mirrored(figure(specialPoses.greet, other)), 62, 0, 1.03)
    );
  }),
  sittingPair: motif(150, 130, (pen) => {
    const one = someone(pen, { hairStyle: 'long' });
    const other = someone(pen, { hairStyle: 'short' });
    return (
      groundShadow(70) +
      at(figure(poses.sitBack, one), -36, 0) +
      at(figure(poses.sitBack, other), 36, 0, 1.05)
    );
  }),
  dog: motif(110, 80, (pen) => {
    const coat = pen.palette.clay;
    return (
      groundShadow(46) +
      line('M-34 -44q-22 -6 -24 -26', coat, 8) +
      line('M-28 -36V-3M-18 -36V-3M22 -36V-3M32 -36V-3', shade(coat, -0.04), 9) +
      path('M-42 -44q0 -16 18 -16H28q16 0 16 16t-16 18H-26q-16 -4 -16 -18Z', coat) +
      path('M26 -48L34 -80q4 -8 18 -4l22 10q4 10 -10 12l-12 2l-10 20Z', coat) +
      path('M38 -82q-14 2 -10 26q12 2 16 -16Z', shade(coat, -0.1)) +
      circle(73, -72, 3.4, pen.palette.charcoal)
    );
  }),
};
