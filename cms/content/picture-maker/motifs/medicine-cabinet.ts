import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const idBracelet = (pen: Pen): string => {
  const { grey, white, red } = pen.palette;
  const metal = shade(grey, 0.06);
  return (
    ellipse(10, -70, 170, 68, 'none', 'stroke="#1b2030" stroke-width="16" opacity=".12"') +
    ellipse(8, 2, 112, 12, '#1b2030', 'opacity=".14"') +
    ellipse(0, -84, 166, 66, 'none', `stroke="${shade(metal, -0.14)}" stroke-width="22"`) +
    ellipse(
      0,
      -84,
      166,
      66,
      'none',
      `stroke="${shade(metal, 0.08)}" stroke-width="15" stroke-dasharray="17 7"`,
    ) +
    rect(-98, -72, 196, 76, shade(metal, -0.14), 26) +
    rect(-98, -80, 196, 76, pen.linear(white, shade(metal, -0.02)), 26) +
    line('M-80 -42H-52M80 -42H52', shade(metal, -0.12), 7) +
    circle(0, -42, 29, pen.linear(shade(red, 0.05), shade(red, -0.05))) +
    line('M0 -58V-26M-14 -50L14 -34M14 -50L-14 -34', white, 7)
  );
};

const syrupAndCapsules = (pen: Pen): string => {
  const { brown, white, cream, coral, teal, red, yellow, pink } = pen.palette;
  const glass = shade(brown, 0.06);
  const capsule = (x: number, y: number, degrees: number): string =>
    at(
      ellipse(4, 20, 56, 13, '#1b2030', 'opacity=".14"') +
        rect(-56, -21, 112, 42, pen.linear(shade(cream, 0.02), shade(cream, -0.08)), 21) +
        path('M0 -21H35A21 21 0 0 1 35 21H0Z', pen.linear(shade(red, 0.07), shade(red, -0.06))) +
        rect(-40, -14, 76, 8, white, 4, 'opacity=".5"'),
      x,
      y,
      1,
      degrees,
    );
  return (
    tableShadow(300) +
    path(
      'M-130 -250C-130 -290 -78 -292 -74 -330H14C18 -292 70 -290 70 -250V-18Q70 0 52 0H-112Q-130 0 -130 -18Z',
      pen.round(glass),
    ) +
    rect(-84, -402, 108, 78, pen.linear(white, shade(white, -0.1), 'right'), 12) +
    repeat(7, (index) => rect(-76 + index * 14, -392, 5, 58, shade(white, -0.13), 2)) +
    rect(-130, -206, 200, 144, pen.linear(white, shade(white, -0.04))) +
    rect(-130, -206, 200, 30, shade(teal, 0.12)) +
    circle(-30, -118, 40, shade(pink, 0.04)) +
    path('M-30 -146C-10 -122 -10 -98 -30 -98S-50 -122 -30 -146Z', coral) +
    rect(-112, -276, 12, 240, white, 6, 'opacity=".3"') +
    // a dosing cup and two capsules
    ellipse(160, -3, 66, 10, '#1b2030', 'opacity=".14"') +
    path('M98 -112H212L196 0H114Z', white, 'opacity=".65"') +
    path('M105 -62H205L196 -4H114Z', pen.linear(shade(coral, 0.08), coral), 'opacity=".85"') +
    ellipse(155, -112, 57, 11, shade(white, -0.04)) +
    line('M112 -84H132M114 -62H128', shade(yellow, -0.2), 4) +
    capsule(-196, -22, -10) +
    capsule(-120, 22, 16)
  );
};

const lockBox = (pen: Pen): string => {
  const { main, deep, dark, grey, orange, white, charcoal, teal } = pen.palette;
  const bottle = (x: number, tall: number, colour: string): string =>
    rect(x - 38, -tall, 76, tall, pen.round(colour), 10) +
    rect(x - 38, -tall + 40, 76, 70, white, 0, 'opacity=".92"') +
    rect(x - 28, -tall + 56, 44, 8, shade(grey, 0.04), 4) +
    rect(x - 28, -tall + 74, 30, 8, shade(grey, 0.04), 4) +
    rect(x - 44, -tall - 44, 88, 46, pen.linear(white, shade(white, -0.1), 'right'), 9) +
    repeat(6, (index) => rect(x - 37 + index * 14, -tall - 36, 4, 30, shade(white, -0.13), 2));
  const dial = (x: number): string =>
    rect(x - 15, -126, 30, 50, pen.linear(shade(white, -0.06), white), 7) +
    line(`M${x - 7} -108H${x + 7}M${x - 7} -94H${x + 4}`, charcoal, 4);
  return (
    tableShadow(520) +
    path('M-248 -214L-222 -430Q-218 -446 -202 -446H202Q218 -446 222 -430L248 -214Z', pen.linear(deep, dark)) +
    path('M-222 -226L-200 -412H200L222 -226Z', pen.linear(shade(main, 0.02), shade(deep, 0.03))) +
    rect(-60, -424, 120, 22, shade(grey, 0.05), 8) +
    rect(-250, -226, 500, 60, dark, 12) +
    bottle(-140, 280, orange) +
    bottle(8, 248, shade(orange, -0.03)) +
    path('M74 -300L210 -332L226 -190H86Z', pen.linear(shade(grey, 0.14), grey)) +
    [
      [108, -276],
      [150, -286],
      [190, -295],
      [114, -238],
      [156, -247],
      [198, -256],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 15, 13, shade(teal, 0.24)) + ellipse(x - 3, y - 4, 6, 4, white))
      .join('') +
    rect(-256, -196, 512, 196, pen.linear(main, deep), 22) +
    rect(-256, -196, 512, 18, shade(main, 0.09), 9) +
    rect(-84, -146, 168, 92, pen.linear(charcoal, shade(charcoal, -0.06)), 16) +
    dial(-44) +
    dial(0) +
    dial(44) +
    circle(-222, -28, 8, shade(deep, -0.08)) +
    circle(222, -28, 8, shade(deep, -0.08))
  );
};

export const medicineCabinetMotifs = {
  idBracelet: motif(370, 160, idBracelet),
  syrupAndCapsules: motif(480, 410, syrupAndCapsules),
  lockBox: motif(520, 450, lockBox),
};
