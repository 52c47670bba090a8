import { defaultLimit, shownOnPage, topicValueFromName, getTopicValue } from './placement-key';

test.each([
  ['Mental-health-featured', 'mental-health'],
  ['LGBTQ-health-build-your-routine', 'lgbtq-health'],
  ['Mens-health-latest-stories', 'mens-health'],
  ['scrolling-banner', undefined],
  ['featured', undefined],
])('the placement %s belongs to the hub %s', (key, topic) => {
  expect(getTopicValue(key)).toBe(topic);
});

test.each([
  ['Addiction Recovery', 'Addiction-recovery'],
  ["Men's Health", 'Mens-health'],
  ['LGBTQ+ Health', 'LGBTQ-health'],
  ['“Après-ski” Care', 'Apres-ski-care'],
  ['Sleep', 'Sleep'],
])('the topic %s has the key %s', (name, key) => {
  expect(topicValueFromName(name)).toBe(key);
});

test.each([
  ['random-blogs', 8],
  ['news-list', 4],
  ['featured-news', 4],
  ['grid-3x5', 15],
  ['scrolling-banner', 12],
  ['Sleep-featured', 12],
])('the placement %s has a default limit of %d', (key, limit) => {
  expect(defaultLimit(key)).toBe(limit);
});

test.each([
  ['scrolling-banner', 6],
  ['blog-strip', 6],
  ['grid-3x5', 15],
  ['Sleep-featured', 5],
  ['Sleep-latest-stories', 6],
])('pages show the list %s with %i articles', (key, count) => {
  expect(shownOnPage(key)).toBe(count);
});
