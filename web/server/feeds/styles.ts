import type { FastifyInstance } from 'fastify';
import type { StyleLink } from '../../src/entry-server';
import { queryCms } from '../cms/query-cms';
import type { FeedsOptions } from './feeds-options';
import { createFileCache } from './file-cache';
import { cacheControl } from '../http/headers/cache-control';
import { sendFailure } from '../http/failure';
import { runForEveryone } from '../visitor/current-visitor';
import { createPageBody, type PageBody } from '../pages/body/page-body';
import type { CacheResult } from '../pages/cache/page-cache';
import { sendBody } from '../pages/body/send-body';
import type { BuiltStyles } from '../bundle/assets';
import { TopicHuesDocument } from './TopicHues.gen';
import { colorRules } from './color-rules';

/** Addresses with a content hash, which browsers and caches never need to revalidate. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A page waits for the hues of its version as long as for its own data. */
const PATIENCE_MS = 5000;
/** A page without the hues of its version is rendered again after this long. */
const RETRY_AFTER_MS = 10_000;

interface Sheet {
  /** Includes the hash of its content. */
  address: string;
  body: PageBody;
}

export interface Styles {
  /** Links the style sheet; the built one, in the default hue, until the first response of the CMS. */
  link(): Promise<StyleLink>;
  serve(app: FastifyInstance): void;
}

type Options = Pick<FeedsOptions, 'reader' | 'version' | 'caching'> & {
  /** The styles of the build. In development there are none, because Vite serves them. */
  built?: BuiltStyles;
};

/**
 * `/styles.css`: the colours of the site and the hue of each topic, where editors chose them, and the styles of the build. In
 * one file, because a page is not shown before all its style sheets have loaded, and a second one takes a second
 * connection: 300 ms on a slow phone.
 */
export function createStyles({ reader, version, caching, built }: Options): Styles {
  let last: Sheet | undefined;
  const getCached = createFileCache(
    'The style sheet',
    async (): Promise<Sheet> => {
      // It is shared, so it must not count against the visitor who requests it first.
      const { topics, site } = await runForEveryone(() => queryCms(reader, TopicHuesDocument, {}));
      const body = createPageBody(colorRules(site) + hueRules(topics) + (built?.text ?? ''), {
        smallest: true,
      });
      const address = `/styles.css?v=${body.hash}`;
      // Most new versions change no hue: the sheet that is compressed already stays.
      if (last?.address !== address) last = { address, body };
      return last;
    },
    { version, patienceMs: PATIENCE_MS },
  );

  async function present(): Promise<CacheResult<Sheet> | null> {
    if (version() !== undefined) return getCached().catch(() => null);
    // Do not wait for a CMS that does not respond.
    return last ? { page: last, current: false } : null;
  }

  return {
    async link() {
      const got = await present();
      const freshUntil = got?.current ? Infinity : Date.now() + RETRY_AFTER_MS;
      const address = got?.page.address ?? built?.address;
      return { markup: address ? `<link rel="stylesheet" href="${address}">` : '', freshUntil };
    },
    serve(app) {
      app.get('/styles.css', async (request, reply) => {
        const got = await present();
        if (!got) return sendFailure(request, reply, 'cmsDown');
        const isPresent = request.url === got.page.address;
        void reply.header('cache-control', isPresent ? FOR_GOOD : cacheControl(caching, got));
        return sendBody(request, reply, { body: got.page.body, type: 'text/css; charset=utf-8' });
      });
    },
  };
}

/** One rule per topic. Only slugs and whole numbers end up in the style sheet. */
export const hueRules = (topics: readonly { slug: string; hue: number | null }[]): string =>
  topics
    .flatMap(({ slug, hue }) =>
      /^[a-z0-9-]+$/.test(slug) && Number.isInteger(hue) ? [`[data-topic='${slug}']{--hue:${hue}}\n`] : [],
    )
    .join('');
