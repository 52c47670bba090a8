/** Unit tests that take long: `npm run test:full` runs them. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
