import { ensureDataFolder } from '../src/platform/settings/data-folder';
import { settings } from '../src/platform/settings/settings';

/** The server is behind web, on loopback or in a network that only web can reach (C1). */
export default () => {
  const { host, port, publicUrl, secrets } = settings();
  // Strapi refuses to start without the folder.
  ensureDataFolder('public', 'uploads');
  return {
    host,
    port,
    url: publicUrl,
    // Web overwrites X-Forwarded-*, and nothing else can reach this port, so the headers can be trusted.
    proxy: { koa: true },
    http: {
      serverOptions: {
        // Web accepts 16 KB, with an error above that. The headers that it adds must fit too.
        maxHeaderSize: 32 * 1024,
        // Longer than the limit of web for uploads (`web/server/http/connections/request-timeout.ts`), so that web
        // responds to slow ones.
        requestTimeout: 16 * 60_000,
      },
    },
    app: { keys: secrets.appKeys },
    dirs: { public: ensureDataFolder('public') },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
