import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { requireDataDir } from './data-dir.ts';

test('creates a missing data folder for its owner only, or names DATA_DIR if it cannot', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'data-dir-'));
  try {
    const folder = path.join(scratch, 'a/b');
    requireDataDir(folder);
    requireDataDir(folder);
    assert.equal(statSync(folder).mode & 0o077, 0);
    writeFileSync(path.join(scratch, 'file'), '');
    assert.throws(() => requireDataDir(path.join(scratch, 'file/below')), {
      message: /DATA_DIR .*ENOTDIR.*another folder/,
    });
  } finally {
    rmSync(scratch, { recursive: true });
  }
});
