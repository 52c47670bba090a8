import { articleResponse } from '../../../test/responses/articles';
import { testSite } from '../../../test/show-site';
import { picture } from '../../ui/base/Picture/Picture.fixture';
import { articleJsonLd } from './article.json-ld';

type Changes = Parameters<typeof articleResponse>[0];

const URL_OF_IT = 'https://health.example/blog/sleep-well';
const category = (name: string, kind: 'TOPIC' | 'SUB_TOPIC') => ({
  __typename: 'Category' as const,
  id: name,
  name,
  slug: name.toLowerCase(),
  kind,
});
const review = { __typename: 'Review' as const, reviewer: 'Dr. Ada Example', reviewedOn: '2026-03-04' };
const organisation = expect.objectContaining({ '@type': 'Organization', name: 'Wellfolio' });

function things(changes: Changes = {}) {
  const { article } = articleResponse({ slug: 'sleep-well', title: 'Sleep well', ...changes });
  if (!article) throw new Error('There is no article.');
  return articleJsonLd(article, testSite);
}
const thing = (type: string, changes?: Changes) => things(changes).find((one) => one['@type'] === type);

test('describes an article with its title, dates, author, publisher and section', () => {
  const seo = {
    __typename: 'Seo' as const,
    title: 'For search',
    description: 'How to.',
    image: picture,
    noindex: false,
  };
  expect(thing('Article', { seo, author: 'Ada Example', categories: [category('Sleep', 'TOPIC')] })).toEqual({
    '@type': 'Article',
    '@id': `${URL_OF_IT}#article`,
    headline: 'Sleep well',
    description: 'How to.',
    image: new URL(picture.url, 'https://health.example').href,
    datePublished: '2026-03-01T08:00:00.000Z',
    dateModified: '2026-03-02T08:00:00.000Z',
    author: { '@type': 'Person', name: 'Ada Example' },
    publisher: {
      '@type': 'Organization',
      '@id': 'https://health.example/#organization',
      name: 'Wellfolio',
      url: 'https://health.example/',
      logo: { '@type': 'ImageObject', url: 'https://health.example/icon-512.png', width: 512, height: 512 },
    },
    mainEntityOfPage: { '@type': 'WebPage', '@id': URL_OF_IT },
    articleSection: 'Sleep',
    inLanguage: 'en',
  });
});

test.each([
  ['Ada Example', { '@type': 'Person', name: 'Ada Example' }],
  [' Anne Staff ', { '@type': 'Person', name: 'Anne Staff' }],
  ['Editorial team', organisation],
  ['The Wellfolio editors', organisation],
  ['Wellfolio', organisation],
  [' ', organisation],
  [null, organisation],
])('maps the author %p to a person or to the organization', (author, expected) => {
  expect(thing('Article', { author })?.author).toEqual(expected);
});

test('uses the publication date as dateModified when the last change is older', () => {
  const changes = { publishedAt: '2026-04-01T00:00:00.000Z', updatedAt: '2026-03-02T08:00:00.000Z' };
  expect(thing('Article', changes)?.dateModified).toBe('2026-04-01T00:00:00.000Z');
});

test.each<[string, ReturnType<typeof category>[], string[]]>([
  ['no categories', [], []],
  ['a topic', [category('Sleep', 'TOPIC')], ['Sleep https://health.example/sleep']],
  [
    'a topic and sub-topics',
    [category('Sleep', 'TOPIC'), category('Insomnia', 'SUB_TOPIC'), category('Naps', 'SUB_TOPIC')],
    ['Sleep https://health.example/sleep', 'Insomnia https://health.example/category/insomnia'],
  ],
  ['a sub-topic', [category('Naps', 'SUB_TOPIC')], ['Naps https://health.example/category/naps']],
])('builds the breadcrumbs of an article with %s', (_, categories, between) => {
  const list = thing('BreadcrumbList', { categories })?.itemListElement as Record<string, unknown>[];
  expect(list.map(({ name, item }) => `${String(name)} ${String(item)}`)).toEqual([
    'Home https://health.example/',
    ...between,
    `Sleep well ${URL_OF_IT}`,
  ]);
  expect(list.map(({ position }) => position)).toEqual(list.map((__, index) => index + 1));
});

test('includes ratings and comments only when there are some', () => {
  const discussion = {
    __typename: 'Discussion' as const,
    ratingAverage: 4.25,
    ratingCount: 4,
    commentCount: 7,
  };
  expect(JSON.stringify(things())).not.toMatch(/rating|comment|interaction/i);
  expect(thing('Article', { discussion })).toMatchObject({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.25,
      ratingCount: 4,
      bestRating: 5,
      worstRating: 1,
    },
    commentCount: 7,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/CommentAction',
      userInteractionCount: 7,
    },
  });
});

test('describes a MedicalWebPage only when the article has a reviewer', () => {
  expect(JSON.stringify(things())).not.toMatch(/review/i);
  expect(thing('MedicalWebPage')).toBeUndefined();
  expect(thing('WebPage')).toMatchObject({ '@id': URL_OF_IT });
  expect(thing('MedicalWebPage', { review })).toMatchObject({
    '@id': URL_OF_IT,
    reviewedBy: { '@type': 'Person', name: 'Dr. Ada Example' },
    lastReviewed: '2026-03-04',
  });
});

test('adds an FAQPage only when the article has FAQs', () => {
  expect(thing('FAQPage')).toBeUndefined();
  const faqs = [{ __typename: 'Faq' as const, id: 'f', question: 'Why?', answer: 'So.' }];
  expect(thing('FAQPage', { faqs })?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ]);
});
