/** Tests against a booted CMS, with one database per test file. */
module.exports = {
  ...require('../jest.config.cjs'),
  rootDir: '..',
  roots: ['<rootDir>/test'],
  // For what hangs: most tests take a second, but several machines of CI are four times slower than others.
  testTimeout: 240_000,
  testEnvironment: '<rootDir>/test/environment.ts',
  // The CMS runs outside the sandbox, so Jest must not clean up any of it.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // A booted CMS leaves memory behind; from about 2 GB on, a worker spends most of its time collecting garbage.
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/test/template.ts',
  globalTeardown: '<rootDir>/test/template-gone.ts',
};
