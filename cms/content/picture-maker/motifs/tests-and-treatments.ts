import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, blob, circle, ellipse, line, path, rect, repeat, type Point } from '../svg';
import { figure, someone } from './figure';
import { poses, type Pose } from './poses';

const floorShadow = (x: number, width: number): string =>
  ellipse(x, 2, width, 11, '#1b2030', 'opacity=".15"');

/** Somebody under a blanket, flat on the back, the head to the right. */
const lyingPatient = (pen: Pen): string => {
  const { skins, hairs, cream, accentPale, accent } = pen.palette;
  const skin = skins[2];
  return (
    rect(66, -262, 104, 26, pen.linear(cream, shade(cream, -0.06)), 12) +
    line('M72 -268L92 -272', shade(skin, -0.05), 30) +
    path(
      'M98 -306C98 -316 102 -322 106 -326C107 -334 116 -335 119 -325C140 -330 164 -314 164 -290C164 -266 144 -257 122 -258C100 -260 92 -282 98 -306Z',
      pen.linear(shade(skin, 0.03), shade(skin, -0.03)),
    ) +
    path(
      'M134 -322C160 -328 176 -308 174 -284C172 -258 146 -250 116 -256C120 -266 128 -266 132 -276C140 -288 128 -304 134 -322Z',
      hairs[3],
    ) +
    ellipse(124, -282, 8, 7, shade(skin, -0.07)) +
    path('M62 -300C30 -316 -40 -314 -76 -302V-236H84C84 -262 78 -290 62 -300Z', pen.round(accent)) +
    line('M36 -286L-10 -258L-64 -262', shade(accent, -0.07), 26) +
    circle(-72, -263, 14, skin) +
    path(
      'M-84 -292C-150 -306 -230 -292 -300 -286C-340 -284 -352 -312 -372 -308C-396 -304 -400 -262 -398 -236H-70C-60 -256 -66 -286 -84 -292Z',
      pen.linear(accentPale, shade(accentPale, -0.07)),
    ) +
    line(
      'M-130 -292C-142 -270 -142 -252 -138 -238M-214 -288C-226 -270 -226 -252 -222 -238M-300 -282C-308 -266 -308 -250 -306 -238',
      shade(accentPale, -0.09),
      6,
    )
  );
};

const beamMachine = (pen: Pen): string => {
  const { white, grey, main, deep, dark, light2, accent, yellow } = pen.palette;
  return (
    floorShadow(20, 440) +
    // the stand and the turning drum
    rect(196, -520, 250, 520, pen.linear(white, shade(white, -0.09), 'right'), 46) +
    rect(196, -34, 250, 34, shade(grey, -0.02), 12) +
    rect(404, -330, 18, 120, light2, 9) +
    circle(286, -306, 128, pen.linear(light2, main)) +
    circle(286, -306, 108, pen.linear(shade(white, -0.02), shade(grey, 0.1))) +
    circle(286, -306, 56, pen.linear(main, deep)) +
    circle(286, -306, 34, shade(light2, 0.05)) +
    // the arm over the table, and the plate below it
    path(
      'M330 -566H10Q-56 -566 -66 -506L-70 -452H52L64 -474H286Q352 -474 362 -420V-540Q352 -566 330 -566Z',
      pen.linear(white, shade(white, -0.07)),
    ) +
    path('M-70 -466H54V-440H-70Z', main) +
    path('M-56 -440H40L22 -392H-38Z', pen.linear(shade(grey, 0.06), shade(grey, -0.08))) +
    rect(-30, -394, 44, 14, dark, 5) +
    line('M20 -530H260', light2, 10) +
    circle(300, -530, 10, accent) +
    path('M-22 -380H6L58 -304H-74Z', pen.linear(yellow, yellow, 'down', 0.75, 0.12)) +
    line('M250 -104H60', shade(grey, -0.03), 24) +
    rect(-96, -122, 176, 30, pen.linear(white, shade(white, -0.1)), 12) +
    // the table
    path('M-340 -212H-230L-214 -26H-356Z', pen.linear(shade(white, -0.02), shade(grey, 0.04))) +
    rect(-392, -30, 214, 30, shade(grey, -0.02), 12) +
    rect(-330, -170, 90, 12, light2, 6) +
    lyingPatient(pen) +
    rect(-430, -240, 610, 26, pen.linear(main, deep), 12) +
    rect(-430, -240, 610, 8, light2, 4)
  );
};

/** A white blood cell: a soft rim, a large nucleus, and three feelers on its right. */
const defender = (pen: Pen, colour: string): string =>
  [-34, 0, 34]
    .map((degrees) =>
      at(line('M70 0H100M100 0L116 -13M100 0L116 13', shade(colour, -0.16), 9), 0, 0, 1, degrees),
    )
    .join('') +
  repeat(14, (index) => {
    const turn = (index / 14) * Math.PI * 2;
    return circle(Math.cos(turn) * 70, Math.sin(turn) * 70, 17, shade(colour, 0.08));
  }) +
  circle(0, 0, 76, pen.linear(shade(colour, 0.13), shade(colour, 0.03))) +
  circle(-6, 6, 54, pen.linear(shade(colour, -0.03), shade(colour, -0.12))) +
  circle(-22, 22, 13, shade(colour, -0.17), 'opacity=".6"') +
  circle(16, -8, 9, shade(colour, -0.17), 'opacity=".6"') +
  ellipse(-26, -40, 20, 10, pen.palette.white, 'opacity=".5" transform="rotate(-36 -26 -40)"');

const foundTumor = (pen: Pen): string => {
  const { coral, red, plum, teal, green, blue, yellow, white } = pen.palette;
  const reaches = [200, 176, 208, 182, 198, 172, 210, 180, 196, 174, 206, 184, 202, 176, 212, 178] as const;
  const rim = reaches.map((reach, index): Point => {
    const turn = (index / reaches.length) * Math.PI * 2;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.96 - 280];
  });
  const core = [104, 84, 98, 88, 108, 90, 96, 80, 100].map((reach, index): Point => {
    const turn = (index / 9) * Math.PI * 2;
    return [Math.cos(turn) * reach + 12, Math.sin(turn) * reach - 272];
  });
  const mark = (degrees: number): string =>
    at(rect(-9, -214, 18, 34, yellow, 8) + circle(0, -214, 15, shade(yellow, 0.04)), 0, -280, 1, degrees);
  const meeting = (colour: string, degrees: number, reach: number, scale: number): string =>
    at(
      defender(pen, colour),
      Math.cos((degrees * Math.PI) / 180) * reach,
      Math.sin((degrees * Math.PI) / 180) * reach - 280,
      scale,
      degrees + 180,
    );
  return (
    [8, 64, 118, 168, 232, 292, 338].map(mark).join('') +
    path(blob(rim), pen.linear(shade(coral, 0.08), shade(red, -0.02))) +
    circle(-110, -190, 26, shade(red, -0.05), 'opacity=".45"') +
    circle(118, -352, 20, shade(red, -0.03), 'opacity=".45"') +
    circle(96, -160, 15, shade(red, -0.05), 'opacity=".45"') +
    path(blob(core), pen.linear(shade(plum, 0.14), plum)) +
    circle(-26, -304, 24, shade(plum, 0.2), 'opacity=".7"') +
    circle(50, -244, 16, shade(plum, 0.22), 'opacity=".7"') +
    ellipse(-82, -396, 46, 22, white, 'opacity=".35" transform="rotate(-34 -82 -396)"') +
    meeting(teal, 202, 318, 1.1) +
    meeting(green, 146, 318, 1) +
    meeting(blue, -24, 320, 1.14) +
    meeting(teal, 34, 326, 1.02) +
    meeting(blue, 178, 498, 0.78) +
    meeting(green, 4, 504, 0.82)
  );
};

const wing = (colour: string, pen: Pen): string =>
  path('M8 -60C40 -128 128 -130 122 -76C118 -44 60 -36 10 -46Z', pen.linear(shade(colour, 0.08), colour)) +
  path('M8 -46C60 -40 106 -22 84 10C62 34 22 6 8 -34Z', pen.linear(colour, shade(colour, -0.06))) +
  circle(90, -84, 11, shade(colour, 0.14)) +
  circle(66, -8, 8, shade(colour, 0.14));

const butterfly = (pen: Pen): string => {
  const { charcoal, coral } = pen.palette;
  const half = wing(coral, pen);
  return (
    half +
    at(`<g transform="scale(-1 1)">${half}</g>`, 0, 0) +
    line('M-2 -76C-8 -100 -22 -112 -34 -116M2 -76C8 -100 22 -112 34 -116', charcoal, 4) +
    ellipse(0, -46, 8, 34, charcoal)
  );
};

const thyroidBust = (pen: Pen): string => {
  const { skins, hairs, coral, red, teal, white, grey } = pen.palette;
  const skin = skins[1];
  const lobe =
    path(
      'M8 -206C14 -224 26 -256 44 -270C64 -282 74 -252 70 -220C66 -186 48 -158 30 -162C16 -164 10 -178 8 -190Z',
      pen.linear(shade(coral, 0.04), shade(red, -0.01)),
    ) + line('M46 -252C54 -236 54 -214 46 -196', shade(coral, 0.16), 6, 'opacity=".8"');
  return (
    circle(0, -566, 64, shade(hairs[1], -0.03)) +
    path(
      'M-330 30C-330 -70 -270 -106 -180 -126C-128 -138 -94 -152 -84 -184V-330H84V-184C92 -152 128 -138 180 -126C270 -106 330 -70 330 30Z',
      pen.linear(shade(skin, -0.02), shade(skin, 0.01)),
    ) +
    path('M-84 -330H84V-280C44 -238 -44 -238 -84 -280Z', shade(skin, -0.07)) +
    path(
      'M-330 30C-330 -60 -282 -98 -204 -120C-176 -30 -90 20 0 20S176 -30 204 -120C282 -98 330 -60 330 30Z',
      pen.linear(shade(teal, 0.03), shade(teal, -0.07)),
    ) +
    line('M-204 -120C-176 -30 -90 20 0 20S176 -30 204 -120', shade(teal, 0.09), 13) +
    line('M-30 -108C-70 -122 -110 -118 -146 -106M30 -108C70 -122 110 -118 146 -106', shade(skin, -0.09), 7) +
    circle(-118, -396, 22, shade(skin, -0.04)) +
    circle(118, -396, 22, shade(skin, -0.04)) +
    path('M-116 -430C-124 -570 124 -570 116 -430C114 -330 66 -262 0 -262S-114 -330 -116 -430Z', skin) +
    path(
      'M-124 -404C-152 -560 -70 -592 0 -588C70 -592 152 -560 124 -404C112 -470 84 -512 24 -526C-40 -520 -112 -478 -124 -404Z',
      pen.linear(shade(hairs[1], 0.06), hairs[1]),
    ) +
    // the windpipe, and the gland on it
    circle(0, -206, 112, white, 'opacity=".28"') +
    rect(-17, -246, 34, 122, pen.linear(shade(grey, 0.16), shade(grey, 0.08)), 14, 'opacity=".8"') +
    repeat(4, (index) => rect(-17, -238 + index * 30, 34, 8, shade(grey, -0.02), 4, 'opacity=".7"')) +
    rect(-16, -200, 32, 26, shade(red, 0.01), 8) +
    lobe +
    `<g transform="scale(-1 1)">${lobe}</g>`
  );
};

/** Walking uphill on a treadmill with the hands on the bar. */
const onTreadmill: Pose = {
  ...poses.walk,
  nearArm: [
    [24, -126],
    [52, -116],
  ],
  farArm: [
    [30, -128],
    [54, -118],
  ],
};

const treadmillTest = (pen: Pen): string => {
  const { charcoal, grey, white, navy, green, red, main, deep, teal, skins, hairs, yellow } = pen.palette;
  const walker = someone(pen, {
    top: shade(teal, 0.12),
    bottom: navy,
    skin: skins[2],
    hair: hairs[0],
    hairStyle: 'short',
    shoes: white,
  });
  return (
    floorShadow(-40, 420) +
    // the machine with the traces, on a trolley
    rect(352, -34, 130, 14, shade(grey, -0.08), 6) +
    circle(370, -12, 12, charcoal) +
    circle(464, -12, 12, charcoal) +
    rect(404, -330, 26, 300, pen.linear(shade(grey, 0.08), grey, 'right'), 6) +
    rect(300, -262, 220, 20, shade(grey, 0.02), 8) +
    rect(272, -520, 276, 206, pen.linear(white, shade(white, -0.08)), 22) +
    rect(290, -502, 240, 170, pen.linear(navy, shade(navy, -0.1)), 12) +
    line(
      'M300 -456H340L350 -470L360 -444L368 -488L378 -448L386 -456H430L440 -470L450 -444L458 -488L468 -448L476 -456H520',
      green,
      6,
    ) +
    line(
      'M300 -384H330L340 -398L350 -372L358 -416L368 -376L376 -384H420L430 -398L440 -372L448 -416L458 -376L466 -384H520',
      yellow,
      6,
    ) +
    // the treadmill
    path(
      'M-400 -34L180 -74L196 -46L190 -10H-392Q-410 -10 -400 -34Z',
      pen.linear(charcoal, shade(charcoal, -0.08)),
    ) +
    line('M-392 -40L176 -80', shade(grey, -0.04), 15) +
    rect(-384, -14, 44, 16, charcoal, 6) +
    rect(132, -14, 44, 16, charcoal, 6) +
    line('M170 -60L120 -346', shade(grey, 0.02), 20) +
    rect(78, -404, 96, 74, pen.linear(main, deep), 14) +
    rect(92, -392, 60, 34, white, 6, 'opacity=".85"') +
    line('M120 -322H10', charcoal, 15) +
    at(figure(onTreadmill, walker), -110, -58, 2.12) +
    // leads from the chest to the trolley
    line('M-86 -352C-20 -250 60 -240 130 -248S250 -260 304 -256', shade(red, 0.02), 5) +
    line('M-76 -318C-10 -226 60 -216 130 -228S250 -248 304 -248', shade(charcoal, 0.12), 5) +
    circle(-88, -354, 11, white) +
    circle(-88, -354, 5, red) +
    circle(-78, -318, 11, white) +
    circle(-78, -318, 5, charcoal)
  );
};

export const testAndTreatmentMotifs = {
  beamMachine: motif(880, 570, beamMachine),
  foundTumor: motif(1140, 520, foundTumor),
  butterfly: motif(250, 130, butterfly),
  thyroidBust: motif(660, 640, thyroidBust),
  treadmillTest: motif(960, 530, treadmillTest),
};
