import type { Asked } from './query';

/** A call of the REST API (section 7 of documents 1 and 2, and C38). */
export interface Endpoint {
  method: 'GET';
  /** With `{names}` where a path holds a value, as OpenAPI writes it. */
  path: string;
  /** What it does, in a few words. */
  summary: string;
  /** Parameters of the query that it knows; all others are ignored (C4). */
  parameters: readonly (keyof Asked)[];
  /** What an answer is good for besides the content version: `asked` shows at once what nobody published (C5). */
  kept: 'while the content stays' | 'asked each time';
}

const reading = (
  path: string,
  summary: string,
  parameters: Endpoint['parameters'] = [],
  kept: Endpoint['kept'] = 'while the content stays',
): Endpoint => ({ method: 'GET', path, summary, parameters, kept });

/** Every call, in one list: what is cached, what is answered 405, and what `/api/docs.json` tells is read off it. */
export const ENDPOINTS: readonly Endpoint[] = [
  reading('/api/blogs', 'Lists of blogs: all, of a category, found by words, or of a place on the site', [
    'type',
    'page',
    'limit',
    'search',
    'category',
  ]),
  reading('/api/blogs/categories', 'Names of all categories: the 31 topics, then sub-topics by name'),
  reading('/api/blogs/suggestions', 'What a search that is being typed could become', ['search']),
  reading('/api/blogs/by-category', 'The topics by number of blogs, each with its six newest'),
  reading('/api/blogs/slug/{slug}', 'One blog with its text'),
  reading('/api/banners', 'Banners of a type, of a category, or both', ['type', 'category']),
  reading('/api/banners/by-category', 'Banners of a place or of a category, by its slug', ['category']),
  reading('/api/faqs/{blogId}', 'The questions and answers of a blog'),
  reading('/api/comments/{blogId}', 'The comments under a blog, with their replies', [], 'asked each time'),
  reading('/api/categories', 'The 31 topics with their pictures'),
  reading('/api/docs.json', 'This description'),
];

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
