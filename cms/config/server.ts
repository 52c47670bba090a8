import fs from 'node:fs';
import path from 'node:path';
import { settings } from '../src/settings/settings';

/** Listens behind web, on loopback or on a network that only web reaches (C1). */
export default () => {
  const { host, port, publicUrl, dataDir, secrets } = settings();
  const publicDir = path.join(dataDir, 'public');
  // Strapi refuses to start without the folder. Nobody else on the machine reads what is in it.
  fs.mkdirSync(path.join(publicDir, 'uploads'), { recursive: true, mode: 0o700 });
  return {
    host,
    port,
    url: publicUrl,
    // Web overwrites X-Forwarded-*, and nobody else reaches this port: the addresses in it can be trusted.
    proxy: { koa: true },
    app: { keys: secrets.appKeys },
    dirs: { public: publicDir },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
