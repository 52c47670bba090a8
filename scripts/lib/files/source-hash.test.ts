import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { hashSources } from './source-hash.ts';

const home = mkdtempSync(path.join(tmpdir(), 'wellfolio-hash-'));
after(() => rmSync(home, { recursive: true }));
const write = (name: string, text: string): void => writeFileSync(path.join(home, name), text);
const hash = (): string =>
  hashSources({ home, paths: ['src', 'absent'], skip: (file) => file.endsWith('.test.ts') });

test('a changed, added or renamed file changes the hash; a skipped one does not', () => {
  mkdirSync(path.join(home, 'src/deep'), { recursive: true });
  write('src/deep/a.ts', 'one');
  const first = hash();
  assert.equal(hash(), first);
  write('src/deep/a.test.ts', 'a test');
  assert.equal(hash(), first);
  write('src/deep/a.ts', 'two');
  const second = hash();
  assert.notEqual(second, first);
  write('src/b.ts', '');
  const third = hash();
  assert.notEqual(third, second);
  renameSync(path.join(home, 'src/b.ts'), path.join(home, 'src/c.ts'));
  assert.notEqual(hash(), third);
});
