import type { Params } from 'react-router-dom';
import { articleResponse, homeResponse } from '../../test/responses/articles';
import { testSite } from '../../test/show-site';
import { videoBlock } from '../blocks/types/video/VideoBlock.fixture';
import { renderStructuredData } from './structured-data';

/** The structured data of a page, by the file of its component in `src/pages`. */
const toMarkup = (file: string, data?: object, params: Params = {}) =>
  renderStructuredData(
    {
      file: `src/pages/${file}.tsx`,
      loaded: data ? { operation: 'Any', data, variables: {} } : null,
      params,
    },
    testSite,
  );
const graphIn = (markup: string): { '@type': string; '@id'?: string }[] => {
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup) ?? [];
  const { '@graph': graph }: { '@graph': { '@type': string; '@id'?: string }[] } = JSON.parse(json);
  return graph;
};
const types = (markup: string) => graphIn(markup).map((thing) => thing['@type']);

test('describes an article with Article, BreadcrumbList and WebPage', async () => {
  const markup = await toMarkup('article/ArticlePage', articleResponse());
  expect(types(markup)).toEqual(['Article', 'BreadcrumbList', 'WebPage']);
});

test('adds a VideoObject for an article with the video layout', async () => {
  const content = [{ ...videoBlock, url: '/uploads/stretching.mp4' }];
  const markup = await toMarkup('article/ArticlePage', articleResponse({ layout: 'VIDEO', content }));
  const film = graphIn(markup).at(-1);
  expect(film).toMatchObject({ '@type': 'VideoObject', isPartOf: { '@id': graphIn(markup)[0]?.['@id'] } });
});

test('describes the site and its organization on home, and nothing without page data', async () => {
  expect(types(await toMarkup('home/HomePage', homeResponse()))).toEqual(['WebSite', 'Organization']);
  expect(
    await renderStructuredData(
      { file: 'src/pages/home/HomePage.tsx', loaded: undefined, params: {} },
      testSite,
    ),
  ).toBe('');
  expect(await toMarkup('article/ArticlePage', { article: null })).toBe('');
});

test('lists all topics for the categories list, or the sub-topics of the topic in the address', async () => {
  const topic = { name: 'Sleep', slug: 'sleep', subTopics: [{ name: 'Insomnia' }] };
  const listed = async (params?: { slug: string }) =>
    graphIn(await toMarkup('categories-list/CategoriesListPage', { topics: [topic] }, params))[0];
  expect(await listed()).toMatchObject({ '@type': 'ItemList', itemListElement: [{ name: 'Sleep' }] });
  expect(await listed({ slug: 'sleep' })).toMatchObject({ itemListElement: [{ name: 'Insomnia' }] });
});

test('describes Popular Topics with ItemList and BreadcrumbList', async () => {
  const markup = await toMarkup('popular-topics/PopularTopicsPage', { topics: [{ listName: 'all-Sleep' }] });
  expect(types(markup)).toEqual(['ItemList', 'BreadcrumbList']);
});

test('describes pages without CMS data', async () => {
  for (const page of ['privacy/Privacy', 'terms/Terms', 'disclaimer/Disclaimer', 'cookies/CookiePolicy']) {
    expect(types(await toMarkup(`legal/${page}Page`))).toEqual(['WebPage', 'BreadcrumbList']);
  }
  expect(types(await toMarkup('faqs/FaqsPage'))).toEqual(['FAQPage', 'BreadcrumbList']);
});

test('describes the about page, its organization and the categories it links to', async () => {
  const [about, publisher, way] = graphIn(await toMarkup('about/AboutPage', { categoryPictures: [] }));
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

test('escapes texts so that the markup stays one script element and parses back unchanged', async () => {
  const title = '</script><script>alert(1)</script> & "x" \u2028';
  const markup = await toMarkup('article/ArticlePage', articleResponse({ title }));
  expect(graphIn(markup)[0]).toMatchObject({ headline: title });
});
