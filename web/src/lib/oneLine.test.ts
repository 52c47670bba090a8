import { oneLine } from './oneLine';

test.each([
  ['Good\r\nnights', 'Good nights'],
  ['Good\rnights', 'Good nights'],
  ['Good \n\n\tnights', 'Good nights'],
  [' Good nights\n', 'Good nights'],
  ['\r\n', ''],
])('turns %j into "%s"', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});
