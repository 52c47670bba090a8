import type { Core } from '@strapi/strapi';
import { ADMIN_MAIL, MAIL_KINDS } from './mail-kinds';
import { LIMITS } from '../settings/rate-limits';
import { settings } from '../settings/settings';
import { serveMetrics } from '../shared/metrics-server.gen';
import { countErrors } from './count-errors';
import { enableMetrics, type CmsMetrics } from './metrics';
import { watchConnections } from './watch-connections';
import { watchDisk } from './watch-disk';

/**
 * Switches the metrics on if they have a port, and serves them as soon as the server listens: programs that only boot
 * the CMS serve none. If the port cannot be used, the CMS runs without them.
 * @returns a function that stops it
 */
export function startMetrics(strapi: Core.Strapi): () => Promise<void> {
  const { port, host, token } = settings().metrics;
  if (port === undefined) return () => Promise.resolve();
  const metrics = enableMetrics(strapi);
  watchConnections(strapi, metrics);
  watchDisk(settings().dataDir, metrics);
  beginAtZero(metrics);
  const restoreLog = countErrors(strapi.log, () => metrics.record('errors', {}));

  let stopping: Promise<() => Promise<void>> | undefined;
  const begin = () => {
    const source = { contentType: metrics.contentType, read: () => metrics.read() };
    stopping = serveMetrics({ host, port, token, portSetting: 'CMS_METRICS_PORT' }, source).catch(
      (error: unknown) => {
        strapi.log.error(error instanceof Error ? error.message : String(error));
        return () => Promise.resolve();
      },
    );
  };
  strapi.server.httpServer.once('listening', begin);
  return async () => {
    strapi.server.httpServer.off('listening', begin);
    await (
      await stopping
    )?.();
    restoreLog();
  };
}

/** A counter that appears with its first event has no increase that an alert could see. */
function beginAtZero(metrics: CmsMetrics): void {
  for (const kind of [...MAIL_KINDS, ADMIN_MAIL])
    for (const result of ['sent', 'failed']) metrics.record('mails', { kind, result }, 0);
  for (const limit of Object.keys(LIMITS)) metrics.record('limitsExceeded', { limit }, 0);
}
