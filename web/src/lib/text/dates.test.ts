import { execFileSync } from 'node:child_process';
import { publicationLine } from './dates';

test.each([
  ['2026-03-01T08:00:00.000Z', 'PUBLISHED ON MARCH 1, 2026'],
  // In UTC it is still the last day of the year, whatever the reader's time zone is.
  ['2025-12-31T23:59:59.999Z', 'PUBLISHED ON DECEMBER 31, 2025'],
  ['2026-01-01', 'PUBLISHED ON JANUARY 1, 2026'],
  ['yesterday', 'PUBLISHED DATE UNKNOWN'],
  ['', 'PUBLISHED DATE UNKNOWN'],
  [null, 'PUBLISHED DATE UNKNOWN'],
  [undefined, 'PUBLISHED DATE UNKNOWN'],
])('publicationLine formats %p as %s', (moment, line) => {
  expect(publicationLine(moment)).toBe(line);
});

// A separate process: Jest copies `process.env`, so setting TZ here would not change the time zone.
test.each([
  ['Pacific/Kiritimati', '2026-02-28T23:30:00Z', { local: 1, formatted: 'February 28, 2026' }],
  ['America/Los_Angeles', '2026-03-01T00:30:00Z', { local: 28, formatted: 'March 1, 2026' }],
])('longDate in the time zone %s formats %s by its date in UTC', (zone, moment, dates) => {
  const script = `import { longDate } from './dates';
    const dates = { local: new Date('${moment}').getDate(), formatted: longDate('${moment}') };
    process.stdout.write(JSON.stringify(dates));`;
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: __dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  );
  expect(JSON.parse(printed)).toEqual(dates);
});
