import { parseDay } from '../calendar/calendarDate';
import { fragmentOf, inputsFrom } from './sharedInputs';

const NAMES = ['units', 'age', 'kg'];
const day = parseDay('2026-11-22') ?? 0;

test('a link brings along what was typed, and of which day the result is', () => {
  const fragment = fragmentOf({ units: 'metric', age: '35', kg: '70,5 & more' }, day);
  expect(fragment).toBe('units=metric&age=35&kg=70%2C5+%26+more&on=2026-11-22');
  expect(inputsFrom(`#${fragment}`, NAMES)).toEqual({
    typed: { units: 'metric', age: '35', kg: '70,5 & more' },
    asOf: day,
  });
});

test('what is none of the calculator’s business is left out, and what is too long', () => {
  const hash = `#units=metric&token=abc&age=${'9'.repeat(41)}&on=soon`;
  expect(inputsFrom(hash, NAMES)).toEqual({ typed: { units: 'metric' }, asOf: undefined });
});

test.each(['', '#', '#main', '#section7', '#on=2026-11-22', '#=&&=%'])('%j brings nothing', (hash) => {
  expect(inputsFrom(hash, NAMES)).toBeUndefined();
});
