import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

const glassJar = (pen: Pen, filling: string, lid: string): string => {
  const { white } = pen.palette;
  const body =
    'M-74 -196C-86 -184 -88 -170 -88 -154V-26C-88 -8 -76 0 -60 0H60C76 0 88 -8 88 -26V-154C88 -170 86 -184 74 -196Z';
  return (
    tableShadow(170) +
    path(body, white, 'opacity=".55"') +
    pen.clipped(path(body, '#000'), filling) +
    path(body, 'none', `stroke="${white}" stroke-width="5" opacity=".8"`) +
    rect(-66, -168, 15, 132, white, 7, 'opacity=".45"') +
    rect(-80, -236, 160, 42, pen.linear(shade(lid, 0.05), shade(lid, -0.06)), 10) +
    rect(-80, -206, 160, 8, shade(lid, -0.09))
  );
};

const grains = (
  pen: Pen,
  count: number,
  colours: readonly [string, string, string],
  rx: number,
  ry: number,
): string =>
  rect(-90, -150, 180, 160, colours[0]) +
  repeat(count, (index) =>
    at(
      ellipse(0, 0, rx, ry, colours[index % 3] ?? colours[0]),
      pen.random.between(-84, 84),
      pen.random.between(-152, -4),
      1,
      pen.random.between(-80, 80),
    ),
  );

/** The panel with lines of figures that every pack carries, without a single letter. */
const factsPanel = (x: number, y: number, width: number, rows: number, pen: Pen): string => {
  const { white, charcoal, green, yellow, red, grey } = pen.palette;
  const tall = 34 + rows * 24;
  const lights = [green, yellow, red, green] as const;
  return (
    rect(x, y, width, tall, white, 6) +
    rect(x + 10, y + 10, width * 0.6, 11, charcoal, 3) +
    repeat(
      rows,
      (index) =>
        rect(x + 10, y + 34 + index * 24, width * (index % 2 ? 0.34 : 0.46), 7, grey, 3) +
        circle(x + width - 20, y + 37 + index * 24, 8, lights[index % 4] ?? green),
    )
  );
};

export const pantryMotifs = {
  oatJar: motif(180, 240, (pen) => {
    const { straw, wood } = pen.palette;
    return glassJar(pen, grains(pen, 150, [straw, shade(straw, -0.07), shade(straw, 0.05)], 9, 5), wood);
  }),
  lentilJar: motif(180, 240, (pen) => {
    const { clay, red, wood } = pen.palette;
    return glassJar(
      pen,
      grains(pen, 190, [clay, shade(clay, 0.08), shade(red, -0.02)], 7, 6),
      shade(wood, -0.04),
    );
  }),
  nutJar: motif(180, 240, (pen) => {
    const { brown, woodDeep, wood } = pen.palette;
    return glassJar(
      pen,
      grains(pen, 70, [shade(brown, 0.02), shade(woodDeep, 0.08), shade(wood, 0.02)], 17, 10),
      shade(wood, -0.02),
    );
  }),
  labelledBox: motif(230, 330, (pen) => {
    const { main, deep, straw, cream } = pen.palette;
    return (
      tableShadow(230) +
      path('M100 -322L132 -300V-8L100 0Z', shade(deep, -0.04)) +
      rect(-114, -322, 214, 322, pen.linear(shade(main, 0.05), main), 6) +
      path('M-114 -322L-84 -340H120L132 -300L100 -322Z', shade(main, 0.1)) +
      at(leaf(96, 44, cream), -30, -212, 1, -24) +
      at(leaf(96, 44, straw), 14, -212, 1, 26) +
      factsPanel(-94, -182, 174, 5, pen)
    );
  }),
  sauceJar: motif(160, 230, (pen) => {
    const { red, cream, accent } = pen.palette;
    return (
      tableShadow(150) +
      path(
        'M-52 -186C-74 -172 -78 -156 -78 -138V-24C-78 -8 -68 0 -54 0H54C68 0 78 -8 78 -24V-138C78 -156 74 -172 52 -186Z',
        pen.round(red, 0.1),
      ) +
      rect(-58, -224, 116, 42, pen.linear(shade(accent, 0.05), shade(accent, -0.06)), 9) +
      rect(-78, -138, 156, 106, cream) +
      factsPanel(-62, -132, 124, 2, pen) +
      rect(-62, -178, 12, 30, pen.palette.white, 6, 'opacity=".5"')
    );
  }),
  ringPullTin: motif(160, 190, (pen) => {
    const { grey, deep, yellow } = pen.palette;
    const steel = shade(grey, 0.06);
    return (
      tableShadow(150) +
      path('M-74 -176V-12C-74 4 74 4 74 -12V-176Z', pen.round(steel, 0.14)) +
      path('M-74 -150V-34C-74 -18 74 -18 74 -34V-150C74 -134 -74 -134 -74 -150Z', pen.round(deep)) +
      circle(0, -84, 32, yellow) +
      at(leaf(40, 22, pen.palette.pine), -3, -66, 1, 14) +
      ellipse(0, -176, 74, 16, shade(steel, 0.08)) +
      ellipse(0, -176, 62, 12, shade(steel, -0.05)) +
      line('M-14 -178C-14 -190 16 -190 16 -178', shade(steel, -0.16), 6)
    );
  }),
  kitchenScale: motif(360, 260, (pen) => {
    const { main, white, grey, charcoal, red } = pen.palette;
    return (
      tableShadow(280) +
      path('M-120 -150H120L150 -14C152 -4 146 0 138 0H-138C-146 0 -152 -4 -150 -14Z', pen.round(main)) +
      circle(0, -72, 58, white) +
      repeat(11, (index) => at(rect(-2, -50, 4, index % 5 ? 8 : 14, grey, 2), 0, -72, 1, -130 + index * 26)) +
      line('M0 -72L26 -104', red, 5) +
      circle(0, -72, 7, charcoal) +
      rect(-20, -176, 40, 30, shade(grey, -0.04), 4) +
      path('M-176 -206C-150 -170 150 -170 176 -206Z', pen.round(shade(grey, 0.08))) +
      ellipse(0, -206, 176, 18, shade(grey, 0.14)) +
      path(
        'M-118 -204C-80 -226 -50 -262 -8 -270C36 -266 78 -228 118 -204C70 -196 -70 -196 -118 -204Z',
        pen.linear(white, shade(white, -0.07)),
      ) +
      repeat(22, () =>
        circle(pen.random.between(-90, 90), pen.random.between(-216, -202), 3, shade(white, -0.12)),
      )
    );
  }),
  yogurtGlass: motif(190, 240, (pen) => {
    const { white, cream, navy, red, straw, grey } = pen.palette;
    const body = 'M-80 -190L-62 -14C-61 -4 -54 0 -46 0H46C54 0 61 -4 62 -14L80 -190Z';
    return (
      tableShadow(150) +
      pen.clipped(
        path(body, '#000'),
        rect(-90, -200, 180, 210, shade(cream, -0.01)) +
          path('M-90 -118C-40 -134 40 -102 90 -118V-78C40 -62 -40 -94 -90 -78Z', straw) +
          repeat(30, () =>
            ellipse(pen.random.between(-78, 78), pen.random.between(-112, -84), 7, 4, shade(straw, -0.12)),
          ) +
          path('M-90 -40C-40 -54 40 -24 90 -40V0H-90Z', shade(red, 0.1)),
      ) +
      rect(-58, -176, 14, 150, white, 7, 'opacity=".55"') +
      ellipse(0, -190, 80, 18, white) +
      circle(-26, -198, 19, navy) +
      circle(8, -204, 20, shade(navy, 0.06)) +
      circle(36, -194, 17, red) +
      circle(-32, -204, 5, white, 'opacity=".4"') +
      circle(2, -211, 5, white, 'opacity=".4"') +
      line('M58 -204L120 -300', shade(grey, 0.06), 11)
    );
  }),
  heapedPlate: motif(620, 230, (pen) => {
    const { white, straw, red, brown, green, grey, cream } = pen.palette;
    const strands = repeat(46, (index) => {
      const x = pen.random.between(-170, 170);
      const y = -84 - (1 - (x / 200) ** 2) * pen.random.between(0, 96);
      return line(
        `M${(x - 44).toFixed(0)} ${(y + 12).toFixed(0)}q${pen.random.between(16, 40).toFixed(0)} -34 ${pen.random.between(60, 92).toFixed(0)} ${pen.random.between(-6, 14).toFixed(0)}`,
        shade(straw, [0.02, -0.05, -0.1][index % 3] ?? 0),
        8,
      );
    });
    const ball = (x: number, y: number): string =>
      circle(x, y, 27, pen.round(shade(brown, 0.04))) + ellipse(x - 8, y - 10, 8, 5, white, 'opacity=".25"');
    return (
      ellipse(14, -14, 300, 30, '#1b2030', 'opacity=".16"') +
      ellipse(0, -52, 270, 66, shade(white, -0.05)) +
      ellipse(0, -58, 264, 60, white) +
      ellipse(0, -60, 206, 42, shade(white, -0.05)) +
      path(
        'M-196 -66C-170 -140 -90 -182 0 -184C90 -182 170 -140 196 -66C120 -34 -120 -34 -196 -66Z',
        shade(straw, -0.06),
      ) +
      strands +
      path(
        'M-110 -124C-90 -176 -40 -200 6 -198C60 -198 106 -170 120 -124C90 -96 64 -120 36 -98C4 -80 -24 -112 -52 -96C-80 -86 -104 -100 -110 -124Z',
        pen.round(red),
      ) +
      ball(-50, -150) +
      ball(10, -176) +
      ball(56, -142) +
      repeat(16, () => circle(pen.random.between(-90, 96), pen.random.between(-190, -112), 4, cream)) +
      ellipse(-14, -206, 20, 8, green) +
      ellipse(14, -204, 18, 7, shade(green, 0.06)) +
      line('M-306 -18L-286 -120', grey, 10) +
      line('M308 -18L288 -120', grey, 10)
    );
  }),
  capsuleBottle: motif(260, 230, (pen) => {
    const { accentDeep, white, coral, cream, yellow } = pen.palette;
    const capsule = (x: number, y: number, turn: number, colour: string): string =>
      at(
        rect(-27, -12, 54, 24, cream, 12) +
          path('M0 -12H15A12 12 0 0 1 15 12H0Z', colour) +
          rect(-18, -7, 30, 4, white, 2, 'opacity=".6"'),
        x,
        y,
        1,
        turn,
      );
    return (
      tableShadow(240) +
      rect(-124, -158, 136, 158, pen.round(accentDeep), 18) +
      rect(-124, -118, 136, 78, cream) +
      circle(-56, -79, 24, coral, 'opacity=".85"') +
      circle(-64, -86, 8, cream) +
      circle(-48, -72, 6, cream) +
      rect(-114, -206, 116, 54, pen.linear(white, shade(white, -0.09)), 10) +
      repeat(7, (index) => rect(-104 + index * 16, -200, 3, 42, shade(white, -0.14), 2)) +
      capsule(62, -12, 8, coral) +
      capsule(106, -30, -34, yellow) +
      capsule(46, -34, 64, yellow)
    );
  }),
};
