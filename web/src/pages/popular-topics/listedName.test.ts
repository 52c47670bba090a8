import { listedName, listedPath } from './listedName';

test.each([
  ['Sleep', 'Sleep', '/sleep'],
  ['all-Sleep', 'Sleep', '/sleep'],
  ['All-mental health', 'Mental Health', '/mental-health'],
  ["all-Men's Health", "Men's Health", '/mens-health'],
  [' all- LGBTQ+ Health', 'LGBTQ+ Health', '/lgbtq-health'],
  ['Allergies', 'Allergies', '/allergies'],
  ['All Sleep', 'All Sleep', '/all-sleep'],
  ['Overall-Health', 'Overall-Health', '/overall-health'],
])('%p reads %p and leads to %s', (listName, name, path) => {
  expect(listedName(listName)).toBe(name);
  expect(listedPath(listName)).toBe(path);
});
