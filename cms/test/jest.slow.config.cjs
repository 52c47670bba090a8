/** Tests that take long or need a special machine: `npm run test:slow`. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/test/**/*.slow.ts'],
};
