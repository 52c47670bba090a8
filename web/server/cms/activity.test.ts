import { articleResponse, homeResponse } from '../../test/responses/articles';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

type Site = Awaited<ReturnType<typeof startSite>>;

let cms: FakeCms;
let site: Site;

beforeEach(async () => {
  cms = await startFakeCms();
  cms.responses = {
    HomePage: () => homeResponse(),
    ArticlePage: ({ slug }) => articleResponse({ slug: String(slug) }),
  };
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const readAll = async () => {
  for (const url of ['/', '/blog/sleep-well', '/blog/salt']) {
    expect((await site.app.inject({ url })).statusCode).toBe(200);
  }
};
const takeRequested = () => cms.requested.splice(0);

test('renders only the page of an article again after a rating or comment', async () => {
  await readAll();
  expect(takeRequested()).toHaveLength(3);
  cms.activity = { 'sleep-well': 1 };
  await readAll();
  expect(takeRequested()).toEqual([]);

  await site.pollVersion();
  cms.responses.ArticlePage = ({ slug }) =>
    articleResponse({ slug: String(slug), title: `Rated: ${String(slug)}` });
  await readAll();
  expect(takeRequested()).toEqual(['ArticlePage']);
  expect((await site.app.inject({ url: '/blog/sleep-well' })).body).toContain('Rated: sleep-well');
  expect((await site.app.inject({ url: '/blog/salt' })).body).not.toContain('Rated');
  await site.pollVersion();
  await readAll();
  expect(takeRequested()).toEqual([]);
});

test('renders nothing again when an article drops out of the recent activity', async () => {
  cms.activity = { salt: 5 };
  await site.pollVersion();
  await readAll();
  takeRequested();
  cms.activity = {};
  await site.pollVersion();
  await readAll();
  expect(takeRequested()).toEqual([]);
});

test('renders a page again when its article was rated during rendering', async () => {
  const once = cms.responses.ArticlePage;
  cms.responses.ArticlePage = (variables) => {
    cms.activity = { salt: (cms.activity.salt ?? 0) + 1 };
    return once?.(variables);
  };
  await site.app.inject({ url: '/blog/salt' });
  await site.pollVersion();
  takeRequested();
  await site.app.inject({ url: '/blog/salt' });
  expect(takeRequested()).toEqual(['ArticlePage']);
});
