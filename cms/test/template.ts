import { waitForIdleDatabase } from '../src/platform/database/idle';
import { cmsSettings } from './support/cms/cms-settings';
import { createScratch, type Scratch } from './support/scratch';
import { startStrapi, stopStrapi } from './support/cms/strapi-host';

let template: Scratch | undefined;

/**
 * Runs before all tests: creates a database after its first boot. Each test file starts with a copy of it
 * (`TEST_TEMPLATE`), because creating the tables takes half the time of a boot.
 */
export default async function makeTemplate() {
  template = await createScratch();
  const strapi = await startStrapi(cmsSettings(template));
  await waitForIdleDatabase(strapi);
  await stopStrapi(strapi);
  process.env.TEST_TEMPLATE = template.database;
}

/** Runs after all tests. */
export const dropTemplate = () => template?.drop();
