import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

export const cleanAirMotifs = {
  ashtrayGarden: motif(420, 300, (pen) => {
    const { blue, brown, green, leaf: leafy, white, yellow, coral } = pen.palette;
    const glass = shade(blue, 0.14);
    const flower = (x: number, tall: number, colour: string): string =>
      line(`M${x} -96Q${x + 8} ${-96 - tall * 0.5} ${x} ${-96 - tall}`, green, 6) +
      repeat(6, (index) => at(ellipse(0, -17, 9, 14, colour), x, -100 - tall, 1, index * 60)) +
      circle(x, -100 - tall, 9, yellow);
    return (
      tableShadow(390) +
      ellipse(0, -92, 168, 32, brown) +
      [-60, -30, 30, 62]
        .map((turn, index) => at(leaf(86, 38, index % 2 ? leafy : green), 0, -92, 1, turn))
        .join('') +
      [-52, 40].map((turn) => at(leaf(60, 30, leafy), -86, -92, 1, turn)).join('') +
      [-40, 52].map((turn) => at(leaf(60, 30, green), 92, -92, 1, turn)).join('') +
      flower(-6, 150, coral) +
      flower(-88, 96, white) +
      flower(88, 108, white) +
      path(
        'M-196 -100C-120 -70 120 -70 196 -100L176 -22C172 -6 160 0 144 0H-144C-160 0 -172 -6 -176 -22Z',
        pen.linear(shade(glass, 0.04), shade(glass, -0.1)),
      ) +
      path(
        'M-196 -100C-190 -112 -160 -116 -150 -108C-158 -96 -150 -88 -140 -84C-164 -88 -186 -94 -196 -100Z',
        shade(glass, 0.08),
      ) +
      path(
        'M196 -100C190 -112 160 -116 150 -108C158 -96 150 -88 140 -84C164 -88 186 -94 196 -100Z',
        shade(glass, 0.02),
      ) +
      [-84, 84].map((x) => path(`M${x - 24} -82A24 22 0 0 0 ${x + 24} -82Z`, shade(brown, -0.02))).join('') +
      line('M-160 -64L-150 -24M-120 -56L-114 -20M120 -56L114 -20M160 -64L150 -24', white, 7, 'opacity=".4"')
    );
  }),
  dustRespirator: motif(380, 300, (pen) => {
    const { charcoal, coral, grey, white } = pen.palette;
    const cartridge = (x: number): string =>
      ellipse(x, -96, 74, 76, pen.round(shade(coral, -0.02), 0.12)) +
      ellipse(x, -96, 54, 56, shade(coral, 0.06)) +
      repeat(5, (index) => rect(x - 40, -130 + index * 15, 80, 6, shade(coral, -0.06), 3));
    return (
      tableShadow(350) +
      line(
        'M-110 -200C-210 -300 -190 -60 -150 -40M110 -200C210 -300 190 -60 150 -40',
        shade(charcoal, 0.14),
        14,
      ) +
      path(
        'M0 -290C46 -286 66 -230 104 -196C134 -166 120 -60 84 -24C50 4 -50 4 -84 -24C-120 -60 -134 -166 -104 -196C-66 -230 -46 -286 0 -290Z',
        pen.linear(shade(charcoal, 0.14), charcoal),
      ) +
      path(
        'M0 -270C30 -264 44 -220 70 -190C40 -206 -40 -206 -70 -190C-44 -220 -30 -264 0 -270Z',
        shade(charcoal, 0.22),
      ) +
      cartridge(-104) +
      cartridge(104) +
      circle(0, -84, 36, shade(grey, 0.06)) +
      circle(0, -84, 25, shade(grey, -0.08)) +
      line('M-14 -92H14M-14 -76H14', white, 5, 'opacity=".6"')
    );
  }),
  hardHat: motif(340, 200, (pen) => {
    const { yellow, charcoal } = pen.palette;
    return (
      tableShadow(330) +
      path('M-138 -40C-142 -140 -80 -190 0 -190C80 -190 142 -140 138 -40Z', pen.round(yellow, 0.1)) +
      path(
        'M-26 -190C-30 -198 -20 -206 0 -206C20 -206 30 -198 26 -190L34 -40H-34Z',
        pen.linear(shade(yellow, 0.05), shade(yellow, -0.05)),
      ) +
      line(
        'M-78 -166C-104 -130 -108 -90 -106 -52M78 -166C104 -130 108 -90 106 -52',
        shade(yellow, -0.09),
        6,
      ) +
      path(
        'M-176 -30C-170 -50 -120 -56 0 -56C120 -56 170 -50 176 -30C178 -14 160 0 130 -6C60 -18 -60 -18 -130 -6C-160 0 -178 -14 -176 -30Z',
        pen.linear(shade(yellow, 0.02), shade(yellow, -0.1)),
      ) +
      ellipse(0, -10, 120, 6, charcoal, 'opacity=".15"')
    );
  }),
  airCleaner: motif(250, 470, (pen) => {
    const { white, green, main, grey } = pen.palette;
    return (
      ellipse(0, 2, 140, 10, '#1b2030', 'opacity=".14"') +
      rect(-112, -460, 224, 456, pen.linear(white, shade(white, -0.1), 'right'), 44) +
      ellipse(0, -436, 84, 15, shade(grey, -0.04)) +
      repeat(7, (index) => line(`M${-66 + index * 22} -446V-426`, shade(white, -0.02), 4)) +
      circle(0, -336, 34, shade(white, -0.06)) +
      at(leaf(48, 26, green), -12, -318, 1, 30) +
      repeat(9, (row) => rect(-78, -262 + row * 25, 156, 11, shade(main, 0.1), 5)) +
      line(
        'M-30 -490C-44 -520 -14 -530 -28 -566M28 -490C14 -520 44 -530 30 -566M0 -500C-14 -530 16 -540 2 -580',
        white,
        8,
        'opacity=".55"',
      )
    );
  }),
  cupRespirator: motif(360, 250, (pen) => {
    const { white, grey, blue } = pen.palette;
    return (
      tableShadow(300) +
      line('M-130 -150C-230 -210 -220 -20 -120 -40M130 -150C230 -210 220 -20 120 -40', shade(blue, 0.1), 8) +
      path(
        'M0 -230C60 -226 110 -180 148 -128C158 -80 120 -10 0 0C-120 -10 -158 -80 -148 -128C-110 -180 -60 -226 0 -230Z',
        pen.linear(white, shade(white, -0.1)),
      ) +
      path(
        'M-148 -128C-80 -96 80 -96 148 -128C142 -104 80 -78 0 -78C-80 -78 -142 -104 -148 -128Z',
        shade(white, -0.09),
      ) +
      path('M-60 -206C-30 -224 30 -224 60 -206L48 -190C24 -202 -24 -202 -48 -190Z', shade(grey, -0.04)) +
      line('M-96 -56C-60 -30 60 -30 96 -56', shade(white, -0.1), 4)
    );
  }),
  handyTissues: motif(270, 250, (pen) => {
    const { main, white, deep, accentPale } = pen.palette;
    return (
      tableShadow(250) +
      path(
        'M-60 -150C-90 -210 -50 -216 -34 -250C-10 -220 20 -262 44 -236C70 -220 50 -190 66 -150Z',
        pen.linear(white, shade(white, -0.06)),
      ) +
      line('M-30 -160C-40 -200 -20 -210 -26 -236M20 -160C10 -190 30 -210 30 -236', shade(white, -0.09), 4) +
      rect(-124, -156, 248, 156, pen.linear(main, deep), 14) +
      ellipse(0, -154, 72, 11, shade(deep, -0.06)) +
      path('M-58 -150C-40 -168 40 -168 58 -150C40 -144 -40 -144 -58 -150Z', white) +
      circle(-70, -74, 24, accentPale, 'opacity=".8"') +
      circle(0, -60, 34, accentPale, 'opacity=".6"') +
      circle(74, -78, 20, accentPale, 'opacity=".8"')
    );
  }),
  feverThermometer: motif(320, 60, (pen) => {
    const { white, grey, teal, coral } = pen.palette;
    return (
      ellipse(10, 0, 160, 7, '#1b2030', 'opacity=".15"') +
      path(
        'M-70 -44H96C120 -44 136 -34 136 -22C136 -10 120 0 96 0H-70L-150 -14C-158 -16 -158 -28 -150 -30Z',
        pen.linear(white, shade(white, -0.1)),
      ) +
      path('M-110 -37L-150 -30C-158 -28 -158 -16 -150 -14L-110 -7Z', shade(grey, -0.06)) +
      rect(-30, -36, 78, 26, shade(teal, 0.2), 6) +
      rect(-22, -27, 44, 8, coral, 4) +
      circle(92, -22, 10, coral)
    );
  }),
};
