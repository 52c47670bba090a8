const long = Object.keys(require('./long-on-sqlite.cjs'));

/**
 * The API tests that `npm test` runs: all but those of the content tool, which start a program for each of their steps,
 * those of several processes on one database, which is PostgreSQL, and those that take long.
 */
module.exports = {
  ...require('./jest.config.cjs'),
  testPathIgnorePatterns: [
    '/node_modules/',
    '/content-cli\\.test\\.ts$',
    '/two-starts\\.test\\.ts$',
    ...long.map((name) => `/${name}\\.test\\.ts$`),
  ],
};
