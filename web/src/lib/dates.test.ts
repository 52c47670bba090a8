import { longDate, publicationLine } from './dates';

test.each([
  ['2026-03-01T08:00:00.000Z', 'PUBLISHED ON MARCH 1, 2026'],
  // In UTC: it is still the last day of the year there, whatever the reader's clock says.
  ['2025-12-31T23:59:59.999Z', 'PUBLISHED ON DECEMBER 31, 2025'],
  ['2026-01-01', 'PUBLISHED ON JANUARY 1, 2026'],
  ['yesterday', 'PUBLISHED DATE UNKNOWN'],
  ['', 'PUBLISHED DATE UNKNOWN'],
  [null, 'PUBLISHED DATE UNKNOWN'],
  [undefined, 'PUBLISHED DATE UNKNOWN'],
])('%p reads %s', (moment, line) => {
  expect(publicationLine(moment)).toBe(line);
});

test('the same moment reads the same in every time zone', () => {
  const before = process.env.TZ;
  const read = ['Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
    process.env.TZ = zone;
    return longDate('2026-03-01T00:30:00Z');
  });
  process.env.TZ = before;
  expect(read).toEqual(['March 1, 2026', 'March 1, 2026']);
});
