const fs = require('node:fs');
const path = require('node:path');

/** The API tests that run on PostgreSQL, on the server in TEST_DATABASE_URL. */
const files = Object.keys(require('./on-postgres.cjs')).map((name) => `${name}.test.ts`);

const missing = files.find((file) => !fs.existsSync(path.join(__dirname, file)));
if (missing) throw new Error(`cms/test/on-postgres.cjs names ${missing}, which does not exist.`);
if (!process.env.TEST_DATABASE_URL) {
  throw new Error(
    'TEST_DATABASE_URL is not set. Run `npm run test:full -- --only postgres`, which starts a server.',
  );
}

module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: files.map((file) => `<rootDir>/test/${file}`),
};
