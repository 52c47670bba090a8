import type { Write, Endpoint, PrivateRead, PublicRead } from '../endpoints/endpoint';
import { WRITES, ENDPOINTS, PRIVATE_READS, PUBLIC_READS } from '../endpoints/endpoints';
import { TAGS, getTag } from './openapi-tags';
import type { ListQuery } from '../http/list-query';
import { oneOf, type Schema } from '../endpoints/schemas/schema';
import { SCHEMAS } from '../endpoints/schemas/schemas';

/** Descriptions of the query parameters (C4). */
const PARAMETERS: { [P in keyof ListQuery]-?: { description: string; schema: Schema } } = {
  type: {
    description: 'A place on the site: a list curated by editors, such as scrolling-banner',
    schema: { type: 'string' },
  },
  page: {
    description: 'From 1; pages after the last one are empty',
    schema: { type: 'integer', minimum: 1 },
  },
  limit: {
    description:
      'Blogs per page: 30 by default (8, 4, 15 or 12 for a type; 100 without page and search), 100 at most.',
    schema: { type: 'integer', minimum: 1 },
  },
  search: {
    description: 'Words that must all occur, as whole words or prefixes',
    schema: { type: 'string' },
  },
  category: { description: 'A name, ignoring case, or a slug', schema: { type: 'string' } },
};

/** Descriptions of the path parameters. */
const PATH_VALUES: Record<string, string> = {
  slug: 'The slug of a blog',
  blogId: 'The blog_id of a blog',
  userId: 'The id of the member the token belongs to',
  commentId: 'The comment_id of a comment',
};

/**
 * The REST API in OpenAPI 3.1, as served by `/api/docs.json`.
 * @param publicUrl the site's URL
 */
export function createOpenApi({ siteName, publicUrl }: { siteName: string; publicUrl: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: REST API`,
      version: '1.0.0',
      description:
        'GET requests read published content. They are open to everybody, and every 200 response has an ETag. Unknown parameters are ignored; a known one that is malformed, repeated or in brackets gets a 400 response. Requests that change something take JSON, and unknown fields are ignored. Calls of members need the bearer token from login. Other methods get a 405 response with a Failure.',
      contact: { name: siteName, url: `${publicUrl}/contact-us` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths: paths(),
    components: {
      schemas: SCHEMAS,
      securitySchemes: { member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The operations of a path by method. */
interface PathItem {
  get?: ReturnType<typeof readingOperation> | ReturnType<typeof personalOperation>;
  post?: ReturnType<typeof actingOperation>;
  delete?: ReturnType<typeof actingOperation>;
}

function paths(): Record<string, PathItem> {
  const items: Record<string, PathItem> = {};
  const add = ({ path }: Endpoint, item: PathItem) => {
    const key = describedPath(path);
    items[key] = { ...items[key], ...item };
  };
  for (const reading of PUBLIC_READS) add(reading, { get: readingOperation(reading) });
  for (const endpoint of PRIVATE_READS) add(endpoint, { get: personalOperation(endpoint) });
  for (const write of WRITES) {
    const method = write.method === 'POST' ? 'post' : 'delete';
    add(write, { [method]: actingOperation(write) });
  }
  return items;
}

/**
 * The path under which the document lists a call. OpenAPI treats paths that differ only in parameter names as one
 * ("Path Templating"): the parameter of such a path is called `id`, and each operation describes it.
 */
export function describedPath(path: string): string {
  const unnamed = (one: string) => one.replaceAll(VALUE, '{}');
  const alike = ENDPOINTS.some((other) => other.path !== path && unnamed(other.path) === unnamed(path));
  return alike ? path.replaceAll(VALUE, '{id}') : path;
}

const VALUE = /\{(\w+)\}/g;

function personalOperation(endpoint: PrivateRead) {
  const { summary, response } = endpoint;
  return {
    ...introduction(endpoint),
    ...describeRequest(endpoint),
    responses: {
      200: { description: summary, content: json(response) },
      ...refusals(endpoint),
    },
  };
}

function actingOperation(endpoint: Write) {
  const { summary, body, optionalBody, response, status, proves, named, conflicts, finds, byLink } = endpoint;
  return {
    ...introduction(endpoint),
    ...describeRequest(endpoint),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    ...(optionalBody && { requestBody: { required: false, content: json(optionalBody) } }),
    responses: {
      [status]: { description: summary, content: json(response) },
      ...refusals(endpoint),
      ...(proves && { 401: failure('The credentials are wrong') }),
      ...(named && { 403: failure('The body names another account') }),
      ...(finds && { 404: failure('Something that the body refers to does not exist') }),
      ...(conflicts && { 409: failure('Something with these values already exists: the message says what') }),
      413: failure('The body is larger than 1 MB'),
      ...(!byLink && { 415: failure('The body is not sent as application/json') }),
    },
  };
}

/** The security and parameters of an operation. */
function describeRequest({ path, caller, byLink }: PrivateRead | Write) {
  return {
    security: caller === 'member' ? [{ member: [] }] : [],
    parameters: [
      ...pathParameters(path),
      ...(byLink
        ? [
            {
              name: 'token',
              in: 'query',
              required: true,
              description: 'The token from the link in the mail',
              schema: { type: 'string' },
            },
          ]
        : []),
    ],
  };
}

function refusals({ path, caller }: PrivateRead | Write) {
  return {
    400: failure('Something in the request is malformed, missing or wrong: the message says what to do'),
    ...(caller === 'member' && { 401: failure('The token is missing or invalid') }),
    ...(path.includes('{userId}') && { 403: failure('The path names another account') }),
    ...(valuesIn(path).length > 0 && { 404: failure('Not found') }),
    429: later('Too many calls; nothing was done'),
    ...alwaysPossible,
  };
}

function readingOperation(reading: PublicRead) {
  const { path, summary, parameters, required, meaning, response, counted, linked, moves } = reading;
  const values = valuesIn(path);
  return {
    ...introduction(reading),
    security: [],
    parameters: [
      ...pathParameters(path),
      ...parameters.map((name) => ({
        name,
        in: 'query',
        required: required.includes(name),
        description: meaning[name] ?? PARAMETERS[name].description,
        schema: PARAMETERS[name].schema,
      })),
    ],
    responses: {
      200: {
        description: summary,
        content: json(response),
        headers: { ...(counted && TOTAL_COUNT), ...(linked && NEXT_PAGE) },
      },
      304: { description: 'Not modified since the version in `If-None-Match`' },
      ...(parameters.length > 0 && {
        400: failure('A parameter is malformed, or a required one is missing'),
      }),
      ...(values.length > 0 && { 400: failure('The path is malformed') }),
      ...(moves && {
        301: {
          ...failure(`The ${moves} has moved`),
          headers: {
            Location: {
              description: 'The same request at the new address',
              schema: { type: 'string', format: 'uri-reference' },
            },
          },
        },
      }),
      ...(values.length > 0 && { 404: failure('No published blog matches') }),
      ...(parameters.includes('search') && { 429: later('Too many uncached searches') }),
      ...alwaysPossible,
    },
  };
}

const TOTAL_COUNT = {
  'X-Total-Count': {
    description: 'The total number; not sent with a type',
    schema: { type: 'integer', minimum: 0 },
  },
};
const NEXT_PAGE = {
  Link: {
    description: 'The URL of the next page, rel="next"; not sent on the last page',
    schema: { type: 'string' },
  },
};

/** Possible responses of every call. */
const alwaysPossible = {
  431: failure('The URL and the headers are larger than 16 KB'),
  503: later('The database, the disk or the CMS is temporarily unavailable; nothing was done'),
};

/** The fields of every operation: its names for people and programs, and its tag. */
function introduction(endpoint: Endpoint) {
  const { method, path, summary } = endpoint;
  return {
    tags: [getTag(path)],
    summary,
    description: [summary, ...getRules(endpoint)].map((sentence) => `${sentence}.`).join(' '),
    operationId: operationId(method, path),
  };
}

/** Rules for this kind of call, as sentences without a full stop. */
function getRules(endpoint: Endpoint): string[] {
  if ('parameters' in endpoint) {
    const fresh = endpoint.cacheUntil === 'discussion-changes';
    return [
      fresh
        ? 'A comment is included as soon as its POST request has completed'
        : 'The response changes only with the content',
    ];
  }
  const { caller, byLink } = endpoint;
  const changes = endpoint.method === 'GET' ? [] : ['A rejected or throttled call changes nothing'];
  if (caller === 'member') return ['It acts on behalf of the member the token belongs to', ...changes];
  return byLink ? ['The token is the one from the link in a mail', ...changes] : changes;
}

function valuesIn(path: string): string[] {
  return [...path.matchAll(VALUE)].map(([, name = '']) => name);
}

function pathParameters(path: string) {
  const names = valuesIn(describedPath(path));
  return valuesIn(path).map((value, at) => ({
    name: names[at] ?? value,
    in: 'path',
    required: true,
    description: PATH_VALUES[value] ?? value,
    schema: { type: 'string' },
  }));
}

function failure(description: string) {
  return { description, content: json(oneOf('Failure')) };
}

/** An error with a `Retry-After` header. */
function later(description: string) {
  return {
    ...failure(description),
    headers: {
      'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
    },
  };
}

function json(schema: Schema) {
  return { 'application/json': { schema } };
}

/** GET of `/api/blogs/slug/{slug}` is `getBlogsSlug`. */
function operationId(method: string, path: string): string {
  const words = path.replace('/api/', '').split(/[^a-zA-Z]+/);
  return `${method.toLowerCase()}${[...new Set(words)].map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`;
}
