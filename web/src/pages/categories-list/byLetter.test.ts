import { anchorOf, byLetter, LETTERS } from './byLetter';

test('names stand by the alphabet under their first letters, and only under those', () => {
  expect(byLetter(['Sleep Apnea', 'asthma', 'Sleep', 'ADHD', 'Acne', 'Yoga'])).toEqual([
    { letter: 'A', names: ['Acne', 'ADHD', 'asthma'] },
    { letter: 'S', names: ['Sleep', 'Sleep Apnea'] },
    { letter: 'Y', names: ['Yoga'] },
  ]);
});

test('names without a letter in front come first, and accents and signs do not count', () => {
  expect(byLetter(['Eczema', '5-HTP', 'Échographie', '(Early) Menopause', '24-Hour Fasting'])).toEqual([
    { letter: '#', names: ['24-Hour Fasting', '5-HTP'] },
    { letter: 'E', names: ['(Early) Menopause', 'Échographie', 'Eczema'] },
  ]);
});

test('the order in which names come makes no difference', () => {
  const names = ['Grief & Loss', "Grandparents' Health", 'Grandparenting', 'Goal Setting', 'Gout'];
  expect(byLetter(names.toReversed())).toEqual(byLetter(names));
});

test('there are 26 letters, each with an anchor of its own', () => {
  expect(LETTERS).toHaveLength(26);
  expect(new Set([...LETTERS, '#'].map(anchorOf)).size).toBe(27);
});
