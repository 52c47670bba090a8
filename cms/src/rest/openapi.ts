import { ENDPOINTS, type Endpoint } from './endpoints';
import type { Asked } from './query';
import { SCHEMAS, type Schema } from './schemas';

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
        'Reading what is published. Open to everybody; every 200 carries an ETag. Unknown parameters are ignored; a known one that is malformed, repeated or bracketed is answered 400. Another method is answered 405, an address of more than 16 KB 431, each with a Failure.',
    },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
    components: { schemas: SCHEMAS },
  };
}

function operation({ path, summary, parameters, required, meaning, answer, counted }: Endpoint) {
  const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    summary,
    operationId: operationId(path),
    security: [],
    parameters: [
      ...values.map((name) => ({
        name,
        in: 'path',
        required: true,
        description: PATH_VALUES[name] ?? name,
        schema: { type: 'string' },
      })),
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
        content: { 'application/json': { schema: answer } },
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
      ...(values.includes('slug') && { 301: failure('The blog has another address now: Location') }),
      ...(values.length > 0 && { 404: failure('There is no such published blog') }),
    },
  };
}

function failure(description: string) {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}

/** `/api/blogs/slug/{slug}` is `getBlogsSlug`. */
function operationId(path: string): string {
  const words = path.replace('/api/', '').split(/[^a-zA-Z]+/);
  return `get${[...new Set(words)].map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`;
}
