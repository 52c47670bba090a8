import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { addToEnvFile, readEnvFile } from './env-file.ts';
import { generateMissingSecrets } from '../product/settings/secrets.ts';

function inFolder(work: (file: string) => void): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'wellfolio-env-'));
  try {
    work(path.join(folder, '.env'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('generates secrets once, in a file that only its owner may read', () => {
  inFolder((file) => {
    addToEnvFile(file, generateMissingSecrets(readEnvFile(file)));
    const first = readFileSync(file, 'utf8');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal(new Set(Object.values(readEnvFile(file))).size, 6);
    assert.deepEqual(generateMissingSecrets(readEnvFile(file)), {});
    addToEnvFile(file, generateMissingSecrets(readEnvFile(file)));
    assert.equal(readFileSync(file, 'utf8'), first);
  });
});

test('keeps existing lines, even without a final newline, and fills an empty secret', () => {
  inFolder((file) => {
    writeFileSync(file, '# mine\nSITE_NAME="Calm Days"\nJWT_SECRET=\nADMIN_JWT_SECRET=chosen-by-a-person');
    addToEnvFile(file, generateMissingSecrets(readEnvFile(file)));
    const values = readEnvFile(file);
    assert.match(
      readFileSync(file, 'utf8'),
      /^# mine\nSITE_NAME="Calm Days"\nJWT_SECRET=\nADMIN_JWT_SECRET=chosen-by-a-person\n/,
    );
    assert.equal(values.SITE_NAME, 'Calm Days');
    assert.equal(values.ADMIN_JWT_SECRET, 'chosen-by-a-person');
    assert.ok((values.JWT_SECRET ?? '').length >= 32);
  });
});

test('reads the values that it has written, whatever is in them', () => {
  const values = ['a b', 'it’s "here"', "it's", 'a#b', ' padded ', 'two\nlines', '$HOME', 'back`tick', 'a=b'];
  inFolder((file) => {
    for (const [index, value] of values.entries()) addToEnvFile(file, { [`VALUE_${index}`]: value });
    assert.deepEqual(Object.values(readEnvFile(file)), values);
  });
});
