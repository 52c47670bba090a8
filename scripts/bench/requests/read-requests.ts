import { benchArticle, COMMON_WORDS, RARE_WORDS, TITLE_WORDS, TITLES_PER_RARE_WORD } from '../articles.ts';

/** The requests to the reading API, with their titles in the table. */
export const READ = {
  constant: 'constant route',
  stock: "Strapi's own list of 30",
  list: 'list of 30',
  cachedList: 'list of 30, cached',
  firstPage: 'page 1 of 20 each',
  deepPages: 'pages 41 to 50 of 20 each',
  article: 'article',
  category: 'list of 30 of a category',
  suggestions: 'suggestions',
  rareSearch: 'search for a rare word',
  commonSearch: 'search for a common word',
} as const;
export type ReadTitle = (typeof READ)[keyof typeof READ];

export interface BenchRequest {
  title: ReadTitle;
  /** Requested in rotation, so that no database cache holds the one result. */
  paths: string[];
  /** Sent to the CMS with the response cache. */
  cached?: true;
  /** Very cheap requests need more connections. With few, the measurement would show the wait between responses. */
  connections?: number;
  /** Whether this is the right response for the path. */
  right: (response: BenchResponse, path: string) => boolean;
}

export interface BenchResponse {
  /** The value of `X-Total-Count`. */
  total: number | undefined;
  body: unknown;
}

const MANY = 50;
/** The maximum number of search results (C22). */
export const MAX_SEARCH_RESULTS = 1000;
const lists =
  (length: number, total?: number) =>
  (response: BenchResponse): boolean =>
    Array.isArray(response.body) &&
    response.body.length === length &&
    (total === undefined || response.total === total);
export const getField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
const search = (word: string, more = ''): string => `/api/blogs?search=${encodeURIComponent(word)}${more}`;

/**
 * @param articles number of published articles
 * @param topics names of the 31 topics
 */
export function getRequests(articles: number, topics: string[]): BenchRequest[] {
  const list = { paths: ['/api/blogs?limit=30&page=1'], right: lists(30, articles) };
  return [
    {
      title: READ.constant,
      paths: ['/bench/constant'],
      connections: MANY,
      right: ({ body }) => getField(body, 'constant') === true,
    },
    {
      title: READ.stock,
      paths: ['/bench/blogs'],
      right: ({ body }) => lists(30)({ body: getField(body, 'data'), total: undefined }),
    },
    { title: READ.list, ...list },
    { title: READ.cachedList, ...list, cached: true, connections: MANY },
    { title: READ.firstPage, paths: ['/api/blogs?limit=20&page=1'], right: lists(20, articles) },
    {
      title: READ.deepPages,
      paths: some(10, (at) => `/api/blogs?limit=20&page=${41 + at}`),
      right: lists(20, articles),
    },
    {
      title: READ.article,
      // Numbered slugs stop a little below the number of articles, because the demonstration articles have other slugs.
      paths: some(400, (at) => `/api/blogs/slug/bench-${1 + Math.floor((at / 400) * (articles - 20))}`),
      right: ({ body }, path) =>
        path.endsWith(`/${String(getField(body, 'slug'))}`) && Boolean(getField(body, 'content')),
    },
    {
      title: READ.category,
      paths: topics.map((name) => `/api/blogs?limit=30&page=1&category=${encodeURIComponent(name)}`),
      right: ({ body, total = 0 }) => lists(30)({ body, total }) && total >= 30 && total < articles,
    },
    {
      title: READ.suggestions,
      paths: some(200, (at) => `/api/blogs/suggestions?search=${encodeURIComponent(getTypedPrefix(at))}`),
      right: ({ body }) => Array.isArray(body) && body.length > 0 && body.length <= 10,
    },
    {
      title: READ.rareSearch,
      paths: RARE_WORDS.map((word) => search(word)),
      right: lists(TITLES_PER_RARE_WORD, TITLES_PER_RARE_WORD),
    },
    {
      title: READ.commonSearch,
      paths: [1, 2, 3].flatMap((page) => COMMON_WORDS.map((word) => search(word, `&page=${page}`))),
      right: lists(30, Math.min(articles, MAX_SEARCH_RESULTS)),
    },
  ];
}

const some = (count: number, make: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** What a reader has typed so far: a prefix, a word with two letters swapped, or two words of a title. */
export function getTypedPrefix(at: number): string {
  const word = TITLE_WORDS[(at * 37) % TITLE_WORDS.length] ?? 'sleep';
  const [first = '', second = ''] = benchArticle(at + 1, 1_000).title.split(' ');
  const forms = [
    word.slice(0, 3),
    word.slice(0, 5),
    word.length < 6 ? word : `${word.slice(0, 3)}${word.charAt(4)}${word.charAt(3)}${word.slice(5)}`,
    `${first} ${second.slice(0, 3)}`,
  ];
  return forms[at % forms.length] ?? word;
}
