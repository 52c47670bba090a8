import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readManifest } from './manifest';

const committed = path.join(__dirname, '../../../persisted-operations.json');

test('the committed manifest is valid and contains only queries', () => {
  const manifest = readManifest(committed);
  expect(manifest.size).toBeGreaterThan(0);
  expect([...manifest.values()].every((text) => text.startsWith('query '))).toBe(true);
});

describe('a corrupt manifest is reported by its file name', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-')), 'persisted-operations.json');
  afterAll(() => fs.rmSync(path.dirname(file), { recursive: true }));

  test.each([
    ['a changed query text', { ['a'.repeat(64)]: 'query A { a }' }],
    ['a key that is not a hash', { A: 'query A { a }' }],
  ])('when it contains %s', (_title, manifest) => {
    fs.writeFileSync(file, JSON.stringify(manifest));
    expect(() => readManifest(file)).toThrow(/persisted-operations\.json.*npm run codegen/);
  });
});
