import { demoArticles } from '../product/demo-articles.ts';
import type { Screen } from '../screens/screen.ts';
import { collectObjects, type JsonLdObject } from './json-ld-object.ts';

/** The structured data that a screen must have. */
interface Expectation {
  /** The top-level types, in order. */
  types: readonly string[];
  /** Types that must be nested in them, among others. */
  within?: readonly string[];
}

const NOTHING: Expectation = { types: [] };
const LIST: Expectation = { types: ['ItemList', 'BreadcrumbList'], within: ['ListItem'] };
const COLLECTION: Expectation = {
  types: ['CollectionPage', 'BreadcrumbList'],
  within: ['ItemList', 'ListItem'],
};
const POSTS: Expectation = { ...COLLECTION, within: ['ItemList', 'ListItem', 'BlogPosting'] };

/**
 * By the name of a screen or its prefix; the first match counts. For articles, the layout decides. Written by hand and
 * not generated from the pages' `.route.ts` like the list of screens: the descriptors decide what the site sends, so an
 * expectation derived from them would repeat their mistakes. A screen without an entry fails the test with its name.
 */
const BY_NAME: readonly (readonly [name: string, expectation: Expectation])[] = [
  ['home', { types: ['WebSite', 'Organization'], within: ['ImageObject'] }],
  ['hub', { ...COLLECTION, within: ['Thing', 'Organization', 'ItemList', 'ListItem'] }],
  ['list', LIST],
  // Search results are not for search engines.
  ['search', NOTHING],
  ['category-empty', { types: COLLECTION.types }],
  ['category', POSTS],
  ['categories-all', POSTS],
  ['categories-list-no-topic', NOTHING],
  ['categories', LIST],
  ['videos', COLLECTION],
  [
    'calculator',
    {
      types: ['WebApplication', 'FAQPage', 'BreadcrumbList'],
      within: ['Offer', 'Organization', 'Question', 'Answer'],
    },
  ],
  [
    'words-about',
    { types: ['AboutPage', 'Organization', 'BreadcrumbList'], within: ['WebSite', 'ItemList'] },
  ],
  ['words-faqs', { types: ['FAQPage', 'BreadcrumbList'], within: ['WebSite', 'Question', 'Answer'] }],
  ['words', { types: ['WebPage', 'BreadcrumbList'], within: ['WebSite', 'Organization'] }],
  // Pages for a single reader, error pages, and internal pages.
  ['form', NOTHING],
  ['guest', NOTHING],
  ['link', NOTHING],
  ['missing', NOTHING],
  ['styleguide', NOTHING],
];

/** Every demonstration article has questions, and nobody has reviewed any. */
const ARTICLE: Expectation = {
  types: ['Article', 'BreadcrumbList', 'WebPage', 'FAQPage'],
  within: ['Organization', 'Question', 'Answer'],
};
const WATCHED: Expectation = { ...ARTICLE, types: [...ARTICLE.types, 'VideoObject'] };

/** Differences between the expected and the actual structured data of a screen. */
export function findUnexpectedData(screen: Screen, jsonLd: readonly JsonLdObject[]): string[] {
  const expectation = findExpectation(screen);
  if (!expectation) return [`${screen.name} has no entry in expected-structured-data.ts`];
  const { types, within = [] } = expectation;
  const found = jsonLd.map((thing) => thing['@type']);
  const held = new Set(collectObjects(jsonLd).map((thing) => thing['@type']));
  return [
    ...(found.join() === types.join() ? [] : [`has the types ${inWords(found)}, expected ${inWords(types)}`]),
    ...within.filter((type) => !held.has(type)).map((type) => `has no ${type}`),
  ];
}

function findExpectation({ name, path }: Screen): Expectation | undefined {
  const article = demoArticles.find((one) => one.path === path);
  if (article) return article.layout.startsWith('video') ? WATCHED : ARTICLE;
  const [, expectation] = BY_NAME.find(([start]) => name === start || name.startsWith(`${start}-`)) ?? [];
  return expectation;
}

const inWords = (types: readonly unknown[]): string => types.join(', ') || 'nothing';
