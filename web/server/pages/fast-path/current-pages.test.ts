import { once } from 'node:events';
import { connect } from 'node:net';
import { articleResponse, homeResponse } from '../../../test/responses/articles';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { CLOSE, compare, HOST, request, startSitePair, type SitePair } from '../../../test/site-pair';

let cms: FakeCms;
let pair: SitePair;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  cms.responses = {
    HomePage: () => homeResponse(),
    ArticlePage: ({ slug }) => articleResponse({ slug: String(slug) }),
  };
  pair = await startSitePair(cms);
});
afterEach(async () => {
  await pair.close();
  await cms.close();
  jest.restoreAllMocks();
});

const home = request('GET /', HOST, CLOSE, 'Accept-Encoding: br');

test('leaves a page that has changed to the framework, once', async () => {
  expect(await compare(pair, home)).toBe(1);
  cms.responses.HomePage = () => homeResponse(['Changed']);
  cms.version += 1;
  await pair.pollVersion();
  const changed = await pair.send(home);
  expect(changed.fast).toEqual(changed.framework);
  expect(changed.fastResponses).toHaveLength(0);
  expect(await compare(pair, home)).toBe(1);
});

test('leaves an article with a new comment to the framework, and no other page', async () => {
  const article = request('GET /blog/sleep-well', HOST, CLOSE);
  expect([await compare(pair, home), await compare(pair, article)]).toEqual([1, 1]);
  cms.activity = { 'sleep-well': 1 };
  await pair.pollVersion();
  expect((await pair.send(home)).fastResponses).toHaveLength(1);
  expect((await pair.send(article)).fastResponses).toHaveLength(0);
});

test('a page that is gone or has moved is the framework’s', async () => {
  const article = request('GET /blog/sleep-well', HOST, CLOSE);
  expect(await compare(pair, article)).toBe(1);
  for (const response of [{ __typename: 'Query', article: null }, articleResponse({ slug: 'moved-away' })]) {
    cms.responses.ArticlePage = () => response;
    cms.version += 1;
    await pair.pollVersion();
    expect(await compare(pair, article)).toBe(0);
  }
});

test('leaves outdated pages to the framework while the CMS does not respond', async () => {
  await pair.close();
  pair = await startSitePair(cms, { env: { S_MAXAGE: '60' } });
  expect(await compare(pair, home)).toBe(1);
  cms.mood = 'down';
  // Longer than the last report of the CMS counts.
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 10_000_000);
  const { fast, framework, fastResponses } = await pair.send(home);
  expect([fast, fastResponses]).toEqual([framework, []]);
  expect(fast.heads.join('')).toContain('must-revalidate');
});

test('sends nothing by itself once the server is closing: the framework ends the connections', async () => {
  expect(await compare(pair, home)).toBe(1);
  cms.mood = 'slow';
  cms.delayMs = 2000;
  const outcomes = await Promise.all(pair.sites.map(requestWhileClosing));
  // The first response had begun before.
  expect(outcomes[0]).toEqual(['Connection: keep-alive', 'Connection: close']);
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(pair.sites.flatMap((site) => site.takeFastResponses())).toEqual([]);
});

/** Requests a slow page, closes the server meanwhile, and requests a cached page on the same connection. */
async function requestWhileClosing({ app, port }: SitePair['sites'][number]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += part.toString('latin1')));
  const closed = new Promise((resolve) => void socket.on('close', resolve));
  const arrived = once(app.server, 'request');
  socket.write(request('GET /blog/slow', HOST));
  await arrived;
  const closing = app.close();
  while (app.server.listening) await later(10);
  socket.write(request('GET /', HOST));
  await Promise.all([closed, closing]);
  return (text.match(/^Connection: .*$/gm) ?? []).map((line) => line.trim());
}

const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
