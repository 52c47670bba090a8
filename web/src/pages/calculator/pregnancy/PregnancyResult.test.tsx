import {
  getErrors,
  getFigures,
  findHeadline,
  getInputs,
  openWithInputs,
  getResultPanel,
} from '../calculator.testing';
import { PregnancyCalculator } from './PregnancyCalculator';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 10, 12) });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['last-period', '2025-10-14'],
  ['due-date', '2026-07-21'],
  ['conception', '2025-10-28'],
  ['ivf-transfer', '2025-10-28'],
])('shows the same pregnancy by the basis “%s”', (basis, date) => {
  openWithInputs(PregnancyCalculator, { basis, date });
  expect(findHeadline()).toBe('Week 22: Second trimester');
  expect(getFigures()).toEqual({
    'Days gone by': '147 of 280',
    'Percent pregnant': '52%',
    'Conception date': 'October 28, 2025',
    ...(basis !== 'last-period' && { 'Counted as last period': 'October 14, 2025' }),
    // Two of three weeks from 10 to 11.38 in, and from 0.9 to 1.1 lb.
    'Fetal length': '10.92 in (27.74 cm)',
    'Fetal weight': '1.03 lb (467.20 g)',
  });
  expect(getResultPanel()).toHaveTextContent('Due dateweek 41 beginsJuly 21, 2026');
  expect(getResultPanel().textContent.includes('For IVF, 266 days are counted')).toBe(
    basis === 'ivf-transfer',
  );
});

// Today, 6 and 7 days ago, then the last day of each trimester and the first day of the next.
test.each([
  ['2026-03-10', 'Week 1: First trimester', '0 of 280', '0%', '0.00 in (0.00 cm)', '0.00 lb (0.00 g)'],
  ['2026-03-04', 'Week 1: First trimester', '6 of 280', '2%', '0.00 in (0.00 cm)', '0.00 lb (0.00 g)'],
  ['2026-03-03', 'Week 2: First trimester', '7 of 280', '2%', '0.19 in (0.48 cm)', '0.07 lb (31.75 g)'],
  ['2025-12-17', 'Week 12: First trimester', '83 of 280', '29%', '2.10 in (5.33 cm)', '0.81 lb (367.41 g)'],
  ['2025-12-16', 'Week 13: Second trimester', '84 of 280', '30%', '3.09 in (7.85 cm)', '0.82 lb (371.95 g)'],
  [
    '2025-09-03',
    'Week 27: Second trimester',
    '188 of 280',
    '67%',
    '14.50 in (36.83 cm)',
    '2.00 lb (907.18 g)',
  ],
  [
    '2025-09-02',
    'Week 28: Third trimester',
    '189 of 280',
    '67%',
    '14.92 in (37.90 cm)',
    '2.42 lb (1,097.69 g)',
  ],
  [
    '2025-06-04',
    'Week 40: Third trimester',
    '279 of 280',
    '99%',
    '20.00 in (50.80 cm)',
    '7.50 lb (3,401.94 g)',
  ],
  [
    '2025-06-03',
    'Week 41: Unknown trimester',
    '280 of 280',
    '100%',
    '20.00 in (50.80 cm)',
    '7.50 lb (3,401.94 g)',
  ],
  [
    '2024-02-29',
    'Week 41: Unknown trimester',
    '280 of 280',
    '100%',
    '20.00 in (50.80 cm)',
    '7.50 lb (3,401.94 g)',
  ],
])('a last period on %s is %s, %s days and %s', (date, heading, days, percent, length, weight) => {
  openWithInputs(PregnancyCalculator, { date });
  expect(findHeadline()).toBe(heading);
  expect(getFigures()).toMatchObject({
    'Days gone by': days,
    'Percent pregnant': percent,
    'Fetal length': length,
    'Fetal weight': weight,
  });
});

// Hadlock's median of week 12, e^(0.578 + 0.332 × 11 - 0.00354 × 121), is an eighth of the rough weight.
test('names the source of the published weight and says that sizes are rough', () => {
  openWithInputs(PregnancyCalculator, { date: '2025-12-17' });
  expect(getResultPanel()).toHaveTextContent(
    'the published median of 11 completed weeks is 45 g (Hadlock et al.',
  );
  expect(getResultPanel()).toHaveTextContent('Sizes are rough averages');
});

test('accepts a due date 280 days ahead', () => {
  openWithInputs(PregnancyCalculator, { basis: 'due-date', date: '2026-12-15' });
  expect(findHeadline()).toBe('Week 1: First trimester');
});

test('shows the empty form for a link with an unknown basis and an impossible date', () => {
  openWithInputs(PregnancyCalculator, { basis: 'stork', date: '2026-02-30' });
  expect(getInputs()).toEqual({ basis: 'last-period', date: '' });
  expect(findHeadline()).toBe('Your result');
  expect(getErrors()).toEqual([]);
});

test('judges a link dated in the future as of today', () => {
  openWithInputs(PregnancyCalculator, { basis: 'due-date', date: '9999-12-31', on: '9999-12-31' });
  expect(getErrors()).toEqual(['The due date cannot be more than 280 days ahead']);
});
