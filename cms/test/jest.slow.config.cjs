/** What takes long or needs a machine of its own: `npm run test:slow`. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/test/**/*.slow.ts'],
};
