import type { Day } from '../calendar/calendar-date';
import { DAYS_FROM_FERTILISATION } from './due-day';
import { toTrimester, type Trimester } from './trimester';

/** What a pregnancy is counted from. */
export const BASES = ['last-period', 'due-date', 'conception', 'ivf-transfer'] as const;
export type Basis = (typeof BASES)[number];

export function isBasis(name: string): name is Basis {
  return BASES.some((basis) => basis === name);
}

export const PREGNANCY_DAYS = 280;
const DAYS_PER_WEEK = 7;
/** From the first day of the last period to conception. */
const DAYS_TO_CONCEPTION = 14;

export interface Gestation {
  /** The first day of the last period, or what it would have been. */
  start: Day;
  conception: Day;
  due: Day;
  /** Days gone by since the start, 0 to 280. */
  days: number;
  /** The week that is running, 1 to 41. */
  week: number;
  trimester: Trimester;
  /** Of 280 days, whole, 0 to 100. */
  percent: number;
}

/** The same pregnancy is the same whatever it is counted from (C32). */
export function calculateGestation({ basis, day, today }: { basis: Basis; day: Day; today: Day }): Gestation {
  const start = getStart(basis, day);
  const days = Math.min(Math.max(today - start, 0), PREGNANCY_DAYS);
  const week = Math.floor(days / DAYS_PER_WEEK) + 1;
  return {
    start,
    conception: start + DAYS_TO_CONCEPTION,
    due: start + PREGNANCY_DAYS,
    days,
    week,
    trimester: toTrimester(week),
    percent: Math.floor((days * 100) / PREGNANCY_DAYS),
  };
}

function getStart(basis: Basis, day: Day): Day {
  switch (basis) {
    case 'last-period':
      return day;
    case 'due-date':
      return day - PREGNANCY_DAYS;
    case 'conception':
      return day - DAYS_TO_CONCEPTION;
    case 'ivf-transfer':
      return day + DAYS_FROM_FERTILISATION - PREGNANCY_DAYS;
  }
}

/** The sentence for a date that cannot be (C30, C32); undefined for one that can. */
export function dateProblem(basis: Basis, day: Day, today: Day): string | undefined {
  if (basis === 'due-date') {
    return day > today + PREGNANCY_DAYS ? 'The due date cannot be more than 280 days ahead' : undefined;
  }
  return day > today ? 'The date cannot be later than today' : undefined;
}
