import { getLibraryText, placeText } from './alternative';

test('a file name is no description', () => {
  expect(getLibraryText({ name: 'a.webp', alternativeText: 'a.webp' })).toBe('');
  expect(getLibraryText({ name: 'a.webp', alternativeText: null })).toBe('');
  expect(getLibraryText({ name: 'a.webp', alternativeText: ' A lamp ' })).toBe('A lamp');
});

test('the first description goes to the library', () => {
  expect(placeText(' A lamp ', '')).toEqual({ own: null, library: 'A lamp' });
});

test('another text than the library’s is only for this place', () => {
  expect(placeText('The same lamp at night', 'A lamp')).toEqual({ own: 'The same lamp at night' });
});

test.each(['A lamp', ' A lamp ', '', ' '])('with %j, the place shows the library’s text', (typed) => {
  expect(placeText(typed, 'A lamp')).toEqual({ own: null });
});
