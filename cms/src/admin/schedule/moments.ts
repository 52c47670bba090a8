const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The zone of this computer, such as `Europe/Vienna`. */
export const getOwnZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is typed into the fields for a date and a time. */
export interface Typed {
  /** `2026-12-03` */
  date: string;
  /** `08:00` or `08:00:30` */
  time: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as it is typed on this computer. */
export function toTyped(moment: number): Typed {
  const local = new Date(moment);
  const seconds = local.getSeconds();
  return {
    date: `${String(local.getFullYear()).padStart(4, '0')}-${two(local.getMonth() + 1)}-${two(local.getDate())}`,
    time: `${two(local.getHours())}:${two(local.getMinutes())}${seconds === 0 ? '' : `:${two(seconds)}`}`,
  };
}

/** The moment that is meant on this computer; undefined: something is missing. */
export function toMoment({ date, time }: Typed): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const [, hour, minute, second = '0'] = /^(\d\d):(\d\d)(?::(\d\d))?/.exec(time) ?? [];
  if (year === undefined || hour === undefined) return undefined;
  const local = new Date(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return Number.isNaN(local.getTime()) ? undefined : local.getTime();
}

/** Whether the clocks skip what was typed, so that the moment is another time of the day. */
export const isSkipped = (typed: Typed, moment: number): boolean =>
  toTyped(moment).time.slice(0, 5) !== typed.time.slice(0, 5);

/** The next full hour that leaves some minutes to change one's mind. */
export const suggestMoment = (now = Date.now()): number => {
  const next = new Date(now + 10 * MINUTE_MS);
  next.setMinutes(60, 0, 0);
  return next.getTime();
};

const formatIn = (timeZone: string | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });

/** “Thursday, December 3, 2026 at 8:00 AM GMT+1”. @param timeZone by default that of this computer */
export const describeMoment = (moment: number, timeZone?: string): string =>
  formatIn(timeZone).format(moment);

/** The moment in both zones if a colleague planned it elsewhere. */
export function describeForBoth(moment: number, timeZone: string, own = getOwnZone()): string {
  const here = describeMoment(moment, own);
  const there = describeMoment(moment, timeZone);
  // Zones of the same clock need no explanation.
  return here === there ? here : `${here} for you, ${there} in ${timeZone}`;
}

/** “in 6 days”, “in 20 minutes” */
export function describeDistance(moment: number, now = Date.now()): string {
  const distance = moment - now;
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return format.format(Math.round(distance / SECOND_MS), 'second');
  if (size < HOUR_MS) return format.format(Math.round(distance / MINUTE_MS), 'minute');
  if (size < 48 * HOUR_MS) return format.format(Math.round(distance / HOUR_MS), 'hour');
  return format.format(Math.round(distance / (24 * HOUR_MS)), 'day');
}

/** Why a job ran late. */
export const describeMissed = (finishedAt: number): string =>
  `It ran on ${describeMoment(finishedAt)}, because the system was not running before.`;
