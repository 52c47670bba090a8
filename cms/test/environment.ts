import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { requireCompiled, startStrapi, stopStrapi } from './support/cms/strapi-host';

/** Functions outside the sandbox that tests can call. */
interface StrapiHost {
  startStrapi: typeof startStrapi;
  stopStrapi: typeof stopStrapi;
  requireCompiled: typeof requireCompiled;
}

declare global {
  // Properties of the global object must be declared with `var`.
  var strapiHost: StrapiHost;
}

/** Node's environment, which can boot a CMS outside the sandbox in which Jest reloads every module. */
export default class CmsEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    // With a shared `Date`, the database driver recognises dates that tests write, and a test can set the CMS's clock.
    Object.assign(this.global, { Date, strapiHost: { startStrapi, stopStrapi, requireCompiled } });
  }
}
