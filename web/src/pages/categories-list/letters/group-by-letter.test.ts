import { getAnchor, groupByLetter, LETTERS } from './group-by-letter';

test('groups names alphabetically under their first letters', () => {
  expect(groupByLetter(['Sleep Apnea', 'asthma', 'Sleep', 'ADHD', 'Acne', 'Yoga'])).toEqual([
    { letter: 'A', names: ['Acne', 'ADHD', 'asthma'] },
    { letter: 'S', names: ['Sleep', 'Sleep Apnea'] },
    { letter: 'Y', names: ['Yoga'] },
  ]);
});

test('puts names without a first letter first and ignores accents and punctuation', () => {
  expect(groupByLetter(['Eczema', '5-HTP', 'Échographie', '(Early) Menopause', '24-Hour Fasting'])).toEqual([
    { letter: '#', names: ['24-Hour Fasting', '5-HTP'] },
    { letter: 'E', names: ['(Early) Menopause', 'Échographie', 'Eczema'] },
  ]);
});

test('returns the same groups for a reversed input', () => {
  const names = ['Grief & Loss', "Grandparents' Health", 'Grandparenting', 'Goal Setting', 'Gout'];
  expect(groupByLetter(names.toReversed())).toEqual(groupByLetter(names));
});

test('gives each of the 26 letters and # its own anchor', () => {
  expect(LETTERS).toHaveLength(26);
  expect(new Set([...LETTERS, '#'].map(getAnchor)).size).toBe(27);
});
