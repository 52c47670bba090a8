import { computeGrade } from './reading-level';

test('computeGrade computes the Flesch-Kincaid grade', () => {
  // 13 words; 1+4+3+1+3+1+2+1+1+2+1+4+2 = 26 syllables: 0.39 * 13 + 11.8 * 26 / 13 - 15.59.
  const platypus = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
  expect(computeGrade([platypus])).toBeCloseTo(13.08, 5);
  // 6 words, 6 syllables: 0.39 * 6 + 11.8 - 15.59.
  expect(computeGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 5);
});

test('computeGrade counts items without a full stop as sentences and ignores numbers', () => {
  expect(computeGrade(['the cat sat', 'on the mat'])).toBe(computeGrade(['The cat sat. On the mat.']));
  expect(computeGrade(['The cat sat on 120/80 mats.'])).toBe(computeGrade(['The cat sat on mats.']));
});

test('computeGrade returns null for text without words', () => {
  expect(computeGrade([])).toBeNull();
  expect(computeGrade(['', '120/80 – 7'])).toBeNull();
});
