import { shade } from '../colour';
import { motif } from '../motif';
import { paletteOf, type Light } from '../palette';
import type { Pen } from '../pen';
import { at, circle, path, rect, repeat } from '../svg';
import { blades, daisyHead, stemmed } from './leaves';

interface View {
  light: Light;
  curtains: 'open' | 'none';
  meadow?: boolean;
  low?: boolean;
}

const wide = 460;
const tall = 520;

/** What is seen through the panes; it has the light of outdoors, whatever the room's is. */
function outside(view: View, pen: Pen): string {
  const out = paletteOf(pen.palette.topic, view.light);
  const sky = rect(-wide / 2, -tall, wide, tall, pen.linear(out.skyTop, out.skyLow));
  const orb =
    view.light === 'night'
      ? circle(70, -tall * 0.68, 170, pen.glow(out.sun, 0.4)) +
        path('M82 -400A58 58 0 1 0 118 -318A48 48 0 0 1 82 -400Z', out.sun) +
        repeat(16, () =>
          circle(
            pen.random.between(-220, 220),
            pen.random.between(-510, -190),
            pen.random.between(1.5, 3.5),
            out.sun,
            'opacity=".8"',
          ),
        )
      : circle(60, -tall * 0.4, 260, pen.glow(out.sun, 0.9)) + circle(60, -tall * 0.4, 58, out.sun);
  const hills =
    path(`M-240 -150C-120 -210 0 -130 240 -190V0H-240Z`, out.land(0, 3)) +
    path(`M-240 -90C-100 -60 60 -150 240 -100V0H-240Z`, out.land(1, 3)) +
    path(`M-240 -40C-60 -90 100 -30 240 -60V0H-240Z`, out.land(2, 3));
  const flowers = view.meadow
    ? repeat(15, (index) =>
        at(
          blades(4, pen.random.between(60, 110), 26, shade(out.leaf, pen.random.between(-0.08, 0.02)), pen),
          -225 + index * 32,
          4,
        ),
      ) +
      repeat(9, (index) =>
        at(
          stemmed(
            daisyHead(pen.random.between(11, 17), pen),
            pen.random.between(70, 140),
            pen.random.between(-12, 12),
            out.leaf,
          ),
          -205 + index * 52,
          4,
        ),
      )
    : '';
  return sky + orb + hills + flowers;
}

function curtain(side: 1 | -1, pen: Pen): string {
  const cloth = pen.palette.accentPale;
  const x = side * 300;
  const drape = `M${x} ${-tall - 50}H${side * 150}C${side * 190} ${-tall + 120} ${side * 196} -170 ${side * 238} -120C${side * 222} -60 ${side * 226} 20 ${side * 216} 66H${x}Z`;
  return (
    path(drape, pen.linear(shade(cloth, 0.02), shade(cloth, -0.07))) +
    pen.clipped(
      path(drape, '#000'),
      repeat(3, (index) =>
        path(
          `M${side * (182 + index * 40)} ${-tall - 50}C${side * (214 + index * 28)} ${-tall + 150} ${side * (226 + index * 22)} -200 ${side * (244 + index * 18)} -110V80h${side * 12}V-110C${side * (238 + index * 22)} -220 ${side * (234 + index * 28)} ${-tall + 150} ${side * (204 + index * 40)} ${-tall - 50}Z`,
          shade(cloth, -0.07),
          'opacity=".6"',
        ),
      ),
    ) +
    rect(side === 1 ? 218 : -306, -132, 88, 17, pen.palette.accentDeep, 8)
  );
}

function frame(view: View, pen: Pen): string {
  const { white, woodDeep } = pen.palette;
  const wood = shade(white, -0.02);
  return (
    rect(-wide / 2 - 20, -tall - 20, wide + 40, tall + 30, shade(wood, -0.05), 6) +
    pen.clipped(rect(-wide / 2, -tall, wide, tall, '#000'), outside(view, pen)) +
    path(`M-200 ${-tall}h90L-230 -250v-130Z`, white, 'opacity=".1"') +
    rect(-6, -tall, 12, tall, wood) +
    rect(-wide / 2, -tall * 0.56, wide, 11, wood) +
    rect(-wide / 2 - 44, 0, wide + 88, 24, wood, 5) +
    rect(-wide / 2 - 36, 24, wide + 72, 10, woodDeep, 0, 'opacity=".18"')
  );
}

const rod = (pen: Pen): string =>
  rect(-330, -tall - 56, 660, 10, pen.palette.woodDeep, 5) +
  circle(-332, -tall - 51, 13, pen.palette.woodDeep) +
  circle(332, -tall - 51, 13, pen.palette.woodDeep);

export const windowOf = (view: View) =>
  motif(
    660,
    590,
    (pen) =>
      frame(view, pen) + (view.curtains === 'open' ? curtain(-1, pen) + curtain(1, pen) + rod(pen) : ''),
  );

export const windowMotifs = {
  nightWindow: windowOf({ light: 'night', curtains: 'open' }),
  plainNightWindow: windowOf({ light: 'night', curtains: 'none' }),
  morningWindow: windowOf({ light: 'dawn', curtains: 'open' }),
  plainMorningWindow: windowOf({ light: 'dawn', curtains: 'none' }),
  dayWindow: windowOf({ light: 'day', curtains: 'open' }),
  meadowWindow: windowOf({ light: 'dusk', curtains: 'none', meadow: true }),
  drawnCurtains: motif(660, 590, (pen) => {
    const cloth = pen.palette.deep;
    return (
      rect(-316, -tall - 46, 632, tall + 96, pen.linear(shade(cloth, 0.03), shade(cloth, -0.04)), 4) +
      repeat(13, (index) =>
        rect(-300 + index * 48, -tall - 46, 18, tall + 96, shade(cloth, -0.055), 6, 'opacity=".55"'),
      ) +
      rect(
        -7,
        -tall - 46,
        12,
        tall + 96,
        pen.linear(pen.palette.sun, pen.palette.skyLow),
        5,
        'opacity=".5"',
      ) +
      rod(pen)
    );
  }),
};
