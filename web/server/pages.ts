import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../src/entry-server';
import { cacheControl, type SharedCaching } from './cache-control';
import { answerFailure } from './failure';
import { pageAddress, withoutTrailingSlash } from './page-address';
import { bestEncoding, makeBody, matches, type PageBody } from './page-body';
import { createPageCache } from './page-cache';

export interface PagesOptions {
  /** Renders the page at a path and query. */
  render: (address: string) => Promise<RenderedPage>;
  /** The present content version; undefined while the CMS does not tell it. */
  version: () => number | undefined;
  /** Pages kept at most. */
  max: number;
  caching: SharedCaching;
  patienceMs?: number;
}

/** A page ready to be sent to whoever asks. */
type ReadyPage = { status: number; freshUntil: number } & ({ location: string } | { body: PageBody });

/** A reader waits no longer for a new page while there is an old one (DESIGN, decision 6). */
const PATIENCE_MS = 1000;

/** Every address that nothing else answers is a page of the site: rendered, or taken from the page cache. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { render, version, max, caching, patienceMs = PATIENCE_MS } = options;
  const cache = createPageCache<ReadyPage>({
    max,
    patienceMs,
    version,
    freshUntil: (page) => page.freshUntil,
    // Made-up addresses must not crowd out those that people read.
    keeps: ({ status }) => status === 200 || status === 301,
    failed: ({ status }) => status >= 500,
  });
  const ofPages = cacheControl(caching);

  app.get('/*', async (request, reply) => {
    // A target such as `http://elsewhere/` is for proxies.
    if (!request.url.startsWith('/')) return answerFailure(request, reply, 'badAddress');
    const own = withoutTrailingSlash(request.url);
    if (own) return reply.header('cache-control', ofPages).redirect(own, 301);
    const address = pageAddress(request.url);
    const page = await cache.get(address, async () => ready(await render(address)));
    void reply.header('cache-control', page.status < 500 ? ofPages : 'no-store');
    return 'location' in page ? reply.redirect(page.location, page.status) : send(request, reply, page);
  });
}

async function ready(page: RenderedPage): Promise<ReadyPage> {
  if ('location' in page) return page;
  const { status, freshUntil, html } = page;
  return { status, freshUntil, body: await makeBody(html) };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: { status: number; body: PageBody },
) {
  const encoding = bestEncoding(request.headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding').header('etag', body.etag);
  if (status === 200 && matches(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(body.bytes[encoding]);
}
