import type { Intention, Job } from '../plans';
import { toTyped } from '../moments';

/** A month of a calendar, such as `2026-12`. */
export type Month = string;

/** In a year for which the server has moments. */
const MONTH = /^((?:19[7-9]|2\d\d)\d)-(\d\d)$/;

export const toMonth = (moment: number): Month => toTyped(moment).date.slice(0, 7);

/** @param text from the address of the page */
export function parseMonth(text: string | null, now = Date.now()): Month {
  const [, , month] = MONTH.exec(text ?? '') ?? [];
  return text !== null && month !== undefined && Number(month) >= 1 && Number(month) <= 12
    ? text
    : toMonth(now);
}

const getFirstDay = (month: Month, offset = 0): Date => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1 + offset, 1);
};

export const addMonths = (month: Month, count: number): Month => toMonth(getFirstDay(month, count).getTime());

export const nameMonth = (month: Month): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(getFirstDay(month));

/** A day of this computer, as `2026-12-03`, at its first moment. */
export interface Day {
  key: string;
  start: number;
  isInMonth: boolean;
}

/** The weeks of a month, from Monday to Sunday, with the days of other months in the first and the last one. */
export function getWeeks(month: Month): Day[][] {
  const first = getFirstDay(month);
  const day = new Date(first);
  // Sunday is 0.
  day.setDate(1 - ((first.getDay() + 6) % 7));
  const weeks: Day[][] = [];
  while (weeks.length === 0 || toMonth(day.getTime()) === month) {
    const week: Day[] = [];
    for (let number = 0; number < 7; number += 1) {
      const start = day.getTime();
      week.push({ key: toTyped(start).date, start, isInMonth: toMonth(start) === month });
      day.setDate(day.getDate() + 1);
    }
    weeks.push(week);
  }
  return weeks;
}

/** From the first moment of the first week to that after the last one. */
export function getRange(weeks: readonly Day[][]): { from: number; to: number } {
  const last = new Date(weeks.at(-1)?.at(-1)?.start ?? 0);
  last.setDate(last.getDate() + 1);
  return { from: weeks[0]?.[0]?.start ?? 0, to: last.getTime() };
}

/** What a calendar shows on a day. */
export type Entry = { moment: number; key: string; title: string; type: string; documentId: string } & (
  { kind: 'job'; job: Job } | { kind: 'intention' }
);

/** The entries of each day, in their order. */
export function groupByDay(jobs: readonly Job[], intentions: readonly Intention[]): Map<string, Entry[]> {
  const entries: Entry[] = [
    ...jobs.map((job): Entry => ({
      kind: 'job',
      job,
      moment: job.dueAt,
      key: `job ${job.id}`,
      title: job.title,
      type: job.type,
      documentId: job.documentId,
    })),
    ...intentions.map((one): Entry => ({
      kind: 'intention',
      moment: one.plannedFor,
      key: `intention ${one.documentId}`,
      title: one.title,
      type: one.type,
      documentId: one.documentId,
    })),
  ];
  const days = new Map<string, Entry[]>();
  for (const entry of entries.toSorted((a, b) => a.moment - b.moment)) {
    const { date } = toTyped(entry.moment);
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return days;
}
