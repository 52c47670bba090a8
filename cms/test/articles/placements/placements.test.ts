import { runQuery } from '../../support/graphql/run-query';
import { bootCms, type Cms } from '../../support/harness';
import { publishArticle } from '../../support/content/publish-article';

const BLOG = 'api::blog.blog';
let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

describe('a placement', () => {
  test("lists the editors' choice in order, filled up with the newest, without drafts or duplicates", async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await publishArticle(cms, { title: `Newer ${number}` });
    const a = await publishArticle(cms, {
      title: 'P1',
      slug: 'p1',
      publicationDate: '2020-01-01T00:00:00.000Z',
    });
    const b = await publishArticle(cms, {
      title: 'P2',
      slug: 'p2',
      publicationDate: '2019-01-01T00:00:00.000Z',
    });
    const c = await cms.strapi.documents(BLOG).create({ data: { title: 'P3', slug: 'p3' } as never });
    await cms.strapi.documents('api::placement.placement').create({
      data: {
        key: 'scrolling-banner',
        title: 'Headlines',
        blogs: [b.documentId, c.documentId, a.documentId],
      } as never,
    });
    const slugs = async () => {
      const { home } = await runQuery(cms, '{ home { headlines { slug } } }');
      return home.headlines.map(({ slug }: { slug: string }) => slug);
    };
    const list = await slugs();
    expect(list.slice(0, 2)).toEqual(['p2', 'p1']);
    expect(list).toHaveLength(6);
    expect(new Set(list).size).toBe(6);
    expect(list).not.toContain('p3');
    await cms.strapi.documents(BLOG).publish({ documentId: c.documentId });
    expect((await slugs()).slice(0, 3)).toEqual(['p2', 'p3', 'p1']);
    await cms.strapi.documents(BLOG).publish({ documentId: b.documentId });
    expect((await slugs()).slice(0, 3)).toEqual(['p2', 'p3', 'p1']);
  });
});
