import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findMissingRequirement,
  formatNotTested,
  nodeEnvironment,
  untestedLines,
  supportedLines,
} from './node-versions.ts';

test('finds the maintained release lines of Node in the supported range', () => {
  assert.deepEqual(supportedLines('>=20.19 <27'), [20, 22, 24, 26]);
  assert.deepEqual(supportedLines('>=22 <25'), [22, 24]);
});

test('omits the running release line', () => {
  assert.deepEqual(untestedLines('>=20.19 <27', '24.21.0'), [20, 22, 26]);
  assert.deepEqual(untestedLines('>=20.19 <27', '25.1.0'), [20, 22, 24, 26]);
});

test('names what is missing, and which release line is not tested because of it', () => {
  const machine = { platform: 'linux', arch: 'x64', isGlibc: true, git: '/usr/bin/git', isCheckout: true };
  assert.equal(findMissingRequirement(machine), undefined);
  for (const other of [{ platform: 'darwin' }, { arch: 'arm64' }, { isGlibc: false }]) {
    assert.equal(findMissingRequirement({ ...machine, ...other }), 'Linux on x64, with glibc');
  }
  assert.equal(findMissingRequirement({ ...machine, git: undefined }), 'git');
  assert.equal(findMissingRequirement({ ...machine, isCheckout: false }), 'a git checkout of this folder');
  assert.equal(formatNotTested(22, 'git'), '  ! NODE 22 WAS NOT TESTED: it needs git.');
});

test('puts a Node first on the PATH, with its headers, and passes no settings on', () => {
  const env = nodeEnvironment('/nodes/22', {
    PATH: '/usr/bin',
    HOME: '/home/me',
    DATABASE_URL: 'postgres://real/data',
    E2E_URL: 'http://localhost:3000',
    CHROMIUM_PATH: '/opt/chromium',
    npm_config_nodedir: '/nodes/20',
    npm_config_ignore_scripts: 'true',
    npm_config_cache: '/cache',
    npm_lifecycle_event: 'test:slow',
  });
  assert.deepEqual(env, {
    PATH: '/nodes/22/bin:/usr/bin',
    HOME: '/home/me',
    CHROMIUM_PATH: '/opt/chromium',
    npm_config_nodedir: '/nodes/22',
    npm_config_cache: '/cache',
  });
});
