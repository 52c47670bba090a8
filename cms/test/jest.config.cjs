/** Tests against a really booted CMS, with a database for each file of them. */
module.exports = {
  ...require('../jest.config.cjs'),
  rootDir: '..',
  roots: ['<rootDir>/test'],
  testEnvironment: '<rootDir>/test/environment.ts',
  // The CMS lives outside the sandbox: nothing of it is Jest's to clean up.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  globalSetup: '<rootDir>/test/template.ts',
  globalTeardown: '<rootDir>/test/template-gone.ts',
};
