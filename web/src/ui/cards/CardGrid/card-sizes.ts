/**
 * How wide the picture of a card in a `CardGrid` of four side by side is drawn, as `<img sizes>`: a picture of 16:9 fills a
 * frame of 3:2, and is 19 % wider than it.
 * @param alone the card takes a row where there are two, being the last of an odd number
 * @param pairs there are four cards, which stand two by two on a tablet
 */
export const cardSizes = (alone?: boolean, pairs?: boolean): string =>
  `(min-width: 82rem) 21rem, (min-width: 60rem) 27vw, (min-width: 44rem) ${pairs ? 55 : 37}vw, ${alone ? 109 : 55}vw`;

/** Of one of so many cards whose number stays. */
export const sizesAmong = (count: number, place: number): string =>
  cardSizes(count % 2 === 1 && place === count - 1, count === 4);
