import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../files/root.ts';

const SUPPORTED = '>=20.19 <27';

test('all three packages declare Node 20.19 to 26, in their lockfiles too', () => {
  for (const folder of ['.', 'cms', 'web']) {
    for (const file of ['package.json', 'package-lock.json']) {
      const text = readFileSync(inRoot(folder, file), 'utf8');
      // The package's own is the first in either file.
      assert.equal(/"node": "([^"]+)"/.exec(text)?.[1], SUPPORTED, `${folder}/${file}`);
    }
  }
});
