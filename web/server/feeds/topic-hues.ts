import type { FastifyInstance } from 'fastify';
import type { TopicStyles } from '../../src/entry-server';
import { askCms } from '../cms/ask-cms';
import type { FeedsOptions } from './feeds-options';
import { keepFiles } from './keep-files';
import { cacheControl } from '../http/headers/cache-control';
import { answerFailure } from '../http/failure';
import { forNobody } from '../visitor/present-visitor';
import { makeBody, type PageBody } from '../pages/page-body';
import type { Got } from '../pages/page-cache';
import { sendBody } from '../pages/send-body';
import { TopicHuesDocument } from './TopicHues.gen';

/** Addresses with the hash of what is there: browsers and caches need never ask again. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A page waits for the hues of its own version as it waits for its own answer. */
const PATIENCE_MS = 5000;
/** A page without the hues of its own version is made again after so long. */
const RETRY_AFTER_MS = 10_000;

interface Sheet {
  /** With the hash of its content. */
  address: string;
  body: PageBody;
}

export interface TopicHues {
  /** Markup for `<head>`; none as long as the CMS has never answered: then the house's own hue holds. */
  link(): Promise<TopicStyles>;
  serve(app: FastifyInstance): void;
}

/**
 * `/topics.css`: the hue of each topic that editors gave one, as rules on `data-topic`. A style sheet of its own, because the
 * built one knows no content and the policy of the pages allows no style elements.
 */
export function createTopicHues({
  reader,
  version,
  caching,
}: Pick<FeedsOptions, 'reader' | 'version' | 'caching'>): TopicHues {
  let last: Sheet | undefined;
  const kept = keepFiles(
    'The style sheet of the topics',
    async (): Promise<Sheet> => {
      // It is everybody's, whoever asks first.
      const { topics } = await forNobody(() => askCms(reader, TopicHuesDocument, {}));
      const body = makeBody(hueRules(topics));
      last = { address: `/topics.css?v=${body.hash}`, body };
      return last;
    },
    { version, patienceMs: PATIENCE_MS },
  );

  async function present(): Promise<Got<Sheet> | null> {
    if (version() !== undefined) return kept().catch(() => null);
    // Nobody waits for a CMS that does not answer.
    return last ? { page: last, current: false } : null;
  }

  return {
    async link() {
      const got = await present();
      const freshUntil = got?.current ? Infinity : Date.now() + RETRY_AFTER_MS;
      return { markup: got ? `<link rel="stylesheet" href="${got.page.address}">` : '', freshUntil };
    },
    serve(app) {
      app.get('/topics.css', async (request, reply) => {
        const got = await present();
        if (!got) return answerFailure(request, reply, 'cmsDown');
        const isPresent = request.url === got.page.address;
        void reply.header('cache-control', isPresent ? FOR_GOOD : cacheControl(caching, got));
        return sendBody(request, reply, { body: got.page.body, type: 'text/css; charset=utf-8' });
      });
    },
  };
}

/** One rule a topic. Nothing but slugs and whole numbers comes into the style sheet. */
export const hueRules = (topics: readonly { slug: string; hue: number | null }[]): string =>
  topics
    .flatMap(({ slug, hue }) =>
      /^[a-z0-9-]+$/.test(slug) && Number.isInteger(hue) ? [`[data-topic='${slug}']{--hue:${hue}}\n`] : [],
    )
    .join('');
