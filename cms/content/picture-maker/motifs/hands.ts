import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect } from '../svg';

/** An open right hand, palm to the reader, fingers up; about 230 wide and 420 tall with its cuff. */
function openHand(skin: string, sleeve: string, pen: Pen): string {
  const tone = pen.linear(shade(skin, 0.02), shade(skin, -0.03));
  const crease = shade(skin, -0.075);
  return (
    line('M-58 -190L-74 -318M-18 -196L-24 -356M24 -194L30 -340M60 -180L78 -290', skin, 38) +
    line('M70 -110Q110 -140 132 -190', skin, 40) +
    path(
      'M-80 -196C-84 -110 -74 -70 -50 -40V40H46V-40C76 -66 92 -100 82 -190C60 -214 -60 -216 -80 -196Z',
      tone,
    ) +
    line(
      'M-60 -128C-20 -150 30 -144 58 -124M34 -180C10 -120 16 -90 26 -66M-46 -98C-16 -112 10 -108 22 -96',
      crease,
      4.5,
      'opacity=".7"',
    ) +
    line('M-38 -200V-216M4 -202V-220M44 -196V-212', crease, 4) +
    rect(-64, -4, 124, 120, sleeve, 16) +
    rect(-70, -14, 136, 34, shade(sleeve, 0.05), 14)
  );
}

const eyeIcon = (pen: Pen): string =>
  path('M-70 0C-40 -46 40 -46 70 0C40 46 -40 46 -70 0Z', pen.palette.white) +
  circle(0, 0, 30, pen.palette.main) +
  circle(0, 0, 14, pen.palette.ink) +
  line('M-72 -4C-40 -52 40 -52 72 -4', pen.palette.ink, 8);
const earIcon = (pen: Pen): string =>
  path(
    'M-34 -14C-40 -62 0 -78 26 -62C56 -44 50 -4 28 16C12 30 16 44 6 58C-6 74 -30 66 -30 46',
    pen.palette.skins[1],
    `stroke="${pen.palette.ink}" stroke-width="7" stroke-linecap="round"`,
  ) + line('M-14 -16C-14 -40 8 -46 20 -34C30 -20 20 -4 8 4C0 10 -4 20 0 30', pen.palette.ink, 6);
const noseIcon = (pen: Pen): string =>
  path(
    'M4 -66C-2 -20 -38 10 -40 34C-40 54 -18 58 -8 50C4 60 24 58 30 50C44 52 50 36 38 22C28 8 20 -20 20 -66Z',
    pen.palette.skins[1],
  ) + line('M4 -66C-2 -20 -38 10 -40 34C-40 54 -18 58 -8 50C4 60 22 58 30 50', pen.palette.ink, 7);
const cupIcon = (pen: Pen): string =>
  line('M38 -8C70 -12 70 32 36 32', pen.palette.accentDeep, 11) +
  path('M-46 -26H42V24C42 44 30 54 14 54H-18C-34 54 -46 44 -46 24Z', pen.palette.accent) +
  line('M-18 -46C-28 -60 -8 -66 -18 -80M14 -46C4 -60 24 -66 14 -80', pen.palette.ink, 5, 'opacity=".5"');

export const handMotifs = {
  openHands: motif(
    640,
    480,
    (pen) =>
      at(openHand(pen.palette.skins[1], pen.palette.coral, pen), -120, 0, 1.34) +
      at(
        `<g transform="scale(-1 1)">${openHand(pen.palette.skins[1], pen.palette.accent, pen)}</g>`,
        190,
        0,
        0.74,
      ),
  ),
  fiveSenses: motif(1080, 220, (pen) => {
    const hand = at(openHand(pen.palette.skins[1], pen.palette.deep, pen), 0, 66, 0.34);
    const icons = [eyeIcon(pen), hand, earIcon(pen), noseIcon(pen), cupIcon(pen)];
    const fields = [
      pen.palette.pale,
      pen.palette.accentPale,
      pen.palette.light2,
      pen.palette.accentPale,
      pen.palette.pale,
    ];
    return (
      icons
        .map((icon, index) => {
          const x = -440 + index * 220;
          const field = circle(x, -110, 100, fields[index] ?? pen.palette.pale);
          return (
            field +
            (index === 1
              ? pen.clipped(circle(x, -110, 100, '#000'), at(icon, x - 4, -110))
              : at(icon, x, -106))
          );
        })
        .join('') + ellipse(0, 12, 480, 8, pen.palette.ink, 'opacity=".08"')
    );
  }),
};
