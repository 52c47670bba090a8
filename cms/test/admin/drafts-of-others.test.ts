import { listAdminRoutes } from '../../src/domain/audit/find-route';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const SECRET = /zebra/i;

let cms: Cms;
let editor: string;
let author: string;
let draft: string;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = await loginAsAdmin(cms, 'strapi-editor');
  author = await loginAsAdmin(cms, 'strapi-author');
  draft = await create(editor, {
    title: 'Zebra plans',
    description: 'Zebra words',
    faqs: [{ question: 'Zebra?', answer: 'Zebra.' }],
  });
});
afterAll(() => cms.stop());

const as = (token: string) => asAdmin(cms, token);
const create = async (token: string, data: object): Promise<string> =>
  (await as(token).post(getEntries(BLOG), data).expect(201)).body.data.documentId;
const title = async (id: string) =>
  (
    await as(editor)
      .get(`${getEntries(BLOG)}/${id}`)
      .expect(200)
  ).body.data.title;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** Parameters of routes that name a document. */
const ID = /:(?:id|documentId|sourceId)\b/;
/** Routes that name documents in the body or the query. */
const NAMING = new Set([
  'POST /content-manager/collection-types/:model/actions/bulkDelete',
  'POST /content-manager/collection-types/:model/actions/bulkFindForValidation',
  'POST /content-manager/collection-types/:model/actions/bulkPublish',
  'POST /content-manager/collection-types/:model/actions/bulkUnpublish',
  'GET /content-manager/collection-types/:model/actions/countManyEntriesDraftRelations',
  'GET /content-manager/relations/:model/:targetField',
  'GET /content-manager/preview/url/:contentType',
  'GET /i18n/content-manager/get-fill-from-locale/:model',
  'POST /i18n/content-manager/actions/get-non-localized-fields',
  'POST /admin/form-checks',
  'POST /admin/preview/forms',
]);
const isAbout = (route: string, path: string): boolean =>
  NAMING.has(route) || (ID.test(path) && /:(?:model|uid|type|contentType)\b/.test(path));

/** Routes that say nothing of any document: they do not depend on it. */
const HARMLESS: Readonly<Record<string, number>> = {
  'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId': 200,
  'GET /content-manager/preview/url/:contentType': 204,
  'POST /i18n/content-manager/actions/get-non-localized-fields': 400,
};

const routes = () =>
  listAdminRoutes(cms.strapi).flatMap(({ methods, path }) =>
    METHODS.filter((method) => methods.includes(method))
      .map((method) => ({ method, path, route: `${method} ${path}` }))
      .filter(({ route }) => isAbout(route, path)),
  );

const VALUES: Readonly<Record<string, string>> = {
  ':model': BLOG,
  ':uid': BLOG,
  ':type': BLOG,
  ':contentType': BLOG,
  ':targetField': 'suggestedBlogs',
  ':edition': '1',
};
const fillIn = (path: string): string => path.replaceAll(/:\w+/g, (name) => VALUES[name] ?? draft);

test('no route gives an author a draft of somebody else, or changes it', async () => {
  const seen: unknown[] = [];
  expect(routes().length).toBeGreaterThan(25);
  expect([...NAMING].filter((route) => !routes().some((one) => one.route === route))).toEqual([]);
  for (const { method, path, route } of routes()) {
    const ids = `documentId=${draft}&documentIds[0]=${draft}&id=${draft}`;
    // This one refuses parameters that it does not know.
    const locales = `collectionType=collection-types&documentId=${draft}&sourceLocale=en&targetLocale=en`;
    const query = path.includes('get-fill-from-locale') ? locales : ids;
    const body = {
      documentIds: [draft],
      documentId: draft,
      id: draft,
      ids: [draft],
      title: 'Mine',
      seen: 1,
      form: { title: 'Mine' },
      data: { title: 'Mine' },
      type: BLOG,
      model: BLOG,
      locale: 'en',
    };
    const { status, text } = await as(author)[method.toLowerCase() as 'get'](
      `${fillIn(path)}?${query}`,
      ...(method === 'GET' ? [] : [body]),
    );
    const isHarmless = status === 403 || status === 404 || status === HARMLESS[route];
    if (!isHarmless || SECRET.test(text)) seen.push({ route, status, text });
  }
  expect(seen).toEqual([]);
  expect(await title(draft)).toBe('Zebra plans');
});

test('whoever may read an article can duplicate it', async () => {
  const own = await create(author, { title: 'Own' });
  const { body } = await as(author)
    .post(`${getEntries(BLOG)}/clone/${own}`, { title: 'Copy' })
    .expect(200);
  expect(body.data.title).toBe('Copy');
  await as(editor)
    .post(`${getEntries(BLOG)}/clone/${draft}`, { title: 'Copy of a draft' })
    .expect(200);
  await as(editor)
    .post(`${getEntries(BLOG)}/clone/nowhere`, { title: 'Copy of nothing' })
    .expect(404);
});

test('an entry cannot be given the id of another one', async () => {
  const own = await create(author, { title: 'Own again' });
  const { body } = await as(author)
    .put(`${getEntries(BLOG)}/${own}`, { title: 'Still own', documentId: draft })
    .expect(200);
  expect(body.data.documentId).toBe(own);
  expect(await create(author, { title: 'Third', documentId: 'abcdefghijklmnopqrstuvwx' })).not.toBe(
    'abcdefghijklmnopqrstuvwx',
  );
  await as(author)
    .get(`${getEntries(BLOG)}/${draft}`)
    .expect(403);
  expect(await title(draft)).toBe('Zebra plans');
});

describe('a draft of somebody else that is', () => {
  const suggested = (id: string) => ({ suggestedBlogs: { connect: [{ documentId: id }] } });
  const entries = async (token: string, query: string) =>
    (
      await as(token)
        .get(`${getEntries(BLOG)}${query}`)
        .expect(200)
    ).body;

  test('related to an article of one’s own is shown by its ids only', async () => {
    const own = await create(author, { title: 'Suggesting', ...suggested(draft) });
    const second = await create(author, { title: 'Suggesting own', ...suggested(own) });
    for (const query of [
      '?populate[suggestedBlogs]=*',
      '?populate[suggestedBlogs][populate]=*',
      '?populate=*',
      `?filters[suggestedBlogs][documentId]=${draft}`,
    ]) {
      const { data } = await entries(author, `/${own}${query}`);
      const list = await entries(author, query);
      expect(JSON.stringify([data, list])).not.toMatch(SECRET);
    }
    const { data } = await entries(author, `/${own}?populate[suggestedBlogs]=*`);
    expect(data.suggestedBlogs).toEqual([{ id: expect.any(Number), documentId: draft }]);
    const mine = (await entries(author, `/${second}?populate[suggestedBlogs][populate][suggestedBlogs]=*`))
      .data;
    expect(mine.suggestedBlogs).toMatchObject([
      { title: 'Suggesting', suggestedBlogs: [{ documentId: draft }] },
    ]);
    expect(JSON.stringify(mine)).not.toMatch(SECRET);
    const seen = (await entries(editor, `/${own}?populate[suggestedBlogs]=*`)).data;
    expect(seen.suggestedBlogs).toMatchObject([{ title: 'Zebra plans' }]);
  });

  test('related cannot be searched either', async () => {
    await create(author, { title: 'Searching', ...suggested(draft) });
    for (const query of [
      'filters[suggestedBlogs][title][$startsWith]=Zebra',
      'filters[$and][0][suggestedBlogs][faqs][answer][$contains]=Zebra',
      'sort=suggestedBlogs.title:asc',
    ]) {
      const { status } = await as(author).get(`${getEntries(BLOG)}?${query}`);
      expect([query, status]).toEqual([query, 400]);
      await entries(editor, `?${query}`);
    }
  });
});
