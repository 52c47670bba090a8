import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { databaseIdle } from '../../src/platform/database/idle';
import { cmsSettings } from './cms-settings';
import { scratch } from './scratch';
import type { BootOptions } from './strapi-host';

/** A booted CMS with a database and a data folder of its own, listening on no port: ask it with `request(cms.server)`. */
export interface Cms {
  strapi: Core.Strapi;
  server: Server;
  dataDir: string;
  /** Also takes its database and its data folder away. */
  stop(): Promise<void>;
}

/**
 * Boots the compiled CMS (`npm run build:server` first) on a database of its own, with its tables. The test reads the
 * same environment variables as the CMS.
 * @param chosen environment variables
 */
export async function bootCms(chosen?: Record<string, string>, options?: BootOptions): Promise<Cms> {
  const own = await scratch(process.env.TEST_TEMPLATE);
  const env = cmsSettings(own, chosen);
  Object.assign(process.env, env);
  const strapi = await strapiHost.startStrapi(env, options).catch(async (error: unknown) => {
    await own.drop();
    throw error;
  });
  strapi.server.mount();
  return {
    strapi,
    server: strapi.server.httpServer,
    dataDir: own.dataDir,
    async stop() {
      // Strapi still reads for its webhooks after the response.
      await databaseIdle(strapi);
      await strapiHost.stopStrapi(strapi);
      await own.drop();
    },
  };
}
