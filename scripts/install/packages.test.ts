import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutNpmRun } from './packages.mjs';

test("the CMS is installed by its own settings, not by those of the root's .npmrc that npm run hands on", () => {
  const handedOn = { npm_config_ignore_scripts: 'true', npm_command: 'run', npm_package_name: 'wellfolio' };
  assert.deepEqual(
    withoutNpmRun({ ...handedOn, PATH: '/bin', npm_config_registry: 'https://registry.example' }),
    {
      PATH: '/bin',
      npm_config_registry: 'https://registry.example',
    },
  );
});
