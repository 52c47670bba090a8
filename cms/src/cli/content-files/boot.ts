import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { databaseIdle } from '../../platform/database/idle';

/**
 * The CMS booted for a job of its own, with no port open.
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
  // The site's timed jobs belong to the process that serves it.
  strapi.cron.stop();
  try {
    return await job(strapi);
  } finally {
    // Strapi counts uploads some seconds after its first start, job or no job.
    strapi.cron.stop();
    await databaseIdle(strapi);
    await strapi.destroy();
  }
}
