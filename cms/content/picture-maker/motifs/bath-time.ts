import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { duck } from './nursery';

const floorShadow = (width: number): string => ellipse(0, 2, width, 11, '#1b2030', 'opacity=".15"');

function tub(pen: Pen, extra: string): string {
  const { white, grey, wood, blue } = pen.palette;
  const water = shade(blue, 0.14);
  return (
    floorShadow(300) +
    line('M-232 -30L-248 0M232 -30L248 0', wood, 26) +
    line('M236 -208V-310C236 -342 190 -342 186 -312V-296', shade(grey, 0.04), 15) +
    circle(236, -252, 14, shade(grey, -0.05)) +
    ellipse(0, -206, 296, 34, shade(white, -0.13)) +
    ellipse(0, -198, 276, 26, water) +
    extra +
    path(
      'M-304 -206C-300 -70 -240 -16 -160 -16H160C240 -16 300 -70 304 -206C240 -168 -240 -168 -304 -206Z',
      pen.linear(white, shade(white, -0.1)),
    ) +
    path(
      'M-304 -206C-240 -168 240 -168 304 -206',
      'none',
      `stroke="${shade(white, 0.01)}" stroke-width="17" stroke-linecap="round"`,
    ) +
    path('M-262 -150C-252 -90 -226 -56 -190 -44C-220 -80 -232 -112 -236 -146Z', white, 'opacity=".8"')
  );
}

const foam = (pen: Pen): string =>
  repeat(17, (index) =>
    circle(
      -236 + index * 25 + pen.random.between(-8, 8),
      -196 - pen.random.between(0, 20),
      pen.random.between(16, 31),
      pen.palette.white,
      'opacity=".92"',
    ),
  );

const shoe = (size: number, colour: string, sole: string, laces: string): string =>
  at(
    path(
      'M-62 -66C-40 -58 -22 -62 -12 -74L16 -44C34 -34 66 -34 70 -12H-66C-70 -30 -68 -50 -62 -66Z',
      colour,
    ) +
      rect(-68, -15, 140, 17, sole, 8) +
      line('M-2 -62L-18 -50M12 -48L-4 -36', laces, 6),
    0,
    0,
    size,
  );

export const bathTimeMotifs = {
  bathWithDuck: motif(620, 340, (pen) => tub(pen, foam(pen) + at(duck(pen), 112, -196, 1.15))),
  steamingBath: motif(620, 340, (pen) =>
    tub(
      pen,
      line(
        'M-120 -230C-150 -270 -90 -290 -120 -340M0 -236C-30 -280 30 -306 0 -360M110 -230C80 -270 140 -290 110 -340',
        pen.palette.white,
        11,
        'opacity=".45"',
      ) + line('M-200 -196H-120M-60 -190H40M90 -198H170', shade(pen.palette.blue, 0.24), 5),
    ),
  ),
  shoeRow: motif(1250, 150, (pen) => {
    const { red, blue, yellow, green, white, pink, cream } = pen.palette;
    const pair = (x: number, size: number, colour: string, sole: string): string =>
      at(
        ellipse(30 * size, 0, 130 * size, 9, '#1b2030', 'opacity=".14"') +
          at(shoe(size, shade(colour, -0.07), sole, white), 52 * size, -9) +
          shoe(size, colour, sole, white),
        x,
        0,
      );
    return (
      pair(-540, 0.55, pink, cream) +
      pair(-330, 0.8, yellow, white) +
      pair(-60, 1.05, red, white) +
      pair(260, 1.3, blue, white) +
      pair(630 - 30, 1.55, green, white)
    );
  }),
};
