import { getDisplayName } from './display-name';

test.each([
  ['Sleep', 'Sleep'],
  ['all-Sleep', 'Sleep'],
  ['All-mental health', 'Mental Health'],
  ["all-Men's Health", "Men's Health"],
  [' all- LGBTQ+ Health', 'LGBTQ+ Health'],
  ['Allergies', 'Allergies'],
  ['All Sleep', 'All Sleep'],
  ['Overall-Health', 'Overall-Health'],
])('displays %p as %p', (listName, name) => {
  expect(getDisplayName(listName)).toBe(name);
});
