/** Tests against a really booted CMS, with a database for each file of them. */
module.exports = {
  ...require('../jest.config.cjs'),
  rootDir: '..',
  roots: ['<rootDir>/test'],
  globalSetup: '<rootDir>/test/template.ts',
  globalTeardown: '<rootDir>/test/template-gone.ts',
};
