import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, mirrored, path, rect, repeat } from '../svg';
import { figure, someone } from './figure';
import { poses } from './poses';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

const dripStand = (pen: Pen): string => {
  const { grey, white, blue } = pen.palette;
  return (
    line('M0 -6V-520M-34 -500Q0 -540 34 -500', shade(grey, -0.06), 8) +
    line('M-52 0L0 -26L52 0', shade(grey, -0.12), 9) +
    path('M8 -492H60V-400Q60 -384 34 -380Q8 -384 8 -400Z', white, 'opacity=".85"') +
    path('M12 -450H56V-402Q56 -390 34 -386Q12 -390 12 -402Z', shade(blue, 0.16), 'opacity=".85"')
  );
};

/** A plain seat from the side, for somebody whose feet are on the floor. */
const stool = (pen: Pen): string =>
  line('M-44 -86V0M36 -86V0', pen.palette.woodDeep, 9) +
  line('M-50 -86L-66 -214', pen.palette.woodDeep, 11) +
  rect(-58, -100, 112, 18, pen.palette.accent, 9);

export const clinicRoomMotifs = {
  infusionChair: motif(620, 540, (pen) => {
    const { main, deep, dark, skins, accent, accentPale, straw, cream, coral } = pen.palette;
    const skin = skins[1];
    return (
      floorShadow(300) +
      at(dripStand(pen), -230, 0) +
      path(
        'M-196 -352C-214 -360 -236 -340 -224 -312L-132 -96H-60L-150 -322C-158 -344 -180 -346 -196 -352Z',
        pen.linear(shade(deep, 0.03), dark),
      ) +
      path(
        'M-130 -136H96Q116 -136 128 -124L270 -66Q286 -56 276 -40Q266 -26 246 -34L92 -86H-112Z',
        pen.linear(main, deep),
      ) +
      rect(-96, -84, 190, 46, deep, 10) +
      line('M-70 -40L-84 0M70 -40L84 0', dark, 13) +
      // the person: head in a scarf, a soft sweater, legs under a blanket
      line('M-146 -290L-84 -160', straw, 78) +
      line('M-172 -318L-160 -300', skin, 26) +
      ellipse(-176, -352, 38, 44, accent) +
      path(
        'M-206 -356C-232 -330 -236 -296 -222 -268L-196 -284C-204 -306 -200 -330 -190 -340Z',
        shade(accent, -0.06),
      ) +
      ellipse(-160, -346, 23, 32, skin) +
      path('M-206 -366C-196 -402 -150 -402 -140 -366C-160 -376 -184 -376 -206 -366Z', accent) +
      path(
        'M-96 -194C-40 -214 40 -206 104 -172C160 -146 226 -112 268 -86C280 -70 268 -52 248 -56C180 -78 130 -92 84 -96C20 -98 -60 -104 -104 -112C-118 -140 -114 -176 -96 -194Z',
        pen.linear(accentPale, shade(accentPale, -0.05)),
      ) +
      line(
        'M-62 -198C-70 -160 -66 -130 -60 -108M10 -200C2 -160 8 -126 12 -100M84 -178C72 -146 78 -114 84 -98M164 -142C150 -118 152 -96 158 -82',
        coral,
        7,
        'opacity=".55"',
      ) +
      line('M-138 -262L-92 -186L-10 -184', shade(straw, -0.06), 30) +
      circle(6, -184, 17, skin) +
      rect(-84, -154, 156, 24, pen.linear(shade(deep, 0.06), deep), 12) +
      line('M-196 -388C-268 -360 -268 -232 -130 -226C-90 -222 -70 -210 -52 -192', shade(cream, -0.02), 4) +
      rect(-62, -200, 24, 14, cream, 4)
    );
  }),
  scanMachine: motif(330, 520, (pen) => {
    const { white, main, deep, grey, accent } = pen.palette;
    return (
      floorShadow(150) +
      rect(-120, -26, 240, 26, shade(grey, -0.06), 10) +
      rect(-96, -510, 92, 490, pen.linear(white, shade(white, -0.08), 'right'), 24) +
      rect(-74, -470, 48, 70, main, 10) +
      circle(-50, -435, 12, pen.palette.accentPale) +
      path('M-10 -454H92Q142 -454 142 -412V-390H54V-404H-10Z', pen.linear(white, shade(white, -0.07))) +
      rect(38, -394, 116, 20, deep, 8) +
      line('M94 -372V-318', shade(grey, -0.06), 10) +
      rect(34, -322, 124, 12, shade(pen.palette.blue, 0.16), 6, 'opacity=".8"') +
      rect(28, -270, 140, 24, pen.linear(deep, shade(deep, -0.05)), 8) +
      path('M-10 -262H34V-216H-10Z', shade(white, -0.06)) +
      line('M150 -246C170 -220 168 -190 150 -176', accent, 10)
    );
  }),
  examCouch: motif(620, 260, (pen) => {
    const { main, deep, white, cream, grey, wood, woodDeep } = pen.palette;
    return (
      floorShadow(320) +
      line('M-240 -120V0M240 -120V0', shade(grey, -0.1), 14) +
      rect(-270, -150, 540, 44, pen.linear(wood, woodDeep), 8) +
      rect(-290, -196, 580, 54, pen.linear(main, deep), 20) +
      path(
        'M-290 -186L-268 -250Q-260 -266 -242 -264L-120 -230Q-100 -222 -104 -204L-108 -190Z',
        pen.linear(shade(main, 0.03), main),
      ) +
      path('M-212 -256L-96 -222Q-84 -218 -88 -206H250V-142H206V-196H-214Z', white) +
      ellipse(-226, -262, 58, 22, cream) +
      rect(40, -52, 150, 16, deep, 6) +
      line('M56 -40V0M174 -40V0', shade(grey, -0.1), 10)
    );
  }),
  foldingScreen: motif(420, 470, (pen) => {
    const { wood, woodDeep, accentPale, accent } = pen.palette;
    const panel = (x: number, lean: number): string =>
      path(
        `M${x} ${-460 + lean}L${x + 126} ${-460 - lean}V${-20 - lean}L${x} ${-20 + lean}Z`,
        pen.linear(wood, woodDeep),
      ) +
      path(
        `M${x + 12} ${-446 + lean * 0.8}L${x + 114} ${-446 - lean * 0.8}V${-40 - lean * 0.8}L${x + 12} ${-40 + lean * 0.8}Z`,
        pen.linear(accentPale, shade(accentPale, lean > 0 ? -0.03 : -0.06)),
      ) +
      line(
        `M${x + 38} ${-420}V${-66}M${x + 64} ${-424}V${-62}M${x + 90} ${-420}V${-66}`,
        shade(accent, 0.08),
        4,
        'opacity=".35"',
      ) +
      line(`M${x + 8} ${-20 + lean}V0M${x + 118} ${-20 - lean}V0`, woodDeep, 10);
    return floorShadow(200) + panel(-196, 8) + panel(-66, -8) + panel(64, 8);
  }),
  waitingRow: motif(720, 330, (pen) => {
    const { main, deep, grey, skins, hairs, straw, navy, cream, charcoal } = pen.palette;
    const seat = (x: number): string =>
      rect(x - 74, -262, 148, 132, pen.linear(shade(main, 0.04), main), 26) +
      rect(x - 80, -142, 160, 34, pen.linear(main, deep), 14);
    const skin = skins[2];
    const person =
      line('M-30 -120L-34 -18M30 -120L34 -18', navy, 34) +
      ellipse(-38, -8, 24, 11, cream) +
      ellipse(38, -8, 24, 11, cream) +
      path('M-54 -266Q0 -296 54 -266L50 -128H-50Z', straw) +
      line('M-26 -136L-30 -116M26 -136L30 -116', navy, 44) +
      line('M0 -284V-300', shade(skin, -0.03), 26) +
      ellipse(0, -336, 34, 40, hairs[0]) +
      ellipse(0, -328, 25, 31, skin) +
      path('M-28 -338C-20 -366 22 -366 28 -336C12 -350 -8 -352 -28 -338Z', hairs[0]) +
      line('M-52 -250L-66 -196L-16 -178M52 -250L66 -196L18 -180', shade(straw, -0.05), 26) +
      rect(-20, -212, 40, 58, charcoal, 8) +
      circle(-20, -176, 13, skin) +
      circle(22, -178, 13, skin);
    return (
      floorShadow(350) +
      rect(-350, -116, 700, 16, shade(grey, -0.08), 8) +
      line('M-280 -104V0M280 -104V0M0 -104V0', shade(grey, -0.12), 12) +
      [-264, -88, 88, 264].map(seat).join('') +
      at(person, 88, 0) +
      rect(-306, -196, 84, 66, pen.palette.accentDeep, 12) +
      line('M-288 -194C-288 -236 -240 -236 -240 -194', shade(pen.palette.accentDeep, -0.06), 8)
    );
  }),
  deskTalk: motif(760, 330, (pen) => {
    const { wood, woodDeep, white, coral, teal, greyHair, skins, navy, charcoal, hairs, straw } = pen.palette;
    const doctor = someone(pen, {
      top: white,
      bottom: navy,
      hair: greyHair,
      hairStyle: 'bun',
      skin: skins[0],
      shoes: charcoal,
    });
    const one = someone(pen, {
      top: coral,
      bottom: charcoal,
      hairStyle: 'long',
      hair: hairs[0],
      skin: skins[2],
      shoes: straw,
    });
    const two = someone(pen, {
      top: teal,
      bottom: navy,
      hairStyle: 'short',
      hair: hairs[3],
      skin: skins[3],
      shoes: charcoal,
    });
    return (
      floorShadow(370) +
      at(stool(pen) + at(figure(poses.sit, two), 0, 0, 1.86), -300, -12) +
      at(stool(pen) + at(figure(poses.sit, one), 0, 0, 1.8), -168, 0) +
      at(mirrored(stool(pen) + at(figure(poses.sit, doctor), 0, 0, 1.84)), 262, -6) +
      rect(-46, -176, 260, 20, pen.linear(shade(wood, 0.03), wood), 6) +
      rect(-30, -156, 18, 156, woodDeep) +
      rect(180, -156, 18, 156, woodDeep) +
      rect(-12, -156, 192, 54, shade(woodDeep, 0.05), 4) +
      rect(116, -190, 76, 8, white, 2) +
      rect(110, -184, 84, 8, shade(white, -0.05), 2) +
      repeat(2, (index) => rect(4 + index * 4, -188 + index * 5, 62, 7, index ? coral : teal, 2))
    );
  }),
};
