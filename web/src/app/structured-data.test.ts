import { articleAnswer, homeAnswer } from '../../test/articles';
import { site } from '../../test/show-site';
import { videoBlock } from '../blocks/video/VideoBlock.fixture';
import { structuredData } from './structured-data';

const loaded = (operation: string, data: object) => ({ page: { operation, variables: {}, data } });
const graphIn = (markup: string): { '@type': string; '@id'?: string }[] => {
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup) ?? [];
  const { '@graph': graph }: { '@graph': { '@type': string; '@id'?: string }[] } = JSON.parse(json);
  return graph;
};
const types = (markup: string) => graphIn(markup).map((thing) => thing['@type']);

test('describes an article with Article, BreadcrumbList and WebPage', () => {
  const markup = structuredData(loaded('ArticlePage', articleAnswer()), site);
  expect(types(markup)).toEqual(['Article', 'BreadcrumbList', 'WebPage']);
});

test('adds a VideoObject for an article with the video layout', () => {
  const content = [{ ...videoBlock, url: '/uploads/stretching.mp4' }];
  const markup = structuredData(loaded('ArticlePage', articleAnswer({ layout: 'VIDEO', content })), site);
  const film = graphIn(markup).at(-1);
  expect(film).toMatchObject({ '@type': 'VideoObject', isPartOf: { '@id': graphIn(markup)[0]?.['@id'] } });
});

test('describes the site and its organization on home, and nothing without page data', () => {
  expect(types(structuredData(loaded('HomePage', homeAnswer()), site))).toEqual(['WebSite', 'Organization']);
  expect(structuredData({}, site)).toBe('');
  expect(structuredData(loaded('ArticlePage', { article: null }), site)).toBe('');
});

test('lists all topics for the categories list, or the sub-topics of the topic in the address', () => {
  const topic = { name: 'Sleep', slug: 'sleep', subTopics: [{ name: 'Insomnia' }] };
  const answer = loaded('CategoriesListPage', { topics: [topic] });
  const listed = (params?: { slug: string }) => graphIn(structuredData(answer, site, params))[0];
  expect(listed()).toMatchObject({ '@type': 'ItemList', itemListElement: [{ name: 'Sleep' }] });
  expect(listed({ slug: 'sleep' })).toMatchObject({ itemListElement: [{ name: 'Insomnia' }] });
});

test('describes Popular Topics with ItemList and BreadcrumbList', () => {
  const answer = loaded('PopularTopicsPage', { topics: [{ listName: 'all-Sleep' }] });
  expect(types(structuredData(answer, site))).toEqual(['ItemList', 'BreadcrumbList']);
});

test('describes pages without CMS data by their path', () => {
  const at = (path: string) => types(structuredData({}, site, {}, path));
  for (const path of ['/privacy-policy', '/terms', '/disclaimer', '/cookie-policy']) {
    expect(at(path)).toEqual(['WebPage', 'BreadcrumbList']);
  }
  expect(at('/faqs')).toEqual(['FAQPage', 'BreadcrumbList']);
});

test('describes the about page, its organization and the categories it links to', () => {
  const [about, publisher, way] = graphIn(
    structuredData(loaded('AboutPage', { categoryPictures: [] }), site),
  );
  expect(about).toMatchObject({
    '@type': 'AboutPage',
    url: 'https://health.example/about',
    about: { '@id': 'https://health.example/#organization' },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 6,
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ url: 'https://health.example/category/breast-cancer' }),
      ]),
    },
  });
  expect([publisher?.['@type'], way?.['@type']]).toEqual(['Organization', 'BreadcrumbList']);
});

test('escapes texts so that the markup stays one script element and parses back unchanged', () => {
  const title = '</script><script>alert(1)</script> & "x" \u2028';
  const markup = structuredData(loaded('ArticlePage', articleAnswer({ title })), site);
  expect(graphIn(markup)[0]).toMatchObject({ headline: title });
});
