/** Tests that take long or need a special machine: `npm run test:slow`. */
module.exports = {
  ...require('./jest.config.cjs'),
  // A machine may be ten times slower than another.
  testTimeout: 900_000,
  testMatch: ['<rootDir>/test/**/*.slow.ts'],
};
