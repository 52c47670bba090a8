import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { waitForIdleDatabase } from '../../src/platform/database/idle';
import { cmsSettings } from './cms/cms-settings';
import { createScratch, type Scratch } from './scratch';
import type { BootOptions } from './cms/strapi-host';

/**
 * A booted CMS with its own database and data folder. It listens on no port: send requests with `request(cms.server)`.
 */
export interface Cms {
  strapi: Core.Strapi;
  server: Server;
  dataDir: string;
  /** Also removes its database and its data folder. */
  stop(): Promise<void>;
}

/**
 * Boots the compiled CMS (run `npm run build:server` first) on its own database. The test reads the same environment
 * variables as the CMS.
 * @param chosen environment variables
 */
export const bootCms = async (chosen?: Record<string, string>, options?: BootOptions): Promise<Cms> =>
  bootOn(await createScratch(process.env.TEST_TEMPLATE), chosen, options);

/** Boots the CMS on a database and a data folder that are there. */
export async function bootOn(
  own: Scratch,
  chosen?: Record<string, string>,
  options?: BootOptions,
): Promise<Cms> {
  const env = cmsSettings(own, chosen);
  Object.assign(process.env, env);
  const strapi = await strapiHost.startStrapi(env, options).catch(async (error: unknown) => {
    await own.drop();
    throw error;
  });
  // Strapi's own recurring jobs, of which one runs 15 seconds after the start, would add to the statements of a call.
  strapi.cron.stop();
  strapi.server.mount();
  return {
    strapi,
    server: strapi.server.httpServer,
    dataDir: own.dataDir,
    async stop() {
      // Strapi still reads for its webhooks after the response.
      await waitForIdleDatabase(strapi);
      await strapiHost.stopStrapi(strapi);
      await own.drop();
    },
  };
}
