import { shade } from '../colour';
import { motif } from '../motif';
import { at, circle, ellipse, line, path, rect, repeat } from '../svg';
import { phone } from './evening';
import { tableShadow } from './vessels';

export const gameNightMotifs = {
  boardGame: motif(720, 200, (pen) => {
    const { green, red, blue, yellow, cream, woodDeep, white, charcoal } = pen.palette;
    const pawn = (x: number, y: number, colour: string): string =>
      at(
        ellipse(6, 0, 30, 7, '#1b2030', 'opacity=".2"') +
          path('M-26 0C-26 -20 -12 -26 -10 -52H10C12 -26 26 -20 26 0Z', pen.round(colour)) +
          circle(0, -64, 19, pen.round(colour)),
        x,
        y,
      );
    const die = (x: number, y: number, turn: number): string =>
      at(
        rect(-29, -58, 58, 58, white, 12) +
          circle(-14, -43, 5.5, charcoal) +
          circle(14, -15, 5.5, charcoal) +
          circle(0, -29, 5.5, charcoal),
        x,
        y,
        1,
        turn,
      );
    const track = repeat(9, (index) =>
      ellipse(
        -208 + index * 52,
        -42 - Math.sin(index * 0.9) * 26,
        23,
        11,
        [red, yellow, white, blue][index % 4] ?? white,
      ),
    );
    return (
      ellipse(14, 6, 372, 15, '#1b2030', 'opacity=".16"') +
      path('M-268 -120H268L352 -2H-352Z', pen.linear(shade(green, 0.06), green)) +
      path('M-352 -2H352V12H-352Z', woodDeep) +
      path('M-246 -110H246L312 -14H-312Z', shade(cream, -0.02)) +
      track +
      pawn(-150, -52, red) +
      pawn(-40, -34, blue) +
      pawn(96, -62, yellow) +
      die(206, -24, 8) +
      die(270, -34, -14)
    );
  }),
  phoneBasket: motif(300, 240, (pen) => {
    const { wood, woodDeep, navy } = pen.palette;
    return (
      tableShadow(250) +
      at(phone(pen, pen.linear(shade(navy, 0.1), navy)), -66, -30, 1, -10) +
      at(phone(pen, pen.linear(shade(pen.palette.teal, -0.05), navy)), 10, -46, 1, 3) +
      at(phone(pen, pen.linear(shade(navy, 0.06), navy)), 70, -56, 1, 9) +
      path('M-142 -120H142L116 -8C114 0 -114 0 -116 -8Z', pen.linear(wood, woodDeep)) +
      repeat(3, (index) =>
        line(
          `M${-132 + index * 7} ${-88 + index * 30}H${132 - index * 7}`,
          shade(woodDeep, -0.03),
          6,
          'opacity=".6"',
        ),
      ) +
      repeat(9, (index) =>
        line(`M${-108 + index * 27} -112L${-92 + index * 23} -6`, shade(woodDeep, -0.03), 4, 'opacity=".45"'),
      ) +
      rect(-150, -132, 300, 24, shade(wood, 0.04), 11)
    );
  }),
  moonLamp: motif(190, 230, (pen) => {
    const glow = '#f8dfa6';
    return (
      circle(0, -110, 300, pen.glow(glow, 0.75)) +
      tableShadow(110) +
      rect(-46, -22, 92, 22, pen.round(pen.palette.wood), 8) +
      path('M30 -200A92 92 0 1 0 82 -52A74 74 0 1 1 30 -200Z', pen.linear('#fdf0cd', glow))
    );
  }),
};
