import { addMonths, getRange, getWeeks, groupByDay, nameMonth, parseMonth, toMonth } from './month';
import type { Job } from '../plans';

test('the weeks of a month begin on Monday and are whole', () => {
  const weeks = getWeeks('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]!.map(({ key }) => key)).toEqual([
    ...['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'],
  ]);
  expect(weeks[0]!.map(({ isInMonth }) => isInMonth)).toEqual([...Array(6).fill(false), true]);
  expect(weeks.at(-1)!.at(-1)!.key).toBe('2026-12-06');
  expect(getWeeks('2027-02')).toHaveLength(4);
});

test('each day of a year is in its month once, whatever the clocks do', () => {
  const days = Array.from({ length: 12 }, (_one, number) => addMonths('2026-01', number)).flatMap((month) =>
    getWeeks(month)
      .flat()
      .filter(({ isInMonth }) => isInMonth)
      .map(({ key }) => key),
  );
  expect(new Set(days).size).toBe(365);
  expect(days).toEqual(days.toSorted());
});

test('the range of a month ends with its last week', () => {
  const { from, to } = getRange(getWeeks('2026-11'));
  expect(from).toBe(new Date(2026, 9, 26).getTime());
  expect(to).toBe(new Date(2026, 11, 7).getTime());
});

test('months follow each other over the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(nameMonth('2026-12')).toBe('December 2026');
});

test.each(['2026-13', '2026-00', '0001-01', '9999-01', 'x', '', null])(
  '“%s” in the address is no month: this one is shown',
  (text) => {
    const now = new Date(2026, 10, 27).getTime();
    expect(parseMonth(text, now)).toBe('2026-11');
    expect(parseMonth('2026-12', now)).toBe('2026-12');
    expect(toMonth(now)).toBe('2026-11');
  },
);

test('a day has its entries in their order', () => {
  const at = (hour: number, day = 3) => new Date(2026, 11, day, hour).getTime();
  const job = (id: number, dueAt: number) => ({ id, dueAt, title: `Job ${id}` }) as Job;
  const planned = [{ documentId: 'a', type: 't', title: 'Planned', plannedFor: at(9) }];
  const days = groupByDay([job(1, at(12)), job(2, at(8)), job(3, at(23, 4))], planned);
  expect(days.get('2026-12-03')!.map(({ title }) => title)).toEqual(['Job 2', 'Planned', 'Job 1']);
  expect(days.get('2026-12-04')).toHaveLength(1);
  expect(days.get('2026-12-05')).toBeUndefined();
});
