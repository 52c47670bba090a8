import { ensureDataFolder } from '../src/platform/settings/data-folder';
import { settings } from '../src/platform/settings/settings';

/** Listens behind web, on loopback or on a network that only web reaches (C1). */
export default () => {
  const { host, port, publicUrl, secrets } = settings();
  // Strapi refuses to start without the folder.
  ensureDataFolder('public', 'uploads');
  return {
    host,
    port,
    url: publicUrl,
    // Web overwrites X-Forwarded-*, and nobody else reaches this port: the addresses in it can be trusted.
    proxy: { koa: true },
    http: {
      serverOptions: {
        // Web takes 16 KB, and says so where there are more; what it adds to them must fit.
        maxHeaderSize: 32 * 1024,
        // Longer than web gives an upload (`web/server/http/connections/request-timeout.ts`), so that web answers what comes too slowly.
        requestTimeout: 16 * 60_000,
      },
    },
    app: { keys: secrets.appKeys },
    dirs: { public: ensureDataFolder('public') },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
