/**
 * The API tests that `npm test` runs: all but those of the content tool, which start a program for each of their steps,
 * and those of several processes on one database, which is PostgreSQL.
 */
module.exports = {
  ...require('./jest.config.cjs'),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/content-cli', '<rootDir>/test/two-starts'],
};
