/** The API tests that `npm test` runs: all but those of the content tool, which start a program for each of their steps. */
module.exports = {
  ...require('./jest.config.cjs'),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/content-cli'],
};
