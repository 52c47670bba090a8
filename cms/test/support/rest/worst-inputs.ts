import fc from 'fast-check';

/**
 * Characters that are the most expensive to process: marks out of order, symbols of two units, letters that grow when
 * normalised, emoji families.
 */
const LETTERS = ['\u0301\u0316', '\u{1D4B3}', '\uFDFA', '\u0344', '👩‍👩‍👧‍👦', '\u1100\u1161\u11A8', 'İ'];

/** A text of the given length, made of one expensive character. */
export const longText = (length: number): fc.Arbitrary<string> =>
  fc.constantFrom(...LETTERS).map((letter) => {
    const text = `a${letter.repeat(Math.ceil(length / letter.length))}`.slice(0, length);
    // A lone surrogate would be another error.
    return Buffer.from(text).toString().padEnd(length, 'x');
  });

/**
 * JSON of this many bytes with the given fields, and with arrays nested as deeply as space allows.
 * @param bytes size of the whole body
 */
export function deepestBody(fields: Readonly<Record<string, unknown>>, bytes: number): string {
  const head = `${JSON.stringify(fields).slice(0, -1)}${Object.keys(fields).length > 0 ? ',' : ''}"deep":`;
  const room = bytes - Buffer.byteLength(head) - 1;
  if (room < 2) throw new Error(`${bytes} bytes hold no more than the fields.`);
  const depth = Math.floor(room / 2);
  return `${head}${'['.repeat(depth)}${room % 2 === 1 ? ' ' : ''}${']'.repeat(depth)}}`;
}
