import type { Acting, Endpoint, Personal, Reading } from './endpoint';
import { ACTINGS, PERSONALS, READINGS } from './endpoints';
import type { Asked } from './query';
import { oneOf, SCHEMAS, type Schema } from './schemas';

/** The groups of calls, in the order of documentation; the first whose pattern a path matches is its own. */
const TAGS: readonly { name: string; description: string; of: RegExp }[] = [
  {
    name: 'Saved blogs',
    description: 'What a member keeps to read',
    of: /^\/api\/(?:saved_blogs|blogs\/saved)\b/,
  },
  { name: 'Blogs', description: 'Articles: lists, search and text', of: /^\/api\/(?:blogs|faqs)\b/ },
  { name: 'Categories', description: 'Topics and their pictures', of: /^\/api\/categories\b/ },
  { name: 'Banners', description: 'Pictures with links that editors place', of: /^\/api\/banners\b/ },
  {
    name: 'Comments',
    description: 'What members write under a blog',
    of: /^\/api\/(?:users\/me\/)?comments\b/,
  },
  {
    name: 'Ratings',
    description: 'One to five stars, one rating a member and blog',
    of: /^\/api\/(?:users\/me\/)?ratings\b/,
  },
  {
    name: 'Accounts',
    description: 'Opening, entering, changing and ending an account',
    of: /^\/api\/users\b/,
  },
  {
    name: 'Newsletter',
    description: 'Subscribing, confirming and leaving',
    of: /^\/api\/(?:subscribe|unsubscribe)\b/,
  },
  { name: 'Contact', description: 'Messages to the editors', of: /^\/api\/contact\b/ },
  { name: 'Description', description: 'This description', of: /^\/api\/docs\.json$/ },
];

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
        'GET reads what is published: open to everybody; every 200 carries an ETag. Unknown parameters are ignored; a known one that is malformed, repeated or bracketed is answered 400. What changes something takes JSON; unknown fields are ignored. What a member does, or asks of their own, needs the bearer token that login answers. Another method is answered 405, an address of more than 16 KB 431, each with a Failure.',
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
  for (const reading of READINGS) items[reading.path] = { get: readingOperation(reading) };
  for (const personal of PERSONALS)
    items[personal.path] = { ...items[personal.path], get: personalOperation(personal) };
  for (const acting of ACTINGS) {
    const method = acting.method === 'POST' ? 'post' : 'delete';
    items[acting.path] = { ...items[acting.path], [method]: actingOperation(acting) };
  }
  return items;
}

function personalOperation(personal: Personal) {
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

function actingOperation(acting: Acting) {
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
function askedBy({ path, caller, byLink }: Personal | Acting) {
  return {
    security: caller === 'member' ? [{ member: [] }] : [],
    parameters: [
      ...valuesIn(path).map(pathParameter),
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

function refusals({ path, caller }: Personal | Acting) {
  return {
    400: failure('Something that was sent is malformed, missing or wrong: the sentence says what to do'),
    ...(caller === 'member' && { 401: failure('No token, or one that is no good') }),
    ...(path.includes('{userId}') && { 403: failure('The path names another account') }),
    ...(valuesIn(path).length > 0 && { 404: failure('There is no such thing') }),
    429: {
      ...failure('Too many calls; nothing was done'),
      headers: {
        'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
      },
    },
  };
}

function readingOperation(reading: Reading) {
  const { path, summary, parameters, required, meaning, answer, counted, moves } = reading;
  const values = valuesIn(path);
  return {
    ...introduction(reading),
    security: [],
    parameters: [
      ...values.map(pathParameter),
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
        ...(counted && {
          headers: {
            'X-Total-Count': {
              description: 'How many there are in all; not with a type',
              schema: { type: 'integer' },
            },
          },
        }),
      },
      304: { description: 'As `If-None-Match` names it' },
      ...(parameters.length > 0 && {
        400: failure('A parameter is malformed, or a required one is missing'),
      }),
      ...(values.length > 0 && { 400: failure('The path cannot be read') }),
      ...(moves && { 301: failure(`The ${moves} has another address now: Location`) }),
      ...(values.length > 0 && { 404: failure('There is no such published blog') }),
    },
  };
}

/** What every operation has: its name for people and for programs, and the group that documentation shows it in. */
function introduction(endpoint: Endpoint) {
  const { method, path, summary } = endpoint;
  return {
    tags: [tagOf(path)],
    summary,
    description: [summary, ...rulesOf(endpoint)].map((sentence) => `${sentence}.`).join(' '),
    operationId: operationId(method, path),
  };
}

/** What holds for calls of its kind, in sentences without their full stop. */
function rulesOf(endpoint: Endpoint): string[] {
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

function tagOf(path: string): string {
  const tag = TAGS.find(({ of }) => of.test(path));
  if (!tag) throw new Error(`No tag in the description of the API for ${path}`);
  return tag.name;
}

function valuesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function pathParameter(name: string) {
  return {
    name,
    in: 'path',
    required: true,
    description: PATH_VALUES[name] ?? name,
    schema: { type: 'string' },
  };
}

function failure(description: string) {
  return { description, content: json(oneOf('Failure')) };
}

function json(schema: Schema) {
  return { 'application/json': { schema } };
}

/** GET of `/api/blogs/slug/{slug}` is `getBlogsSlug`. */
function operationId(method: string, path: string): string {
  const words = path.replace('/api/', '').split(/[^a-zA-Z]+/);
  return `${method.toLowerCase()}${[...new Set(words)].map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`;
}
