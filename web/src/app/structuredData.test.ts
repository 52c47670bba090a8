import { articleAnswer, homeAnswer } from '../../test/articles';
import { site } from '../../test/show-site';
import { videoBlock } from '../blocks/video/VideoBlock.fixture';
import { structuredData } from './structuredData';

const loaded = (operation: string, data: object) => ({ page: { operation, variables: {}, data } });
const graphIn = (markup: string): { '@type': string; '@id'?: string }[] => {
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup) ?? [];
  const { '@graph': graph }: { '@graph': { '@type': string; '@id'?: string }[] } = JSON.parse(json);
  return graph;
};
const types = (markup: string) => graphIn(markup).map((thing) => thing['@type']);

test('an article tells what it is and where it stands', () => {
  const markup = structuredData(loaded('ArticlePage', articleAnswer()), site);
  expect(types(markup)).toEqual(['Article', 'BreadcrumbList', 'WebPage']);
});

test('an article that is watched tells its film too', () => {
  const content = [{ ...videoBlock, url: '/uploads/stretching.mp4' }];
  const markup = structuredData(loaded('ArticlePage', articleAnswer({ layout: 'VIDEO', content })), site);
  const film = graphIn(markup).at(-1);
  expect(film).toMatchObject({ '@type': 'VideoObject', isPartOf: { '@id': graphIn(markup)[0]?.['@id'] } });
});

test('home tells whose site it is; other pages tell nothing', () => {
  expect(types(structuredData(loaded('HomePage', homeAnswer()), site))).toEqual(['WebSite', 'Organization']);
  expect(structuredData({}, site)).toBe('');
  expect(structuredData(loaded('ArticlePage', { article: null }), site)).toBe('');
});

test('the categories list tells what it lists, of the topic that the address names', () => {
  const topic = { name: 'Sleep', slug: 'sleep', subTopics: [{ name: 'Insomnia' }] };
  const answer = loaded('CategoriesListPage', { topics: [topic] });
  const listed = (params?: { slug: string }) => graphIn(structuredData(answer, site, params))[0];
  expect(listed()).toMatchObject({ '@type': 'ItemList', itemListElement: [{ name: 'Sleep' }] });
  expect(listed({ slug: 'sleep' })).toMatchObject({ itemListElement: [{ name: 'Insomnia' }] });
});

test('Popular Topics tells its topics', () => {
  const answer = loaded('PopularTopicsPage', { topics: [{ listName: 'all-Sleep' }] });
  expect(types(structuredData(answer, site))).toEqual(['ItemList', 'BreadcrumbList']);
});

test('pages that ask the CMS nothing are known by their path', () => {
  const at = (path: string) => types(structuredData({}, site, {}, path));
  for (const path of ['/privacy-policy', '/terms', '/disclaimer', '/cookie-policy']) {
    expect(at(path)).toEqual(['WebPage', 'BreadcrumbList']);
  }
  expect(at('/faqs')).toEqual(['FAQPage', 'BreadcrumbList']);
});

test('the about page tells what it is about, and what it leads to', () => {
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

test('is one script element whatever its texts say, and reads back as it was', () => {
  const title = '</script><script>alert(1)</script> & "x" \u2028';
  const markup = structuredData(loaded('ArticlePage', articleAnswer({ title })), site);
  expect(graphIn(markup)[0]).toMatchObject({ headline: title });
});
