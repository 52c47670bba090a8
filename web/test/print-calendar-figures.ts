/** Run with TZ set. Reads its input from its only argument, and prints this time zone's results as JSON. */
import { computeCalendarFigures, todayAt, todayByWallClock } from './calendar-figures';

export interface CalendarInput {
  /** Dates to report the UTC offset for, as proof that the time zone is set. */
  offsetDates: string[];
  wallClock: { date: string; time: string }[];
  moments: number[];
}

export interface CalendarOutput {
  offsetMinutes: number[];
  figures: unknown[];
  byWallClock: string[];
  atMoments: string[];
}

const input = JSON.parse(process.argv[2] ?? '') as CalendarInput;
const output: CalendarOutput = {
  offsetMinutes: input.offsetDates.map((date) => new Date(`${date}T12:00:00Z`).getTimezoneOffset()),
  figures: computeCalendarFigures(),
  byWallClock: input.wallClock.map(({ date, time }) => todayByWallClock(date, time)),
  atMoments: input.moments.map(todayAt),
};
process.stdout.write(JSON.stringify(output));
