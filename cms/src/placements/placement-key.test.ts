import { defaultLimit, topicOfKey } from './placement-key';

test.each([
  ['Mental-health-featured', 'mental-health'],
  ['LGBTQ-health-build-your-routine', 'lgbtq-health'],
  ['Mens-health-latest-stories', 'mens-health'],
  ['scrolling-banner', undefined],
  ['featured', undefined],
])('%s is of the hub %s', (key, topic) => {
  expect(topicOfKey(key)).toBe(topic);
});

test.each([
  ['random-blogs', 8],
  ['news-list', 4],
  ['featured-news', 4],
  ['grid-3x5', 15],
  ['scrolling-banner', 12],
  ['Sleep-featured', 12],
])('%s has %d unless told', (key, limit) => {
  expect(defaultLimit(key)).toBe(limit);
});
