import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { line, rect } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { poses } from './poses';

const alone = (pose: keyof typeof poses, width = 90) =>
  motif(width, 210, (pen) => groundShadow(width * 0.36) + figure(poses[pose], someone(pen)));

const backpack = (pen: Pen): string =>
  rect(-32, -152, 30, 52, pen.palette.accentDeep, 12) +
  rect(-34, -128, 10, 22, shade(pen.palette.accentDeep, -0.06), 5);

export const peopleMotifs = {
  standing: alone('stand'),
  walker: alone('walk'),
  runner: motif(
    130,
    210,
    (pen) =>
      groundShadow(47) +
      figure(poses.run, someone(pen, { hairStyle: 'bun', top: pen.palette.coral, bottom: pen.palette.navy })),
  ),
  joyful: alone('armsUp', 110),
  treePose: alone('treePose'),
  reaching: alone('reach', 150),
  meditating: motif(
    130,
    140,
    (pen) => groundShadow(66) + figure(poses.lotus, someone(pen, { hairStyle: 'bun' })),
  ),
  hiker: motif(
    110,
    210,
    (pen) =>
      groundShadow(34) +
      figure(poses.walk, someone(pen, { hairStyle: 'cap', hair: pen.palette.hairs[0] })) +
      backpack(pen) +
      line('M36 -112L48 0', pen.palette.brown, 4),
  ),
};
