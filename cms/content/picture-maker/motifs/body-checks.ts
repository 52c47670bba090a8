import { shade } from '../colour';
import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { telephone } from './check-kit';
import { tableShadow } from './vessels';

const floorShadow = (width: number): string => ellipse(0, 2, width, 10, '#1b2030', 'opacity=".14"');

/** A plain mole. */
const mole = (x: number, y: number, size: number, colour: string): string =>
  ellipse(x, y, 9 * size, 8 * size, colour, 'opacity=".8"');

/** The one to show: two colors, and an edge that is not even. */
const oddMole = (x: number, y: number, size: number, colour: string): string =>
  at(
    path(
      'M-15 -2C-15 -9 -8 -10 -3 -12C2 -14 6 -10 11 -9C17 -7 15 -2 17 3C18 9 11 8 7 11C2 15 -3 10 -8 10C-14 10 -12 4 -15 -2Z',
      shade(colour, 0.06),
    ) +
      ellipse(5, 3, 9, 6, colour) +
      ellipse(-5, -2, 6, 5, shade(colour, -0.05)) +
      circle(8, -3, 3, shade(colour, -0.05)),
    x,
    y,
    size,
  );

const ruler = (pen: Pen, length: number): string =>
  rect(0, 0, length, 54, pen.linear(shade(pen.palette.straw, 0.05), shade(pen.palette.straw, -0.05)), 5) +
  repeat(Math.floor((length - 20) / 18), (index) =>
    line(`M${14 + index * 18} 3V${index % 5 ? 16 : 27}`, pen.palette.brown, 3),
  );

export const bodyCheckMotifs = {
  /** Somebody from behind, wrapped in a towel, who looks at the back of a shoulder with a hand mirror. */
  backCheck: motif(620, 600, (pen) => {
    const { skins, hairs, white, cream, wood, woodDeep, skyLow, light2 } = pen.palette;
    const skin = skins[1];
    const shadow = shade(skin, -0.05);
    return (
      path(
        'M62 -338C70 -300 168 -296 214 -262C250 -236 268 -150 282 -40C284 -10 240 0 226 -26L186 -150C182 -90 188 -40 192 0H-176C-172 -60 -170 -110 -176 -160C-196 -120 -232 -96 -254 -122C-292 -146 -300 -230 -274 -322L-222 -316C-232 -262 -230 -234 -218 -212C-200 -262 -150 -290 -104 -300C-72 -306 -60 -318 -58 -338Z',
        pen.linear(shade(skin, 0.025), shade(skin, -0.03)),
      ) +
      line('M2 -262C-4 -210 -2 -160 2 -112', shadow, 8, 'opacity=".55"') +
      line('M-104 -220C-70 -198 -62 -170 -74 -140', shadow, 9, 'opacity=".5"') +
      line('M112 -224C82 -200 74 -172 84 -140', shadow, 9, 'opacity=".5"') +
      line('M-178 -164C-182 -184 -190 -200 -204 -214M186 -152C184 -172 180 -186 174 -198', shadow, 8) +
      path('M-60 -354H62L60 -300C30 -286 -30 -286 -58 -300Z', shade(skin, -0.035)) +
      path(
        'M-82 -420C-86 -494 -48 -532 2 -532C54 -532 90 -494 86 -420C84 -366 52 -334 2 -334C-48 -334 -80 -366 -82 -420Z',
        pen.round(hairs[1]),
      ) +
      ellipse(2, -552, 46, 40, pen.round(shade(hairs[1], 0.03))) +
      line('M-30 -530C-10 -514 18 -514 36 -530', shade(hairs[1], 0.1), 7) +
      ellipse(-84, -420, 10, 22, shadow) +
      ellipse(88, -420, 10, 22, shadow) +
      oddMole(124, -250, 1.2, shade(skin, -0.24)) +
      mole(-120, -246, 0.7, shade(skin, -0.2)) +
      mole(-36, -190, 0.55, shade(skin, -0.2)) +
      mole(44, -146, 0.6, shade(skin, -0.18)) +
      mole(104, -160, 0.5, shade(skin, -0.2)) +
      mole(-98, -118, 0.5, shade(skin, -0.2)) +
      path('M-182 -96C-80 -72 90 -72 190 -98L196 0H-178Z', pen.linear(white, shade(cream, -0.04))) +
      line('M-180 -66C-70 -42 90 -42 192 -68', light2, 9) +
      line('M96 -76C90 -50 96 -24 92 0', shade(cream, -0.08), 6) +
      line('M-252 -400L-246 -282', woodDeep, 24) +
      circle(-256, -470, 88, pen.linear(wood, woodDeep)) +
      circle(-256, -470, 72, pen.linear(skyLow, light2)) +
      pen.clipped(
        circle(-256, -470, 72, '#000'),
        path('M-328 -418C-294 -488 -224 -496 -184 -458V-378H-328Z', skin) +
          oddMole(-248, -446, 1.7, shade(skin, -0.24)) +
          path('M-324 -488L-264 -544H-234L-324 -454Z', white, 'opacity=".4"'),
      ) +
      path(
        'M-280 -376C-268 -388 -224 -388 -214 -374C-206 -356 -208 -326 -216 -308C-228 -296 -268 -298 -278 -312C-288 -330 -288 -360 -280 -376Z',
        shade(skin, 0.03),
      ) +
      line(
        'M-272 -356C-254 -362 -230 -362 -216 -354M-274 -336C-254 -342 -230 -342 -214 -336M-272 -318C-254 -322 -232 -322 -218 -318',
        shade(skin, -0.06),
        5,
        'opacity=".7"',
      ) +
      line('M-214 -366C-204 -372 -202 -388 -210 -398', shade(skin, 0.02), 18)
    );
  }),
  /** A forearm with a few moles, a ruler laid along the largest. */
  moleForearm: motif(900, 330, (pen) => {
    const { skins, main, deep } = pen.palette;
    const skin = skins[2];
    return (
      ellipse(0, 4, 430, 15, '#1b2030', 'opacity=".14"') +
      line('M262 -112C280 -140 300 -152 334 -158', shade(skin, 0.005), 34) +
      line('M318 -28L398 -4', shade(skin, -0.045), 30) +
      line('M326 -50L432 -30', shade(skin, -0.03), 31) +
      line('M328 -78L446 -66', shade(skin, -0.01), 32) +
      line('M322 -104L426 -104', shade(skin, 0.01), 31) +
      path(
        'M-340 -196C-200 -190 60 -150 196 -128C236 -134 290 -132 326 -122C348 -100 346 -40 326 -18C280 -6 220 -12 176 -20C20 4 -200 8 -340 4Z',
        pen.linear(shade(skin, 0.035), shade(skin, -0.04)),
      ) +
      line('M340 -91L366 -90M344 -63L370 -59M340 -39L362 -34', shade(skin, -0.1), 4, 'opacity=".6"') +
      path('M444 -74C452 -74 456 -68 455 -60C448 -60 440 -62 438 -66Z', shade(skin, 0.12), 'opacity=".7"') +
      path(
        'M424 -112C432 -112 436 -106 435 -99C428 -98 420 -100 418 -104Z',
        shade(skin, 0.12),
        'opacity=".7"',
      ) +
      path('M-560 -222H-330C-318 -150 -318 -50 -330 14H-560Z', pen.linear(main, deep)) +
      line('M-356 -214C-346 -150 -346 -50 -356 12', shade(main, 0.08), 8) +
      oddMole(-22, -122, 1.6, shade(skin, -0.17)) +
      mole(-206, -140, 0.8, shade(skin, -0.17)) +
      mole(-250, -60, 0.7, shade(skin, -0.17)) +
      mole(118, -96, 0.7, shade(skin, -0.17)) +
      mole(60, -48, 0.6, shade(skin, -0.17)) +
      at(ruler(pen, 300), -170, -90, 1, 4)
    );
  }),
  /** A telephone that keeps a picture of one spot. */
  spotPhone: motif(190, 380, (pen) => {
    const { skins, white, grey, main } = pen.palette;
    return (
      tableShadow(190) +
      telephone(pen, pen.linear(white, shade(white, -0.03))) +
      rect(-68, -330, 136, 150, shade(skins[2], 0.02), 10) +
      oddMole(0, -270, 2.2, shade(skins[2], -0.17)) +
      at(ruler(pen, 120), -60, -222, 0.86) +
      [-160, -96]
        .map(
          (y, index) =>
            rect(-68, y, 60, 56, shade(skins[2], index ? 0.05 : 0), 8) +
            oddMole(-38, y + 28, 1, shade(skins[2], -0.17)),
        )
        .join('') +
      rect(6, -150, 60, 8, grey, 4) +
      rect(6, -130, 40, 8, shade(grey, 0.1), 4) +
      rect(6, -86, 60, 8, grey, 4) +
      rect(6, -66, 40, 8, shade(grey, 0.1), 4) +
      circle(56, -46, 9, main)
    );
  }),
  /** A scanner as one sees it from the foot of its couch. */
  tunnelScanner: motif(640, 580, (pen) => {
    const { white, grey, main, light2, deep, dark, cream, accent, accentPale } = pen.palette;
    return (
      floorShadow(330) +
      path(
        'M-250 0C-262 -60 -240 -90 -210 -110H210C240 -90 262 -60 250 0Z',
        pen.linear(shade(white, -0.06), shade(grey, 0.06)),
      ) +
      rect(-300, -576, 600, 500, pen.linear(white, shade(white, -0.07)), 190) +
      rect(-268, -546, 536, 440, pen.linear(shade(white, -0.02), shade(white, -0.05)), 170) +
      circle(0, -330, 176, pen.linear(light2, main)) +
      circle(0, -330, 160, pen.linear(shade(white, -0.02), shade(grey, 0.08))) +
      circle(0, -330, 132, pen.linear(dark, deep)) +
      circle(0, -318, 104, pen.linear(deep, shade(main, 0.02))) +
      ellipse(0, -300, 74, 78, shade(light2, 0.04), 'opacity=".5"') +
      path('M-50 -266H50L116 -128H-116Z', pen.linear(shade(main, 0.04), main)) +
      path('M-42 -262H42L62 -222H-62Z', pen.linear(white, cream)) +
      path('M-88 -180H88L112 -132H-112Z', pen.linear(accentPale, accent)) +
      path('M-116 -128H116L108 -100H-108Z', shade(deep, -0.02)) +
      path(
        'M-64 -100H64L84 -6Q84 0 76 0H-76Q-84 0 -84 -6Z',
        pen.linear(shade(grey, 0.04), shade(grey, -0.05)),
      ) +
      rect(-246, -356, 36, 62, dark, 10) +
      circle(-228, -340, 7, accent) +
      circle(-228, -316, 7, light2) +
      rect(210, -356, 36, 62, dark, 10) +
      circle(228, -340, 7, light2) +
      circle(228, -316, 7, accent) +
      path('M-180 -506C-100 -556 100 -556 180 -506C100 -534 -100 -534 -180 -506Z', light2, 'opacity=".7"')
    );
  }),
  /** A microscope with a slide under its lens. */
  microscope: motif(330, 470, (pen) => {
    const { white, grey, main, deep, dark, charcoal, red, accent, cream } = pen.palette;
    return (
      tableShadow(300) +
      path(
        'M-130 -34C-130 -52 -114 -56 -96 -56H120C146 -56 152 -40 152 -22V-8Q152 0 142 0H-120Q-130 0 -130 -8Z',
        pen.linear(main, deep),
      ) +
      path(
        'M56 -50C112 -100 132 -180 104 -262C94 -294 70 -318 40 -332L58 -372C116 -350 160 -296 168 -216C174 -152 152 -92 116 -50Z',
        pen.linear(shade(main, 0.03), deep),
      ) +
      rect(-118, -158, 220, 22, pen.linear(charcoal, shade(charcoal, -0.05)), 5) +
      rect(-92, -168, 130, 11, shade(pen.palette.blue, 0.2), 3) +
      ellipse(-34, -168, 22, 4, red, 'opacity=".85"') +
      rect(-60, -136, 52, 26, shade(grey, -0.05), 5) +
      ellipse(-34, -62, 34, 12, accent) +
      path('M-52 -110H-16L-8 -68H-60Z', cream, 'opacity=".55"') +
      at(
        rect(-30, -318, 60, 178, pen.round(white), 10) +
          rect(-36, -356, 72, 46, pen.round(shade(main, 0.02)), 8) +
          rect(-24, -436, 48, 84, pen.round(white), 8) +
          rect(-32, -456, 64, 30, pen.round(charcoal), 9) +
          rect(-38, -160, 76, 22, pen.round(dark), 8) +
          rect(-15, -138, 30, 40, pen.round(grey), 4) +
          rect(-11, -100, 22, 14, pen.round(charcoal), 3),
        -18,
        -104,
        0.8,
        12,
      ) +
      circle(116, -116, 30, pen.round(charcoal)) +
      circle(116, -116, 17, shade(charcoal, 0.1)) +
      circle(130, -182, 19, pen.round(charcoal))
    );
  }),
};
