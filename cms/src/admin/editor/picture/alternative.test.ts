import { getDescription } from '../../ui/pictures/descriptions';
import { placeText } from './alternative';

jest.mock('@strapi/strapi/admin', () => ({ getFetchClient: jest.fn() }));

test('a file name is no description, and an empty text says that the picture is decorative', () => {
  expect(getDescription({ id: 1, name: 'a.webp', alternativeText: 'a.webp' })).toBeNull();
  expect(getDescription({ id: 1, name: 'a.webp', alternativeText: null })).toBeNull();
  expect(getDescription({ id: 1, name: 'a.webp', alternativeText: '' })).toBe('');
  expect(getDescription({ id: 1, name: 'a.webp', alternativeText: ' A lamp ' })).toBe('A lamp');
});

test('the first description goes to the library, and can be taken back', () => {
  expect(placeText(' A lamp ', null)).toEqual({ own: null, library: 'A lamp' });
  expect(placeText(' ', null)).toEqual({ own: null, library: null });
});

test.each(['A lamp', ''])('another text than the library’s %j is only for this place', (library) => {
  expect(placeText('The same lamp at night', library)).toEqual({ own: 'The same lamp at night' });
});

test.each(['A lamp', ' A lamp ', '', ' '])('with %j, the place shows the library’s text', (typed) => {
  expect(placeText(typed, 'A lamp')).toEqual({ own: null });
});
