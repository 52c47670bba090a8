import { CATEGORY_FIELDS, describeHidden, hasValue, isUnused } from './used-by';

test.each([
  ['hue', 'sub-topic', true],
  ['hue', 'topic', false],
  ['hub', 'sub-topic', true],
  ['parent', 'topic', false],
  ['name', 'topic', false],
  ['hue', undefined, false],
  ['hue', null, false],
])('%s is unused by %s: %p', (field, choice, expected) => {
  expect(isUnused(CATEGORY_FIELDS, field, choice)).toBe(expected);
});

test.each<[string, unknown, unknown, boolean]>([
  ['nothing', undefined, undefined, false],
  ['an emptied text', '', undefined, false],
  ['a number', 0, undefined, true],
  ['the number of a new entry', 0, 0, false],
  ['a part', { topics: '' }, undefined, true],
])('%s has a value: %#', (_, value, initial, expected) => {
  expect(hasValue(value, initial)).toBe(expected);
});

test('names what is hidden, by who uses it', () => {
  expect(
    describeHidden([
      { label: 'Hue', choices: ['topic'] },
      { label: 'Hub page', choices: ['topic'] },
      { label: 'Belongs to', choices: ['sub-topic'] },
    ]),
  ).toEqual([
    'Hidden, because only a topic uses it: “Hue” and “Hub page”. What is entered there is kept.',
    'Hidden, because only a sub-topic uses it: “Belongs to”. What is entered there is kept.',
  ]);
  expect(describeHidden([])).toEqual([]);
});
