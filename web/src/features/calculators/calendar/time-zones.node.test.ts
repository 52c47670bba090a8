import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { computeCalendarFigures } from '../../../../test/calendar-figures';
import type { CalendarInput, CalendarOutput } from '../../../../test/print-calendar-figures';

const WEB = join(__dirname, '../../../..');
const HALF_HOUR = 30 * 60_000;
const DAY = 48 * HALF_HOUR;

/**
 * Each zone with two dates and its offset in minutes behind UTC on them, which is unique among these zones, and the
 * dates on which its clocks change or that it skipped.
 */
const ZONES = [
  {
    zone: 'Pacific/Kiritimati',
    offsets: { '1994-06-01': 600, '2026-07-01': -840 },
    changes: ['1994-12-31', '1995-01-01'],
  },
  { zone: 'Pacific/Pago_Pago', offsets: { '2026-01-01': 660, '2026-07-01': 660 }, changes: ['2026-03-08'] },
  {
    zone: 'America/New_York',
    offsets: { '2026-01-01': 300, '2026-07-01': 240 },
    changes: ['2026-03-08', '2026-11-01'],
  },
  {
    zone: 'Europe/Berlin',
    offsets: { '2026-01-01': -60, '2026-07-01': -120 },
    changes: ['2026-03-29', '2026-10-25'],
  },
  { zone: 'Asia/Kolkata', offsets: { '2026-01-01': -330, '2026-07-01': -330 }, changes: ['2026-03-29'] },
  // Here clocks go forward at midnight, so that a date begins at 1:00, and back at midnight, so that 23:00 occurs
  // twice.
  {
    zone: 'America/Sao_Paulo',
    offsets: { '2018-01-01': 120, '2018-07-01': 180 },
    changes: ['2018-02-17', '2018-11-04'],
  },
  {
    zone: 'Africa/Cairo',
    offsets: { '2026-01-01': -120, '2026-07-01': -180 },
    changes: ['2026-04-24', '2026-10-29'],
  },
];

/** A separate process: `process.env.TZ` may have no effect in a process that has already read the time. */
async function runInZone(zone: string, input: CalendarInput): Promise<CalendarOutput> {
  const args = ['--import', 'tsx', join(WEB, 'test/print-calendar-figures.ts'), JSON.stringify(input)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: WEB,
    env: { ...process.env, TZ: zone },
    timeout: 30_000,
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout) as CalendarOutput;
}

/** The date in a zone according to Intl, whatever zone this process is in. */
function dateIn(zone: string): (moment: number) => string {
  const written = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => written.format(moment);
}

test.each(ZONES)(
  'in $zone every number is the same and today is the local date',
  async ({ zone, offsets, changes }) => {
    const wallClock = changes
      .flatMap((date) => ['00:00', '00:30', '12:00', '23:59'].map((time) => ({ date, time })))
      // No clock there has ever shown this date.
      .filter(({ date }) => !(zone === 'Pacific/Kiritimati' && date === '1994-12-31'));
    const moments = changes.flatMap((date) =>
      Array.from(
        { length: 4 * 48 },
        (_, step) => Date.parse(`${date}T00:00:00Z`) - 2 * DAY + step * HALF_HOUR,
      ),
    );
    const results = await runInZone(zone, { offsetDates: Object.keys(offsets), wallClock, moments });

    expect(results.offsetMinutes).toEqual(Object.values(offsets));
    expect(results.figures).toEqual(computeCalendarFigures());
    expect(results.byWallClock).toEqual(wallClock.map(({ date }) => date));
    expect(results.atMoments).toEqual(moments.map(dateIn(zone)));
  },
  60_000,
);
