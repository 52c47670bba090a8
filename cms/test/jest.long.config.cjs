const { listedTests } = require('./listed-tests.cjs');

/** The slow API tests on SQLite. */
module.exports = { ...require('./jest.config.cjs'), testMatch: listedTests('long-on-sqlite.cjs') };
