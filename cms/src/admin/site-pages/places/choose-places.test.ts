import { choosePlaces } from './choose-places';

const form = (...names: string[]) => ({
  layout: { layout: [names.map((name) => [{ name, attribute: { type: 'string' } }])], settings: {} },
});
const inputs = (edited: ReturnType<typeof form>) =>
  edited.layout.layout.flat(2).map(({ name, attribute }) => [name, Object(attribute).customField]);

test('a list chooses its place', () => {
  expect(inputs(choosePlaces(form('title', 'key', 'blogs')))).toEqual([
    ['title', undefined],
    ['key', 'global::list-place'],
    ['blogs', undefined],
  ]);
});

test('a banner chooses its place in one field', () => {
  expect(inputs(choosePlaces(form('title', 'type', 'category', 'imageText')))).toEqual([
    ['title', undefined],
    ['category', 'global::banner-place'],
    ['imageText', undefined],
  ]);
});

test('other forms stay as they are', () => {
  const edited = form('title', 'type', 'key');
  expect(choosePlaces(edited)).toBe(edited);
});
