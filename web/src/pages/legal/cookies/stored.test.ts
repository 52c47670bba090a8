import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITOR_STORAGE, MEMBER_STORAGE, READER_STORAGE } from './stored';

const WEB = path.join(__dirname, '../../../..');
const NAMED = [...READER_STORAGE, ...MEMBER_STORAGE].map(({ name }) => name.replace(/ …$/, ''));

/** The production source files below a folder of web, by path. */
function sources(folder: string): Map<string, string> {
  const files = readdirSync(path.join(WEB, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|testing|fixture|gen)\.tsx?$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(WEB, folder, file), 'utf8')]));
}

/**
 * The storage keys that a file may use: literals in the calls, and every string constant of the file, since a call can
 * receive one through a parameter.
 */
function keysIn(source: string): string[] {
  const written = [...source.matchAll(/\.(?:get|set|remove)Item\(\s*'([^']*)'/g)];
  const constants = [...source.matchAll(/^(?:export )?const [A-Z][A-Z_]* = '([^']*)';$/gm)];
  return [...written, ...constants].map(([, key = '']) => key.trim());
}

test('lists every storage key that the site uses', () => {
  const storing = [...sources('src')].filter(([, source]) => /(local|session)Storage/.test(source));
  const found = new Map(storing.map(([file, source]) => [file, keysIn(source)]));
  expect([...found.keys()].toSorted()).toEqual(
    expect.arrayContaining([
      'features/more-articles/stored-pages.ts',
      'lib/routing/reload/outdated.ts',
      'lib/site/local-storage.ts',
      'lib/session/stored-reset.ts',
      'lib/session/stored-session.ts',
    ]),
  );
  for (const [file, keys] of found) {
    expect([file, keys.length > 0]).toEqual([file, true]);
    expect([file, keys.filter((key) => !NAMED.includes(key))]).toEqual([file, []]);
  }
});

test('lists the router’s scroll restoration key', () => {
  const router = path.join(WEB, 'node_modules/react-router/dist/production');
  const code = readdirSync(router)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(path.join(router, file), 'utf8'))
    .join('\n');
  const [, key] = /SCROLL_RESTORATION_STORAGE_KEY = "([^"]+)"/.exec(code) ?? [];
  expect(NAMED).toContain(key);
});

test('lists the specified storage keys for members', () => {
  expect(MEMBER_STORAGE.map(({ name }) => name)).toEqual(['token', 'user', 'email', 'user_id', 'resetToken']);
});

test('finds no cookies or other types of storage in the source code', () => {
  for (const folder of ['src', 'server']) {
    for (const [file, source] of sources(folder)) {
      expect([file, /document\.cookie|indexedDB|serviceWorker|\bcaches\.|set-cookie/i.exec(source)]).toEqual([
        file,
        null,
      ]);
    }
  }
  expect([...READER_STORAGE, ...MEMBER_STORAGE].filter(({ place }) => place === 'Cookie')).toEqual([]);
});

test('lists each name only once', () => {
  const names = [...READER_STORAGE, ...MEMBER_STORAGE, ...EDITOR_STORAGE].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
