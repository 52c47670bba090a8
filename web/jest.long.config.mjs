import config from './jest.config.cjs';

const [server] = config.projects;

/** Tests of the server that take long: `npm run test:full` runs them. */
export default {
  testTimeout: config.testTimeout,
  projects: [
    {
      ...server,
      testMatch: ['<rootDir>/server/**/*.long.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
