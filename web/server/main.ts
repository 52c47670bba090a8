import path from 'node:path';
import { createRenderer } from '../src/entry-server';
import { createApp } from './app';
import { linkAssets, readManifest, readStartScript, readStyles } from './bundle/assets';
import { connectToCms } from './cms/cms';
import { getDiscussedSlug } from './cms/engagement-slug';
import { currentVisitor } from './visitor/current-visitor';
import { getVisitorSite } from '../src/lib/shared/visitor-network.gen';
import { createTurns } from './pages/queue/turns';
import { createStyles } from './feeds/styles';
import { createLogDestination } from './http/log-destination';
import { countConsoleErrors } from './metrics/measure-requests';
import { createSiteMetrics } from './metrics/site-metrics';
import { run } from './run';
import { serveMetrics } from '../src/lib/shared/metrics-server.gen';
import { createLiveSite } from './site/live-site';
import { securityHeaders } from './http/headers/security-headers';
import { parseSettings } from './settings';

/** The built site: `node dist/server/main.js`. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const clientFolder = path.join(import.meta.dirname, '../client');
  const manifest = readManifest(clientFolder);
  const start = readStartScript(clientFolder, manifest);
  const { reader, version, describePreview } = await connectToCms(settings.cmsUrl);

  const liveSite = createLiveSite({
    site: settings.site,
    fixed: settings.fixed,
    reader,
    version: version.current,
  });
  const feeds = {
    site: settings.site,
    liveSite,
    reader,
    version: version.current,
    caching: settings.caching,
  };
  const styles = createStyles({ ...feeds, built: readStyles(clientFolder, manifest) });
  const { takeTurn, countWaiting } = createTurns();
  const { port: metricsPort } = settings.metrics;
  const metrics = metricsPort === undefined ? undefined : createSiteMetrics();
  if (metrics) {
    countConsoleErrors(metrics);
    metrics.watchTurns(countWaiting);
    metrics.watchCms(version.getContact);
  }
  const app = await createApp({
    cmsUrl: settings.cmsUrl,
    cms: version,
    uploadsFolder: settings.uploadsFolder,
    trustedProxies: settings.trustedProxies,
    reader,
    pages: {
      describePreview,
      render: createRenderer({
        site: settings.site,
        liveSite,
        reader,
        version: version.current,
        assets: linkAssets(manifest, start),
        styles: styles.link,
        takeTurn: () => takeTurn(getVisitorSite(currentVisitor() ?? '')),
      }),
      version: (address) => version.pageVersion(getDiscussedSlug(address)),
      max: settings.pageCache.pages,
      maxBytes: settings.pageCache.bytes,
      caching: settings.caching,
    },
    feeds,
    styles,
    headers: securityHeaders(settings, [start]),
    clientFolder,
    log: createLogDestination(),
    metrics,
  });
  if (metrics && metricsPort !== undefined) {
    await serveMetrics({ ...settings.metrics, port: metricsPort, portSetting: 'METRICS_PORT' }, metrics);
  }
  await run(app, { host: settings.host, port: settings.port, onStop: version.stop });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
