import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviceFor } from './install-advice.mjs';

const machine = (missing: string[] = [], folder = '/srv/wellfolio/cms') => ({ missing, folder });

test('names the missing compiler tools after a failed compilation', () => {
  const text = adviceFor('gyp ERR! find Python', machine(['python3', 'g++']));
  assert.match(text, /lacks: python3, g\+\+/);
  assert.match(text, /apt-get install -y python3 make g\+\+/);
});

test('does not blame missing compiler tools for another failure', () => {
  const text = adviceFor('npm error code ENOTFOUND', machine(['python3']));
  assert.match(text, /registry is unreachable/);
  assert.doesNotMatch(text, /python3/);
});

test('reports no missing tools when a compilation fails with a complete compiler', () => {
  assert.doesNotMatch(adviceFor('gyp ERR! something else', machine()), /lacks/);
});

test('suggests the ignore-scripts setting for a driver that was never compiled', () => {
  assert.match(
    adviceFor('Error: Could not locate the bindings file. Tried:', machine()),
    /ignore-scripts false/,
  );
});

/** Output of npm in a network with only a package registry. */
const NO_NETWORK = `npm error prebuild-install warn install getaddrinfo ENOTFOUND github.com
npm error gyp info it worked if it ends with ok
npm error gyp http GET https://nodejs.org/download/release/v20.20.2/node-v20.20.2-headers.tar.gz
npm error gyp ERR! stack FetchError: request to https://nodejs.org/download/release/v20.20.2/node-v20.20.2-headers.tar.gz failed, reason: getaddrinfo ENOTFOUND nodejs.org`;

test('names the headers that could not be downloaded, and their URL', () => {
  const text = adviceFor(NO_NETWORK, machine());
  assert.match(text, /https:\/\/nodejs\.org\/download\/release\/v[\d.]+\/node-v[\d.]+-headers\.tar\.gz/);
  assert.match(text, /github\.com\/WiseLibs\/better-sqlite3/);
  assert.match(text, /npm_config_nodedir/);
  assert.doesNotMatch(text, /registry is unreachable/);
});

test('reports a path that make cannot handle before anything else', () => {
  for (const folder of ['/srv/my site/cms', '/srv/site (2)/cms', '/srv/a[b]/cms', '/srv/a$b/cms']) {
    const text = adviceFor(NO_NETWORK, machine(['make'], folder));
    assert.ok(text.includes(folder), text);
    assert.match(text, /make does not work/);
  }
  assert.doesNotMatch(
    adviceFor('gyp ERR! x', machine([], '/srv/well-folio_2.0+é/cms')),
    /make does not work/,
  );
  // A failure without compiling is not related to the path.
  assert.doesNotMatch(adviceFor('npm error code ENOSPC', machine([], '/srv/my site/cms')), /make cannot/);
});
