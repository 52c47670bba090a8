import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

const rail = (d: string, pen: Pen, width = 13): string =>
  line(d, shade(pen.palette.grey, -0.1), width) + line(d, shade(pen.palette.grey, 0.1), width * 0.4);

const hearingAid = (pen: Pen): string => {
  const body = shade(pen.palette.wood, 0.1);
  return (
    line('M10 -126C44 -136 62 -104 52 -66', shade(pen.palette.white, -0.08), 7) +
    ellipse(50, -54, 15, 19, pen.palette.white) +
    ellipse(50, -48, 9, 11, shade(pen.palette.white, -0.09)) +
    path(
      'M14 -134C-24 -140 -46 -96 -40 -50C-36 -18 -10 -4 2 -20C12 -34 -8 -60 -4 -86C-2 -104 24 -108 14 -134Z',
      pen.linear(shade(body, 0.04), shade(body, -0.08)),
    ) +
    rect(-30, -92, 9, 26, shade(body, -0.14), 4) +
    circle(-22, -48, 4.5, pen.palette.green)
  );
};

export const homeAidMotifs = {
  careBinder: motif(330, 330, (pen) => {
    const { deep, main, white, accent, coral, paper } = pen.palette;
    return (
      tableShadow(320) +
      path('M-96 -318L118 -306V-6L-96 0Z', pen.linear(paper, shade(paper, -0.06), 'right')) +
      [coral, accent, pen.palette.yellow]
        .map((colour, index) => rect(112, -280 + index * 78, 30, 56, colour, 6))
        .join('') +
      path(
        'M-150 -326C-150 -332 -146 -336 -140 -336H84C92 -336 96 -332 96 -326V0H-150Z',
        pen.linear(main, deep),
      ) +
      rect(-150, -336, 44, 336, shade(deep, -0.03), 5) +
      circle(-128, -60, 12, shade(white, -0.06)) +
      circle(-128, -60, 6, shade(deep, -0.08)) +
      rect(-72, -276, 134, 88, paper, 8) +
      path(
        'M-5 -204C-38 -230 -28 -256 -13 -254C-8 -253 -5 -249 -5 -244C-5 -249 -2 -253 3 -254C18 -256 28 -230 -5 -204Z',
        pen.palette.red,
      )
    );
  }),
  hearingAidCase: motif(430, 330, (pen) => {
    const { white, deep, main } = pen.palette;
    const shell = shade(white, -0.03);
    return (
      tableShadow(420) +
      path(
        'M-186 -150L-160 -308C-158 -324 -146 -332 -130 -332H130C146 -332 158 -324 160 -308L186 -150Z',
        pen.linear(shade(shell, -0.03), shade(shell, -0.09)),
      ) +
      path(
        'M-156 -158L-136 -296C-135 -304 -130 -308 -122 -308H122C130 -308 135 -304 136 -296L156 -158Z',
        pen.linear(shade(main, 0.02), deep),
      ) +
      path(
        'M-200 -150H200V-56C200 -20 170 0 130 0H-130C-170 0 -200 -20 -200 -56Z',
        pen.linear(shell, shade(shell, -0.08)),
      ) +
      path('M-200 -150H200L184 -112H-184Z', shade(deep, -0.04)) +
      at(hearingAid(pen), -88, -116, 1.16) +
      at(hearingAid(pen), 74, -116, 1.16) +
      path(
        'M-200 -120H200V-56C200 -20 170 0 130 0H-130C-170 0 -200 -20 -200 -56Z',
        pen.linear(shell, shade(shell, -0.08)),
      ) +
      rect(-42, -84, 84, 12, shade(shell, -0.12), 6) +
      circle(-70, -40, 6, pen.palette.green) +
      circle(70, -40, 6, pen.palette.green)
    );
  }),
  stairsWithRails: motif(820, 560, (pen) => {
    const { wood, woodDeep, wallDeep, yellow, brown } = pen.palette;
    const steps = 6;
    const run = 104;
    const rise = 56;
    const left = -380;
    return (
      path(
        `M${left} 0${repeat(steps, (index) => `V${-(index + 1) * rise}H${left + (index + 1) * run}`)}H440V0Z`,
        pen.linear(shade(wallDeep, 0.02), shade(wallDeep, -0.05)),
      ) +
      repeat(steps, (index) => {
        const x = left + index * run;
        const y = -(index + 1) * rise;
        return (
          rect(
            x - 8,
            y - 12,
            index === steps - 1 ? 440 - x + 8 : run + 16,
            14,
            pen.linear(shade(wood, 0.04), wood),
            4,
          ) +
          rect(x - 8, y - 13, 24, 15, yellow, 4) +
          rect(x, y + 2, 6, rise - 14, shade(wallDeep, -0.07))
        );
      }) +
      rail(`M${left + 40} -352L${left + run * 5 + 20} ${-rise * 6 - 290}H${left + run * 7}`, pen) +
      [0.6, 2.6, 4.6]
        .map((step) =>
          line(`M${left + 40 + step * run} ${-352 - step * 54}v26`, shade(pen.palette.grey, -0.14), 9),
        )
        .join('') +
      repeat(steps, (index) =>
        line(
          `M${left + 52 + index * run} ${-(index + 1) * rise - 12}V${-250 - 30 - index * rise * 0.96}`,
          woodDeep,
          9,
        ),
      ) +
      line(`M${left - 26} -246L${left + run * 5} ${-rise * 6 - 186}H440`, woodDeep, 20) +
      line(`M${left - 26} -251L${left + run * 5} ${-rise * 6 - 191}H440`, shade(wood, 0.02), 8) +
      rect(left - 42, -270, 32, 270, pen.round(woodDeep), 6) +
      circle(left - 26, -280, 22, pen.round(brown))
    );
  }),
  bathWithRails: motif(760, 560, (pen) => {
    const { white, grey, main, pale, accent } = pen.palette;
    return (
      rail('M-300 -470V-330', pen, 16) +
      circle(-300, -470, 13, grey) +
      circle(-300, -330, 13, grey) +
      rail('M-120 -330H120', pen, 16) +
      circle(-120, -330, 13, grey) +
      circle(120, -330, 13, grey) +
      rail('M300 -560V-250', pen, 9) +
      line('M300 -300C220 -240 250 -420 296 -520', shade(grey, 0.04), 6) +
      path('M270 -560L214 -540L222 -514L300 -540Z', grey) +
      floorShadow(390) +
      path('M-300 -20L-316 0H-280ZM300 -20L316 0H280Z', shade(grey, -0.1)) +
      path(
        'M-360 -220H360C356 -90 320 -16 240 -16H-240C-320 -16 -356 -90 -360 -220Z',
        pen.linear(white, shade(white, -0.1)),
      ) +
      rect(-384, -240, 768, 30, pen.linear(white, shade(white, -0.05)), 15) +
      path(
        'M-90 -240C-90 -240 -84 -130 -80 -110H60C64 -130 70 -240 70 -240Z',
        pen.linear(main, shade(main, -0.06)),
      ) +
      rect(-94, -246, 170, 16, shade(main, 0.07), 8) +
      rect(196, -300, 34, 64, accent, 8) +
      rect(238, -286, 30, 50, pale, 8)
    );
  }),
  armchair: motif(420, 420, (pen) => {
    const { main, deep, accent, accentPale, woodDeep } = pen.palette;
    return (
      floorShadow(220) +
      line('M-150 -40L-162 0M150 -40L162 0', woodDeep, 18) +
      path(
        'M-160 -150C-176 -320 -140 -420 -70 -420H70C140 -420 176 -320 160 -150Z',
        pen.linear(shade(main, 0.03), shade(main, -0.05)),
      ) +
      path('M-120 -160C-130 -300 -110 -384 -58 -384H58C110 -384 130 -300 120 -160Z', shade(main, 0.045)) +
      rect(-140, -184, 280, 84, pen.linear(shade(main, 0.06), main), 34) +
      rect(-160, -116, 320, 84, pen.linear(deep, shade(deep, -0.05)), 18) +
      rect(-206, -236, 78, 206, pen.linear(main, deep), 38) +
      rect(128, -236, 78, 206, pen.linear(main, deep), 38) +
      at(rect(-66, -60, 132, 118, pen.linear(shade(accent, 0.04), accent), 26), -20, -232, 1, -8) +
      path(
        'M118 -250C150 -262 206 -254 218 -232L226 -70C190 -54 150 -58 122 -74Z',
        pen.linear(accentPale, shade(accentPale, -0.06)),
      ) +
      line('M150 -246L156 -66M184 -246L192 -62', shade(accentPale, -0.1), 5)
    );
  }),
};
