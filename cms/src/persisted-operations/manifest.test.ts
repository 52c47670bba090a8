import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readManifest } from './manifest';

const committed = path.join(__dirname, '../../persisted-operations.json');

test('the committed one is whole, and holds questions alone', () => {
  const manifest = readManifest(committed);
  expect(manifest.size).toBeGreaterThan(0);
  expect([...manifest.values()].every((text) => text.startsWith('query '))).toBe(true);
});

describe('a spoiled one names itself', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-')), 'persisted-operations.json');
  afterAll(() => fs.rmSync(path.dirname(file), { recursive: true }));

  test.each([
    ['a text that somebody changed', { ['a'.repeat(64)]: 'query A { a }' }],
    ['a key that is no hash', { A: 'query A { a }' }],
  ])('%s', (_title, manifest) => {
    fs.writeFileSync(file, JSON.stringify(manifest));
    expect(() => readManifest(file)).toThrow(/persisted-operations\.json.*npm run codegen/);
  });
});
