/**
 * The `<img sizes>` of a card in a `CardGrid` of four per row. A 16:9 picture fills a 3:2 frame, so it is 19 % wider
 * than the frame.
 * @param alone the card fills a row of two, because it is the last of an odd number
 * @param pairs there are four cards, two per row on a tablet
 */
export const cardSizes = (alone?: boolean, pairs?: boolean): string =>
  `(min-width: 82rem) 21rem, (min-width: 60rem) 27vw, (min-width: 44rem) ${pairs ? 55 : 37}vw, ${alone ? 109 : 55}vw`;

/** The sizes of one card in a list of fixed length. */
export const cardSizesAt = (count: number, place: number): string =>
  cardSizes(count % 2 === 1 && place === count - 1, count === 4);
