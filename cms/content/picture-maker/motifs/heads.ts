import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path } from '../svg';
import { blossomHead, leaf, roundSprig, slimSprig, sprig, stemmed } from './leaves';

/** Head and shoulders in profile, looking right, about 420 wide and 520 tall; no eye and no mouth, so that it is nobody in particular. */
export const profile =
  'M-250 40C-240 -40 -180 -70 -110 -92C-78 -104 -74 -140 -84 -176C-112 -206 -142 -250 -142 -312C-142 -412 -60 -470 30 -470C120 -470 170 -416 172 -350C172 -334 168 -324 172 -308C180 -286 200 -262 206 -246C210 -234 198 -228 186 -226C182 -216 186 -210 192 -204C196 -196 192 -190 184 -188C190 -184 190 -174 182 -168C178 -160 186 -152 182 -136C176 -110 146 -104 116 -106C98 -106 86 -98 84 -80C84 -50 120 -40 180 -12C206 2 216 20 220 40Z';
export const shoulders =
  'M-250 40C-240 -40 -180 -70 -110 -92C-40 -60 30 -50 84 -62C96 -44 130 -34 180 -12C206 2 216 20 220 40Z';
export const face = (pen: Pen, skin: string): string =>
  path(profile, pen.linear(shade(skin, 0.02), shade(skin, -0.03)));
export const ear = (skin: string): string =>
  path(
    'M0 -262C-34 -286 -52 -246 -30 -222C-20 -206 0 -204 6 -220C10 -236 8 -252 0 -262Z',
    shade(skin, -0.045),
  ) + line('M-4 -250C-22 -262 -30 -240 -18 -226', shade(skin, -0.11), 4);

export const shortHair =
  'M120 -432C150 -400 60 -392 36 -340C26 -310 24 -290 12 -276C-4 -282 -18 -276 -26 -262C-30 -232 -40 -210 -74 -168C-90 -170 -106 -190 -116 -206C-150 -250 -158 -330 -132 -390C-96 -480 40 -510 110 -466C140 -448 132 -440 120 -432Z';

export const headMotifs = {
  gardenHead: motif(480, 520, (pen) => {
    const { palette } = pen;
    const cavity =
      'M-110 -312C-110 -394 -50 -440 30 -440C100 -440 140 -400 142 -348C142 -322 140 -310 146 -296C120 -250 60 -214 10 -210C-60 -206 -110 -250 -110 -312Z';
    return (
      path(profile, pen.linear(palette.main, palette.deep)) +
      path(cavity, pen.linear(palette.skyLow, palette.pale)) +
      pen.clipped(
        path(cavity, '#000'),
        circle(84, -374, 34, palette.yellow) +
          path('M-140 -270C-60 -310 60 -240 160 -290V-180H-140Z', palette.green) +
          path('M-140 -244C-40 -274 60 -220 160 -250V-180H-140Z', palette.leaf),
      ) +
      at(sprig(200, -30, 5, palette.leaf), -62, -242) +
      at(slimSprig(220, 26, 8, palette.pine), -20, -232) +
      at(stemmed(blossomHead(34, pen, palette.coral), 150, -14, palette.leaf), -98, -250) +
      at(stemmed(blossomHead(38, pen, palette.white), 190, 12, palette.leaf), 34, -230) +
      at(stemmed(blossomHead(32, pen, palette.accent), 130, 24, palette.leaf), 82, -240) +
      at(roundSprig(150, 60, 5, palette.green), 74, -244)
    );
  }),
  manProfile: motif(480, 520, (pen) => {
    const { main, deep } = pen.palette;
    return (
      path(profile, pen.linear(shade(main, 0.05), main)) +
      path(
        'M182 -168C178 -160 186 -152 182 -136C176 -100 146 -94 116 -98C80 -92 30 -130 8 -214C26 -214 40 -206 50 -190C80 -176 120 -182 140 -192C156 -198 172 -196 184 -188C190 -184 190 -174 182 -168Z',
        deep,
      ) +
      path(shortHair, deep) +
      ear(main) +
      path(shoulders, deep)
    );
  }),
  womanProfile: motif(520, 560, (pen) => {
    const { main, light2, deep } = pen.palette;
    return (
      circle(-128, -470, 74, deep) +
      path(profile, pen.linear(shade(light2, 0.02), light2)) +
      path(
        'M150 -430C120 -350 60 -330 20 -276C2 -276 -18 -270 -26 -256C-40 -216 -60 -196 -92 -168C-140 -200 -166 -270 -158 -340C-148 -440 -60 -500 40 -488C100 -482 140 -460 150 -430Z',
        pen.linear(shade(main, -0.04), deep),
      ) +
      ear(light2) +
      circle(-14, -190, 9, pen.palette.accent) +
      path(shoulders, main) +
      [-70, -38, -8, 24, 54]
        .map((turn, index) =>
          at(
            leaf(150 - Math.abs(turn) * 0.5, 54, index % 2 ? pen.palette.leaf : pen.palette.green),
            -150,
            -440,
            1,
            turn - 50,
          ),
        )
        .join('') +
      at(blossomHead(44, pen, pen.palette.accent), -132, -420) +
      at(blossomHead(30, pen, pen.palette.accentPale), -74, -458)
    );
  }),
  teenHeadphones: motif(480, 540, (pen) => {
    const { palette } = pen;
    const skin = palette.skins[1];
    return (
      face(pen, skin) +
      path(
        'M154 -430C170 -380 110 -380 70 -356C50 -330 30 -300 16 -272C-10 -280 -24 -262 -26 -240C-30 -190 -50 -120 -60 -70C-130 -70 -180 -110 -186 -200C-190 -330 -170 -500 30 -500C100 -500 144 -470 154 -430Z',
        palette.hairs[1],
      ) +
      path(shoulders, pen.linear(palette.main, palette.deep)) +
      path(
        'M-110 -92C-50 -110 30 -120 84 -76C96 -44 60 -20 -10 -24C-70 -28 -110 -60 -110 -92Z',
        shade(palette.main, 0.06),
      ) +
      path(
        'M-34 -250C-72 -350 -56 -470 2 -504C18 -502 28 -500 34 -496C-12 -460 -30 -360 2 -250Z',
        palette.accent,
      ) +
      ellipse(-8, -236, 52, 66, palette.accentDeep) +
      ellipse(0, -236, 40, 54, palette.accent) +
      ellipse(4, -236, 20, 30, palette.accentPale)
    );
  }),
  midlifeWoman: motif(520, 560, (pen) => {
    const { palette } = pen;
    const skin = palette.skins[1];
    const hair = palette.hairs[2];
    return (
      path(
        'M-96 -440C-230 -420 -230 -200 -196 -110C-170 -60 -90 -60 -60 -110C-40 -160 -30 -220 -26 -250Z',
        shade(hair, -0.05),
      ) +
      face(pen, skin) +
      path(
        'M160 -420C150 -360 96 -340 60 -322C40 -300 30 -284 14 -268C-10 -276 -26 -256 -26 -236C-20 -190 -50 -120 -90 -100C-140 -90 -186 -130 -186 -220C-190 -360 -150 -500 40 -494C110 -490 156 -460 160 -420Z',
        pen.linear(shade(hair, 0.04), shade(hair, -0.06)),
      ) +
      line(
        'M120 -452C40 -450 -60 -420 -96 -290M70 -474C-40 -470 -120 -400 -136 -260',
        palette.greyHair,
        9,
        'opacity=".6"',
      ) +
      circle(-10, -196, 11, palette.accent) +
      path(shoulders, pen.linear(palette.coral, palette.clay)) +
      path(
        'M-112 -92C-50 -112 40 -108 88 -78C104 -48 60 -22 -10 -26C-74 -30 -116 -60 -112 -92Z',
        shade(palette.coral, 0.06),
      )
    );
  }),
};
