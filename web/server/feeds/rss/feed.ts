import type { FastifyInstance } from 'fastify';
import { FEED_PATH } from '../../../src/lib/seo/feed-path';
import { queryCms } from '../../cms/query-cms';
import { cacheControl } from '../../http/headers/cache-control';
import { sendFailure } from '../../http/failure';
import { createPageBody } from '../../pages/body/page-body';
import { sendBody } from '../../pages/body/send-body';
import { FeedDocument } from './Feed.gen';
import type { FeedsOptions } from '../feeds-options';
import { createFileCache } from '../file-cache';
import { getRss } from './rss';

/**
 * The newest articles with their full text, for feed readers. Other common feed addresses redirect here
 * (`feed-address.ts`).
 */
export function serveFeed(app: FastifyInstance, options: FeedsOptions): void {
  const { liveSite, reader, caching } = options;
  const getCached = createFileCache(
    'The feed',
    async () => {
      const [{ feed }, { site }] = await Promise.all([queryCms(reader, FeedDocument, {}), liveSite()]);
      return createPageBody(getRss(feed, site));
    },
    options,
  );
  app.get(FEED_PATH, async (request, reply) => {
    const got = await getCached().catch(() => null);
    if (!got) return sendFailure(request, reply, 'cmsDown');
    const { page: body, current } = got;
    // Search engines index the articles at their own addresses, not here as well.
    void reply.header('cache-control', cacheControl(caching, { current })).header('x-robots-tag', 'noindex');
    return sendBody(request, reply, { body, type: 'application/rss+xml; charset=utf-8' });
  });
}
