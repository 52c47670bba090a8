import { toOneLine } from './one-line';

test.each([
  ['Good\r\nnights', 'Good nights'],
  ['Good\rnights', 'Good nights'],
  ['Good \n\n\tnights', 'Good nights'],
  [' Good nights\n', 'Good nights'],
  ['\r\n', ''],
  ['描述第一行\n描述第二行', '描述第一行描述第二行'],
  ['描述第一行。 \r\n 描述第二行', '描述第一行。描述第二行'],
  ['การ\nนอน', 'การนอน'],
  ['睡眠 不足\nsleep\n睡眠', '睡眠 不足 sleep 睡眠'],
])('turns %j into "%s"', (text, expected) => {
  expect(toOneLine(text)).toBe(expected);
});
