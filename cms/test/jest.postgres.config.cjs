const { listedTests } = require('./listed-tests.cjs');

if (!process.env.TEST_DATABASE_URL) {
  throw new Error(
    'TEST_DATABASE_URL is not set. Run `npm run test:full -- --only postgres`, which starts a server.',
  );
}

/** The API tests that run on PostgreSQL, on the server that TEST_DATABASE_URL names. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: listedTests('on-postgres.cjs'),
};
