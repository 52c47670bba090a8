import { cleanWords } from './clean-words';

test('drops signs without width and composes letters', () => {
  expect(cleanWords('in\u00ADsom\u200Bnia')).toBe('insomnia');
  expect(cleanWords('cafe\u0301')).toBe('café');
  // Joins letters of Persian, and people of an emoji.
  expect(cleanWords('می\u200Cخواهم 👩\u200D⚕️')).toBe('می\u200Cخواهم 👩\u200D⚕️');
});
