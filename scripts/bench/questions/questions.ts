import { benchArticle, COMMON_WORDS, RARE_WORDS, TITLE_WORDS, TITLES_PER_RARE_WORD } from '../articles.ts';

/** What is asked of the reading API, as the table names it. */
export const QUESTION = {
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
export type QuestionTitle = (typeof QUESTION)[keyof typeof QUESTION];

export interface Question {
  title: QuestionTitle;
  /** Asked by turns, so that no cache of a database has the one answer ready. */
  paths: string[];
  /** Of the CMS that keeps answers. */
  cached?: true;
  /** What costs next to nothing is asked by more at once: by few, it is the wait between answers that is measured. */
  connections?: number;
  /** Whether this is the answer to the path. */
  right: (answer: Answer, path: string) => boolean;
}

export interface Answer {
  /** What `X-Total-Count` says. */
  total: number | undefined;
  body: unknown;
}

const MANY = 50;
/** A search lists no more (C22). */
export const MOST_FOUND = 1000;
const lists =
  (length: number, total?: number) =>
  (answer: Answer): boolean =>
    Array.isArray(answer.body) &&
    answer.body.length === length &&
    (total === undefined || answer.total === total);
export const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
const search = (word: string, more = ''): string => `/api/blogs?search=${encodeURIComponent(word)}${more}`;

/**
 * @param articles how many are published
 * @param topics names of the 31 topics
 */
export function getQuestions(articles: number, topics: string[]): Question[] {
  const list = { paths: ['/api/blogs?limit=30&page=1'], right: lists(30, articles) };
  return [
    {
      title: QUESTION.constant,
      paths: ['/bench/constant'],
      connections: MANY,
      right: ({ body }) => field(body, 'constant') === true,
    },
    {
      title: QUESTION.stock,
      paths: ['/bench/blogs'],
      right: ({ body }) => lists(30)({ body: field(body, 'data'), total: undefined }),
    },
    { title: QUESTION.list, ...list },
    { title: QUESTION.cachedList, ...list, cached: true, connections: MANY },
    { title: QUESTION.firstPage, paths: ['/api/blogs?limit=20&page=1'], right: lists(20, articles) },
    {
      title: QUESTION.deepPages,
      paths: some(10, (at) => `/api/blogs?limit=20&page=${41 + at}`),
      right: lists(20, articles),
    },
    {
      title: QUESTION.article,
      // Slugs count from 1 to a little under the number of articles: the demonstration's own have others.
      paths: some(400, (at) => `/api/blogs/slug/bench-${1 + Math.floor((at / 400) * (articles - 20))}`),
      right: ({ body }, path) =>
        path.endsWith(`/${String(field(body, 'slug'))}`) && Boolean(field(body, 'content')),
    },
    {
      title: QUESTION.category,
      paths: topics.map((name) => `/api/blogs?limit=30&page=1&category=${encodeURIComponent(name)}`),
      right: ({ body, total = 0 }) => lists(30)({ body, total }) && total >= 30 && total < articles,
    },
    {
      title: QUESTION.suggestions,
      paths: some(200, (at) => `/api/blogs/suggestions?search=${encodeURIComponent(typed(at))}`),
      right: ({ body }) => Array.isArray(body) && body.length > 0 && body.length <= 10,
    },
    {
      title: QUESTION.rareSearch,
      paths: RARE_WORDS.map((word) => search(word)),
      right: lists(TITLES_PER_RARE_WORD, TITLES_PER_RARE_WORD),
    },
    {
      title: QUESTION.commonSearch,
      paths: [1, 2, 3].flatMap((page) => COMMON_WORDS.map((word) => search(word, `&page=${page}`))),
      right: lists(30, Math.min(articles, MOST_FOUND)),
    },
  ];
}

const some = (count: number, make: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** What somebody has typed so far: a beginning, a word with two letters that changed places, or two words of a title. */
export function typed(at: number): string {
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
