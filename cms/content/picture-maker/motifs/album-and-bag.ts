import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { leaf } from './leaves';
import { tableShadow } from './vessels';

/** A print with a white border; what it shows lies between -60 and 60, -46 and 46. */
const print = (pen: Pen, sky: string, art: string): string =>
  rect(-68, -52, 140, 112, '#1b2030', 4, 'opacity=".12"') +
  rect(-70, -56, 140, 112, pen.palette.white, 4) +
  pen.clipped(rect(-60, -46, 120, 92, '#000', 2), rect(-60, -46, 120, 92, sky) + art);

/** Somebody small, from the waist up, at the foot of a print. */
const sitter = (x: number, size: number, skin: string, hair: string, top: string): string =>
  at(
    path('M-24 2C-24 -26 -14 -34 0 -34C14 -34 24 -26 24 2Z', top) +
      circle(0, -48, 17, hair) +
      ellipse(0, -43, 12, 14, skin),
    x,
    46,
    size,
  );

const bottle = (pen: Pen, colour: string, cap: string): string =>
  rect(-34, -110, 68, 110, pen.round(colour), 8) +
  rect(-34, -78, 68, 52, pen.palette.white) +
  rect(-24, -66, 48, 7, pen.palette.grey, 3) +
  rect(-24, -50, 32, 7, shade(pen.palette.grey, 0.08), 3) +
  rect(-38, -142, 76, 36, pen.round(cap), 7) +
  repeat(6, (index) => line(`M${-28 + index * 11} -136V-112`, shade(cap, -0.07), 3));

export const albumAndBagMotifs = {
  /** An open album with photographs of many years. */
  photoAlbum: motif(640, 270, (pen) => {
    const {
      main,
      deep,
      cream,
      skins,
      hairs,
      white,
      straw,
      wood,
      coral,
      accentPale,
      navy,
      green,
      leaf: green2,
      light2,
      greyHair,
      yellow,
      clay,
    } = pen.palette;
    const page = 'M-304 -8L-258 -232Q-120 -262 0 -232V-2Q-150 -34 -304 -8Z';
    const other = 'M304 -8L258 -232Q120 -262 0 -232V-2Q150 -34 304 -8Z';
    const old = shade(straw, 0.03);
    return (
      ellipse(10, 2, 326, 12, '#1b2030', 'opacity=".16"') +
      path('M-326 6L-274 -240H274L326 6Q160 -16 0 12Q-160 -16 -326 6Z', pen.linear(main, deep)) +
      path(page, pen.linear(cream, shade(cream, -0.045))) +
      path(other, pen.linear(shade(cream, 0.01), shade(cream, -0.035))) +
      path('M0 -232Q-34 -240 -60 -238L-74 -18Q-30 -14 0 -2Z', shade(cream, -0.08), 'opacity=".55"') +
      path('M0 -232Q26 -240 44 -238L54 -16Q24 -12 0 -2Z', shade(cream, -0.06), 'opacity=".4"') +
      at(
        print(
          pen,
          old,
          sitter(-20, 1, skins[0], shade(wood, -0.24), shade(wood, -0.12)) +
            sitter(20, 1, skins[0], shade(wood, -0.16), shade(white, -0.04)) +
            circle(20, -12, 22, white, 'opacity=".35"'),
        ),
        -166,
        -160,
        1.12,
        -5,
      ) +
      at(
        print(
          pen,
          pen.linear(light2, accentPale),
          circle(34, -20, 12, yellow) +
            path('M-60 20Q-20 -4 20 14T60 8V46H-60Z', green) +
            path('M-38 10L-14 -14L10 10V36H-38Z', white) +
            path('M-44 10L-14 -20L16 10Z', clay) +
            rect(-22, 16, 16, 20, wood),
        ),
        -118,
        -66,
        0.92,
        4,
      ) +
      at(
        print(
          pen,
          pen.linear(light2, white),
          path('M-60 24Q0 6 60 22V46H-60Z', green) +
            sitter(-30, 0.86, skins[1], hairs[1], coral) +
            sitter(28, 0.9, skins[2], hairs[0], navy) +
            sitter(0, 0.52, skins[1], hairs[0], yellow),
        ),
        148,
        -154,
        1.26,
        4,
      ) +
      at(print(pen, accentPale, sitter(-2, 1.1, skins[1], greyHair, green2)), 204, -54, 0.68, -4) +
      at(leaf(84, 34, shade(green2, 0.06)), 96, -28, 1, 24) +
      line('M96 -28L112 -62', shade(green2, -0.08), 3)
    );
  }),
  /** A paper bag full of medicines on the way to be looked through. */
  paperBagOfMedicines: motif(330, 430, (pen) => {
    const { wood, woodDeep, orange, white, coral, main, cream } = pen.palette;
    const paper = shade(wood, 0.07);
    return (
      tableShadow(320) +
      at(bottle(pen, orange, white), -84, -262, 1.04, -6) +
      at(bottle(pen, shade(white, -0.03), coral), 84, -252, 1.1, 8) +
      at(
        rect(-56, -150, 112, 150, pen.linear(shade(main, 0.08), main), 6) +
          rect(-56, -112, 112, 40, cream) +
          circle(-34, -92, 10, coral),
        4,
        -258,
        0.95,
        2,
      ) +
      path(
        'M-158 -296L-132 -310L-106 -294L-78 -312L-50 -296L-20 -312L10 -296L40 -312L70 -296L98 -312L126 -296L156 -308L148 0H-148Z',
        pen.linear(paper, shade(wood, 0.01)),
      ) +
      path('M-158 -296L-132 -310L-118 -300L-108 0H-148Z', shade(woodDeep, 0.06), 'opacity=".45"') +
      path('M156 -308L126 -296L118 -302L112 0H148Z', shade(wood, 0.12), 'opacity=".5"') +
      line(
        'M-84 -226L-60 -150L-78 -92M40 -240L70 -176L46 -120M-20 -90L6 -48',
        shade(woodDeep, 0.02),
        5,
        'opacity=".35"',
      ) +
      line('M-108 -40H110', shade(woodDeep, 0.02), 4, 'opacity=".3"')
    );
  }),
  /** A sheet on which somebody has listed what they take, with a pen. */
  medicineList: motif(300, 150, (pen) => {
    const { white, cream, main, grey, accentDeep, coral } = pen.palette;
    return (
      ellipse(6, 0, 150, 6, '#1b2030', 'opacity=".14"') +
      path('M-146 0L-112 -138H112L146 0Z', pen.linear(white, shade(cream, -0.02))) +
      path('M-112 -138H112L118 -112H-118Z', main) +
      repeat(4, (index) => {
        const y = -94 + index * 24;
        const reach = 96 + index * 6;
        return (
          rect(-reach, y, 14, 10, index < 2 ? main : shade(grey, 0.1), 3) +
          rect(-reach + 26, y, 84, 8, grey, 4) +
          rect(18, y, 56, 8, shade(grey, 0.1), 4)
        );
      }) +
      line('M60 -22L150 -76', coral, 11) +
      line('M48 -14L60 -22', accentDeep, 6)
    );
  }),
};
