const { availableParallelism } = require('node:os');

/**
 * Unit tests; those that take long use jest.long.config.cjs, tests against a booted CMS test/jest.config.cjs. ESM-only
 * packages are compiled too, so that they can be required.
 */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/content', '<rootDir>/database'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', String.raw`\.long\.test\.ts$`],
  transform: {
    '^.+\\.(ts|js|mjs)$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(mdast-[^/]+|micromark[^/]*|unist-[^/]+|decode-named-character-reference|character-entities[^/]*|devlop|ccount|longest-streak|zwitch|markdown-table|escape-string-regexp|parse-entities|stringify-entities|is-(?:alphabetical|alphanumerical|decimal|hexadecimal)|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|inflate|flesch-kincaid|syllable|lancaster-stemmer|any-ascii|fractional-indexing)(/|$))',
    '<rootDir>/dist/',
  ],
  testTimeout: 60_000,
  // Code in Jest's sandbox reads these as arguments instead of looking each up in the sandbox, which takes a fifth longer.
  sandboxInjectedGlobals: [
    'Array',
    'Boolean',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'RegExp',
    'Set',
    'String',
    'Symbol',
  ],
  // Workers wait for their start, the disk and timers, so one more than there are cores is a sixth faster.
  maxWorkers: availableParallelism() + 1,
};
