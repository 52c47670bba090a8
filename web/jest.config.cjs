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
  '\\.css\\?url$': '<rootDir>/test/jest/sheet-address.cjs',
  '\\.module\\.css$': '<rootDir>/test/jest/css-module.cjs',
  '\\.(css|woff2|svg|png|webp)$': '<rootDir>/test/jest/empty.cjs',
};

/** The server sends the class names of production. */
const { '\\.module\\.css$': _, ...withoutModules } = moduleNameMapper;
withoutModules['(?<!\\.module)\\.(css|woff2|svg|png|webp)$'] = withoutModules['\\.(css|woff2|svg|png|webp)$'];
delete withoutModules['\\.(css|woff2|svg|png|webp)$'];

// ES module packages that CommonJS packages require.
const transformIgnorePatterns = ['/node_modules/(?!(auto-bind|content-disposition|cookie)/)'];

/**
 * Code in Jest's sandbox reads these as arguments instead of looking each up in the sandbox, which takes an eighth
 * longer. Not `Map`: an icon of lucide has that name.
 */
const sandboxInjectedGlobals = [
  'Array',
  'Boolean',
  'Error',
  'JSON',
  'Math',
  'Number',
  'Object',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'Symbol',
];

/** Tests of the server, and `.node.test.ts` tests of src, run in Node; all others in jsdom. */
module.exports = {
  // Workers wait while they start, so one more than there are cores is a sixth faster.
  maxWorkers: availableParallelism() + 1,
  // On a busy machine, a form with many steps is slow. No test asserts durations.
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
      // jest.long.config.mjs runs these.
      testPathIgnorePatterns: ['/node_modules/', String.raw`\.long\.test\.ts$`],
      transform: { ...transform, '\\.module\\.css$': '<rootDir>/test/jest/scoped-css.cjs' },
      transformIgnorePatterns,
      sandboxInjectedGlobals,
      moduleNameMapper: withoutModules,
    },
    {
      displayName: 'site',
      testEnvironment: '<rootDir>/test/jest/jsdom-with-fetch.cjs',
      testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
      setupFilesAfterEnv: ['<rootDir>/test/jest/setup-dom.ts'],
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', String.raw`\.node\.test\.tsx?$`],
      transform,
      transformIgnorePatterns,
      sandboxInjectedGlobals,
      moduleNameMapper,
    },
  ],
};
