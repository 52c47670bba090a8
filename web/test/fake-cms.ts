import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a path other than GraphQL, with its body. */
interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A fake CMS for tests: real HTTP, with responses that the test sets. */
export interface FakeCms {
  url: string;
  /** Responses by operation name; a function receives the variables and the token of a preview. */
  responses: Record<string, (variables: Record<string, unknown>, preview?: string) => unknown>;
  /** What preview tokens open. */
  previews: Record<string, object>;
  version: number;
  /** The number of readers per article slug within the last minute. */
  activity: Record<string, number>;
  /**
   * `down` closes connections, `frozen` accepts them but never responds, `failing` responds with 500, `slow` responds
   * after `delayMs`, `other version` knows no operation.
   */
  mood: 'well' | 'down' | 'frozen' | 'failing' | 'slow' | 'other version';
  delayMs: number;
  /** Additional headers of JSON responses. */
  responseHeaders: Record<string, string>;
  /** The operations requested so far, except those of every page. */
  requested: string[];
  /** The visitor named by each request; undefined for the site's own requests. */
  visitors: (string | undefined)[];
  /** Visitors who have exceeded the rate limit. */
  refused: Set<string>;
  received: ReceivedRequest[];
  close(): Promise<void>;
}

export const NO_COLORS = { lightColor: null, darkColor: null };

/** The site settings before editors have entered anything. */
export const NO_SETTINGS = {
  ...NO_COLORS,
  name: null,
  copyright: null,
  contactEmail: null,
  logo: null,
  darkLogo: null,
  shareImage: null,
  socialLinks: null,
  headerLinks: null,
  footerColumns: null,
  footerTools: null,
  footerLinks: null,
  showsAds: true,
  adFrameUrl: null,
};

/** Operations that every page requests, once per content version. Tests of pages need not provide them. */
const WITH_EVERY_PAGE: FakeCms['responses'] = {
  TopicHues: () => ({ topics: [], site: NO_COLORS }),
  SiteSettings: () => ({ site: NO_SETTINGS }),
};

export async function startFakeCms(): Promise<FakeCms> {
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      const body = await getBody(request).catch(() => undefined);
      // The visitor has disconnected.
      if (body === undefined) return request.destroy();
      if (cms.mood === 'down') return request.socket.destroy();
      if (cms.mood === 'frozen') return;
      if (cms.mood === 'slow' && url !== '/content-version') await later(cms.delayMs);
      const failing = cms.mood === 'failing';
      const json = (status: number, value: unknown, type = 'application/json') =>
        response
          .writeHead(status, {
            'content-type': type,
            'x-content-version': String(cms.version),
            ...cms.responseHeaders,
          })
          .end(JSON.stringify(value));

      if (url === '/content-version' || url === '/readyz') {
        const { version, activity } = cms;
        return json(failing ? 503 : 200, failing ? { error: 'no' } : { version, activity });
      }
      const preview = request.headers['x-preview']?.toString();
      if (url === '/preview') return json(...describe(cms.previews[preview ?? '']));
      const { pathname, searchParams } = new URL(url, cms.url);
      if (pathname === '/graphql') {
        if (url.length > 8 * 1024) {
          return json(414, { errors: [{ message: 'too long', extensions: { code: 'URI_TOO_LONG' } }] });
        }
        const operation = parsePersistedQuery(searchParams);
        if (request.method !== 'GET' || !operation || searchParams.has('query')) {
          return json(400, { errors: [{ message: 'only by hash', extensions: { code: 'NOT_PERSISTED' } }] });
        }
        if (cms.mood === 'other version') {
          const error = { message: 'not known', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
          return json(400, { errors: [error] }, 'application/graphql-response+json');
        }
        const visitor = request.headers['x-forwarded-for']?.toString();
        if (!(operation.name in WITH_EVERY_PAGE)) {
          cms.requested.push(operation.name);
          cms.visitors.push(visitor);
        }
        if (visitor !== undefined && cms.refused.has(visitor)) {
          const error = { message: 'That was too often.', extensions: { code: 'TOO_MANY_REQUESTS' } };
          return json(429, { errors: [error] });
        }
        const respond = cms.responses[operation.name] ?? WITH_EVERY_PAGE[operation.name];
        if (failing || !respond) return json(500, { errors: [{ message: 'the database is on fire' }] });
        return json(200, { data: respond(operation.variables, preview) });
      }
      cms.received.push({ method: request.method ?? '', url, headers: request.headers, body });
      if (url.startsWith('/uploads/')) {
        const found = !url.includes('missing');
        return response
          .writeHead(found ? 200 : 404, { 'content-type': 'image/webp', 'cache-control': 'max-age=0' })
          .end(found ? 'picture' : '');
      }
      if (url.startsWith('/admin')) {
        return response
          .writeHead(200, {
            'content-type': 'text/html',
            'content-security-policy': "script-src 'self' 'unsafe-inline'",
          })
          .end('<p>admin</p>');
      }
      return json(failing ? 503 : 200, { url });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const cms: FakeCms = {
    url: `http://127.0.0.1:${port}`,
    responses: {},
    previews: {},
    version: 1,
    activity: {},
    mood: 'well',
    delayMs: 0,
    responseHeaders: {},
    requested: [],
    visitors: [],
    refused: new Set(),
    received: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return cms;
}

const describe = (preview: object | undefined): [number, unknown] =>
  preview ? [200, preview] : [404, { errors: [] }];

/** A request as the site sends it: an operation's name, variables and hash. The hash is not verified. */
function parsePersistedQuery(params: URLSearchParams) {
  const { persistedQuery } = JSON.parse(params.get('extensions') ?? '{}') as {
    persistedQuery?: { version: number; sha256Hash: string };
  };
  const name = params.get('operationName');
  if (!name || !/^[0-9a-f]{64}$/.test(persistedQuery?.sha256Hash ?? '')) return undefined;
  return { name, variables: JSON.parse(params.get('variables') ?? '{}') as Record<string, unknown> };
}

async function getBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
