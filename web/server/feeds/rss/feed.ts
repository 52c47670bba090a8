import type { FastifyInstance } from 'fastify';
import { FEED_PATH } from '../../../src/lib/seo/feed-path';
import { askCms } from '../../cms/ask-cms';
import { cacheControl } from '../../http/headers/cache-control';
import { answerFailure } from '../../http/failure';
import { makeBody } from '../../pages/page-body';
import { sendBody } from '../../pages/send-body';
import { FeedDocument } from './Feed.gen';
import type { FeedsOptions } from '../feeds-options';
import { keepFiles } from '../keep-files';
import { getRss } from './rss';

/** The newest articles with their whole text, for readers of feeds. Other names of the feed lead to it (`feed-address.ts`). */
export function serveFeed(app: FastifyInstance, options: FeedsOptions): void {
  const { site, reader, caching } = options;
  const kept = keepFiles(
    'The feed',
    async () => makeBody(getRss((await askCms(reader, FeedDocument, {})).feed, site)),
    options,
  );
  app.get(FEED_PATH, async (request, reply) => {
    const got = await kept().catch(() => null);
    if (!got) return answerFailure(request, reply, 'cmsDown');
    const { page: body, current } = got;
    // Search engines list the articles at their own addresses, not once more in here.
    void reply.header('cache-control', cacheControl(caching, { current })).header('x-robots-tag', 'noindex');
    return sendBody(request, reply, { body, type: 'application/rss+xml; charset=utf-8' });
  });
}
