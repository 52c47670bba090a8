import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { waitForIdleDatabase } from '../../platform/database/idle';

/**
 * Boots the CMS for a single job, without opening a port.
 * @param appDir the folder `cms/`, built with `npm run build:server`
 */
export async function withCms<T>(appDir: string, job: (strapi: Core.Strapi) => Promise<T>): Promise<T> {
  process.env.STRAPI_TELEMETRY_DISABLED = 'true';
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  strapi.log.level = 'warn';
  await strapi.load();
  // Cron jobs belong to the process that serves the site.
  strapi.cron.stop();
  try {
    return await job(strapi);
  } finally {
    // Strapi counts uploads some seconds after its first start, even in a process that runs only a job.
    strapi.cron.stop();
    await waitForIdleDatabase(strapi);
    await strapi.destroy();
  }
}
