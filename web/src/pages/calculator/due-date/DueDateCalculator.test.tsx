import { screen } from '@testing-library/react';
import {
  getErrors,
  getFigures,
  findHeadline,
  getInputs,
  openWithInputs,
  getResultPanel,
} from '../calculator.testing';
import { DueDateCalculator } from './DueDateCalculator';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 10, 12) });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-01-01', '28', 'October 8, 2026', 'Thursday'],
  ['2026-01-01', '20', 'September 30, 2026', 'Wednesday'],
  ['2026-01-01', '59', 'November 8, 2026', 'Sunday'],
  ['2025-06-03', '35', 'March 17, 2026', 'Tuesday'],
  // Over 29 February.
  ['2024-02-01', '28', 'November 7, 2024', 'Thursday'],
])('a last period on %s with a cycle of %s days is due on %s, a %s', (date, cycle, due, weekday) => {
  openWithInputs(DueDateCalculator, { date, cycle });
  expect(findHeadline()).toBe(`Your estimated due date is ${due}`);
  expect(getResultPanel()).toHaveTextContent(`A ${weekday}, for a cycle of ${cycle} days.`);
});

test('shows conception, week and trimester, and when each trimester begins', () => {
  openWithInputs(DueDateCalculator, { date: '2026-01-01' });
  // 266 days before the due date; 68 days after the start.
  expect(getFigures()).toEqual({
    'Conception, estimated': 'January 15, 2026',
    Week: '10',
    Trimester: 'First trimester',
  });
  expect(getResultPanel()).toHaveTextContent('Third trimesterweeks 28 - 40from July 9, 2026');
});

test('offers no date after today', () => {
  openWithInputs(DueDateCalculator);
  expect(screen.getByLabelText('First day of your last period')).toHaveAttribute('max', '2026-03-10');
});

test('uses the usual cycle and today for a link with an unknown cycle and an invalid day', () => {
  openWithInputs(DueDateCalculator, { date: '2026-01-01', cycle: '7', on: 'never' });
  expect(findHeadline()).toBe('Your estimated due date is October 8, 2026');
  expect(getInputs()).toEqual({ date: '2026-01-01', cycle: '28' });
  expect(getResultPanel()).toHaveTextContent('As of March 10, 2026.');
});

test('asks for a date when the link has a date that does not exist', () => {
  openWithInputs(DueDateCalculator, { date: '2026-02-30' });
  expect(getErrors()).toEqual(['Please enter the first day of your last period']);
  expect(findHeadline()).toBe('Your result');
});
