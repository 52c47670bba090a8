import { parseDay } from '../calendar/calendar-date';
import { toInputsHash, parseInputs } from './shared-inputs';

const NAMES = ['units', 'age', 'kg'];
const day = parseDay('2026-11-22') ?? 0;

test('a link carries the typed inputs and the date of the result', () => {
  const fragment = toInputsHash({ units: 'metric', age: '35', kg: '70,5 & more' }, day);
  expect(fragment).toBe('units=metric&age=35&kg=70%2C5+%26+more&on=2026-11-22');
  expect(parseInputs(`#${fragment}`, NAMES)).toEqual({
    typed: { units: 'metric', age: '35', kg: '70,5 & more' },
    asOf: day,
  });
});

test('ignores unknown names, overlong values and an invalid date', () => {
  const hash = `#units=metric&token=abc&age=${'9'.repeat(41)}&on=soon`;
  expect(parseInputs(hash, NAMES)).toEqual({ typed: { units: 'metric' }, asOf: undefined });
});

test.each([
  '',
  '#',
  '#main',
  '#section7',
  '#tips',
  '#on=2026-11-22',
  '#=&&=%',
  '#&=&=',
  '#%E0%A4%A',
  '#constructor=1&__proto__=2&toString=3',
])('reads no inputs from %j', (hash) => {
  expect(parseInputs(hash, NAMES)).toBeUndefined();
});
