import { ACCOUNT_ENDPOINTS } from './account-endpoints';
import {
  write,
  privateRead,
  publicRead,
  type Write,
  type Endpoint,
  type PrivateRead,
  type PublicRead,
} from './endpoint';
import { MEMBER_WRITES, MEMBER_READS } from './member-endpoints';
import { arrayOf, oneOf, texts } from './schemas/schema';

/** Every public read. */
export const PUBLIC_READS: readonly PublicRead[] = [
  publicRead(
    '/api/blogs',
    'Lists of blogs: all, of a category, of a search, or of a place on the site',
    arrayOf('BlogSummary'),
    { parameters: ['type', 'page', 'limit', 'search', 'category'], counted: true, moves: 'category' },
  ),
  publicRead('/api/blogs/categories', 'Names of all categories: the topics, then sub-topics by name', texts),
  publicRead('/api/blogs/suggestions', 'Suggestions for a search that is being typed', texts, {
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
      type: 'The page they are for: home, main-category, or a topic such as Mental-health',
      category: 'Their place on the page, such as banner or explore-categories; home-post on home',
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
  publicRead('/api/comments/{blogId}', 'The comments on a blog, with their replies', arrayOf('Comment'), {
    cacheUntil: 'discussion-changes',
    parameters: ['page', 'limit'],
    meaning: {
      page: 'From 1. Without page and limit, the newest 1,000 comments are returned. Link leads to the rest: a response ends early when the texts are long.',
      limit: 'Comments per page, not counting replies: 30 by default, 100 at most.',
    },
    counted: true,
    linked: true,
  }),
  publicRead('/api/categories', 'The topics with their pictures', arrayOf('Category')),
  publicRead('/api/docs.json', 'This description, in OpenAPI 3.1', { type: 'object' }),
];

/** Every read of one person's data. */
export const PRIVATE_READS: readonly PrivateRead[] = [
  privateRead('/api/users/me', 'The member the token belongs to', oneOf('Member'), { limit: 'account' }),
  privateRead(
    '/api/subscribe/confirm',
    'The subscription of a confirmation link; changes nothing',
    oneOf('NewsletterLink'),
    { caller: 'anybody', byLink: true, limit: 'mailLink' },
  ),
  privateRead(
    '/api/unsubscribe',
    'The subscription of an unsubscribe link; changes nothing',
    oneOf('NewsletterLink'),
    { caller: 'anybody', byLink: true, limit: 'mailLink' },
  ),
  ...MEMBER_READS,
];

/** Every call that changes something. */
export const WRITES: readonly Write[] = [
  ...ACCOUNT_ENDPOINTS,
  write(
    'POST',
    '/api/subscribe',
    'Subscribe to the newsletter; the response does not reveal whether the address was known',
    'Subscription',
    oneOf('Message'),
    { limit: 'subscribe' },
  ),
  write(
    'POST',
    '/api/subscribe/confirm',
    'Confirm an address with the link from the mail',
    null,
    oneOf('Message'),
    { byLink: true, limit: 'mailLink' },
  ),
  write(
    'POST',
    '/api/unsubscribe',
    'Unsubscribe with the link from a mail, or by one click in mail programs (RFC 8058)',
    null,
    oneOf('Message'),
    { byLink: true, limit: 'mailLink' },
  ),
  write(
    'POST',
    '/api/contact',
    'Send the editors a message with the address of the account',
    'ContactMessage',
    oneOf('Message'),
    {
      caller: 'member',
      status: 201,
      limit: 'contact',
      memberLimits: { visitor: 'contactVisitor', newcomer: 'contactNewcomer' },
    },
  ),
  ...MEMBER_WRITES,
];

/** Every endpoint. Caching, authentication, the 405 responses and `/api/docs.json` are all derived from this list. */
export const ENDPOINTS: readonly Endpoint[] = [...PUBLIC_READS, ...PRIVATE_READS, ...WRITES];

const MATCHERS = ENDPOINTS.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * The endpoints at a path, whatever their method. A path without parameters takes precedence over one with parameters.
 * @param path of a request, without its query
 */
export function endpointsAt(path: string): Endpoint[] {
  const found = MATCHERS.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint);
  const plain = found.filter((endpoint) => endpoint.path === path);
  return plain.length > 0 ? plain : found;
}

const isReading = (endpoint: Endpoint): endpoint is PublicRead => 'cacheUntil' in endpoint;

/**
 * The parts of a request that identify its endpoints. `state` belongs to one request and is shared by all of its
 * middlewares.
 */
export interface RequestPath {
  path: string;
  state: object;
}

const lookedUp = new WeakMap<object, Endpoint[]>();

/** The endpoints at a request's path, looked up once per request. */
export function getEndpoints({ path, state }: RequestPath): Endpoint[] {
  const known = lookedUp.get(state) ?? endpointsAt(path);
  lookedUp.set(state, known);
  return known;
}

/** The public read at a request's path, if there is one. */
export function findPublicRead(request: RequestPath): PublicRead | undefined {
  return getEndpoints(request).find(isReading);
}

/** The endpoint of a request, if it is a private read or a write. */
export function findPrivateEndpoint(
  request: RequestPath & { method: string },
): PrivateRead | Write | undefined {
  const called = request.method === 'HEAD' ? 'GET' : request.method;
  return getEndpoints(request)
    .filter((endpoint): endpoint is PrivateRead | Write => !isReading(endpoint))
    .find((endpoint) => endpoint.method === called);
}
