/** Tests against a booted CMS, with one database per test file. */
module.exports = {
  ...require('../jest.config.cjs'),
  rootDir: '..',
  roots: ['<rootDir>/test'],
  testEnvironment: '<rootDir>/test/environment.ts',
  // The CMS runs outside the sandbox, so Jest must not clean up any of it.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  globalSetup: '<rootDir>/test/template.ts',
  globalTeardown: '<rootDir>/test/template-gone.ts',
};
