import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { ear, face, shortHair, shoulders } from './heads';
import { poses, type Pose } from './poses';
import { tableShadow } from './vessels';

/** A spray inhaler, its mouthpiece to the right. */
const inhaler = (pen: Pen): string => {
  const { blue, white, grey } = pen.palette;
  const body = shade(blue, -0.02);
  return (
    rect(-36, -282, 72, 90, pen.linear(shade(grey, 0.14), shade(grey, -0.05), 'right'), 14) +
    rect(-36, -250, 72, 8, shade(grey, -0.1)) +
    path(
      'M-48 -214H48V-96L150 -84V-14H-12C-36 -14 -48 -26 -48 -48Z',
      pen.linear(shade(body, 0.05), shade(body, -0.07)),
    ) +
    path('M128 -88L152 -85V-14H128Z', shade(body, -0.12)) +
    rect(-32, -190, 12, 120, white, 6, 'opacity=".35"') +
    rect(-22, -150, 50, 34, shade(white, -0.03), 8)
  );
};

const cap = (pen: Pen): string => {
  const body = shade(pen.palette.blue, -0.1);
  return rect(-44, -76, 88, 76, pen.round(body), 12) + ellipse(0, -76, 44, 9, shade(body, 0.06));
};

/** The tube into which the inhaler sprays, from its back end at x = 0 to the mouthpiece. */
const tube = (pen: Pen): string => {
  const { white, teal, blue } = pen.palette;
  return (
    path(
      'M0 -100C0 -110 8 -114 16 -114H230C262 -114 280 -90 300 -78V-44C280 -32 262 -8 230 -8H16C8 -8 0 -12 0 -22Z',
      pen.linear(white, shade(teal, 0.22)),
      'opacity=".88"',
    ) +
    line('M30 -96H226', white, 9, 'opacity=".9"') +
    rect(-12, -108, 34, 94, shade(blue, -0.06), 10) +
    path(
      'M292 -84H352C360 -84 362 -80 362 -74V-48C362 -42 360 -38 352 -38H292Z',
      pen.linear(shade(blue, 0.04), shade(blue, -0.06)),
    )
  );
};

const wave = (x: number, y: number, size: number, colour: string, opacity: number): string =>
  line(
    `M${x} ${y}q${size * 0.25} ${-size * 0.16} ${size * 0.5} 0t${size * 0.5} 0`,
    colour,
    9,
    `opacity="${opacity}"`,
  );

const rolling: Pose = {
  ...poses.walk,
  nearArm: [
    [14, -124],
    [40, -108],
  ],
  farArm: [
    [26, -122],
    [44, -108],
  ],
};

export const breathingMotifs = {
  sprayInhaler: motif(
    240,
    290,
    (pen) => tableShadow(190) + at(inhaler(pen), -20, 12) + at(cap(pen), 178, 2, 0.9),
  ),
  inhalerWithSpacer: motif(
    620,
    300,
    (pen) =>
      ellipse(20, 2, 290, 10, '#1b2030', 'opacity=".15"') +
      at(tube(pen), -60, 12, 1.04) +
      at(inhaler(pen), -190, 12),
  ),
  shakenInhaler: motif(420, 430, (pen) => {
    const { accentDeep } = pen.palette;
    return (
      at(inhaler(pen), -20, -40, 1.2, 8) +
      line(
        'M-170 -330C-196 -270 -196 -200 -170 -140M-206 -300C-222 -256 -222 -214 -206 -170',
        accentDeep,
        11,
        'opacity=".75"',
      ) +
      line(
        'M196 -360C222 -310 224 -270 210 -226M232 -336C246 -304 248 -280 240 -250',
        accentDeep,
        11,
        'opacity=".75"',
      )
    );
  }),
  inhalerMeetsSpacer: motif(
    860,
    330,
    (pen) =>
      ellipse(30, 4, 400, 11, '#1b2030', 'opacity=".13"') +
      at(tube(pen), 30, 12, 1.1) +
      at(inhaler(pen), -280, 12, 1.06) +
      line('M-92 -44H-14M-36 -66L-12 -44L-36 -22', pen.palette.accentDeep, 11),
  ),
  headWithSpacer: motif(760, 560, (pen) => {
    const { palette } = pen;
    const skin = palette.skins[2];
    return (
      at(
        face(pen, skin) +
          path(shortHair, palette.hairs[0]) +
          ear(skin) +
          path(shoulders, pen.linear(palette.accent, palette.accentDeep)),
        -150,
        0,
      ) + at(`<g transform="scale(-1 1)">${tube(pen)}${at(inhaler(pen), -136, 4, 0.94)}</g>`, 366, -120, 0.92)
    );
  }),
  pursedLips: motif(900, 560, (pen) => {
    const { palette } = pen;
    const skin = palette.skins[1];
    return (
      at(
        face(pen, skin) +
          path(shortHair, palette.greyHair) +
          ear(skin) +
          path('M172 -196C190 -200 206 -192 208 -184C206 -174 188 -168 172 -172Z', shade(skin, -0.02)) +
          line('M190 -184H206', shade(skin, -0.13), 4) +
          path(shoulders, pen.linear(palette.main, palette.deep)) +
          path(
            'M-112 -92C-50 -112 40 -108 88 -78C104 -48 60 -22 -10 -26C-74 -30 -116 -60 -112 -92Z',
            shade(palette.main, 0.06),
          ),
        -210,
        0,
      ) +
      wave(20, -186, 150, palette.white, 0.95) +
      wave(30, -216, 210, palette.white, 0.8) +
      wave(30, -156, 210, palette.white, 0.8) +
      wave(60, -248, 250, palette.white, 0.6) +
      wave(60, -124, 250, palette.white, 0.6)
    );
  }),
  rollatorWalker: motif(210, 210, (pen) => {
    const { greyHair, coral, navy, cream, skins, charcoal, red } = pen.palette;
    const looks = someone(pen, {
      hair: greyHair,
      hairStyle: 'bun',
      top: coral,
      bottom: navy,
      shoes: cream,
      skin: skins[2],
    });
    return (
      groundShadow(86) +
      line('M20 -110H34L52 -16M34 -104L88 -16M44 -62H78', shade(charcoal, 0.08), 6) +
      rect(38, -72, 42, 10, red, 4) +
      circle(54, -10, 10, charcoal) +
      circle(54, -10, 4, shade(charcoal, 0.3)) +
      circle(90, -10, 10, charcoal) +
      circle(90, -10, 4, shade(charcoal, 0.3)) +
      at(figure(rolling, looks), -18, 0)
    );
  }),
};
