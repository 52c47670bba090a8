import { isoDay, longDay, parseDay } from '../../../features/calculators/calendar/calendar-date';
import { CYCLES, dueDateRules } from './due-date-rules';

const today = parseDay('2026-08-04') ?? 0;
const calculate = (typed: Record<string, string>) =>
  dueDateRules.calculate({ ...dueDateRules.defaults, ...typed }, today);

test('offers cycles of 20 to 59 days and defaults to 28', () => {
  expect([CYCLES.length, CYCLES[0], CYCLES.at(-1)]).toEqual([40, 20, 59]);
  expect(dueDateRules.defaults).toEqual({ date: '', cycle: '28' });
});

test.each([
  ['28', 'December 15, 2026'],
  ['32', 'December 19, 2026'],
  ['20', 'December 7, 2026'],
  ['59', 'January 15, 2027'],
  ['60', 'December 15, 2026'],
  ['a month', 'December 15, 2026'],
])('for a period on March 10, 2026 and a cycle of “%s”, the due date is %s', (cycle, due) => {
  const outcome = calculate({ date: '2026-03-10', cycle });
  expect('result' in outcome && longDay(outcome.result.due)).toBe(due);
});

test('derives the start of the pregnancy from the due date, later for a longer cycle', () => {
  const outcome = calculate({ date: '2026-03-10', cycle: '35' });
  expect('result' in outcome && isoDay(outcome.result.gestation.start)).toBe('2026-03-17');
});

test('rejects a missing, invalid or future date and accepts today', () => {
  for (const date of ['', '2026-02-30', 'yesterday']) {
    expect(calculate({ date })).toEqual({
      problems: [{ at: ['date'], sentence: 'Please enter the first day of your last period' }],
    });
  }
  expect(calculate({ date: '2026-08-05' })).toEqual({
    problems: [{ at: ['date'], sentence: 'The date cannot be later than today' }],
  });
  expect(calculate({ date: '2026-08-04' })).toHaveProperty('result');
});
