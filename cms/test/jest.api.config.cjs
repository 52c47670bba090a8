const long = Object.keys(require('./long-on-sqlite.cjs'));

/**
 * The API tests that `npm test` runs. Excluded are those of the content tool, which start a program for each step,
 * those of several processes on one database, which needs PostgreSQL, and slow ones.
 */
module.exports = {
  ...require('./jest.config.cjs'),
  testPathIgnorePatterns: [
    '/node_modules/',
    '/content-cli\\.test\\.ts$',
    '/concurrent-starts\\.test\\.ts$',
    ...long.map((name) => `/${name}\\.test\\.ts$`),
  ],
};
