import { ACCOUNT_CALLS } from './account-endpoints';
import {
  write,
  privateRead,
  publicRead,
  type Write,
  type Endpoint,
  type PrivateRead,
  type PublicRead,
} from './endpoint';
import { MEMBER_CALLS, MEMBER_LOOKS } from './member-endpoints';
import { arrayOf, oneOf, texts } from './schemas';

/** Every call that reads. */
export const PUBLIC_READS: readonly PublicRead[] = [
  publicRead(
    '/api/blogs',
    'Lists of blogs: all, of a category, found by words, or of a place on the site',
    arrayOf('BlogSummary'),
    { parameters: ['type', 'page', 'limit', 'search', 'category'], counted: true, moves: 'category' },
  ),
  publicRead('/api/blogs/categories', 'Names of all categories: the topics, then sub-topics by name', texts),
  publicRead('/api/blogs/suggestions', 'What a search that is being typed could become', texts, {
    parameters: ['search'],
  }),
  publicRead(
    '/api/blogs/by-category',
    'The topics by number of blogs, each with its six newest',
    oneOf('BlogsByCategory'),
  ),
  publicRead('/api/blogs/slug/{slug}', 'One blog with its text', oneOf('Blog'), { moves: 'blog' }),
  publicRead('/api/banners', 'Banners of a type, of a category, or both', arrayOf('Banner'), {
    parameters: ['type', 'category'],
    meaning: {
      type: 'Where they belong: home, main-category, or a topic such as Mental-health',
      category: 'Their place there, such as banner or explore-categories; of home, home-post',
    },
  }),
  publicRead(
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
  publicRead('/api/faqs/{blogId}', 'The questions and answers of a blog', arrayOf('Faq')),
  publicRead('/api/comments/{blogId}', 'The comments under a blog, with their replies', arrayOf('Comment'), {
    kept: 'while the discussion stays',
    parameters: ['page', 'limit'],
    meaning: {
      page: 'From 1; without page and limit the newest 1,000 comments are there. Link leads to the rest: an answer ends early where the texts are long.',
      limit: 'Comments on a page, replies not counted: 30 unless told. More than 100 are 100.',
    },
    counted: true,
    linked: true,
  }),
  publicRead('/api/categories', 'The topics with their pictures', arrayOf('Category')),
  publicRead('/api/docs.json', 'This description, in OpenAPI 3.1', { type: 'object' }),
];

/** Every call that reads what concerns one person. */
export const PRIVATE_READS: readonly PrivateRead[] = [
  privateRead('/api/users/me', 'Who the token says that you are', oneOf('Member'), { limit: 'account' }),
  privateRead(
    '/api/subscribe/confirm',
    'What a confirmation mail’s link is about; it changes nothing',
    oneOf('NewsletterLink'),
    { caller: 'anybody', byLink: true, limit: 'mailLink' },
  ),
  privateRead(
    '/api/unsubscribe',
    'What an unsubscribe link is about; it changes nothing',
    oneOf('NewsletterLink'),
    { caller: 'anybody', byLink: true, limit: 'mailLink' },
  ),
  ...MEMBER_LOOKS,
];

/** Every call that changes something. */
export const WRITES: readonly Write[] = [
  ...ACCOUNT_CALLS,
  write(
    'POST',
    '/api/subscribe',
    'Asks for the newsletter; what is answered does not tell whether the address was known',
    'Subscription',
    oneOf('Message'),
    { limit: 'subscribe' },
  ),
  write('POST', '/api/subscribe/confirm', 'Confirms an address, by the mail’s link', null, oneOf('Message'), {
    byLink: true,
    limit: 'mailLink',
  }),
  write(
    'POST',
    '/api/unsubscribe',
    'Leaves the newsletter, by a mail’s link; mail programs do it with one click (RFC 8058)',
    null,
    oneOf('Message'),
    { byLink: true, limit: 'mailLink' },
  ),
  write(
    'POST',
    '/api/contact',
    'Sends the editors a message, under the address of the account',
    'ContactMessage',
    oneOf('Message'),
    {
      caller: 'member',
      status: 201,
      limit: 'contact',
      memberLimits: { visitor: 'contactVisitor', newcomer: 'contactNewcomer' },
    },
  ),
  ...MEMBER_CALLS,
];

/** Every call: what is cached, what is let in, what is answered 405, and what `/api/docs.json` tells is read off this. */
export const ENDPOINTS: readonly Endpoint[] = [...PUBLIC_READS, ...PRIVATE_READS, ...WRITES];

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

const isReading = (endpoint: Endpoint): endpoint is PublicRead => 'kept' in endpoint;

/** What of a request says which calls are meant; `state` is the request's own, from its first middleware to its last. */
export interface RequestPath {
  path: string;
  state: object;
}

const lookedUp = new WeakMap<object, Endpoint[]>();

/** The calls at a request's path, looked up once. */
export function getEndpoints({ path, state }: RequestPath): Endpoint[] {
  const known = lookedUp.get(state) ?? endpointsAt(path);
  lookedUp.set(state, known);
  return known;
}

/** The call that reads what is published at a request's path, if one does. */
export function findRead(request: RequestPath): PublicRead | undefined {
  return getEndpoints(request).find(isReading);
}

/** The call that a request makes, if it concerns one person or changes something. */
export function findCall(request: RequestPath & { method: string }): PrivateRead | Write | undefined {
  const called = request.method === 'HEAD' ? 'GET' : request.method;
  return getEndpoints(request)
    .filter((endpoint): endpoint is PrivateRead | Write => !isReading(endpoint))
    .find((endpoint) => endpoint.method === called);
}
