/** Unit tests (src) and tests against a really booted CMS (test). ESM-only packages are compiled too, so that `require` finds them. */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/content/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  transform: {
    '^.+\\.(ts|js|mjs)$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(mdast-[^/]+|micromark[^/]*|unist-[^/]+|decode-named-character-reference|character-entities[^/]*|devlop|ccount|longest-streak|zwitch|markdown-table|escape-string-regexp|parse-entities|stringify-entities|is-(?:alphabetical|alphanumerical|decimal|hexadecimal)|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|inflate)(/|$))',
    '<rootDir>/dist/',
  ],
  testTimeout: 60_000,
};
