const { availableParallelism } = require('node:os');

const transform = {
  '^.+\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic' },
          optimizer: {
            globals: { vars: { 'import.meta.env.SSR': 'false', 'import.meta.env.DEV': 'false' } },
          },
        },
      },
      module: { type: 'commonjs' },
    },
  ],
};
const moduleNameMapper = {
  '\\.css\\?url$': '<rootDir>/test/sheet-address.cjs',
  '\\.module\\.css$': '<rootDir>/test/css-module.cjs',
  '\\.(css|woff2|svg|png|webp)$': '<rootDir>/test/empty.cjs',
};

/** What a server sends has the class names of production. */
const { '\\.module\\.css$': _, ...withoutModules } = moduleNameMapper;
withoutModules['(?<!\\.module)\\.(css|woff2|svg|png|webp)$'] = withoutModules['\\.(css|woff2|svg|png|webp)$'];
delete withoutModules['\\.(css|woff2|svg|png|webp)$'];

// Packages that are ES modules only, and that CommonJS ones require.
const transformIgnorePatterns = ['/node_modules/(?!(auto-bind|content-disposition|cookie)/)'];

/** The server's tests, and those of src called `.node.test.ts`, run in Node; what a reader sees runs in jsdom. */
module.exports = {
  // Workers wait for their start: one more than there are cores is a sixth faster.
  maxWorkers: availableParallelism() + 1,
  // On a busy machine a form with many steps takes its time; no test is about how long.
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/server/**/*.test.ts?(x)',
        '<rootDir>/codegen/**/*.test.ts',
        '<rootDir>/postcss/**/*.test.ts',
        '<rootDir>/src/**/*.node.test.ts?(x)',
      ],
      transform: { ...transform, '\\.module\\.css$': '<rootDir>/test/scoped-css.cjs' },
      transformIgnorePatterns,
      moduleNameMapper: withoutModules,
    },
    {
      displayName: 'site',
      testEnvironment: '<rootDir>/test/jsdom-with-fetch.cjs',
      testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
      setupFilesAfterEnv: ['<rootDir>/test/setup-dom.ts'],
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', String.raw`\.node\.test\.tsx?$`],
      transform,
      transformIgnorePatterns,
      moduleNameMapper,
    },
  ],
};
