import { feedAddress } from './feed-address';

test.each([
  '/feed',
  '/feed/',
  '/FEED',
  '/Feed/',
  '/feed?format=rss',
  '/feed/?format=rss',
  '//feed',
  '/%66eed',
  '/rss',
  '/RSS/',
  '/atom',
  '/rss.xml',
  '/RSS.xml',
  '/rss.xml/',
  '/atom.xml',
  '/Atom.xml?a=1',
  '/Feed.xml',
  '/feed.XML/?a=1',
  '/feed.xml/',
])('%s is an alternative address of the feed', (target) => {
  expect(feedAddress(target)).toBe('/feed.xml');
});

test.each([
  '/feed.xml',
  '/feed.xml?a=1',
  '/',
  '/feeds',
  '/feed/atom',
  '/blog/feed',
  '/search/feed',
  '/rss/a',
  '*',
])('%s stays unchanged', (target) => {
  expect(feedAddress(target)).toBeNull();
});
