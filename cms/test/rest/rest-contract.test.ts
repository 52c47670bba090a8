import SwaggerParser from '@apidevtools/swagger-parser';
import fc from 'fast-check';
import request from 'supertest';
import { ENDPOINTS, PUBLIC_READS } from '../../src/rest/endpoints/endpoints';
import { describedPath } from '../../src/rest/openapi/openapi';
import { getApiDescription, FAILURE, findProblems } from '../support/rest/openapi-schema';
import { category, picture, someArticles } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { hostileText } from '../support/rest/hostile';
import { publishArticle } from '../support/content/publish-article';

let cms: Cms;
let blogId: string;
const get = (address: string) => request(cms.server).get(address);

beforeAll(async () => {
  cms = await bootCms();
  await someArticles(cms);
  const insomnia = await cms.strapi.db
    .query('api::category.category')
    .findOne({ where: { slug: 'insomnia' } });
  const image = await picture(cms, 'tile');
  await category(cms, 'Pictured', { picture: image });
  const [other] = (await get('/api/blogs?limit=1')).body;
  ({ documentId: blogId } = await publishArticle(cms, {
    title: 'Whole',
    slug: 'whole',
    description: 'Everything in it',
    author: 'A. Writer',
    thumbnail: image,
    topBanner: image,
    categories: [insomnia.documentId],
    faqs: [{ question: 'Why?', answer: 'So.' }],
    suggestedBlogs: [other.blog_id],
    content: [{ __component: 'blocks.heading', text: 'A heading', level: 2 }],
  }));
  await cms.strapi.documents('api::banner.banner').create({
    data: { image, type: 'Sleep', category: 'banner', title: 'Hub', linkUrl: '/wellness' } as never,
  });
  const comments = cms.strapi.db.query('api::comment.comment');
  const top = await comments.create({ data: { text: 'One', blogId, hidden: false, reports: 0 } });
  await comments.create({ data: { text: 'Reply', blogId, hidden: false, reports: 0, parent: top.id } });
});
afterAll(() => cms.stop());

describe('/api/docs.json', () => {
  test('is valid OpenAPI 3.1 and lists the paths of the CMS', async () => {
    const { body } = await get('/api/docs.json').expect(200);
    // Throws with the errors.
    await SwaggerParser.validate(structuredClone(body));
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual([...new Set(ENDPOINTS.map(({ path }) => describedPath(path)))]);
  });

  test('lists every route under /api that the CMS has, and no other', () => {
    const routes = cms.strapi.server
      .listRoutes()
      .filter(({ path }) => path.startsWith('/api/'))
      .flatMap(({ path, methods }) =>
        methods.map((method: string) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
      )
      .filter((call: string) => !call.startsWith('HEAD '));
    const described = Object.entries(getApiDescription.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = ENDPOINTS.map(({ method, path }) => [method, path] as const);
    expect(new Set(routes)).toEqual(new Set(calls.map(([method, path]) => `${method} ${path}`)));
    expect(new Set(described)).toEqual(
      new Set(calls.map(([method, path]) => `${method} ${describedPath(path)}`)),
    );
  });
});

describe('GET endpoints respond as described', () => {
  const addresses: Record<string, string[]> = {
    '/api/blogs': ['', '?search=article', '?category=Sleep', '?type=blog-strip', '?page=99', '?limit=1000'],
    '/api/blogs/suggestions': ['', '?search=art', '?search=artcle'],
    '/api/banners': ['', '?type=Sleep&category=banner', '?type=none'],
    '/api/banners/by-category': ['?category=banner'],
  };
  const cases = PUBLIC_READS.flatMap((endpoint) =>
    (addresses[endpoint.path] ?? ['']).map((query) => ({ endpoint, query })),
  );

  const getPath = ({ path }: (typeof PUBLIC_READS)[number]) =>
    path.replace('{slug}', 'whole').replace('{blogId}', blogId);

  test.each(PUBLIC_READS.map((one) => [one.path, one] as const))(
    'parameters of %s',
    async (path, endpoint) => {
      const parameters = getApiDescription.paths[describedPath(path)]?.get?.parameters.filter(
        ({ required }) => required,
      );
      const ofQuery = parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      expect(ofQuery).toEqual(endpoint.required);
      await get(getPath(endpoint)).expect(endpoint.required.length > 0 ? 400 : 200);
    },
  );

  test.each(cases.map((one) => [`${one.endpoint.path}${one.query}`, one] as const))('%s', async (_, one) => {
    const { endpoint, query } = one;
    const path = getPath(endpoint);
    const { body, headers } = await get(path + query).expect(200);
    expect(findProblems(endpoint.response, body)).toBeNull();
    expect(headers.etag).toMatch(/^W\/"/);
    expect('x-total-count' in headers).toBe(endpoint.counted && !query.includes('type='));
  });
});

/** Fields of the database and of Strapi, none of which is public. */
const INTERNAL =
  /"(?:id|documentId|document_id|createdBy|updatedBy|created_by_id|locale|publishedAt|createdAt|updatedAt|provider|hash|password|email|reports|hidden|newest)":/;

/** Addresses cannot contain lone surrogates. */
const wellFormed = (text: string) => Buffer.from(text).toString();
const name = fc.constantFrom(
  ...[
    'page',
    'limit',
    'search',
    'category',
    'type',
    'page[]',
    'search[$gt]',
    'category.x',
    'status',
    'populate',
    '__proto__',
    'sort',
  ],
);

describe('hostile requests', () => {
  test('get a described response without internal errors or database fields', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PUBLIC_READS.filter(({ path }) => path !== '/api/docs.json')),
        hostileText,
        fc.array(fc.tuple(name, hostileText), { maxLength: 4 }),
        async (endpoint, value, parameters) => {
          const path = endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(wellFormed(value)));
          const query = new URLSearchParams(
            parameters.map(([key, text]): [string, string] => [key, wellFormed(text)]),
          );
          const { status, body, headers } = await get(`${path}?${query.toString()}`);
          expect([200, 301, 400, 404, 414]).toContain(status);
          expect(headers['content-type']).toMatch(/^application\/json/);
          expect(findProblems(status === 200 ? endpoint.response : FAILURE, body)).toBeNull();
          expect(JSON.stringify(body)).not.toMatch(INTERNAL);
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each([
    '/api/blogs/slug/%E0%A4%A',
    '/api/faqs/%',
    '/api/comments/%ff',
    '/api/blogs?search=%E0%A4%A',
    '/api/blogs?page=%',
    '/api/%E0%A4%A',
    '/api//blogs',
    '/api/blogs/slug/..%2f..%2fadmin',
  ])('never get 500 for %s', async (address) => {
    const { status, body } = await get(address);
    expect([200, 400, 404]).toContain(status);
    expect(findProblems(status === 200 ? { type: 'array' } : FAILURE, body)).toBeNull();
  });
});
