const fs = require('node:fs');
const path = require('node:path');

/** The slow API tests on SQLite. */
const files = Object.keys(require('./long-on-sqlite.cjs')).map((name) => `${name}.test.ts`);

const missing = files.find((file) => !fs.existsSync(path.join(__dirname, file)));
if (missing) throw new Error(`cms/test/long-on-sqlite.cjs names ${missing}, which does not exist.`);

module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: files.map((file) => `<rootDir>/test/${file}`),
};
