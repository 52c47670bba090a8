import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { GraphQLClient } from '../../src/lib/graphql/context';
import { AdScriptDocument } from './AdScript.gen';
import { sendFailure } from '../http/failure';
import { createPageCache } from '../pages/cache/page-cache';

const Place = v.object({
  articleId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  position: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
});
const AdScriptData = v.object({ adScript: v.nullable(v.string()) });

const HEADERS = {
  // An opaque origin: the script can read neither the reader's token nor the page around it (C19).
  'content-security-policy': "sandbox allow-scripts; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  vary: 'sec-fetch-dest',
};

/**
 * Opened as a page, the advertiser's code would run under the site's address and could redirect elsewhere. Browsers
 * send `Sec-Fetch-Dest`; for the few old ones that do not, the sandbox remains.
 */
const isForFrame = (dest: string | string[] | undefined): boolean => dest === undefined || dest === 'iframe';

/** In previews, stands for the article: a draft's ads load nothing and count no view. */
const PREVIEWED = 'preview';
const NO_AD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advertisement</title></head><body><p style="color:#333;font:1rem system-ui,sans-serif;text-align:center">Readers see an ad here. Previews load none.</p></body></html>';

const MOST_CACHED = 1000;
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The advertiser's code for one placement of an article, in a separate page for the frame that shows it (C19). Cached
 * like pages, because each reader of the article requests it.
 * @param version the current content version; undefined while the CMS does not report it
 */
export function serveAdFrames(
  app: FastifyInstance,
  { reader, version }: { reader: GraphQLClient; version: () => number | undefined },
): void {
  const cache = createPageCache<v.InferOutput<typeof AdScriptData>>({
    max: MOST_CACHED,
    maxBytes: MOST_BYTES,
    measureBytes: ({ adScript }) => 2 * (adScript?.length ?? 0),
    version,
    freshUntil: () => Infinity,
    // Invented placements must not evict those that are shown.
    isCacheable: ({ adScript }) => adScript !== null,
    failed: () => false,
  });

  app.get('/ad-frame/:articleId/:position', async (request, reply) => {
    void reply.headers(HEADERS);
    if (!isForFrame(request.headers['sec-fetch-dest'])) return sendFailure(request, reply, 'onlyInFrame');
    const place = v.safeParse(Place, request.params);
    if (!place.success) return sendFailure(request, reply, 'noSuchFile');

    const { articleId, position } = place.output;
    if (articleId === PREVIEWED) {
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(NO_AD);
    }
    const got = await cache
      .get(`${articleId}/${position}`, async () => {
        const { data } = await reader.query({ query: AdScriptDocument, variables: { articleId, position } });
        return v.parse(AdScriptData, data);
      })
      .catch((cause: unknown) => {
        request.log.error(
          { cause: cause instanceof Error ? cause.message : cause },
          'an ad could not be loaded',
        );
        return null;
      });
    if (!got) return sendFailure(request, reply, 'cmsDown');
    const { adScript } = got.page;
    if (adScript === null) return sendFailure(request, reply, 'noSuchFile');

    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advertisement</title></head><body>${adScript}</body></html>`,
      );
  });
}
