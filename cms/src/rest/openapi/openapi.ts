import type { Write, Endpoint, PrivateRead, PublicRead } from '../endpoints/endpoint';
import { WRITES, ENDPOINTS, PRIVATE_READS, PUBLIC_READS } from '../endpoints/endpoints';
import { TAGS, getTag } from './openapi-tags';
import type { Asked } from '../http/list-query';
import { oneOf, SCHEMAS, type Schema } from '../endpoints/schemas';

/** What a parameter of the query means (C4). */
const PARAMETERS: { [P in keyof Asked]-?: { description: string; schema: Schema } } = {
  type: {
    description: 'A place on the site: a list that editors fill, such as scrolling-banner',
    schema: { type: 'string' },
  },
  page: { description: 'From 1; after the last there is nothing', schema: { type: 'integer', minimum: 1 } },
  limit: {
    description:
      'Blogs on a page: 30 unless told (8, 4, 15 or 12 for a type; 100 without page and search). More than 100 are 100.',
    schema: { type: 'integer', minimum: 1 },
  },
  search: { description: 'Words that must all be there, as words or beginnings', schema: { type: 'string' } },
  category: { description: 'A name, whatever the case, or its slug', schema: { type: 'string' } },
};

/** Of calls whose path holds a value. */
const PATH_VALUES: Record<string, string> = {
  slug: 'The address of a blog',
  blogId: 'The blog_id of a blog',
  userId: 'The number of the member whose token it is',
  commentId: 'The comment_id of a comment',
};

/**
 * The REST API in OpenAPI 3.1, as `/api/docs.json` serves it.
 * @param publicUrl the site's address
 */
export function openApi({ siteName, publicUrl }: { siteName: string; publicUrl: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: REST API`,
      version: '1.0.0',
      description:
        'GET reads what is published: open to everybody; every 200 carries an ETag. Unknown parameters are ignored; a known one that is malformed, repeated or bracketed is answered 400. What changes something takes JSON; unknown fields are ignored. What a member does, or asks of their own, needs the bearer token that login answers. Another method is answered 405, with a Failure.',
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

/** The operations of a path, by their methods. */
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
  for (const personal of PRIVATE_READS) add(personal, { get: personalOperation(personal) });
  for (const acting of WRITES) {
    const method = acting.method === 'POST' ? 'post' : 'delete';
    add(acting, { [method]: actingOperation(acting) });
  }
  return items;
}

/**
 * The path that the description has a call under. Paths whose values differ by name alone are one path to OpenAPI ("Path
 * Templating"): the value of such a path is called `id`, and each operation says what it is.
 */
export function describedPath(path: string): string {
  const unnamed = (one: string) => one.replaceAll(VALUE, '{}');
  const alike = ENDPOINTS.some((other) => other.path !== path && unnamed(other.path) === unnamed(path));
  return alike ? path.replaceAll(VALUE, '{id}') : path;
}

const VALUE = /\{(\w+)\}/g;

function personalOperation(personal: PrivateRead) {
  const { summary, answer } = personal;
  return {
    ...introduction(personal),
    ...askedBy(personal),
    responses: {
      200: { description: summary, content: json(answer) },
      ...refusals(personal),
    },
  };
}

function actingOperation(acting: Write) {
  const { summary, body, answer, status, proves, named, conflicts, finds, byLink } = acting;
  return {
    ...introduction(acting),
    ...askedBy(acting),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [status]: { description: summary, content: json(answer) },
      ...refusals(acting),
      ...(proves && { 401: failure('What was sent does not prove who asks') }),
      ...(named && { 403: failure('What was sent names another account') }),
      ...(finds && { 404: failure('What the body names is not there') }),
      ...(conflicts && { 409: failure('There is such a thing already: the sentence says which') }),
      413: failure('The body has more than 1 MB'),
      ...(!byLink && { 415: failure('The body is not sent as application/json') }),
    },
  };
}

/** Who asks, and what the address holds. */
function askedBy({ path, caller, byLink }: PrivateRead | Write) {
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
              description: 'As the link in the mail has it',
              schema: { type: 'string' },
            },
          ]
        : []),
    ],
  };
}

function refusals({ path, caller }: PrivateRead | Write) {
  return {
    400: failure('Something that was sent is malformed, missing or wrong: the sentence says what to do'),
    ...(caller === 'member' && { 401: failure('No token, or one that is no good') }),
    ...(path.includes('{userId}') && { 403: failure('The path names another account') }),
    ...(valuesIn(path).length > 0 && { 404: failure('There is no such thing') }),
    429: later('Too many calls; nothing was done'),
    ...alwaysPossible,
  };
}

function readingOperation(reading: PublicRead) {
  const { path, summary, parameters, required, meaning, answer, counted, linked, moves } = reading;
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
        content: json(answer),
        headers: { ...(counted && TOTAL_COUNT), ...(linked && NEXT_PAGE) },
      },
      304: { description: 'As `If-None-Match` names it' },
      ...(parameters.length > 0 && {
        400: failure('A parameter is malformed, or a required one is missing'),
      }),
      ...(values.length > 0 && { 400: failure('The path cannot be read') }),
      ...(moves && {
        301: {
          ...failure(`The ${moves} has another address now`),
          headers: {
            Location: {
              description: 'The same question, asked of that address',
              schema: { type: 'string', format: 'uri-reference' },
            },
          },
        },
      }),
      ...(values.length > 0 && { 404: failure('There is no such published blog') }),
      ...(parameters.includes('search') && { 429: later('Too many searches that no cache answers') }),
      ...alwaysPossible,
    },
  };
}

const TOTAL_COUNT = {
  'X-Total-Count': {
    description: 'How many there are in all; not with a type',
    schema: { type: 'integer', minimum: 0 },
  },
};
const NEXT_PAGE = {
  Link: {
    description: 'The address of the next page, rel="next"; not there on the last one',
    schema: { type: 'string' },
  },
};

/** What any call may be answered. */
const alwaysPossible = {
  431: failure('The address and the headers have more than 16 KB'),
  503: later('The database, the disk or the CMS does not take it at the moment; nothing was done'),
};

/** What every operation has: its name for people and for programs, and the group that documentation shows it in. */
function introduction(endpoint: Endpoint) {
  const { method, path, summary } = endpoint;
  return {
    tags: [getTag(path)],
    summary,
    description: [summary, ...getRules(endpoint)].map((sentence) => `${sentence}.`).join(' '),
    operationId: operationId(method, path),
  };
}

/** What holds for calls of its kind, in sentences without their full stop. */
function getRules(endpoint: Endpoint): string[] {
  if ('parameters' in endpoint) {
    const fresh = endpoint.kept === 'while the discussion stays';
    return [
      fresh
        ? 'A comment is there as soon as its POST has answered'
        : 'The answer changes when the content does',
    ];
  }
  const { caller, byLink } = endpoint;
  const changes = endpoint.method === 'GET' ? [] : ['A call that is refused or throttled changes nothing'];
  if (caller === 'member') return ['It acts for the member whose token is sent', ...changes];
  return byLink ? ['The token is the one in the link of a mail', ...changes] : changes;
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

/** A failure that says when to ask again. */
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
