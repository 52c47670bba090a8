import { isVisible } from './visible';

test.each([
  ...[
    '',
    ' ',
    '\n\t',
    '\u00a0',
    '\u200b',
    '\u00ad',
    '\u2800',
    '\u3164',
    '\u200f',
    '\u2060',
    '\ufeff',
    '\u3000',
  ],
  ...['\u2028', '\ufe0f', '\u200b \u2060\n\u3164', '\u{e0020}', '\u{e0100}'],
])('%j shows nothing', (text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(['a', '.', '…', '—', '睡', '👩\u200d⚕️', '1', '\u200fא', '\u0e33', '±', '\u{f0000}', '\u0301'])(
  '%j shows something',
  (text) => {
    expect(isVisible(text)).toBe(true);
  },
);
