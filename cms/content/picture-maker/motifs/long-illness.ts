import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

/** A germ as children draw it: round, with knobs. */
const germ = (size: number, colour: string): string =>
  repeat(9, (index) =>
    at(line(`M0 ${-size}V${-size - 12}`, colour, 6) + circle(0, -size - 16, 6, colour), 0, 0, 1, index * 40),
  ) +
  circle(0, 0, size, colour) +
  circle(-size * 0.3, -size * 0.25, size * 0.22, shade(colour, 0.1)) +
  circle(size * 0.34, size * 0.2, size * 0.16, shade(colour, -0.08));

export const longIllnessMotifs = {
  leafBattery: motif(760, 330, (pen) => {
    const { dark, paper, main, light2, pale, leaf: leafy, green, coral } = pen.palette;
    const cell = (index: number): string => {
      const x = -296 + index * 148;
      const fill =
        [pen.linear(shade(coral, 0.04), coral), pen.linear(shade(main, 0.06), main)][index] ?? pale;
      return (
        rect(x, -256, 128, 192, fill, 22) +
        (index < 2 ? rect(x + 16, -240, 18, 160, shade(light2, 0.06), 9, 'opacity=".5"') : '')
      );
    };
    return (
      ellipse(0, -2, 350, 14, '#1b2030', 'opacity=".14"') +
      rect(330, -216, 46, 112, pen.round(dark), 16) +
      rect(-346, -306, 690, 292, pen.linear(shade(dark, 0.05), dark), 58) +
      rect(-326, -286, 650, 252, paper, 44) +
      repeat(4, cell) +
      line('M-84 -78C-84 -140 -76 -190 -84 -236', green, 8) +
      at(leaf(88, 46, leafy), -84, -150, 1, 44) +
      at(leaf(88, 46, green), -84, -176, 1, -46) +
      at(leaf(64, 36, shade(leafy, 0.06)), -84, -226, 1, 8)
    );
  }),
  leafShield: motif(820, 560, (pen) => {
    const { main, deep, leaf: leafy, green, pine, purple, plum, coral, paper } = pen.palette;
    const shield =
      'M0 -540C90 -490 180 -476 236 -476C246 -300 220 -110 0 0C-220 -110 -246 -300 -236 -476C-180 -476 -90 -490 0 -540Z';
    const rows = repeat(8, (row) =>
      repeat(6, (column) =>
        at(
          leaf(120, 78, [leafy, green, pine, shade(leafy, 0.06)][(row * 2 + column) % 4] ?? green),
          -240 + column * 88 + (row % 2) * 44,
          -452 + row * 68,
          1,
          180 + pen.random.between(-8, 8),
        ),
      ),
    );
    return (
      ellipse(0, 4, 170, 12, '#1b2030', 'opacity=".14"') +
      path(shield, pen.linear(main, deep), `stroke="${paper}" stroke-width="26" stroke-linejoin="round"`) +
      pen.clipped(path(shield, '#000'), rows + path('M0 -560H260V20H0Z', '#1b2030', 'opacity=".07"')) +
      path(shield, 'none', `stroke="${paper}" stroke-width="22" stroke-linejoin="round"`) +
      at(germ(38, purple), -344, -400) +
      at(germ(28, plum), -390, -220) +
      at(germ(32, coral), 350, -330) +
      at(germ(24, purple), 330, -140) +
      at(germ(22, coral), -300, -90)
    );
  }),
  umbrellaStand: motif(200, 430, (pen) => {
    const { coral, red, main, deep, woodDeep, charcoal } = pen.palette;
    const rolled = (colour: string): string =>
      line('M0 -330V-390C0 -420 34 -420 34 -394', woodDeep, 11) +
      path('M-5 -340C-40 -250 -34 -90 -4 -40C28 -90 34 -250 5 -340Z', pen.round(colour)) +
      line('M-4 -330C-18 -240 -16 -120 -4 -60M4 -330C16 -250 16 -130 6 -70', shade(colour, -0.08), 4) +
      rect(-24, -210, 48, 14, shade(colour, -0.1), 6);
    return (
      floorShadow(100) +
      ellipse(0, -190, 76, 12, shade(deep, -0.08)) +
      at(rolled(coral), -24, -8, 1, -5) +
      at(rolled(shade(red, -0.04)), 34, -8, 0.9, 8) +
      path('M-78 -190H78L66 -8C66 -3 60 0 56 0H-56C-60 0 -66 -3 -66 -8Z', pen.linear(main, deep, 'right')) +
      ellipse(0, -190, 78, 13, 'none', `stroke="${shade(main, 0.07)}" stroke-width="8"`) +
      line('M-70 -130H70M-68 -70H68', shade(deep, -0.05), 6) +
      ellipse(0, -2, 60, 4, charcoal, 'opacity=".2"')
    );
  }),
  flareBasket: motif(520, 360, (pen) => {
    const { wood, woodDeep, coral, red, cream, main, accentPale, deep, yellow } = pen.palette;
    const basket = 'M-230 -170H230L200 -16C198 -6 190 0 180 0H-180C-190 0 -198 -6 -200 -16Z';
    return (
      tableShadow(460) +
      path(
        'M-210 -160C-206 -250 -150 -272 -100 -256L-84 -160Z',
        pen.linear(accentPale, shade(accentPale, -0.06)),
      ) +
      line('M-196 -190C-160 -214 -130 -214 -96 -204', shade(accentPale, -0.1), 5) +
      rect(-34, -372, 44, 40, shade(red, -0.1), 10) +
      path('M-96 -150V-290C-96 -326 -66 -338 -34 -338H10C42 -338 72 -326 72 -290V-150Z', pen.round(coral)) +
      line('M-60 -300V-160M-26 -316V-160M8 -316V-160M40 -300V-160', shade(coral, -0.07), 7) +
      at(rect(-40, -190, 80, 190, deep, 6) + rect(-28, -160, 56, 30, cream, 4), 132, -130, 1, 8) +
      at(rect(-26, -170, 52, 170, main, 6) + rect(-16, -140, 32, 20, yellow, 4), 192, -120, 1, 15) +
      path(basket, pen.linear(wood, woodDeep)) +
      pen.clipped(
        path(basket, '#000'),
        repeat(5, (row) =>
          repeat(13, (column) =>
            rect(
              -240 + column * 40 + (row % 2) * 20,
              -166 + row * 34,
              34,
              26,
              shade(wood, (row + column) % 2 ? 0.05 : -0.01),
              8,
            ),
          ),
        ),
      ) +
      rect(-240, -188, 480, 32, pen.linear(shade(wood, 0.04), woodDeep), 14)
    );
  }),
  glucoseKit: motif(420, 340, (pen) => {
    const { white, charcoal, red, main, deep, teal, grey } = pen.palette;
    const bars = [26, 44, 70, 50, 34] as const;
    const body =
      'M-96 -300C-96 -326 -70 -336 0 -336C70 -336 96 -326 96 -300L84 -60C80 -22 50 0 0 0C-50 0 -80 -22 -84 -60Z';
    return (
      tableShadow(230) +
      rect(-16, -384, 32, 70, shade(white, -0.04), 4) +
      rect(-16, -384, 32, 20, shade(red, 0.02), 4) +
      path(body, pen.linear(shade(white, 0), shade(white, -0.1))) +
      rect(-70, -304, 140, 142, pen.linear(shade(teal, 0.22), shade(teal, 0.14)), 16) +
      repeat(5, (index) =>
        rect(
          -54 + index * 23,
          -190 - (bars[index] ?? 30),
          14,
          bars[index] ?? 30,
          index === 2 ? red : deep,
          5,
        ),
      ) +
      circle(0, -112, 24, pen.round(main)) +
      circle(-48, -84, 13, grey) +
      circle(48, -84, 13, grey) +
      at(
        rect(-19, -230, 38, 190, pen.round(main), 16) +
          rect(-19, -160, 38, 14, shade(deep, -0.04)) +
          rect(-12, -44, 24, 30, charcoal, 6) +
          rect(-9, -250, 18, 26, shade(grey, -0.05), 6),
        164,
        -2,
        1,
        18,
      )
    );
  }),
};
