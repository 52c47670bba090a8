import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { inRoot } from '../lib/files/root.ts';
import { withoutCleanupHook } from './object-wrap.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'object-wrap-'));
after(() => rmSync(scratch, { recursive: true }));

test('only Node 24.19 and later releases of that line get the header', () => {
  for (const version of ['20.20.2', '22.23.3', '24.18.0', '26.12.1']) {
    assert.deepEqual(withoutCleanupHook({ PATH: '/bin' }, version), { PATH: '/bin' });
  }
  const header = inRoot('scripts/install/object-wrap.h');
  assert.deepEqual(withoutCleanupHook({ CXXFLAGS: '-O2' }, '24.19.0'), {
    CXXFLAGS: `-O2 -include ${header}`,
  });
});

test('copies the header out of a folder whose name has blanks', () => {
  const folder = path.join(scratch, 'My Projects');
  cpSync(inRoot('scripts/install/object-wrap.h'), path.join(folder, 'object-wrap.h'));
  const [flag, file = ''] = withoutCleanupHook({}, '24.21.0', folder).CXXFLAGS?.split(' ') ?? [];
  assert.equal(flag, '-include');
  assert.match(readFileSync(file, 'utf8'), /node_object_wrap\.h/);
  rmSync(path.dirname(file), { recursive: true });
});
