import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { hashText } from './checked-stream';
import { listBackups } from './list-backups';
import { KEYS } from './manifest';
import { removeObsolete } from './remove-obsolete';
import { createFolderStore } from './stores/folder-store';
import type { Store } from './stores/store';

const KEPT = { allHours: 24, dailyDays: 0, monthlyMonths: 0 };
const NOW = Date.parse('2026-11-30T12:00:00Z');
const [OLD, NEW] = ['2026-11-01T00-00-00-000Z', '2026-11-30T00-00-00-000Z'];

let folder: string;
let store: Store;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-store-'));
  store = createFolderStore(folder);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (key: string, text: string) => store.write(key, () => Readable.from([text]));

async function addBackup(id: string, contents: readonly string[]) {
  const files = contents.map((content) => ({
    path: content,
    bytes: content.length,
    changedAt: 0,
    sha256: hashText(content),
  }));
  for (const [index, { sha256 }] of files.entries()) await write(KEYS.file(sha256), contents[index] ?? '');
  const list = JSON.stringify(files);
  await write(KEYS.list(hashText(list)), list);
  await write(KEYS.database(id), 'rows');
  const database = { dialect: 'sqlite', sha256: hashText('rows'), bytes: 4, rows: {} };
  const uploads = { list: hashText(list), files: files.length, bytes: 0 };
  await write(
    KEYS.manifest(id),
    JSON.stringify({ format: 1, id, database, migrations: [], settings: null, uploads }),
  );
}

/** Stored two days ago. */
function age(key: string) {
  const moment = new Date(NOW - 2 * 86_400_000);
  fs.utimesSync(path.join(folder, key), moment, moment);
}

test('deletes an old backup with what only it used', async () => {
  await addBackup(OLD, ['both', 'only the old']);
  await addBackup(NEW, ['both']);
  for (const content of ['both', 'only the old']) age(KEYS.file(hashText(content)));
  expect(await removeObsolete(store, KEPT, NOW)).toEqual([OLD]);
  expect(await listBackups(store)).toEqual([NEW]);
  expect(await store.has(KEYS.database(OLD))).toBe(false);
  expect(await store.has(KEYS.file(hashText('both')))).toBe(true);
  expect(await store.has(KEYS.file(hashText('only the old')))).toBe(false);
});

test('leaves what was stored lately to the backup that is being made', async () => {
  await addBackup(OLD, ['stored again a minute ago']);
  await addBackup(NEW, []);
  await removeObsolete(store, KEPT, NOW);
  expect(await store.has(KEYS.file(hashText('stored again a minute ago')))).toBe(true);
});

test('deletes nothing while a backup that is kept cannot be read', async () => {
  await addBackup(OLD, ['both']);
  await addBackup(NEW, ['both']);
  await write(KEYS.manifest(NEW), '{}');
  await expect(removeObsolete(store, KEPT, NOW)).rejects.toThrow(`The backup ${NEW} cannot be used`);
  expect(await listBackups(store)).toEqual([NEW, OLD]);
});
