import fc from 'fast-check';

/** Whole letters that cost the most to look at: marks out of order, symbols of two units, letters that grow when normalised, families. */
const LETTERS = ['\u0301\u0316', '\u{1D4B3}', '\uFDFA', '\u0344', '👩‍👩‍👧‍👦', '\u1100\u1161\u11A8', 'İ'];

/** The longest text of a field, or one unit more: of one costly letter again and again. */
export const longText = (length: number): fc.Arbitrary<string> =>
  fc.constantFrom(...LETTERS).map((letter) => {
    const text = `a${letter.repeat(Math.ceil(length / letter.length))}`.slice(0, length);
    // Half a symbol is another fault.
    return Buffer.from(text).toString().padEnd(length, 'x');
  });

/**
 * JSON of so many bytes in which the fields stand, and beside them arrays as deep as there is room for.
 * @param bytes of the whole body
 */
export function deepestBody(fields: Readonly<Record<string, unknown>>, bytes: number): string {
  const head = `${JSON.stringify(fields).slice(0, -1)}${Object.keys(fields).length > 0 ? ',' : ''}"deep":`;
  const room = bytes - Buffer.byteLength(head) - 1;
  if (room < 2) throw new Error(`${bytes} bytes hold no more than the fields.`);
  const depth = Math.floor(room / 2);
  return `${head}${'['.repeat(depth)}${room % 2 === 1 ? ' ' : ''}${']'.repeat(depth)}}`;
}
