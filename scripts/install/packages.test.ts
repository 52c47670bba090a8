import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutNpmRun } from './packages.mjs';

test('removes the npm settings that npm run adds to the environment, and keeps the rest', () => {
  const handedOn = { npm_config_ignore_scripts: 'true', npm_command: 'run', npm_package_name: 'wellfolio' };
  assert.deepEqual(
    withoutNpmRun({ ...handedOn, PATH: '/bin', npm_config_registry: 'https://registry.example' }),
    {
      PATH: '/bin',
      npm_config_registry: 'https://registry.example',
    },
  );
});
