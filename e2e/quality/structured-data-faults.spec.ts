import { expect, test } from '../support/fixtures.ts';
import { parseJsonLd } from '../support/structured-data/json-ld.ts';
import { findDifferences } from '../support/screens/served.ts';
import { findPageFaults, findFaults } from '../support/structured-data/structured-data.ts';
import { findUnexpectedData } from '../support/structured-data/expected-structured-data.ts';

const HERE = 'https://a.example/';

const site = { '@type': 'WebSite', '@id': `${HERE}#site`, name: 'A', url: HERE };
const organisation = { '@type': 'Organization', name: 'A', url: HERE, logo: `${HERE}a.png` };
const article = {
  '@type': 'Article',
  headline: 'A',
  author: { '@type': 'Person', name: 'Ada Example' },
  datePublished: '2026-03-01',
  publisher: organisation,
  mainEntityOfPage: HERE,
};
const application = {
  '@type': 'WebApplication',
  name: 'A',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  applicationCategory: 'HealthApplication',
  operatingSystem: 'Any',
};
const question = { '@type': 'Question', name: 'A?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } };
const questions = { '@type': 'FAQPage', mainEntity: [question] };
const rating = { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 2 };
const film = {
  '@type': 'VideoObject',
  name: 'A',
  thumbnailUrl: `${HERE}a.webp`,
  uploadDate: '2026-03-01T08:00:00Z',
};

const step = (position: number, more: object = { name: 'A' }) => ({
  '@type': 'ListItem',
  position,
  item: HERE,
  ...more,
});
const way = { '@type': 'BreadcrumbList', itemListElement: [step(1), step(2)] };
const list = { '@type': 'ItemList', numberOfItems: 2, itemListElement: [step(1), step(2)] };

test('the checks accept valid structured data', () => {
  expect(findFaults([site, article, application, questions, rating, film, way, list])).toEqual([]);
});

test('the checks report each type of fault in structured data', () => {
  for (const [mistaken, fault] of [
    // Names and values that schema.org does not have
    [{ ...site, '@type': 'Webpage' }, 'Webpage is not a type of schema.org'],
    [{ ...site, '@type': 'Recipe' }, 'Recipe has no entry in required-fields.ts'],
    [{ ...site, headlin: 'A' }, 'WebSite has no property headlin in schema.org'],
    [{ ...site, url: '/' }, 'url of WebSite is "/", not URL'],
    [{ ...site, '@id': '#site' }, 'WebSite has the @id “#site”'],
    [{ ...site, dateModified: '3 March 2026' }, '"3 March 2026", not Date or DateTime'],
    [{ ...site, dateModified: '2026-13-01' }, '"2026-13-01", not Date or DateTime'],
    [{ ...site, dateModified: '2026-02-31' }, '"2026-02-31", not Date or DateTime'],
    [{ ...site, dateModified: '2026-02-31T08:00:00Z' }, '"2026-02-31T08:00:00Z", not Date or DateTime'],
    [{ ...site, dateModified: '2026-03-01T29:00:00Z' }, '"2026-03-01T29:00:00Z", not Date or DateTime'],
    [{ ...site, commentCount: 'many' }, 'commentCount of WebSite is "many", not Integer'],
    [{ ...site, publisher: { '@id': `${HERE}#us` } }, 'https://a.example/#us is not defined in the page'],
    [{ ...site, publisher: application.offers }, 'publisher of WebSite is'],
    // Missing fields
    [{ ...site, name: '' }, 'WebSite has no name'],
    [{ ...film, uploadDate: undefined }, 'VideoObject has no uploadDate'],
    // URLs in place of objects that search engines need, and objects of another type
    [{ ...article, author: HERE }, 'author of Article is "https://a.example/", not Person or Organization'],
    [{ ...application, offers: HERE }, 'offers of WebApplication is "https://a.example/", not Offer'],
    [{ ...question, acceptedAnswer: HERE }, 'acceptedAnswer of Question is "https://a.example/", not Answer'],
    [{ ...questions, mainEntity: organisation }, 'not Question'],
    // Lists
    [{ ...way, itemListElement: [step(1), step(2, {})] }, 'ListItem has no name, nor has its item'],
    [{ ...way, itemListElement: [step(1)] }, 'BreadcrumbList has fewer than two items'],
    [{ ...way, itemListElement: [step(7), step(7)] }, 'BreadcrumbList has the positions 7, 7'],
    [{ ...way, itemListElement: [step(2), step(3)] }, 'BreadcrumbList has the positions 2, 3'],
    [{ ...list, itemListElement: [step(2), step(1)] }, 'ItemList has the positions 2, 1'],
    [{ ...list, numberOfItems: 99 }, 'ItemList has the numberOfItems 99, and its last is 2'],
    // Ratings
    [{ ...rating, ratingValue: 9 }, 'AggregateRating is 9 of 1 to 5'],
    [{ ...rating, ratingCount: 0 }, 'AggregateRating has no ratings'],
  ] as const) {
    expect(findFaults([mistaken]).join('\n')).toContain(fault);
  }
});

const script = (json: object) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const page = (path: string, more = '') =>
  `<meta property="og:url" content="${HERE}${path}"/><h1>A</h1>${more}`;

test('the checks verify positions and totals on every page of a paginated list', () => {
  const html = (path: string, positions: number[], more = '') =>
    page(path, more) +
    script({
      '@context': 'https://schema.org',
      '@graph': [{ ...list, numberOfItems: 4, itemListElement: positions.map((position) => step(position)) }],
    });
  const next = (number: number) => `<a href="/list?page=${number}">More</a>`;
  expect(findPageFaults(html('list', [1, 2], next(2)))).toEqual([]);
  expect(findPageFaults(html('list?page=2', [3, 4]))).toEqual([]);
  expect(findPageFaults(html('list?page=2', [1, 2], next(3)))).toEqual(['ItemList has the positions 1, 2']);
  for (const [path, positions, more] of [
    ['list', [1, 2], ''],
    ['list?page=2', [3, 4], next(3)],
  ] as const) {
    expect(findPageFaults(html(path, [...positions], more))).toEqual([
      expect.stringContaining('ItemList has the numberOfItems 4'),
    ]);
  }
});

test('the checks read every JSON-LD script and report a wrong or missing @context', () => {
  const sound = script({ '@context': 'https://schema.org', '@graph': [site] });
  expect(findPageFaults(sound)).toEqual([]);
  expect(findPageFaults(sound + script({ '@context': 'https://schema.org', '@type': 'Bogus' }))).toEqual([
    'Bogus is not a type of schema.org',
  ]);
  expect(findPageFaults(script({ '@context': 'https://nonsense.example', '@graph': [site] }))).toEqual([
    'the @context is "https://nonsense.example", not "https://schema.org"',
  ]);
  expect(findPageFaults(script({ '@graph': [site] }))).toEqual([
    expect.stringContaining('the @context is undefined'),
  ]);
});

test('the checks report a screen with missing or unexpected structured data types', () => {
  const home = { name: 'home', path: '/' };
  expect(
    findUnexpectedData(home, [site, { ...organisation, logo: { '@type': 'ImageObject', url: HERE } }]),
  ).toEqual([]);
  expect(findUnexpectedData(home, parseJsonLd('<h1>500</h1>'))[0]).toBe(
    'has the types nothing, expected WebSite, Organization',
  );
  expect(findUnexpectedData(home, [site])[0]).toBe('has the types WebSite, expected WebSite, Organization');
  expect(findUnexpectedData(home, [site, organisation])).toEqual(['has no ImageObject']);
  expect(findUnexpectedData({ name: 'search-nothing', path: '/search/xyzzy' }, [site])).toEqual([
    'has the types WebSite, expected nothing',
  ]);
  expect(findUnexpectedData({ name: 'new-page', path: '/new-page' }, [site])).toEqual([
    'new-page has no entry in expected-structured-data.ts',
  ]);
  const article = { name: 'article', path: '/blog/hand-washing-done-right' };
  expect(findUnexpectedData(article, [])[0]).toMatch(/Article.*FAQPage.*VideoObject$/);
});

test('the checks report a page served in place of another', () => {
  const origin = 'https://a.example';
  const screen = { name: 'list', path: '/blog-list' };
  const missing = { name: 'missing-page', path: '/no/such/page', expects: /404/ };
  const html = page('blog-list');
  const words = (served: Partial<Parameters<typeof findDifferences>[0]>) =>
    findDifferences({ screen, status: 200, html, ...served }, origin).join();
  expect(words({})).toBe('');
  expect(words({ screen: missing, status: 404, html: '<h1>Not here</h1>' })).toBe('');
  expect(words({ status: 500 })).toBe('has the status 500, not 200');
  expect(words({ html: page('') })).toContain('not https://a.example/blog-list');
  expect(words({ html: '<h1>Not here</h1>' })).toContain('has the address none');
  expect(words({ html: html.replace(/<h1>.*/, '') })).toBe('has the number of first headings 0, not 1');
  expect(words({ screen: missing, status: 200, html: '<h1>Not here</h1>' })).toContain('not 404');
});
