import { createApp, type AppOptions } from '../server/app';
import { followContentVersion } from '../server/cms/content-version';
import { getDiscussedSlug } from '../server/cms/engagement-slug';
import type { RequestLimits } from '../server/http/connections/request-timeout';
import { securityHeaders } from '../server/http/headers/security-headers';
import { createPreviewDescriber } from '../server/cms/describe-preview';
import { currentPreview, currentVisitor } from '../server/visitor/current-visitor';
import { createStyles } from '../server/feeds/styles';
import type { PagesOptions } from '../server/pages/pages';
import { createTurns } from '../server/pages/queue/turns';
import { parseSettings } from '../server/settings';
import type { SiteMetrics } from '../server/metrics/site-metrics';
import { createLiveSite } from '../server/site/live-site';
import { createRenderer } from '../src/entry-server';
import { createServerClient } from '../src/lib/graphql/server-client';
import type { FakeCms } from './fake-cms';

export interface SiteOptions {
  env?: Record<string, string>;
  /** How long a page waits for the CMS. */
  responseTimeoutMs?: number;
  /** How long a reader with a stale page waits for the new one. */
  patienceMs?: number;
  /** URLs per sitemap file. */
  sitemapUrls?: number;
  /** The client build; without it only pages are served. */
  clientFolder?: string;
  /** How long a reader waits for the CMS when the site only proxies the request. */
  readsWithinMs?: number;
  /** How long the CMS may be silent before it counts as unreachable. */
  trustedForMs?: number;
  /** How long a request may take to arrive. */
  requestLimits?: RequestLimits;
  log?: AppOptions['log'];
  fastPath?: boolean;
  onFastResponse?: AppOptions['onFastResponse'];
  metrics?: SiteMetrics;
  /** Instead of the site's own pages. */
  render?: PagesOptions['render'];
}

const BUILT_STYLES = { address: '/assets/site.css', text: 'body{margin:0}' };

/** The site as in production, in front of a fake CMS; tests poll its version explicitly. */
export async function startSite(
  cms: FakeCms,
  {
    env = {},
    responseTimeoutMs = 5000,
    patienceMs = 10_000,
    sitemapUrls,
    clientFolder,
    readsWithinMs,
    trustedForMs = 1_000_000,
    requestLimits,
    log,
    fastPath,
    onFastResponse,
    metrics,
    render,
  }: SiteOptions = {},
) {
  const settings = parseSettings({ NODE_ENV: 'production', CMS_URL: cms.url, ...env });
  const version = followContentVersion({
    cmsUrl: settings.cmsUrl,
    onReachable: () => undefined,
    pollIntervalMs: 1_000_000,
    trustedForMs,
  });
  await version.poll();
  const reader = createServerClient(`${cms.url}/graphql`, {
    responseTimeoutMs,
    visitor: currentVisitor,
    preview: currentPreview,
  });
  const { site: ownSite, fixed } = settings;
  const liveSite = createLiveSite({ site: ownSite, fixed, reader, version: version.current });
  const feeds = {
    site: ownSite,
    liveSite,
    reader,
    version: version.current,
    caching: settings.caching,
    patienceMs,
    sitemapUrls,
  };
  const styles = createStyles({ ...feeds, built: BUILT_STYLES });
  const { takeTurn } = createTurns();
  const app = await createApp({
    cmsUrl: settings.cmsUrl,
    cms: version,
    uploadsFolder: settings.uploadsFolder,
    readsWithinMs,
    trustedProxies: settings.trustedProxies,
    reader,
    pages: {
      describePreview: createPreviewDescriber(cms.url),
      render:
        render ??
        createRenderer({
          site: ownSite,
          liveSite,
          reader,
          version: version.current,
          assets: () => '',
          styles: styles.link,
          takeTurn: () => takeTurn(currentVisitor() ?? ''),
        }),
      version: (address) => version.pageVersion(getDiscussedSlug(address)),
      max: settings.pageCache.pages,
      maxBytes: settings.pageCache.bytes,
      caching: settings.caching,
      patienceMs,
    },
    feeds,
    styles,
    headers: securityHeaders(settings),
    ...(clientFolder && { clientFolder }),
    log,
    fastPath,
    onFastResponse,
    requestLimits,
    metrics,
  });
  return {
    app,
    /** What the server does once a second. */
    pollVersion: version.poll,
    async close() {
      version.stop();
      await app.close();
    },
  };
}
