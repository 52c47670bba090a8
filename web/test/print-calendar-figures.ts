/** Run with TZ set. Reads its input from its only argument, and prints this time zone's results as JSON. */
import { calendarFigures, todayAt, todayByWallClock } from './calendar-figures';

export interface Asked {
  /** Dates to report the UTC offset for, as proof that the time zone is set. */
  offsetDates: string[];
  wallClock: { date: string; time: string }[];
  moments: number[];
}

export interface Told {
  offsetMinutes: number[];
  figures: unknown[];
  byWallClock: string[];
  atMoments: string[];
}

const asked = JSON.parse(process.argv[2] ?? '') as Asked;
const told: Told = {
  offsetMinutes: asked.offsetDates.map((date) => new Date(`${date}T12:00:00Z`).getTimezoneOffset()),
  figures: calendarFigures(),
  byWallClock: asked.wallClock.map(({ date, time }) => todayByWallClock(date, time)),
  atMoments: asked.moments.map(todayAt),
};
process.stdout.write(JSON.stringify(told));
