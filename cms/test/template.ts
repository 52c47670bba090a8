import { databaseIdle } from '../src/platform/database/idle';
import { cmsSettings } from './support/cms-settings';
import { scratch, type Scratch } from './support/scratch';
import { startStrapi, stopStrapi } from './support/strapi-host';

let template: Scratch | undefined;

/**
 * Before all tests: a database that had its first boot. Each test file begins with a copy of it (`TEST_TEMPLATE`), because
 * making the tables takes as long as all the rest of a boot.
 */
export default async function makeTemplate() {
  template = await scratch();
  const strapi = await startStrapi(cmsSettings(template));
  await databaseIdle(strapi);
  await stopStrapi(strapi);
  process.env.TEST_TEMPLATE = template.database;
}

/** After all tests. */
export const dropTemplate = () => template?.drop();
