import { articleResponse, homeResponse } from '../../test/articles';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

type Site = Awaited<ReturnType<typeof startSite>>;

let cms: FakeCms;
let site: Site;

beforeEach(async () => {
  cms = await startFakeCms();
  cms.answers = {
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
const asked = () => cms.asked.splice(0);

test('renders only the page of an article again after a rating or comment', async () => {
  await readAll();
  expect(asked()).toHaveLength(3);
  cms.activity = { 'sleep-well': 1 };
  await readAll();
  expect(asked()).toEqual([]);

  await site.askVersion();
  cms.answers.ArticlePage = ({ slug }) =>
    articleResponse({ slug: String(slug), title: `Rated: ${String(slug)}` });
  await readAll();
  expect(asked()).toEqual(['ArticlePage']);
  expect((await site.app.inject({ url: '/blog/sleep-well' })).body).toContain('Rated: sleep-well');
  expect((await site.app.inject({ url: '/blog/salt' })).body).not.toContain('Rated');
  await site.askVersion();
  await readAll();
  expect(asked()).toEqual([]);
});

test('renders nothing again when an article drops out of the recent activity', async () => {
  cms.activity = { salt: 5 };
  await site.askVersion();
  await readAll();
  asked();
  cms.activity = {};
  await site.askVersion();
  await readAll();
  expect(asked()).toEqual([]);
});

test('renders a page again when its article was rated during rendering', async () => {
  const once = cms.answers.ArticlePage;
  cms.answers.ArticlePage = (variables) => {
    cms.activity = { salt: (cms.activity.salt ?? 0) + 1 };
    return once?.(variables);
  };
  await site.app.inject({ url: '/blog/salt' });
  await site.askVersion();
  asked();
  await site.app.inject({ url: '/blog/salt' });
  expect(asked()).toEqual(['ArticlePage']);
});
