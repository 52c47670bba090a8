import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { ear, face, shortHair, shoulders } from './heads';
import { poses, type Pose } from './poses';

/** The back of an eye as the camera sees it: an orange disc, a pale spot and fine vessels. */
const fundus = (pen: Pen): string => {
  const { orange, yellow, red, clay } = pen.palette;
  const vessel = (d: string, width: number): string => line(d, shade(red, -0.06), width);
  return (
    circle(0, 0, 82, pen.linear(shade(orange, 0.02), shade(clay, 0.02))) +
    circle(34, 4, 20, shade(clay, -0.05), 'opacity=".45"') +
    vessel('M-36 -4C-20 -44 20 -60 56 -50M-20 -34C-16 -52 -4 -64 8 -70M6 -52C20 -48 34 -36 40 -28', 5) +
    vessel('M-36 2C-22 42 18 60 54 52M-18 36C-14 54 -2 64 10 70M8 52C22 46 34 38 42 30', 5) +
    vessel('M-44 -6C-58 -26 -66 -30 -74 -32M-44 6C-58 24 -64 30 -72 34', 4) +
    circle(-40, 0, 17, shade(yellow, 0.03)) +
    circle(-40, 0, 8, shade(yellow, 0.1))
  );
};

const stepDown: Pose = {
  ...poses.walk,
  head: [12, -180],
  neck: [4, -162],
  nearArm: [
    [16, -122],
    [40, -100],
  ],
  farArm: [
    [-16, -124],
    [-10, -94],
  ],
  farLeg: [
    [2, -50],
    [-10, -4],
  ],
  nearLeg: [
    [26, -54],
    [34, 23],
  ],
};

const cloudRow = (pen: Pen, y: number, r: number, colour: string, shift: number): string =>
  repeat(11, (index) => {
    const x = -560 + shift + index * 112;
    return circle(x, y + (index % 3) * 8, r + ((index * 7) % 4) * 9, colour);
  }) + rect(-640, y, 1280, 90, pen.linear(colour, shade(colour, -0.04)), 40);

export const eyeClinicAndDreamMotifs = {
  /** Somebody with the chin on the rest of a camera that takes pictures of the retina; the foot is the lower edge of the picture. */
  eyePhotoVisit: motif(1120, 600, (pen) => {
    const { palette } = pen;
    const { charcoal, grey, white, coral, deep, main, blue } = palette;
    const skin = palette.skins[2];
    const steel = shade(grey, 0.06);
    return (
      ellipse(210, -62, 420, 12, '#1b2030', 'opacity=".16"') +
      rect(-96, -96, 500, 34, pen.linear(white, shade(white, -0.1)), 14) +
      rect(440, -150, 70, 88, shade(grey, -0.02), 6) +
      rect(400, -76, 150, 16, grey, 8) +
      rect(330, -372, 290, 230, charcoal, 18) +
      rect(344, -358, 262, 202, pen.linear(shade(palette.ink, 0.02), palette.ink), 8) +
      at(fundus(pen), 475, -257) +
      path('M140 -240H250L276 -90H114Z', pen.linear(shade(white, -0.04), shade(white, -0.14))) +
      rect(60, -432, 262, 206, pen.linear(white, shade(white, -0.09)), 44) +
      rect(60, -350, 262, 30, main) +
      circle(250, -384, 14, coral) +
      rect(4, -388, 76, 116, pen.linear(shade(charcoal, 0.1), charcoal), 14) +
      rect(-14, -402, 32, 144, charcoal, 12) +
      ellipse(-14, -330, 8, 50, shade(blue, 0.22)) +
      line('M20 -96V-140', charcoal, 12) +
      circle(20, -148, 16, deep) +
      at(
        face(pen, skin) +
          path(shortHair, palette.hairs[0]) +
          ear(skin) +
          path(shoulders, pen.linear(coral, palette.clay)) +
          path(
            'M-112 -92C-50 -112 40 -108 88 -78C104 -48 60 -22 -10 -26C-74 -30 -116 -60 -112 -92Z',
            shade(coral, 0.06),
          ),
        -282,
        -40,
      ) +
      line('M-96 -96V-448', steel, 15) +
      line('M-96 -448C-96 -466 -78 -460 -84 -430', steel, 15) +
      rect(-126, -436, 44, 54, shade(white, -0.03), 14) +
      path(
        'M-190 -146C-150 -132 -110 -140 -78 -168L-72 -144C-100 -114 -160 -108 -194 -124Z',
        shade(white, -0.03),
      )
    );
  }),
  /** A bed that has turned into a boat and sails over the clouds. */
  sailingBed: motif(900, 740, (pen) => {
    const { palette } = pen;
    const { wood, woodDeep, white, cream, main, light2, coral } = palette;
    const skin = palette.skins[1];
    const sail = 'M50 -700C210 -590 300 -430 312 -262C220 -236 120 -232 50 -240Z';
    return (
      cloudRow(pen, -34, 50, shade(light2, -0.08), 30) +
      rect(26, -724, 16, 600, pen.linear(wood, woodDeep, 'right'), 6) +
      path('M42 -730L120 -708L42 -684Z', coral) +
      path(sail, pen.linear(shade(palette.sun, -0.04), shade(palette.sun, -0.14))) +
      pen.clipped(
        path(sail, '#000'),
        repeat(3, (index) => rect(40, -560 + index * 130, 300, 52, coral, 0, 'opacity=".62"')) +
          path('M50 -700C80 -560 80 -400 50 -240Z', '#1b2030', 'opacity=".1"'),
      ) +
      path(
        'M18 -660C-70 -540 -140 -400 -160 -286C-100 -262 -40 -258 18 -262Z',
        pen.linear(shade(palette.sun, -0.09), shade(palette.sun, -0.2)),
      ) +
      rect(-352, -300, 40, 220, pen.linear(wood, woodDeep), 16) +
      circle(-332, -304, 26, wood) +
      rect(312, -226, 38, 150, pen.linear(wood, woodDeep), 14) +
      circle(331, -230, 23, wood) +
      rect(-314, -160, 630, 60, white, 16) +
      path(
        'M-308 -150C-316 -206 -290 -216 -240 -212C-190 -216 -160 -200 -166 -150Z',
        pen.linear(white, shade(white, -0.07)),
      ) +
      ellipse(-216, -214, 46, 40, palette.hairs[1]) +
      path('M-222 -246C-176 -250 -162 -214 -178 -190C-200 -172 -228 -186 -232 -206Z', skin) +
      path(
        'M-196 -120C-196 -190 -150 -206 -96 -198C-20 -186 60 -214 150 -196C220 -186 290 -190 318 -160V-92H-196Z',
        pen.linear(shade(main, 0.06), shade(main, -0.06)),
      ) +
      path('M-196 -120C-196 -190 -150 -206 -96 -198C-112 -170 -116 -140 -114 -92H-196Z', light2) +
      line(
        'M-40 -190C-50 -160 -50 -130 -46 -98M70 -202C58 -170 56 -130 60 -98M190 -190C180 -160 180 -130 184 -98',
        cream,
        4,
        'stroke-dasharray="10 12" opacity=".75"',
      ) +
      path('M-366 -112H364C352 -42 290 8 200 8H-210C-296 8 -352 -40 -366 -112Z', pen.linear(wood, woodDeep)) +
      line('M-346 -74H344M-314 -34H312', woodDeep, 5, 'opacity=".7"') +
      rect(-372, -122, 742, 22, shade(wood, 0.05), 11) +
      cloudRow(pen, 8, 56, shade(light2, 0.02), -20)
    );
  }),
  /** Somebody on the way down the steps of a house, one hand on the rail; the ground is at 0. */
  houseSteps: motif(1000, 640, (pen) => {
    const { palette } = pen;
    const { cream, deep, grey, white, woodDeep, coral, clay } = palette;
    const stone = shade(grey, 0.08);
    const rise = 46;
    const tread = 112;
    const left = -190;
    const steps = 5;
    const walker = someone(pen, {
      hairStyle: 'bun',
      hair: palette.greyHair,
      skin: palette.skins[0],
      top: coral,
      bottom: palette.navy,
      shoes: palette.charcoal,
    });
    const stepX = left + tread * 1.45;
    const stepY = -rise * 4 + rise;
    const rail = (x: number): number => -rise * steps + ((x - left) / tread) * rise - 168;
    return (
      rect(-900, -960, 560, 960, pen.linear(shade(cream, -0.02), shade(cream, -0.08))) +
      rect(-340, -960, 22, 960, shade(cream, -0.13)) +
      rect(-640, -650, 250, 420, shade(woodDeep, -0.05), 8) +
      rect(-624, -634, 218, 404, pen.linear(shade(deep, 0.05), deep), 4) +
      rect(-596, -606, 162, 150, shade(palette.blue, 0.2), 6) +
      line('M-515 -603V-460M-592 -531H-438', white, 7) +
      circle(-432, -400, 10, palette.yellow) +
      rect(-900, -rise * steps, 710, rise * steps, pen.linear(stone, shade(stone, -0.1))) +
      rect(-900, -rise * steps, 722, 14, shade(stone, 0.06)) +
      repeat(steps - 1, (index) => {
        const x = left + tread * index;
        const y = -rise * (steps - 1 - index);
        return (
          rect(x, y, tread + 6, -y, pen.linear(shade(stone, -0.02 - index * 0.006), shade(stone, -0.11))) +
          rect(x, y, tread + 10, 11, shade(stone, 0.06)) +
          rect(x, y + 11, tread, 5, '#1b2030', 0, 'opacity=".12"')
        );
      }) +
      ellipse(stepX + 14, stepY + 2, 44, 6, '#1b2030', 'opacity=".16"') +
      at(figure(stepDown, walker), stepX, stepY, 1.7) +
      [0, 2.5, 3.9]
        .map((count) => {
          const x = left - 30 + tread * count;
          const foot = -rise * (steps - 1 - Math.floor((x - left) / tread));
          return line(`M${x} ${rail(x)}V${foot + 8}`, palette.charcoal, 10);
        })
        .join('') +
      line(
        `M${left - 90} ${rail(left - 30)}H${left - 30}L${left - 30 + tread * 3.9} ${rail(left - 30 + tread * 3.9)}q22 10 30 30`,
        shade(palette.charcoal, 0.05),
        14,
      ) +
      at(
        path('M-56 -90H56L42 0H-42Z', pen.round(clay)) +
          rect(-62, -100, 124, 22, shade(clay, 0.04), 6) +
          repeat(7, (index) =>
            at(
              ellipse(0, -60, 15, 58, index % 2 ? palette.leaf : palette.green),
              0,
              -96,
              1,
              -54 + index * 18,
            ),
          ) +
          repeat(5, (index) =>
            circle(-52 + index * 26, -190 + Math.abs(index - 2) * 18, 17, index % 2 ? white : palette.pink),
          ),
        -290,
        -rise * steps,
      )
    );
  }),
};
