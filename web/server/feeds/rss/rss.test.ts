/** @jest-environment jsdom */
import { feedArticle } from '../../../test/responses/feed';
import { getRss } from './rss';

const site = {
  name: 'Wellfolio',
  publicUrl: 'https://health.example',
  copyright: '©',
  contactEmail: '',
  styleguide: false,
  social: [],
};

function read(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const texts = (name: string, within: ParentNode = document) =>
    [...within.querySelectorAll('*')].filter(({ tagName }) => tagName === name).map((one) => one.textContent);
  return { document, texts, items: [...document.querySelectorAll('item')] };
}

test('the channel describes the site, the feed URL and the last change', () => {
  const articles = [feedArticle(), feedArticle({ id: 'b', updatedAt: '2026-03-09T00:00:00.000Z' })];
  const { document, texts } = read(getRss(articles, site));
  const channel = document.querySelector('channel');
  expect(channel?.querySelector(':scope > title')?.textContent).toBe('Wellfolio');
  expect(channel?.querySelector(':scope > link')?.textContent).toBe('https://health.example/');
  expect(texts('lastBuildDate')).toEqual(['Mon, 09 Mar 2026 00:00:00 GMT']);
  const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
  expect(self?.getAttribute('href')).toBe('https://health.example/feed.xml');
  expect(self?.getAttribute('rel')).toBe('self');
});

test('an item has its URL, a permanent id, date, author, categories and image', () => {
  const { items, texts } = read(getRss([feedArticle()], site));
  const [item] = items;
  if (!item) throw new Error('The feed has no item.');
  const one = (name: string) => texts(name, item);
  expect(one('title')).toEqual(['A calmer evening']);
  expect(one('link')).toEqual(['https://health.example/blog/sleep-well']);
  expect(one('guid')).toEqual(['w1k2abc']);
  expect(item.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
  expect(one('pubDate')).toEqual(['Sun, 01 Mar 2026 08:00:00 GMT']);
  expect(one('dc:creator')).toEqual(['Ada Example']);
  expect(one('category')).toEqual(['Sleep', 'Insomnia']);
  expect(one('description')).toEqual(['How to.']);
  const media = item.getElementsByTagNameNS('http://search.yahoo.com/mrss/', 'content')[0];
  expect(media?.getAttribute('url')).toMatch(/^https:\/\/health\.example\/styleguide\/.*\.webp$/);
  expect(media?.getAttribute('type')).toBe('image/webp');
});

test('an item includes the full text and the review line', () => {
  const [text = ''] = read(getRss([feedArticle()], site)).texts('content:encoded');
  for (const words of [
    '<h2>What a good night does</h2>',
    'Let daylight in before breakfast',
    'A stretch for the evening',
    '<p>Editorial team, not medically reviewed</p>',
  ]) {
    expect(text).toContain(words);
  }
  const review = { __typename: 'Review' as const, reviewer: 'Dr. <Ada>', reviewedOn: '2026-03-04' };
  const [reviewed = ''] = read(getRss([feedArticle({ review })], site)).texts('content:encoded');
  expect(reviewed).toContain('<p>Reviewed by Dr. &lt;Ada&gt;, March 4, 2026</p>');
});

test('omits what an article lacks and names the site as its author', () => {
  const bare = feedArticle({ description: null, author: null, thumbnail: null, categories: [], content: [] });
  const { texts, items } = read(getRss([bare], site));
  expect(texts('dc:creator')).toEqual(['Wellfolio']);
  expect(texts('media:content', items[0])).toEqual([]);
  expect(texts('category')).toEqual([]);
  expect(texts('description')).toHaveLength(1);
});

test('escapes a hostile title, and creates a valid feed without articles', () => {
  const title = ']]></title><script>alert(1)</script>\u0001 & "more"';
  expect(read(getRss([feedArticle({ title })], site)).texts('title')).toEqual([
    'Wellfolio',
    ']]></title><script>alert(1)</script> & "more"',
  ]);
  expect(read(getRss([], site)).items).toEqual([]);
});
