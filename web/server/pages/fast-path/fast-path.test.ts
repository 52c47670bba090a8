import { Client } from 'undici';
import { articleResponse, homeResponse } from '../../../test/responses/articles';
import { blogListResponse } from '../../../test/responses/lists';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { CLOSE, compare, HOST, request, startSitePair, type SitePair } from '../../../test/site-pair';

let cms: FakeCms;
let pair: SitePair;
let etag: string;

const setUp = async (env: Record<string, string> = {}) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  cms.responses = {
    HomePage: () => homeResponse(),
    BlogListPage: () => blogListResponse(),
    HubPage: () => ({ __typename: 'Query', topicHub: null }),
    ArticlePage: ({ slug }) => {
      if (slug === 'gone') return { __typename: 'Query', article: null };
      return articleResponse({ slug: slug === 'old-name' ? 'new-name' : String(slug) });
    },
  };
  pair = await startSitePair(cms, { env });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { framework } = await pair.send(request('GET /', HOST, CLOSE, `Accept-Encoding: ${encoding}`));
    [, etag = ''] = /^etag: (.*)\r$/m.exec(framework.heads.join('')) ?? [];
  }
};
const tearDown = async () => {
  await pair.close();
  await cms.close();
  jest.restoreAllMocks();
};

/** The last request of a connection that would stay open otherwise. */
const LAST = request('GET /robots.txt', HOST, CLOSE);

/**
 * Compares the request alone on its connection, and followed by another one, unless it says itself what happens to its
 * connection.
 * @returns the responses of the fast path
 */
async function compareBoth(line: string, headers: string[], body = ''): Promise<Set<number>> {
  const own = headers.map((header) => header.replace('ETAG', etag));
  const all = own.some((header) => /^host:|^no host/i.test(header)) ? own : [HOST, ...own];
  const sent = all.filter((header) => header !== 'no host');
  const results = new Set<number>();
  const keeps = sent.some((header) => /^connection:/i.test(header));
  if (!keeps) results.add(await compare(pair, request(line, ...sent, CLOSE) + body));
  if (keeps || !/HTTP\/(?:1\.0|2\.0)$/.test(line))
    results.add(await compare(pair, request(line, ...sent) + body + LAST));
  return results;
}

describe('sends the same bytes and logs the same lines as the framework', () => {
  beforeAll(() => setUp({ S_MAXAGE: '60', PUBLIC_URL: 'https://site.example' }));
  afterAll(tearDown);

  test.each<[line: string, ...headers: string[]]>([
    ['GET /'],
    ['GET /blog/sleep-well'],
    ['GET /blog-list'],
    ['GET /blog-list?page=2'],
    ['GET /blog-list?page=2&utm_source=mail&utm_medium=x'],
    ['GET /blog/sleep-well?utm_source=mail'],
    ['GET /blog/sleep-well?'],
    ['GET /blog/sleep-well?a=%2F&a=b;c#d'],
    ['GET /blog/sleep-well#part'],
    ['GET /blog/sleep-well?previews=1'],
    ['GET /blog/sleep%20well'],
    ['GET /privacy-policy'],
    ['GET  /'],
    ['GET /blog-list?page=2&category=sleep&search='],
    ['HEAD /'],
    ['HEAD /', 'Accept-Encoding: br'],
    ['HEAD /', 'If-None-Match: "other"'],
    ['GET / HTTP/1.0'],
    ['GET / HTTP/1.0', 'no host'],
    ['GET / HTTP/1.0', 'no host', 'Connection: keep-alive'],
    ['HEAD / HTTP/1.0'],
    ['GET / HTTP/2.0'],
    ['GET /', 'hOST: other.example'],
    ['GET /', 'Host: '],
    ['GET /', 'Accept-Encoding: br'],
    ['GET /', 'Accept-Encoding: gzip'],
    ['GET /', 'Accept-Encoding: gzip, deflate, br, zstd'],
    ['GET /', 'Accept-Encoding: GZIP;q=0.5, BR;q=0'],
    ['GET /', 'Accept-Encoding: br;q=0.1, gzip;q=0.9, identity;q=0.5'],
    ['GET /', 'Accept-Encoding: identity'],
    ['GET /', 'Accept-Encoding: *'],
    ['GET /', 'Accept-Encoding: *;q=0'],
    ['GET /', 'Accept-Encoding: '],
    ['GET /', 'Accept-Encoding: nonsense;;q=x'],
    ['GET /', 'Accept-Encoding: gzip', 'Accept-Encoding: br'],
    ['GET /', 'If-None-Match: ETAG'],
    ['GET /', 'If-None-Match: ETAG', 'Accept-Encoding: br'],
    ['GET /', 'If-None-Match: "x", ETAG'],
    ['GET /', 'If-None-Match: *'],
    ['GET /', 'If-None-Match: "x"'],
    ['GET /', 'If-None-Match: '],
    ['GET /', 'If-None-Match: ETAG', 'If-None-Match: "x"'],
    ['GET /', 'If-None-Match: ETAG', 'Cache-Control: no-cache'],
    ['GET / HTTP/1.0', 'If-None-Match: ETAG'],
    ['GET /', 'If-Modified-Since: Fri, 01 Jan 2038 00:00:00 GMT'],
    ['GET /', 'If-Unmodified-Since: Fri, 01 Jan 1999 00:00:00 GMT'],
    ['GET /', 'If-Match: "x"'],
    ['GET /', 'Range: bytes=0-9'],
    ['GET /', 'Range: bytes=0-9', 'If-Range: ETAG'],
    ['GET /', 'Cookie: session=1; a=b', 'Authorization: Bearer abc'],
    ['GET /', 'Accept-Version: 1.x'],
    ['GET /', 'Accept: application/json', 'Accept-Language: de', 'User-Agent: curl/8'],
    ['GET /', 'X-Request-Id: mine', 'Request-Id: mine', 'X-HTTP-Method-Override: DELETE'],
    ['GET /', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
    ['GET /', 'Connection: keep-alive', 'Keep-Alive: timeout=5'],
    ['GET /', 'TE: trailers', 'Max-Forwards: 0', 'Forwarded: for=1.2.3.4'],
    ['GET /', 'X-Forwarded-Host: other.example', 'X-Forwarded-Proto: http', 'X-Real-IP: 1.2.3.4'],
    ['GET /', 'X-Forwarded-For: 203.0.113.9'],
    ['GET /', 'Expect: 100-continue'],
    ['GET /', 'Expect: 200-ok'],
    ['GET /', 'X-Preview: token'],
    ['GET /', 'Content-Type: application/json'],
  ])('fast: %s %s %s', async (...[line, ...headers]) => {
    expect(await compareBoth(line, headers)).toEqual(new Set([1]));
  });

  test.each<[line: string, ...headers: string[]]>([
    // Other methods.
    ['POST /', 'Content-Length: 0'],
    ['OPTIONS /'],
    ['PUT /', 'Content-Length: 0'],
    ['DELETE /'],
    ['TRACE /'],
    ['PROPFIND /'],
    // Malformed requests.
    ['GET /', 'no host'],
    ['GET /', HOST, HOST],
    ['GET /', HOST, 'host: other.example'],
    ['GET / HTTP/1.0', HOST, 'HOST: other.example'],
    ['get /'],
    ['GET /', 'Bad header: x'],
    ['GET /', 'Content-Length: x'],
    // The router does not see these as they are.
    ['GET http://site.example/'],
    ['GET https://other.example/blog/sleep-well?a=b'],
    ['GET *'],
    ['GET blog'],
    // Other spellings.
    ['GET //'],
    ['GET /blog//sleep-well'],
    ['GET //blog/sleep-well'],
    ['GET /blog/sleep-well/'],
    ['GET /./blog/sleep-well'],
    ['GET /blog/x/../sleep-well'],
    ['GET /Blog/sleep-well'],
    ['GET /BLOG/SLEEP-WELL?utm_source=mail'],
    ['GET /%62log/sleep-well'],
    ['GET /blog/sleep%2Dwell'],
    ['GET /blog/sleep%zzwell'],
    ['GET /blog/%ff'],
    ['GET /blog/sleep-well%00'],
    ['GET /\\blog'],
    [`GET /blog/sleep-well?x=${'y'.repeat(600)}`],
    [`GET /blog/sleep-well?x=${'y'.repeat(17_000)}`],
    // Other routes.
    ['GET /robots.txt'],
    ['GET /ROBOTS.txt'],
    ['GET /robots.txt?x'],
    ['GET /healthz'],
    ['GET /api/blogs'],
    ['GET /%61pi/blogs'],
    ['GET /admin'],
    ['GET /feed'],
    ['GET /rss.xml?utm_source=mail'],
    ['GET /assets/none.js'],
    // Pages that are redirects, missing, or previews.
    ['GET /blog/old-name'],
    ['GET /diseases?utm_source=mail'],
    ['GET /blog/gone'],
    ['GET /no/such/page'],
    ['GET /blog/sleep-well?preview=token'],
    ['GET /?preview='],
    // The framework has its own headers for these.
    ['HEAD /', 'If-None-Match: ETAG'],
    ['HEAD /', 'If-None-Match: *'],
  ])('framework: %s %s %s', async (...[line, ...headers]) => {
    expect(await compareBoth(line, headers)).toEqual(new Set([0]));
  });

  test.each([
    ['Content-Length: 5', 'hello'],
    ['Transfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'],
    ['Content-Length: 0', ''],
  ])('framework: a GET with %s', async (header, body) => {
    expect(await compareBoth('GET /', [header], body)).toEqual(new Set([0]));
  });

  test('mixes both on one connection, in the order of the requests', async () => {
    const lines = ['GET /', 'GET /api/blogs', 'HEAD /', 'GET /blog/gone', 'GET /blog/sleep-well', 'POST /'];
    const all = lines.map((line) => request(line, HOST, 'Accept-Encoding: br', 'Content-Length: 0'));
    const plain = lines.map((line) => request(line, HOST, 'Accept-Encoding: br'));
    expect(await compare(pair, plain.join('') + LAST)).toBe(3);
    expect(await compare(pair, all.join('') + LAST)).toBe(0);
  });

  test('numbers all requests in the log without a gap', async () => {
    const { fast } = await pair.send([1, 2, 3].map(() => request('GET /', HOST)).join('') + LAST);
    const numbers = fast.logged.map(({ reqId }) => Number.parseInt(String(reqId).slice(4), 36));
    expect(numbers).toEqual([0, 1, 2, 3].map((more) => (numbers[0] ?? Number.NaN) + more));
  });

  test('closes a connection that sends hundreds of requests for a cached page', async () => {
    const { fast } = await pair.send(request('GET /', HOST).repeat(500) + LAST);
    expect(fast.heads.length).toBeLessThanOrEqual(20);
  });

  test('counts only pending requests: a connection may request any number of pages in a row', async () => {
    const [site] = pair.sites;
    const agent = new Client(`http://127.0.0.1:${site?.port}`);
    for (let turn = 0; turn < 50; turn++) {
      const { statusCode, body } = await agent.request({ path: '/', method: 'GET' });
      expect([statusCode, (await body.text()).length > 1000]).toEqual([200, true]);
    }
    await agent.close();
    expect(site?.takeFastResponses()).toHaveLength(50);
    site?.takeLogged();
  });
});

describe.each([
  ['off', ['203.0.113.9']],
  ['on', ['203.0.113.9', '1.1.1.1, 203.0.113.9:4711', '"[2001:db8::1]:443"', 'unknown', '']],
  ['2', ['203.0.113.9, 198.51.100.1', '203.0.113.9', 'x, y']],
  ['loopback', ['203.0.113.9', '203.0.113.9, 127.0.0.1', '']],
  ['198.51.100.0/24', ['203.0.113.9']],
])('with TRUST_PROXY=%s', (trust, values) => {
  beforeAll(() => setUp({ TRUST_PROXY: trust }));
  afterAll(tearDown);

  test.each(values)('warns once about X-Forwarded-For: %s', async (value) => {
    const bytes = request('GET /', HOST, CLOSE, `X-Forwarded-For: ${value}`);
    const first = await pair.send(bytes);
    expect(first.fast).toEqual(first.framework);
    const warned = first.fast.logged.some(({ level }) => level === 40);
    expect(first.fastResponses).toHaveLength(warned ? 0 : 1);
    expect(await compare(pair, bytes)).toBe(1);
  });
});
