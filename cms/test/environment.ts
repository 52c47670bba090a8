import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { requireCompiled, startStrapi, stopStrapi } from './support/strapi-host';

/** What tests reach of the world outside their sandbox. */
export interface StrapiHost {
  startStrapi: typeof startStrapi;
  stopStrapi: typeof stopStrapi;
  requireCompiled: typeof requireCompiled;
}

declare global {
  // A property of the global object is declared with `var`.
  var strapiHost: StrapiHost;
}

/** Node's environment, with the means to boot a CMS outside the sandbox in which Jest loads every module again. */
export default class CmsEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    // With one `Date` for both, the database driver knows the dates that tests write, and a test can set the CMS's clock.
    Object.assign(this.global, { Date, strapiHost: { startStrapi, stopStrapi, requireCompiled } });
  }
}
