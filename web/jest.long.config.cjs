const { projects, ...all } = require('./jest.config.cjs');
const [server] = projects;

/** Tests of the server that take long: `npm run test:full` runs them. */
module.exports = {
  ...all,
  projects: [
    {
      ...server,
      testMatch: ['<rootDir>/server/**/*.long.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
