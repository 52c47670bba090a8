import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLicences, licenceList } from './licences.ts';

const findProblems = (license: unknown, name = 'a') =>
  checkLicences({ '': {}, [`node_modules/${name}`]: { version: '1.0.0', license } }).problems;

test('accepts permissive licences, a choice with a permissive one, and combinations of permissive ones', () => {
  for (const license of ['MIT', 'ISC', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)', 'OFL-1.1']) {
    assert.deepEqual(findProblems(license), [], license);
  }
});

test('names a package with a licence that is not allowed or unreadable', () => {
  assert.deepEqual(findProblems('GPL-3.0-or-later'), ['a 1.0.0 has the licence: GPL-3.0-or-later']);
  for (const license of [
    '(MIT AND AGPL-3.0-only)',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    undefined,
    { type: 'MIT' },
  ]) {
    assert.equal(findProblems(license).length, 1, JSON.stringify(license));
  }
});

test('accepts packages that are allowed by name, but no others with that licence', () => {
  assert.deepEqual(findProblems(undefined, '@strapi/core'), []);
  assert.deepEqual(findProblems('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'), []);
  assert.equal(findProblems('LGPL-3.0-or-later', 'other').length, 1);
  assert.equal(findProblems(undefined, 'only-more').length, 1);
});

test('lists shipped packages, including nested copies, and omits tools', () => {
  const { delivered } = checkLicences({
    '': {},
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/b/node_modules/@x/a': { version: '1.0.0', license: 'ISC' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  });
  assert.deepEqual(delivered, [
    { name: '@x/a', version: '1.0.0', licence: 'ISC' },
    { name: 'b', version: '2.0.0', licence: 'MIT' },
  ]);
  assert.match(licenceList({ 'The site': delivered }), /## The site[^]*\| @x\/a \| 1\.0\.0 \| ISC \|/);
});
