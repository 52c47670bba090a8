import { createApp } from '../server/app';
import { followContentVersion } from '../server/cms/content-version';
import { discussedAt } from '../server/cms/engagement-slug';
import type { RequestLimits } from '../server/http/connections/request-timeout';
import { securityHeaders } from '../server/http/headers/security-headers';
import { presentVisitor } from '../server/visitor/present-visitor';
import { createTopicHues } from '../server/feeds/topic-hues';
import { createTurns } from '../server/pages/turns';
import { parseSettings } from '../server/settings';
import { createRenderer } from '../src/entry-server';
import { createServerClient } from '../src/lib/graphql/server-client';
import type { FakeCms } from './fake-cms';

interface Options {
  env?: Record<string, string>;
  /** How long a page waits for the CMS. */
  answerWithinMs?: number;
  /** How long a reader with an old page waits for the new one. */
  patienceMs?: number;
  /** Addresses in one file of the sitemap. */
  sitemapUrls?: number;
  /** The client build; without it only pages are served. */
  clientFolder?: string;
  /** How long a reader waits for the CMS where the site only passes on. */
  readsWithinMs?: number;
  /** How long a CMS may say nothing before it counts as silent. */
  trustedForMs?: number;
  /** How long requests may take to arrive. */
  requestLimits?: RequestLimits;
}

/** The site as it runs in production, in front of a fake CMS; its version is asked for by hand. */
export async function startSite(
  cms: FakeCms,
  {
    env = {},
    answerWithinMs = 5000,
    patienceMs = 10_000,
    sitemapUrls,
    clientFolder,
    readsWithinMs,
    trustedForMs = 1_000_000,
    requestLimits,
  }: Options = {},
) {
  const settings = parseSettings({ NODE_ENV: 'production', CMS_URL: cms.url, ...env });
  const version = followContentVersion({
    cmsUrl: settings.cmsUrl,
    onReachable: () => undefined,
    askEveryMs: 1_000_000,
    trustedForMs,
  });
  await version.ask();
  const reader = createServerClient(`${cms.url}/graphql`, { answerWithinMs, visitor: presentVisitor });
  const feeds = {
    site: settings.site,
    reader,
    version: version.current,
    caching: settings.caching,
    patienceMs,
    sitemapUrls,
  };
  const topicHues = createTopicHues(feeds);
  const takeTurn = createTurns();
  const app = await createApp({
    cmsUrl: settings.cmsUrl,
    cms: version,
    uploadsFolder: settings.uploadsFolder,
    readsWithinMs,
    trustedProxies: settings.trustedProxies,
    reader,
    pages: {
      render: createRenderer({
        site: settings.site,
        reader,
        version: version.current,
        assets: () => '<link rel="stylesheet" href="/assets/site.css">',
        topicStyles: topicHues.link,
        takeTurn: () => takeTurn(presentVisitor() ?? ''),
      }),
      version: (address) => version.edition(discussedAt(address)),
      max: settings.pageCache.pages,
      maxBytes: settings.pageCache.bytes,
      caching: settings.caching,
      patienceMs,
    },
    feeds,
    topicHues,
    headers: securityHeaders(settings),
    ...(clientFolder && { clientFolder }),
    log: false,
    requestLimits,
  });
  return {
    app,
    /** What the server does once a second. */
    askVersion: version.ask,
    async close() {
      version.stop();
      await app.close();
    },
  };
}
