import fc from 'fast-check';
import { parseNumber } from './parse-number';

test.each([
  ['70', 70],
  ['70.5', 70.5],
  ['70,5', 70.5],
  ['1,5', 1.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['5,', 5],
  ['+5', 5],
  ['-5', -5],
  ['0', 0],
  ['007', 7],
  // A comma is always a decimal comma, whatever follows it (C30): write one thousand two hundred as 1200.
  ['1,234', 1.234],
  ['٧٠٫٥', 70.5],
  ['۷۰٫۵', 70.5],
  ['７０．５', 70.5],
  ['７０，５', 70.5],
])('parses %j as %d', (text, figure) => {
  expect(parseNumber(text)).toBe(figure);
});

test.each([
  ['space', ' '],
  ['tab and line break', '\t\r\n'],
  ['no-break space', '\u00A0'],
  ['narrow no-break space', '\u202F'],
  ['thin, hair and figure space', '\u2009\u200A\u2007'],
  ['ideographic space', '\u3000'],
  ['byte order mark', '\uFEFF'],
  ['zero width space', '\u200B'],
  ['word joiner', '\u2060'],
  ['marks of writing direction', '\u200E\u202A\u2068'],
])('ignores %s around a number and rejects it alone', (_name, space) => {
  expect(parseNumber(`${space}70.5${space}`)).toBe(70.5);
  expect(parseNumber(space)).toBeUndefined();
});

test.each([
  '',
  '1e9',
  '1E9',
  '1,234.5',
  '1.234,5',
  '1.2.3',
  '1,2,3',
  '0x10',
  '0b1',
  '1_000',
  '10n',
  'Infinity',
  '-Infinity',
  'NaN',
  '5 10',
  '5\u00A010',
  '5\u200B10',
  '70 kg',
  '70kg',
  '$70',
  '70%',
  '1/2',
  '½',
  '²',
  '--5',
  '+-5',
  '- 5',
  '−5',
  '+',
  '-',
  '.',
  ',',
  '+.',
  "5'10",
  '१२',
  '٧٠٬٥',
  'seventy',
  'undefined',
  'constructor',
])('rejects %j', (text) => {
  expect(parseNumber(text)).toBeUndefined();
});

test('rejects input longer than 40 characters', () => {
  expect(parseNumber('9'.repeat(40))).toBe(1e40);
  expect(parseNumber('9'.repeat(41))).toBeUndefined();
  expect(parseNumber('9'.repeat(400))).toBeUndefined();
  expect(parseNumber(`0.${'0'.repeat(400)}1`)).toBeUndefined();
});

// A pattern that backtracks from every position would take hours.
test('rejects a million spaces and a letter', () => {
  expect(parseNumber(`${' '.repeat(1_000_000)}x`)).toBeUndefined();
});

test('never returns a number that is infinite or overflows a division by its cube', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,+-eEx \u00A0'.split('')), maxLength: 60 }),
    fc.double().map(String),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const figure = parseNumber(text) ?? 1;
      expect(Number.isFinite(figure)).toBe(true);
      expect(Number.isFinite(figure === 0 ? 0 : 1e40 / figure ** 3)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('parses a displayed number back to itself with a decimal point or comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (hundredths) => {
      const figure = hundredths / 100;
      expect(parseNumber(String(figure))).toBe(figure);
      expect(parseNumber(String(figure).replace('.', ','))).toBe(figure);
    }),
  );
});
