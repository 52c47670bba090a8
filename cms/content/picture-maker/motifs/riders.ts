import { motif } from '../motif';
import type { Pen } from '../pen';
import { at, circle, line, rect, repeat } from '../svg';
import { figure, groundShadow, someone } from './figure';
import { specialPoses } from './poses-special';

export const wheel = (x: number, r: number, pen: Pen): string =>
  circle(x, -r, r - 3, 'none', `stroke="${pen.palette.charcoal}" stroke-width="6"`) +
  repeat(4, (index) => at(line(`M0 ${-r + 5}L0 ${r - 5}`, pen.palette.grey, 2.2), x, -r, 1, index * 45)) +
  circle(x, -r, 6, pen.palette.charcoal);

export const riderMotifs = {
  wheelchairUser: motif(150, 170, (pen) => {
    const { charcoal } = pen.palette;
    const sitter = figure(specialPoses.wheelchair, someone(pen, { hairStyle: 'short' }));
    return (
      groundShadow(76) +
      line('M-34 -128L-20 -62H34L48 -16H66', charcoal, 6) +
      line('M-34 -128H-48', charcoal, 7) +
      circle(46, -11, 9, 'none', `stroke="${charcoal}" stroke-width="5"`) +
      at(sitter, 0, -6) +
      wheel(-12, 42, pen)
    );
  }),
  cyclist: motif(240, 215, (pen) => {
    const { accentDeep, charcoal } = pen.palette;
    return (
      groundShadow(110) +
      wheel(-68, 46, pen) +
      wheel(72, 46, pen) +
      line('M-68 -46L-26 -112L44 -112L2 -46ZM-26 -112L2 -46M40 -130L72 -46M30 -140H52', accentDeep, 6) +
      rect(-44, -122, 34, 9, charcoal, 4) +
      at(figure(specialPoses.cycle, someone(pen)), -18, -66)
    );
  }),
  olderMan: motif(270, 210, (pen) => {
    const { charcoal, accentDeep, greyHair, skins, coral, navy } = pen.palette;
    const looks = someone(pen, {
      hair: greyHair,
      hairStyle: 'short',
      skin: skins[2],
      top: coral,
      bottom: navy,
    });
    return (
      groundShadow(140) +
      wheel(-44, 46, pen) +
      wheel(96, 46, pen) +
      line('M-44 -46L-6 -112L66 -112L26 -46ZM-6 -112L26 -46M62 -128L96 -46M52 -140L76 -138', accentDeep, 6) +
      rect(-26, -122, 36, 9, charcoal, 4) +
      at(figure(specialPoses.pushBicycle, looks), 14, 0)
    );
  }),
};
