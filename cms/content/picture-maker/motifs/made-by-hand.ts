import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { bust } from './bust';
import { someone, type Looks } from './figure';
import { tableShadow } from './vessels';

/** A sheet that lies on the table, seen from the front edge, with a small landscape painted on it. */
const watercolorPad = (pen: Pen): string => {
  const { white, cream, coral, yellow, leaf, green, blue, wood, woodDeep } = pen.palette;
  const sheet = 'M-236 -14L-176 -214H196L252 -14Z';
  const wash = (d: string, colour: string, opacity: number): string =>
    path(d, colour, `opacity="${opacity}"`);
  return (
    ellipse(16, 0, 282, 17, '#1b2030', 'opacity=".15"') +
    path('M-262 0L-194 -226H212L278 0Z', pen.linear(wood, woodDeep)) +
    path('M-262 0H278V12H-262Z', shade(woodDeep, -0.05)) +
    path(sheet, pen.linear(shade(white, -0.03), white)) +
    pen.clipped(
      `<path d="M-204 -34L-152 -198H172L220 -34Z"/>`,
      rect(-240, -210, 480, 180, shade(cream, 0.01)) +
        wash(
          'M-220 -200H230V-130C120 -150 60 -112 -40 -134C-120 -150 -180 -128 -220 -138Z',
          shade(blue, 0.14),
          0.75,
        ) +
        circle(84, -158, 19, yellow) +
        circle(84, -158, 30, yellow, 'opacity=".3"') +
        wash(
          'M-240 -96C-160 -160 -90 -150 -20 -106C40 -140 130 -138 240 -92V0H-240Z',
          shade(leaf, 0.16),
          0.8,
        ) +
        wash('M-240 -76C-140 -108 -60 -66 20 -84C110 -104 180 -72 250 -80V0H-240Z', green, 0.72) +
        wash('M-240 -52C-130 -74 -30 -42 60 -56C140 -68 200 -50 250 -58V0H-240Z', leaf, 0.8) +
        [-118, -84, -50, 122, 156]
          .map((x, index) => circle(x, -58 + (index % 2) * 12, 8, index % 2 ? coral : shade(coral, 0.08)))
          .join(''),
    ) +
    [-196, -98, 0, 98, 196]
      .map((x) => rect(x * 0.93 - 12, -220, 24, 9, shade(pen.palette.straw, -0.06), 3))
      .join('')
  );
};

const brush = (pen: Pen, hair: string): string =>
  path('M-6 0L-3 -190C-2 -198 2 -198 3 -190L6 0Z', pen.linear(pen.palette.coral, pen.palette.clay)) +
  rect(-8, -218, 16, 32, pen.palette.grey, 3) +
  path('M-9 -216C-14 -242 -6 -256 1 -270C8 -254 13 -240 9 -216Z', hair);

const brushJar = (pen: Pen): string => {
  const { white, blue, brown, woodDeep, teal } = pen.palette;
  return (
    tableShadow(130) +
    at(brush(pen, shade(brown, -0.02)), -24, -24, 1, -12) +
    at(brush(pen, woodDeep), 26, -24, 0.94, 14) +
    at(brush(pen, shade(teal, -0.05)), 2, -24, 1.06, 2) +
    path('M-64 -168H64L60 -14C60 -4 52 0 42 0H-42C-52 0 -60 -4 -60 -14Z', white, 'opacity=".4"') +
    path(
      'M-62 -108H62L58 -14C58 -6 50 -4 42 -4H-42C-50 -4 -58 -6 -58 -14Z',
      pen.linear(shade(blue, 0.16), shade(teal, 0.1)),
      'opacity=".62"',
    ) +
    ellipse(0, -108, 62, 10, shade(blue, 0.2), 'opacity=".85"') +
    ellipse(0, -168, 64, 11, 'none', `stroke="${white}" stroke-width="5"`) +
    line('M-46 -146L-43 -34', white, 7, 'opacity=".65"')
  );
};

const paintTin = (pen: Pen): string => {
  const { charcoal, white, red, orange, yellow, green, teal, blue, purple, brown, main, pink } = pen.palette;
  const pans = [red, orange, yellow, green, teal, blue, purple, brown, pink, main];
  return (
    ellipse(10, 0, 216, 12, '#1b2030', 'opacity=".15"') +
    path('M-186 -92L-168 -172H168L186 -92Z', pen.linear(shade(white, -0.05), white)) +
    [-104, 0, 104]
      .map((x, index) =>
        ellipse(
          x * 0.94,
          -130,
          40,
          21,
          shade([blue, coralOf(pen), green][index] ?? blue, 0.1),
          'opacity=".6"',
        ),
      )
      .join('') +
    path('M-204 -6L-186 -94H186L204 -6Z', pen.linear(shade(charcoal, 0.12), charcoal)) +
    rect(-204, -8, 408, 14, shade(charcoal, -0.05), 5) +
    repeat(10, (index) => {
      const column = index % 5;
      const row = Math.floor(index / 5);
      return rect(
        -166 + column * 68 - row * 5 + column * row * 2.4,
        -82 + row * 36,
        56 + row * 2,
        28,
        pans[index] ?? red,
        6,
      );
    })
  );
};

const coralOf = (pen: Pen): string => pen.palette.coral;

/** A potter's wheel with a bowl that has just been turned, a sponge and a pail of slip. */
const potterWheel = (pen: Pen): string => {
  const { clay, grey, charcoal, woodDeep, wood, straw, blue, white } = pen.palette;
  return (
    ellipse(0, 2, 330, 16, '#1b2030', 'opacity=".16"') +
    rect(-30, -150, 60, 120, pen.round(shade(grey, -0.08)), 8) +
    path('M-150 0L-120 -40H120L150 0Z', pen.linear(wood, woodDeep)) +
    path(
      'M-240 -176H240L206 -104C200 -92 190 -88 176 -88H-176C-190 -88 -200 -92 -206 -104Z',
      pen.round(blue),
    ) +
    ellipse(0, -176, 240, 34, shade(blue, 0.08)) +
    ellipse(0, -174, 212, 27, shade(blue, -0.1)) +
    ellipse(0, -182, 150, 20, shade(charcoal, 0.14)) +
    ellipse(0, -188, 150, 20, pen.round(grey)) +
    ellipse(0, -188, 104, 13, shade(grey, -0.06)) +
    path(
      'M-128 -342C-128 -270 -92 -226 -58 -190C-30 -182 30 -182 58 -190C92 -226 128 -270 128 -342Z',
      pen.round(clay, 0.14),
    ) +
    ellipse(0, -342, 128, 25, shade(clay, 0.05)) +
    ellipse(0, -339, 112, 19, shade(clay, -0.1)) +
    line('M-112 -296C-60 -276 60 -276 112 -296M-92 -252C-44 -234 44 -234 92 -252', shade(clay, -0.06), 4) +
    path('M152 -196C150 -222 214 -226 216 -198C214 -184 158 -182 152 -196Z', straw) +
    circle(172, -204, 3, shade(straw, -0.12)) +
    circle(194, -200, 3, shade(straw, -0.12)) +
    line('M-100 -318C-96 -282 -80 -250 -60 -222', white, 7, 'opacity=".22"')
  );
};

const pot = (d: string, mouth: number, top: number, colour: string, pen: Pen): string =>
  path(d, pen.round(colour, 0.12)) + ellipse(0, top, mouth, mouth * 0.2, shade(colour, -0.1));

/** A board on two brackets with finished pots. */
const potShelf = (pen: Pen): string => {
  const { wood, woodDeep, cream, teal, coral, straw, leaf } = pen.palette;
  const jar =
    'M-34 -150C-40 -118 -62 -98 -62 -56C-62 -18 -40 0 0 0C40 0 62 -18 62 -56C62 -98 40 -118 34 -150Z';
  const cup = 'M-46 -92L-36 -8C-36 -2 -30 0 -24 0H24C30 0 36 -2 36 -8L46 -92Z';
  const dish = 'M-86 -62C-80 -20 -40 0 0 0C40 0 80 -20 86 -62Z';
  return (
    path('M-250 0V46L-206 0ZM250 0V46L206 0Z', woodDeep) +
    at(pot(jar, 34, -150, cream, pen) + line('M-58 -70C-30 -58 30 -58 58 -70', teal, 9), -226, -14) +
    at(pot(cup, 46, -92, teal, pen), -96, -14) +
    at(pot(dish, 86, -62, coral, pen), 60, -14) +
    at(pot(jar, 34, -150, shade(leaf, 0.1), pen), 226, -14, 0.84) +
    rect(-310, -16, 620, 26, pen.linear(shade(wood, 0.04), wood), 6) +
    rect(-310, 6, 620, 6, shade(straw, -0.26), 3)
  );
};

/** Somebody who stands and faces us, 450 tall, with an open song folder in both hands. */
const singer = (pen: Pen, looks: Looks, folder: string): string => {
  const { top, bottom, skin, shoes } = looks;
  const legs = looks.dress
    ? path('M-56 -300L-74 -92Q0 -72 74 -92L56 -300Z', pen.linear(top, shade(top, -0.05))) +
      line('M-24 -92V-18M24 -92V-18', shade(skin, -0.03), 22)
    : line('M-24 -210V-18M24 -210V-18', bottom, 40);
  return (
    legs +
    ellipse(-28, -8, 26, 11, shoes) +
    ellipse(28, -8, 26, 11, shoes) +
    path('M-60 -300C-60 -260 -54 -226 -52 -196H52C54 -226 60 -260 60 -300Z', top) +
    at(bust(looks), 0, -296) +
    ellipse(0, -402, 7, 8, shade(skin, -0.24)) +
    line('M-54 -336L-70 -268L-36 -262M54 -336L70 -268L36 -262', shade(top, -0.05), 25) +
    path('M0 -286L-64 -304V-244L0 -226L64 -244V-304Z', pen.linear(shade(folder, 0.04), folder)) +
    path('M0 -294L-56 -310V-298L0 -281L56 -298V-310Z', pen.palette.white) +
    line('M0 -284V-228', shade(folder, -0.1), 4) +
    circle(-60, -258, 12, skin) +
    circle(60, -258, 12, skin)
  );
};

export const madeByHandMotifs = {
  watercolorPad: motif(560, 230, watercolorPad),
  brushJar: motif(150, 310, brushJar),
  paintTin: motif(430, 180, paintTin),
  potterWheel: motif(660, 370, potterWheel),
  potShelf: motif(630, 190, potShelf),
  /** Five people of a community choir, three behind and two in front. */
  choirRow: motif(860, 560, (pen) => {
    const { skins, hairs, greyHair, coral, teal, yellow, purple, deep, navy, charcoal, cream, plum } =
      pen.palette;
    const folder = shade(pen.palette.navy, 0.02);
    const dark = { bottom: charcoal, shoes: shade(charcoal, -0.05) };
    return (
      ellipse(0, 0, 430, 16, '#1b2030', 'opacity=".15"') +
      rect(-400, -74, 800, 74, pen.linear(pen.palette.wood, pen.palette.woodDeep), 6) +
      rect(-400, -80, 800, 14, shade(pen.palette.wood, 0.05), 6) +
      at(
        singer(
          pen,
          someone(pen, { ...dark, hairStyle: 'short', hair: greyHair, top: teal, skin: skins[0] }),
          folder,
        ),
        -270,
        -72,
      ) +
      at(
        singer(
          pen,
          someone(pen, { ...dark, hairStyle: 'curls', hair: hairs[0], top: yellow, skin: skins[3] }),
          folder,
        ),
        0,
        -72,
        1.02,
      ) +
      at(
        singer(
          pen,
          someone(pen, { ...dark, hairStyle: 'scarf', hair: plum, top: purple, dress: true, skin: skins[2] }),
          folder,
        ),
        270,
        -72,
        0.97,
      ) +
      at(
        singer(
          pen,
          someone(pen, {
            hairStyle: 'long',
            hair: hairs[2],
            top: coral,
            dress: true,
            shoes: cream,
            skin: skins[1],
          }),
          folder,
        ),
        -138,
        6,
        0.98,
      ) +
      at(
        singer(
          pen,
          someone(pen, {
            hairStyle: 'short',
            hair: hairs[1],
            top: deep,
            bottom: navy,
            shoes: charcoal,
            skin: skins[2],
          }),
          folder,
        ),
        138,
        6,
        1.03,
      )
    );
  }),
};
