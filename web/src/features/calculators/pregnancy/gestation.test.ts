import { getDay, longDay, parseDay, type Day } from '../calendar/calendar-date';
import { BASES, dateProblem, calculateGestation, isBasis, type Basis } from './gestation';

/** The date to enter for each basis, for a pregnancy that started on a given day (C32). */
const DAY_OF: Record<Basis, (start: Day) => Day> = {
  'last-period': (start) => start,
  'due-date': (start) => start + 280,
  conception: (start) => start + 14,
  'ivf-transfer': (start) => start + 280 - 266,
};

const STARTS = ['2023-06-10', '2024-02-29', '2026-03-01', '2099-12-31', '0001-12-31'].map((text) =>
  parseDay(text)!,
);

test.each(STARTS)(
  'every basis gives the same result on each day of a pregnancy starting on day %i',
  (start) => {
    for (let days = 0; days <= 280; days += 1) {
      const results = BASES.map((basis) =>
        calculateGestation({ basis, day: DAY_OF[basis](start), today: start + days }),
      );
      for (const result of results) expect(result).toEqual(results[0]);
      expect(results[0]).toMatchObject({
        start,
        conception: start + 14,
        due: start + 280,
        days,
        week: (days - (days % 7)) / 7 + 1,
        percent: Number((days / 2.8).toFixed(9).split('.')[0]),
      });
    }
  },
);

test.each([
  [0, 1, 'First trimester', 0],
  [6, 1, 'First trimester', 2],
  [7, 2, 'First trimester', 2],
  [83, 12, 'First trimester', 29],
  [84, 13, 'Second trimester', 30],
  [140, 21, 'Second trimester', 50],
  [188, 27, 'Second trimester', 67],
  [189, 28, 'Third trimester', 67],
  [279, 40, 'Third trimester', 99],
  [280, 41, 'Unknown trimester', 100],
])('%i days is week %i, %s and %i %% complete', (days, week, trimester, percent) => {
  const result = calculateGestation({ basis: 'last-period', day: 20000, today: 20000 + days });
  expect(result).toMatchObject({ days, week, trimester, percent });
});

test.each(BASES)(
  'clamps to the first day before the start and to the last after the due date, by %s',
  (basis) => {
    const day = DAY_OF[basis](20000);
    const first = calculateGestation({ basis, day, today: 20000 });
    const last = calculateGestation({ basis, day, today: 20280 });
    for (const off of [1, 2, 14, 281, 100_000]) {
      expect(calculateGestation({ basis, day, today: 20000 - off })).toEqual(first);
      expect(calculateGestation({ basis, day, today: 20280 + off })).toEqual(last);
    }
  },
);

// January has 31 days, February 28, October 31, regardless of clock changes.
test.each([
  ['2026-01-01', '2026-03-07', 65, 10, 'First trimester'],
  ['2026-01-01', '2026-03-08', 66, 10, 'First trimester'],
  ['2026-01-01', '2026-03-09', 67, 10, 'First trimester'],
  ['2026-01-01', '2026-03-29', 87, 13, 'Second trimester'],
  ['2026-10-01', '2026-10-25', 24, 4, 'First trimester'],
  ['2026-10-01', '2026-11-01', 31, 5, 'First trimester'],
])('from %s to %s, over a change of the clocks, %i days pass: week %i', (from, to, days, week, trimester) => {
  const result = calculateGestation({ basis: 'last-period', day: parseDay(from)!, today: parseDay(to)! });
  expect(result).toMatchObject({ days, week, trimester });
});

test('counts 29 days in a February of a leap year and 28 in another', () => {
  const start = getDay(2028, 2, 1)!;
  expect(calculateGestation({ basis: 'last-period', day: start, today: getDay(2028, 3, 1)! }).days).toBe(29);
  const other = getDay(2027, 2, 1)!;
  expect(calculateGestation({ basis: 'last-period', day: other, today: getDay(2027, 3, 1)! }).days).toBe(28);
});

test('returns the due date by each basis for 1 March 2026', () => {
  const day = parseDay('2026-03-01')!;
  const due = (basis: Basis) => longDay(calculateGestation({ basis, day, today: day }).due);
  // 1 March is the 60th day of the year: 60 + 280 = the 340th; 60 + 266 = the 326th.
  expect(due('last-period')).toBe('December 6, 2026');
  expect(due('due-date')).toBe('March 1, 2026');
  expect(due('conception')).toBe('November 22, 2026');
  expect(due('ivf-transfer')).toBe('November 22, 2026');
});

const TODAY = parseDay('2026-03-08')!;

test.each(['last-period', 'conception', 'ivf-transfer'] as const)(
  'accepts a %s date up to today and rejects a later one',
  (basis) => {
    expect(dateProblem(basis, TODAY - 100_000, TODAY)).toBeUndefined();
    expect(dateProblem(basis, TODAY, TODAY)).toBeUndefined();
    expect(dateProblem(basis, TODAY + 1, TODAY)).toBe('The date cannot be later than today');
  },
);

test('accepts a due date up to 280 days ahead and rejects a later one', () => {
  expect(dateProblem('due-date', TODAY - 100_000, TODAY)).toBeUndefined();
  expect(dateProblem('due-date', TODAY + 280, TODAY)).toBeUndefined();
  expect(dateProblem('due-date', TODAY + 281, TODAY)).toBe('The due date cannot be more than 280 days ahead');
});

test('isBasis accepts only the four bases', () => {
  expect(BASES.every(isBasis)).toBe(true);
  expect(['', 'ivf', 'Due-date', 'toString'].some(isBasis)).toBe(false);
});
