import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mock, test } from 'node:test';
import { requireDataDir, requireDiskSpace } from './data-dir.ts';

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

test('reports a full disk, unless there is a reserve to start with', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-dir-'));
  try {
    const lines: unknown[] = [];
    mock.method(console, 'log', (line: unknown) => lines.push(line));
    const reserve = path.join(folder, 'reserve');
    const freeBytes = () => (existsSync(reserve) ? 0 : 20_000_000);
    requireDiskSpace(folder, { freeBytes });
    assert.deepEqual(lines, []);
    assert.throws(() => requireDiskSpace(folder, { freeBytes: () => 1_500_000 }), {
      message: /disk .* is full: 1 MB are free\. Free at least 100 MB/,
    });
    writeFileSync(reserve, '');
    requireDiskSpace(folder, { freeBytes });
    assert.match(String(lines[0]), /is full\. The site starts read-only from its reserve/);
    assert.equal(existsSync(reserve), false);
  } finally {
    mock.restoreAll();
    rmSync(folder, { recursive: true });
  }
});
