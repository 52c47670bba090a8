import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { poses } from './poses';
import { tableShadow } from './vessels';

const suds = (pen: Pen, count: number, x: number, y: number, wide: number, tall: number): string =>
  repeat(count, () => {
    const r = pen.random.between(11, 24);
    const cx = x + pen.random.between(-wide, wide);
    const cy = y + pen.random.between(-tall, tall);
    return (
      circle(cx, cy, r, pen.random.pick([pen.palette.white, shade(pen.palette.blue, 0.29)] as const)) +
      circle(cx - r * 0.3, cy - r * 0.3, r * 0.22, pen.palette.white)
    );
  });

/** One rubber glove, standing on its cuff; the thumb to the right. */
const glove = (colour: string): string =>
  line('M-44 -196L-56 -266M-14 -204L-18 -296M18 -204L20 -290M46 -190L56 -256', colour, 32) +
  line('M54 -116Q84 -140 98 -178', colour, 34) +
  path(
    'M-62 -200C-66 -120 -58 -90 -50 -60L-62 0H64L52 -60C64 -90 70 -120 64 -196C40 -214 -40 -216 -62 -200Z',
    colour,
  ) +
  path(
    'M14 -196C34 -140 30 -90 20 -56L24 0H64L52 -60C64 -90 70 -120 64 -194Z',
    shade(colour, -0.05),
    'opacity=".6"',
  ) +
  path('M-62 0L-56 -30H58L64 0C40 10 -40 10 -62 0Z', shade(colour, -0.08)) +
  line('M-30 -190V-172M2 -194V-172M32 -190V-172', shade(colour, -0.1), 4) +
  line(
    'M-46 -150C-48 -120 -42 -100 -38 -84M-60 -262L-56 -240M-22 -290L-21 -262',
    shade(colour, 0.1),
    7,
    'opacity=".7"',
  );

export const allergyHomeMotifs = {
  rubberGloves: motif(330, 310, (pen) => {
    const { yellow } = pen.palette;
    return (
      tableShadow(260) +
      at(glove(shade(yellow, -0.04)), 66, 0, 0.98, 7) +
      at(`<g transform="scale(-1 1)">${glove(yellow)}</g>`, -62, 0, 1, -6)
    );
  }),
  sudsBowl: motif(400, 210, (pen) => {
    const { teal, white } = pen.palette;
    return (
      tableShadow(330) +
      path('M-190 -140C-184 -50 -120 0 -76 0H76C120 0 184 -50 190 -140Z', pen.round(shade(teal, 0.16))) +
      ellipse(0, -140, 190, 36, shade(teal, 0.24)) +
      ellipse(0, -137, 174, 28, shade(pen.palette.blue, 0.2)) +
      suds(pen, 20, 0, -146, 136, 20) +
      suds(pen, 7, -40, -176, 70, 14) +
      line('M-150 -96C-140 -60 -120 -36 -100 -26', white, 8, 'opacity=".5"')
    );
  }),
  washingMachine: motif(330, 400, (pen) => {
    const { white, charcoal, grey, blue, coral, yellow } = pen.palette;
    return (
      ellipse(8, 2, 184, 10, '#1b2030', 'opacity=".16"') +
      rect(-160, -396, 320, 396, pen.linear(white, shade(white, -0.07)), 18) +
      rect(-160, -396, 320, 74, shade(white, -0.05), 18) +
      rect(-138, -378, 92, 40, shade(white, -0.13), 8) +
      circle(30, -358, 20, shade(grey, 0.04)) +
      line('M30 -358L38 -374', charcoal, 5) +
      circle(84, -358, 8, pen.palette.main) +
      circle(114, -358, 8, pen.palette.accent) +
      circle(0, -174, 116, shade(grey, 0.06)) +
      circle(0, -174, 96, pen.linear(shade(blue, 0.12), shade(blue, -0.12))) +
      pen.clipped(
        circle(0, -174, 96, '#000'),
        path('M-100 -150C-60 -190 -20 -130 30 -158C60 -174 90 -160 110 -150V-60H-100Z', pen.palette.cream) +
          path('M-100 -120C-50 -160 0 -100 50 -132C76 -146 96 -130 110 -124V-60H-100Z', coral) +
          path('M-100 -98C-50 -120 20 -84 110 -106V-60H-100Z', yellow) +
          suds(pen, 9, 0, -164, 80, 22),
      ) +
      path(
        'M-66 -226A82 82 0 0 1 10 -256',
        'none',
        `stroke="${white}" stroke-width="12" stroke-linecap="round" opacity=".6"`,
      ) +
      rect(104, -196, 16, 44, shade(white, -0.12), 8) +
      rect(-150, -26, 300, 6, shade(white, -0.12), 3)
    );
  }),
  schoolBag: motif(330, 370, (pen) => {
    const { deep, main, accent, green, yellow, white } = pen.palette;
    return (
      tableShadow(300) +
      path(
        'M-44 -334C-44 -378 44 -378 44 -334',
        'none',
        `stroke="${shade(deep, -0.08)}" stroke-width="16" stroke-linecap="round"`,
      ) +
      path('M-150 -40C-172 -40 -172 -130 -150 -150Z', shade(deep, -0.08)) +
      path('M150 -40C172 -40 172 -130 150 -150Z', shade(deep, -0.08)) +
      path(
        'M-146 -220C-146 -310 -90 -340 0 -340C90 -340 146 -310 146 -220V-30C146 -10 132 0 112 0H-112C-132 0 -146 -10 -146 -30Z',
        pen.round(main),
      ) +
      path(
        'M-146 -220C-146 -310 -90 -340 0 -340C90 -340 146 -310 146 -220C100 -196 -100 -196 -146 -220Z',
        pen.round(deep),
      ) +
      rect(-106, -150, 212, 128, pen.linear(shade(main, 0.09), shade(main, 0.02)), 20) +
      rect(-106, -126, 212, 8, shade(main, -0.09), 4) +
      rect(-14, -222, 28, 50, accent, 8) +
      rect(-60, -112, 92, 72, pen.linear(shade(green, 0.06), shade(green, -0.04)), 12) +
      path('M-26 -98h24v14h14v18h-14v14h-24v-14h-14v-18h14Z', white) +
      circle(70, -78, 22, yellow) +
      line('M58 -84q4 -6 8 0M76 -84q4 -6 8 0M60 -70q10 12 20 0', pen.palette.brown, 4)
    );
  }),
  babyBowl: motif(320, 130, (pen) => {
    const { teal, orange, yellow } = pen.palette;
    return (
      tableShadow(250) +
      path('M-130 -92C-126 -30 -84 0 -50 0H50C84 0 126 -30 130 -92Z', pen.round(shade(teal, 0.1))) +
      ellipse(0, -92, 130, 25, shade(teal, 0.18)) +
      ellipse(0, -89, 114, 18, orange) +
      path(
        'M-80 -90C-60 -114 -10 -116 10 -98C40 -112 74 -104 84 -88C50 -76 -50 -76 -80 -90Z',
        shade(orange, 0.07),
      ) +
      circle(-46, -48, 13, yellow) +
      circle(0, -40, 13, yellow) +
      circle(46, -48, 13, yellow) +
      line('M70 -98L188 -142', shade(pen.palette.coral, 0.06), 14) +
      ellipse(52, -92, 26, 10, shade(pen.palette.coral, 0.02))
    );
  }),
  boiledEgg: motif(200, 170, (pen) => {
    const { white, yellow, main } = pen.palette;
    return (
      tableShadow(180) +
      path('M-96 -62C-88 -14 -58 0 -34 0H34C58 0 88 -14 96 -62Z', pen.round(shade(main, 0.1))) +
      path('M-84 -62C-84 -118 -60 -152 -30 -152C0 -152 22 -118 22 -62Z', pen.round(shade(white, -0.02))) +
      path('M-12 -62C-14 -112 14 -140 44 -134C76 -128 88 -94 82 -62Z', shade(white, -0.04)) +
      ellipse(38, -84, 30, 27, pen.linear(shade(yellow, 0.03), shade(yellow, -0.08))) +
      ellipse(0, -62, 98, 13, shade(main, 0.16)) +
      ellipse(30, -94, 8, 6, white, 'opacity=".6"')
    );
  }),
  nutButterJar: motif(210, 210, (pen) => {
    const { wood, clay, white, brown, straw } = pen.palette;
    const nut = (x: number, y: number, turn: number): string =>
      at(
        path(
          'M-30 0C-32 -20 -12 -22 0 -14C12 -22 34 -20 32 2C30 20 12 18 0 12C-12 18 -28 18 -30 0Z',
          shade(straw, -0.12),
        ) + line('M-20 -4h6M-16 6h5M14 -4h6M12 6h6', shade(straw, -0.24), 3),
        x,
        y,
        1,
        turn,
      );
    return (
      tableShadow(160) +
      path(
        'M-74 -148C-74 -164 -64 -170 -54 -172H54C64 -170 74 -164 74 -148V-22C74 -8 64 0 50 0H-50C-64 0 -74 -8 -74 -22Z',
        pen.round(shade(wood, -0.04)),
      ) +
      ellipse(0, -172, 56, 9, shade(clay, 0.06)) +
      path('M-40 -174C-26 -198 0 -184 12 -196C26 -204 40 -190 40 -174Z', shade(wood, 0.02)) +
      rect(-74, -126, 148, 78, pen.round(white)) +
      nut(-4, -86, -18) +
      rect(-60, -160, 9, 140, white, 5, 'opacity=".35"') +
      nut(104, -14, 12) +
      nut(132, -10, -28) +
      line('M96 -30l6 -4', brown, 2)
    );
  }),
  /** Somebody lies on the grass with raised legs; somebody else kneels beside the head. */
  legsRaised: motif(430, 190, (pen) => {
    const { coral, navy, skins, hairs, cream, accentDeep } = pen.palette;
    const helper = someone(pen, { hairStyle: 'bun', top: pen.palette.yellow, bottom: navy });
    const kneel = {
      ...poses.sit,
      nearArm: [
        [18, -84],
        [44, -46],
      ],
      farArm: [
        [26, -86],
        [52, -52],
      ],
      nearLeg: [
        [26, -10],
        [-26, -6],
      ],
      farLeg: [
        [30, -12],
        [-20, -6],
      ],
    } as const;
    return (
      ellipse(16, 3, 200, 9, '#1b2030', 'opacity=".16"') +
      at(figure(kneel, helper), -128, 0, 1.02) +
      rect(96, -62, 84, 60, pen.linear(shade(accentDeep, 0.06), accentDeep), 18) +
      rect(112, -46, 52, 34, shade(accentDeep, -0.06), 10) +
      line('M44 -16L118 -58L176 -72', shade(navy, -0.03), 19) +
      line('M44 -20L116 -70L172 -78', navy, 19) +
      ellipse(184, -84, 8, 14, cream, 'transform="rotate(12 184 -84)"') +
      line('M-44 -18H42', coral, 34) +
      line('M-40 -8L-14 -6L26 -8', shade(coral, 0.05), 12) +
      circle(34, -8, 7, skins[1]) +
      line('M-54 -16H-66', shade(skins[1], -0.03), 13) +
      ellipse(-80, -17, 18, 16, hairs[1]) +
      path('M-88 -24C-84 -34 -66 -34 -62 -22C-62 -12 -74 -8 -84 -14Z', skins[1])
    );
  }),
};
