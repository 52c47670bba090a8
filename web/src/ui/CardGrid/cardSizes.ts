/** A picture of 16:9 fills a frame of 3:2 when it is as much wider. */
const OVERFILL = 16 / 9 / (3 / 2);

const width = (size: number, unit: 'rem' | 'vw'): string => `${Math.round(size * OVERFILL)}${unit}`;

/**
 * How wide the picture of a card in a `CardGrid` of four side by side is drawn, as `<img sizes>`.
 * @param alone the card takes a row on a phone, being the last of an odd number
 * @param pairs there are four cards, which stand two by two on a tablet
 */
export function cardSizes({ alone = false, pairs = false } = {}): string {
  return [
    `(min-width: 82rem) ${width(17.5, 'rem')}`,
    `(min-width: 60rem) ${width(23, 'vw')}`,
    `(min-width: 44rem) ${width(pairs ? 46 : 31, 'vw')}`,
    `(min-width: 30rem) ${width(46, 'vw')}`,
    width(alone ? 92 : 46, 'vw'),
  ].join(', ');
}

/** Of one of so many cards whose number stays. */
export const sizesAmong = (count: number, place: number): string =>
  cardSizes({ alone: count % 2 === 1 && place === count - 1, pairs: count === 4 });
