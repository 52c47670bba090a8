import { loadCms, unloadCms } from './harness';
import { scratch, type Scratch } from './scratch';

let template: Scratch | undefined;

/**
 * Before all tests: a database that had its first boot. Each test file begins with a copy of it (`TEST_TEMPLATE`), because
 * making the tables takes as long as all the rest of a boot.
 */
export default async function makeTemplate() {
  const env = { ...process.env };
  template = await scratch();
  await unloadCms(await loadCms(template));
  // What it was booted with is not for the tests.
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env, { TEST_TEMPLATE: template.database });
}

/** After all tests. */
export const dropTemplate = () => template?.drop();
