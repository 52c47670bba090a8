import { shade } from '../colour';
import { motifs } from '../motifs/catalogue';
import type { Pen } from '../pen';
import { landscape } from '../scenes/landscape';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { arc, backdrop, between, HEIGHT, smooth, WIDTH, type Film } from './film';

export const eyeBreak: Film = {
  topic: 'eye-health',
  seconds: 20,
  frame(second, pen) {
    const { palette } = pen;
    const gone = smooth((second - 1) / 5);
    const x = between(640, 842, gone);
    const y = between(560, 318, gone) - Math.sin(gone * Math.PI) * 70;
    const r = between(74, 9, gone);
    const ring = palette.accentDeep;
    return (
      landscape(
        {
          kind: 'landscape',
          horizon: 0.5,
          sky: [
            ['sun', 0.2, 0.22, 0.8],
            ['cloud', 0.32 + second * 0.003, 0.16, 0.9],
            ['longCloud', 0.72 + second * 0.002, 0.1, 0.8],
          ],
          land: ['mountains', 'hills', 'forest', 'hills'],
          things: [['birds', 0.42 + second * 0.009, 0.3 - second * 0.002, 0.8]],
          front: 'none',
        },
        { width: WIDTH, height: HEIGHT },
        pen,
      ) +
      circle(x, y, r + 30, palette.white, 'opacity=".4"') +
      circle(x, y, r, pen.round(ring)) +
      circle(1140, 590, 88, palette.white, 'opacity=".5"') +
      circle(1140, 590, 62, 'none', `stroke="${palette.white}" stroke-width="20" opacity=".8"`) +
      line(arc(1140, 590, 62, second / 19.6), ring, 20)
    );
  },
};

const bubble = (x: number, y: number, r: number, pen: Pen, opacity = 0.9): string =>
  circle(x, y, r, pen.palette.white, `opacity="${(opacity * 0.45).toFixed(2)}"`) +
  circle(x, y, r, 'none', `stroke="${pen.palette.white}" stroke-width="4" opacity="${opacity.toFixed(2)}"`) +
  ellipse(x - r * 0.36, y - r * 0.4, r * 0.2, r * 0.14, pen.palette.white, `opacity="${opacity.toFixed(2)}"`);

export const handWashingTimer: Film = {
  topic: 'disease-prevention',
  seconds: 20,
  frame(second, pen) {
    const { palette, random } = pen;
    const share = Math.min(1, second / 19.6);
    const foam = repeat(64, (index) => {
      const angle = random.between(0, Math.PI * 2);
      const reach = 306 + random.between(-42, 42);
      const size = random.between(11, 30);
      const from = angle / (Math.PI * 2);
      const grown = smooth((share - from) * 14);
      const sway = Math.sin(second * 1.4 + index) * 4;
      return grown > 0
        ? bubble(640 + Math.sin(angle) * reach + sway, 360 - Math.cos(angle) * reach, size * grown, pen)
        : '';
    });
    const rising = repeat(12, (index) => {
      const column = random.between(60, 1220);
      const along = (random.between(0, 1) + second * random.between(0.05, 0.09)) % 1;
      return bubble(
        column + Math.sin(second + index) * 14,
        between(760, -40, along),
        random.between(12, 32),
        pen,
        0.5,
      );
    });
    const rub = Math.sin(second * 4.4) * 9;
    return (
      backdrop(pen, palette.light2, palette.pale) +
      rising +
      circle(640, 360, 258, palette.white, 'opacity=".75"') +
      pen.clipped(circle(640, 360, 258, '#000'), at(motifs.washingHands.draw(pen), 640 + rub, 520, 0.6)) +
      circle(640, 360, 290, 'none', `stroke="${palette.white}" stroke-width="34" opacity=".7"`) +
      line(arc(640, 360, 290, share), palette.deep, 34) +
      foam
    );
  },
};

const BEAT = 60 / 110;
const ROUND = 30 * BEAT + 5;

/** The two heels of the hand on the chest, one hand on the other, with the arms straight above. */
const hands = (pen: Pen): string => {
  const [, skin] = pen.palette.skins;
  const sleeve = (x: number, turn: number): string =>
    line(`M${x} -70L${x + turn * 106} -600`, pen.linear(pen.palette.accent, pen.palette.accentDeep), 76);
  return (
    sleeve(-14, -1) +
    sleeve(14, 1) +
    line('M-10 -62L-22 -110', shade(skin, -0.04), 58) +
    line('M10 -62L22 -110', skin, 58) +
    rect(-104, -52, 190, 50, shade(skin, -0.05), 25) +
    rect(-84, -84, 190, 50, skin, 25) +
    line('M-40 -60H84M-30 -30H-80', shade(skin, -0.1), 4, 'opacity=".6"')
  );
};

export const cprRhythm: Film = {
  topic: 'heart-health',
  seconds: ROUND * 2,
  rate: 30,
  frame(second, pen) {
    const { palette } = pen;
    const cycle = second % ROUND;
    const beats = Math.min(30, cycle / BEAT);
    const pressing = beats < 30;
    const inBeat = beats - Math.floor(beats);
    const down = pressing ? Math.sin(Math.PI * Math.min(1, inBeat / 0.9)) ** 2 : 0;
    const breath = pressing
      ? 0
      : Math.max(0, Math.sin(((cycle - 30 * BEAT) / 2.5) * Math.PI * 2 - Math.PI / 2));
    const depth = down * 62;
    const raised = pressing ? 0 : 120 * smooth((cycle - 30 * BEAT) * 2.4) * smooth((ROUND - cycle) * 2.4);
    const top = 430 - breath * 14;
    return (
      backdrop(pen, palette.paper, palette.pale) +
      ellipse(640, 590, 420, 24, '#1b2030', 'opacity=".1"') +
      path(
        `M250 560C240 ${top + 30} 330 ${top} 470 ${top - 6}C550 ${top - 8} 560 ${top + depth} 640 ${top + depth}C720 ${top + depth} 730 ${top - 8} 810 ${top - 6}C950 ${top} 1040 ${top + 30} 1030 560Q640 610 250 560Z`,
        pen.linear(shade(palette.main, 0.06), palette.deep),
      ) +
      path(
        `M296 520C300 ${top + 40} 370 ${top + 22} 480 ${top + 14}C560 ${top + 12} 566 ${top + depth + 22} 640 ${top + depth + 22}C714 ${top + depth + 22} 720 ${top + 12} 800 ${top + 14}C910 ${top + 22} 980 ${top + 40} 984 520`,
        'none',
        `stroke="${palette.white}" stroke-width="6" opacity=".35"`,
      ) +
      at(hands(pen), 640, top + depth + 2 - raised) +
      repeat(30, (index) => {
        const angle = ((index - 14.5) / 30) * Math.PI * 0.94;
        const x = 640 + Math.sin(angle) * 520;
        const y = 640 - Math.cos(angle) * 520;
        const lit = index < beats;
        const now = pressing && Math.floor(beats) === index;
        return circle(x, y, now ? 17 + down * 6 : 13, palette.red, `opacity="${lit ? 0.95 : 0.2}"`);
      }) +
      (pressing ? '' : breathSign(pen, cycle - 30 * BEAT))
    );
  },
};

/** Two soft discs, one for each breath of the pause. */
const breathSign = (pen: Pen, second: number): string =>
  repeat(2, (index) => {
    const swell = smooth((second - index * 2.5) / 1.2);
    return circle(
      590 + index * 100,
      640,
      between(12, 34, swell),
      pen.palette.accent,
      `opacity="${between(0.25, 0.9, swell).toFixed(2)}"`,
    );
  });
