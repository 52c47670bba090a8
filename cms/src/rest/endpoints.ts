import type { LimitName } from '../throttle/limits';
import type { Asked } from './query';
import { arrayOf, oneOf, texts, type Schema } from './schemas';

/** A call of the REST API (section 7 of documents 1 and 2, and C38). */
interface Call {
  /** With `{names}` where a path holds a value, as OpenAPI writes it. */
  path: string;
  /** What it does, in a few words. */
  summary: string;
  /** What it answers. */
  answer: Schema;
}

/** A call that reads what is published: open to everybody, the same for everybody (C5). */
export interface Reading extends Call {
  method: 'GET';
  /** Parameters of the query that it knows; all others are ignored (C4). */
  parameters: readonly (keyof Asked)[];
  /** Those without which it cannot answer. */
  required: readonly (keyof Asked)[];
  /** What a parameter means here, where it means something of its own. */
  meaning: Partial<Record<keyof Asked, string>>;
  /** What an answer is good for besides the content version: `asked` shows at once what nobody published (C5). */
  kept: 'while the content stays' | 'asked each time';
  /** Whether `X-Total-Count` tells how many there are in all. */
  counted: boolean;
  /** What of the question may be at another address now, and is led to there by 301. */
  moves: 'blog' | 'category' | null;
}

/** A call that changes something: its body is JSON and nothing else, and no answer is kept by anybody. */
export interface Acting extends Call {
  method: 'POST';
  /** What it is sent. */
  body: Schema;
  /** What a visitor's calls count to, whatever they are answered (C15). */
  limit: LimitName;
}

export type Endpoint = Reading | Acting;

const reading = (
  path: string,
  summary: string,
  answer: Schema,
  more: Partial<Pick<Reading, 'parameters' | 'required' | 'meaning' | 'kept' | 'counted' | 'moves'>> = {},
): Reading => ({
  method: 'GET',
  path,
  summary,
  answer,
  parameters: [],
  required: [],
  meaning: {},
  kept: 'while the content stays',
  counted: false,
  moves: null,
  ...more,
});

/** Every call that reads. */
export const READINGS: readonly Reading[] = [
  reading(
    '/api/blogs',
    'Lists of blogs: all, of a category, found by words, or of a place on the site',
    arrayOf('BlogSummary'),
    { parameters: ['type', 'page', 'limit', 'search', 'category'], counted: true, moves: 'category' },
  ),
  reading('/api/blogs/categories', 'Names of all categories: the topics, then sub-topics by name', texts),
  reading('/api/blogs/suggestions', 'What a search that is being typed could become', texts, {
    parameters: ['search'],
  }),
  reading(
    '/api/blogs/by-category',
    'The topics by number of blogs, each with its six newest',
    oneOf('BlogsByCategory'),
  ),
  reading('/api/blogs/slug/{slug}', 'One blog with its text', oneOf('Blog'), { moves: 'blog' }),
  reading('/api/banners', 'Banners of a type, of a category, or both', arrayOf('Banner'), {
    parameters: ['type', 'category'],
    meaning: {
      type: 'Where they belong: home, main-category, or a topic such as Mental-health',
      category: 'Their place there, such as banner or explore-categories; of home, home-post',
    },
  }),
  reading(
    '/api/banners/by-category',
    'Banners of a place on the site or of a category, by its slug',
    arrayOf('Banner'),
    {
      parameters: ['category'],
      required: ['category'],
      meaning: { category: 'A place on the site, such as home-post, or the slug of a category' },
      moves: 'category',
    },
  ),
  reading('/api/faqs/{blogId}', 'The questions and answers of a blog', arrayOf('Faq')),
  reading('/api/comments/{blogId}', 'The comments under a blog, with their replies', arrayOf('Comment'), {
    kept: 'asked each time',
  }),
  reading('/api/categories', 'The topics with their pictures', arrayOf('Category')),
  reading('/api/docs.json', 'This description, in OpenAPI 3.1', { type: 'object' }),
];

/** Every call that changes something. */
export const ACTINGS: readonly Acting[] = [
  {
    method: 'POST',
    path: '/api/subscribe',
    summary: 'Asks for the newsletter; what is answered does not tell whether the address was known',
    body: oneOf('Subscription'),
    limit: 'subscribe',
    answer: oneOf('Message'),
  },
];

/** Every call: what is cached, what is let in, what is answered 405, and what `/api/docs.json` tells is read off this. */
export const ENDPOINTS: readonly Endpoint[] = [...READINGS, ...ACTINGS];

const MATCHERS = ENDPOINTS.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * The calls at a path, whatever their method; a plain path goes before one that holds a value.
 * @param path of a request, without its query
 */
export function endpointsAt(path: string): Endpoint[] {
  const found = MATCHERS.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
  const plain = found.filter((endpoint) => endpoint.path === path);
  return plain.length > 0 ? plain : found;
}

/** The call that reads at a path, if one does. */
export function readingAt(path: string): Reading | undefined {
  return endpointsAt(path).find((endpoint) => endpoint.method === 'GET');
}

/** The call that changes something by this method at a path, if one does. */
export function actingAt(method: string, path: string): Acting | undefined {
  return endpointsAt(path)
    .filter((endpoint) => endpoint.method !== 'GET')
    .find((endpoint) => endpoint.method === method);
}
