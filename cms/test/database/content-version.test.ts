import request from 'supertest';
import { PUBLIC_READS } from '../../src/rest/endpoints/endpoints';
import { contentVersion } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';

const BLOG = 'api::blog.blog';
let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

describe('the content version', () => {
  const raises = async (change: () => Promise<unknown>) => {
    const before = await contentVersion(cms);
    await change();
    return (await contentVersion(cms)) > before;
  };

  test('rises with published changes and not with drafts', async () => {
    const documents = cms.strapi.documents(BLOG);
    const { documentId } = await documents.create({ data: { title: 'Counted', slug: 'counted' } as never });
    expect(await raises(() => documents.update({ documentId, data: { title: 'Still a draft' } }))).toBe(
      false,
    );
    expect(await raises(() => documents.publish({ documentId }))).toBe(true);
    expect(await raises(() => documents.update({ documentId, data: { title: 'Draft again' } }))).toBe(false);
    expect(await raises(() => documents.unpublish({ documentId }))).toBe(true);
    const never = await documents.create({ data: { title: 'Never seen', slug: 'never-seen' } as never });
    expect(await raises(() => documents.delete({ documentId: never.documentId }))).toBe(false);
  });

  test.each(['banner', 'category', 'placement'] as const)('rises with a new %s', async (type) => {
    const data = {
      banner: { title: 'B', type: 'home' },
      category: { name: 'Fresh', slug: 'fresh', kind: 'sub-topic' },
      placement: { key: 'blog-strip', title: 'Strip' },
    }[type];
    expect(
      await raises(() =>
        cms.strapi.documents(`api::${type}.${type}` as 'api::banner.banner').create({ data: data as never }),
      ),
    ).toBe(true);
  });

  test('rises when an old article or category address is added or removed', async () => {
    const { documentId: blogId } = await cms.strapi
      .documents(BLOG)
      .create({ data: { title: 'Led to', slug: 'led-to' } as never });
    const { id } = await cms.strapi.db
      .query('api::category.category')
      .create({ data: { name: 'Led To', slug: 'led-to', kind: 'topic' } });
    for (const [type, target] of [
      ['api::redirect.redirect', { blogId }],
      ['api::category-redirect.category-redirect', { category: id }],
    ] as const) {
      const addresses = cms.strapi.documents(type as 'api::redirect.redirect');
      const data = { slug: 'from-here', ...target } as never;
      let documentId = '';
      expect(await raises(async () => ({ documentId } = await addresses.create({ data })))).toBe(true);
      expect(await raises(() => addresses.delete({ documentId }))).toBe(true);
    }
  });

  test('is sent in a header of GraphQL responses', async () => {
    const { headers } = await request(cms.server)
      .post('/graphql')
      .send({ query: '{ home { headlines { id } } }' });
    expect(Number(headers['x-content-version'])).toBe(await contentVersion(cms));
  });

  test.each(PUBLIC_READS.map(({ path }) => path))('is sent in a header by %s', async (path) => {
    const { headers } = await request(cms.server).get(path.replace(/\{\w+\}/, 'unknown'));
    expect(Number(headers['x-content-version'])).toBe(await contentVersion(cms));
  });
});
