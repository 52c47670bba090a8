import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../files/root.ts';

const SUPPORTED = '>=20.19 <27';

test('all three packages and their lockfiles declare Node 20.19 to 26', () => {
  for (const folder of ['.', 'cms', 'web']) {
    for (const file of ['package.json', 'package-lock.json']) {
      const text = readFileSync(inRoot(folder, file), 'utf8');
      // The package's own entry is the first in both files.
      assert.equal(/"node": "([^"]+)"/.exec(text)?.[1], SUPPORTED, `${folder}/${file}`);
    }
  }
});

for (const version of ['18.20.0', '20.18.3', '27.0.0']) {
  test(`Node ${version} is refused with one sentence before anything is installed`, () => {
    const preload = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(preload)}`,
        inRoot('scripts/bootstrap.mjs'),
        'start',
      ],
      { encoding: 'utf8' },
    );
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, new RegExp(`^Node 20\\.19 to 26 is needed; this is ${version}\\. [^\\n]+\\n$`));
  });
}
