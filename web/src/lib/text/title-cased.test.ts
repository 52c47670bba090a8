import { toTitleCase } from './title-cased';

test.each([
  ['mental health', 'Mental Health'],
  ['impact of stress on sexuality', 'Impact of Stress on Sexuality'],
  ['the aging eye', 'The Aging Eye'],
  ['self-care', 'Self-Care'],
  ['sexually transmitted infections (stis)', 'Sexually Transmitted Infections (Stis)'],
  ["men's health", "Men's Health"],
  ['type 2 diabetes', 'Type 2 Diabetes'],
  ['5-htp', '5-Htp'],
  ['échographie', 'Échographie'],
  ['  two   spaces ', 'Two Spaces'],
  ['', ''],
])('turns %p into %p', (name, title) => {
  expect(toTitleCase(name)).toBe(title);
});

test.each(['ADHD', 'LGBTQ+ Health', 'HIV Prevention & PrEP', 'Smoking and Lung Health', 'pH Balance'])(
  'leaves the capitals of %s unchanged',
  (name) => {
    expect(toTitleCase(name)).toBe(name);
  },
);
