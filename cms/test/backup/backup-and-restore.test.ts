import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { backUp } from '../../src/platform/backup/back-up';
import { hashText } from '../../src/platform/backup/checked-stream';
import { openDatabase } from '../../src/platform/backup/database/open-database';
import { listBackups, readSettings } from '../../src/platform/backup/list-backups';
import { KEYS, type Manifest } from '../../src/platform/backup/manifest';
import { restore } from '../../src/platform/backup/restore';
import { createFolderStore } from '../../src/platform/backup/stores/folder-store';
import { MIGRATIONS } from '../../database/migrations';
import { publishArticle } from '../support/content/publish-article';
import { bootCms, type Cms } from '../support/harness';
import { createScratch, type Scratch } from '../support/scratch';

const BLOG = 'api::blog.blog';
const PICTURE = 'a picture';
const SEALED = 'encrypted settings';

let cms: Cms;
let folder: string;
let made: Manifest;
const scratches: Scratch[] = [];

beforeAll(async () => {
  cms = await bootCms();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-backups-'));
  upload(cms.dataDir, 'window.webp', PICTURE);
  await publishArticle(cms, { title: 'Good Naps', slug: 'good-naps' });
  made = await backUpNow();
});
afterEach(async () => {
  for (const own of scratches.splice(0)) await own.drop();
});
afterAll(async () => {
  await cms.stop();
  fs.rmSync(folder, { recursive: true });
});

const getUploads = (dataDir: string) => path.join(dataDir, 'public/uploads');
const store = () => createFolderStore(folder);
const inStore = (key: string) => path.join(folder, key);

function upload(dataDir: string, name: string, content: string) {
  fs.mkdirSync(getUploads(dataDir), { recursive: true });
  fs.writeFileSync(path.join(getUploads(dataDir), name), content);
}

const backUpNow = () =>
  backUp(
    {
      database: openDatabase(process.env.DATABASE_URL, false, cms.dataDir),
      uploadsDir: getUploads(cms.dataDir),
      scratchDir: cms.dataDir,
      settings: SEALED,
    },
    store(),
  );

async function makeScratch(): Promise<Scratch> {
  const own = await createScratch();
  scratches.push(own);
  return own;
}

const restoreInto = (own: Scratch, { id = made.id, mayReplace = false, known = NAMES } = {}) =>
  restore(
    store(),
    id,
    {
      database: openDatabase(own.env.DATABASE_URL, false, own.dataDir),
      uploadsDir: getUploads(own.dataDir),
      scratchDir: own.dataDir,
      knownMigrations: new Set(known),
    },
    mayReplace,
  );
const NAMES = MIGRATIONS.map(({ name }) => name);

/** The titles of all articles of a restored database. */
async function titlesIn(own: Scratch): Promise<string[]> {
  const statement = 'SELECT title FROM blogs WHERE published_at IS NOT NULL ORDER BY title';
  return (await rowsOf<{ title: string }>(own, statement)).map(({ title }) => title);
}

async function rowsOf<T>(own: Scratch, statement: string): Promise<T[]> {
  if (!own.env.DATABASE_URL) {
    const database = new Database(own.database, { readonly: true });
    const rows = database.prepare<[], T>(statement).all();
    database.close();
    return rows;
  }
  const client = new Client({ connectionString: own.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as T[];
}

/** The database of the CMS under test. */
const getRunning = () => ({
  dataDir: cms.dataDir,
  database: path.join(cms.dataDir, 'data.db'),
  env: process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : ({} as Record<string, string>),
});

async function countTriggers(own: Scratch): Promise<number> {
  const statement = own.env.DATABASE_URL
    ? 'SELECT tgname FROM pg_trigger WHERE NOT tgisinternal'
    : "SELECT name FROM sqlite_master WHERE type = 'trigger'";
  return (await rowsOf(own, statement)).length;
}

test('an empty system gets the rows, the triggers and the files of the backup', async () => {
  expect(made.database.rows.blogs).toBe(2);
  expect(made.migrations).toEqual(NAMES.toSorted());
  const own = await makeScratch();
  await restoreInto(own);
  expect(await titlesIn(own)).toEqual(['Good Naps']);
  const picture = path.join(getUploads(own.dataDir), 'window.webp');
  expect(fs.readFileSync(picture, 'utf8')).toBe(PICTURE);

  const running: Scratch = { ...own, ...getRunning() };
  expect(await countTriggers(own)).toBeGreaterThan(20);
  expect(await countTriggers(own)).toBe(await countTriggers(running));
});

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const over = new AbortController();
  const titles: string[] = [];
  const write = async () => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      await cms.strapi.documents(BLOG).create({ data: { title: `During ${number}` } as never });
      titles.push(`During ${number}`);
    }
  };
  const writing = write();
  const { id, database } = await backUpNow();
  over.abort();
  await writing;
  const own = await makeScratch();
  await restoreInto(own, { id });
  const rows = await rowsOf<{ title: string }>(own, "SELECT title FROM blogs WHERE title LIKE 'During%'");
  expect(rows.map(({ title }) => title).toSorted()).toEqual(titles.slice(0, rows.length).toSorted());
  expect(database.rows.blogs).toBe(2 + rows.length);
});

test('files are stored once, and only new ones are read', async () => {
  const files = () => fs.readdirSync(inStore(KEYS.files), { recursive: true, withFileTypes: true });
  const before = files().filter((entry) => entry.isFile()).length;
  upload(cms.dataDir, 'copy.webp', PICTURE);
  upload(cms.dataDir, 'door.webp', 'another picture');
  const { uploads } = await backUpNow();
  expect(uploads.files).toBe(3);
  expect(files().filter((entry) => entry.isFile())).toHaveLength(before + 1);
});

describe('nothing is changed', () => {
  test('where there is content, unless it may be replaced; then it stays beside the new one', async () => {
    const own = await makeScratch();
    upload(own.dataDir, 'old.webp', 'old');
    await expect(restoreInto(own)).rejects.toThrow(/there is content in .* add --replace/);
    expect(fs.readdirSync(getUploads(own.dataDir))).toEqual(['old.webp']);
    await restoreInto(own, { mayReplace: true });
    expect(await titlesIn(own)).toEqual(['Good Naps']);
    expect(fs.readdirSync(`${getUploads(own.dataDir)}.replaced`)).toEqual(['old.webp']);
  });

  test('while the system is running', async () => {
    const running: Scratch = { ...(await makeScratch()), ...getRunning() };
    await expect(restoreInto(running, { mayReplace: true })).rejects.toThrow(/stop the servers/);
  });

  test('by a backup of a later version', async () => {
    const own = await makeScratch();
    const known = NAMES.slice(0, -1);
    await expect(restoreInto(own, { known })).rejects.toThrow(/later version .*2026-11-28-fill-questions/);
    expect(fs.existsSync(getUploads(own.dataDir))).toBe(false);
  });

  test.each([
    ['the database', () => KEYS.database(made.id), /database of the backup .* is damaged/],
    [
      'the list of uploads',
      () => KEYS.list(made.uploads.list),
      /cannot be used: its list of uploads is damaged/,
    ],
    ['the manifest', () => KEYS.manifest(made.id), /cannot be used: its manifest is damaged/],
    ['a file', () => KEYS.file(hashText(PICTURE)), /The file window.webp of the backup is damaged/],
  ])('by a backup with a wrong byte in %s', async (_what, getKey, message) => {
    const file = inStore(getKey());
    const bytes = fs.readFileSync(file);
    const wrong = Buffer.from(bytes);
    wrong[Math.floor(wrong.length / 2)] = (wrong.at(Math.floor(wrong.length / 2)) ?? 0) ^ 0xff;
    fs.writeFileSync(file, wrong);
    const own = await makeScratch();
    await expect(restoreInto(own)).rejects.toThrow(message);
    fs.writeFileSync(file, bytes);
    expect(fs.existsSync(getUploads(own.dataDir))).toBe(false);
    expect(fs.readdirSync(own.dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });
});

test('settings are stored as they are given, and a wrong byte in them is found', async () => {
  expect(await readSettings(store(), made)).toBe(SEALED);
  fs.writeFileSync(inStore(KEYS.settings(made.id)), SEALED.toUpperCase());
  await expect(readSettings(store(), made)).rejects.toThrow(/its settings is damaged/);
});

test('a backup that fails leaves nothing in the list', async () => {
  const before = await listBackups(store());
  const failing = { ...store(), write: () => Promise.reject(new Error('the disk is full')) };
  upload(cms.dataDir, 'later.webp', 'later');
  const source = {
    database: openDatabase(process.env.DATABASE_URL, false, cms.dataDir),
    uploadsDir: getUploads(cms.dataDir),
    scratchDir: cms.dataDir,
    settings: undefined,
  };
  await expect(backUp(source, failing)).rejects.toThrow('the disk is full');
  expect(await listBackups(store())).toEqual(before);
  expect(fs.readdirSync(cms.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
});

test('a backup for which there is no room is not begun', async () => {
  const database = openDatabase(process.env.DATABASE_URL, false, cms.dataDir);
  expect(await database.measureCopy()).toBeGreaterThan(made.database.bytes);
  const source = { uploadsDir: getUploads(cms.dataDir), scratchDir: cms.dataDir, settings: undefined };
  const before = await listBackups(store());
  await expect(
    backUp({ ...source, database: { ...database, measureCopy: async () => 2 ** 60 } }, store()),
  ).rejects.toThrow(/may need 1152921504607 MB .* free there: free \d+ MB/);
  expect(await listBackups(store())).toEqual(before);
  expect(fs.readdirSync(cms.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
});
