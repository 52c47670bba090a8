const { listedTests } = require('./listed-tests.cjs');

/** The API tests on SQLite that take long. */
module.exports = { ...require('./jest.config.cjs'), testMatch: listedTests('long-on-sqlite.cjs') };
