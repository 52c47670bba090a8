import type { FastifyInstance } from 'fastify';
import { cacheControl } from '../../http/headers/cache-control';
import { sendFailure } from '../../http/failure';
import { createPageBody, type PageBody } from '../../pages/body/page-body';
import { sendBody } from '../../pages/body/send-body';
import type { FeedsOptions } from '../feeds-options';
import { createFileCache } from '../file-cache';
import { sitemapFiles } from './sitemap-files';
import { getAddresses, SECTIONS } from './sitemap-sections';

/**
 * `/sitemap.xml` and its parts, if any. They are generated together, so that the index never lists a missing part.
 */
export function serveSitemap(app: FastifyInstance, options: FeedsOptions): void {
  const { site, reader, caching, sitemapUrls } = options;
  const getCached = createFileCache(
    'The sitemap',
    async () =>
      withBodies(
        await sitemapFiles(getAddresses(SECTIONS, reader), {
          publicUrl: site.publicUrl,
          ...(sitemapUrls !== undefined && { most: sitemapUrls }),
        }),
      ),
    options,
  );

  for (const route of ['/sitemap.xml', String.raw`/sitemap-:number(^\d+).xml`]) {
    app.get(route, async (request, reply) => {
      const got = await getCached().catch(() => null);
      if (!got) return sendFailure(request, reply, 'cmsDown');
      const [path = ''] = request.url.split('?', 1);
      const body = got.page.get(path);
      if (!body) return sendFailure(request, reply, 'noSuchFile');
      void reply.header('cache-control', cacheControl(caching, got));
      return sendBody(request, reply, { body, type: 'application/xml; charset=utf-8' });
    });
  }
}

const withBodies = (files: Map<string, string>): Map<string, PageBody> =>
  new Map([...files].map(([path, xml]) => [path, createPageBody(xml)]));
