import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkAssets, readStartScript, readStyles, type Manifest } from './assets';

const chunk = (file: string, imports: string[] = []) => ({ file, imports });

const manifest: Manifest = {
  'style.css': chunk('assets/style.css'),
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2':
    chunk('assets/sans.woff2'),
  'node_modules/@fontsource/newsreader/files/newsreader-latin-600-normal.woff2': chunk('assets/serif.woff2'),
  'src/start.ts': chunk('assets/start.js'),
  'src/entry-client.tsx': chunk('assets/entry.js', ['_shared.js']),
  '_shared.js': chunk('assets/shared.js'),
  'src/pages/home/HomePage.tsx': chunk('assets/HomePage.js', ['_shared.js']),
  'src/pages/home/home.loader.ts': chunk('assets/home.loader.js'),
  'src/pages/article/ArticlePage.tsx': chunk('assets/ArticlePage.js'),
};
const hrefs = (markup: string) => [...markup.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href]) => href);
/** What loads after the first picture. */
const later = (markup: string) => /data-files="([^"]+)"/.exec(markup)?.[1]?.split(' ');

test('links fonts and only the scripts of the matched page, each once', () => {
  const markup = linkAssets(manifest, 'start()')(['root', 'pages', 'src/pages/home/HomePage.tsx']);
  expect(hrefs(markup)).toEqual(['/assets/sans.woff2', '/assets/serif.woff2']);
  expect(markup).toMatch(/<script type="module" id="scripts" data-files="[^"]+" async>start\(\)<\/script>$/);
  expect(later(markup)).toEqual(['/assets/entry.js', '/assets/shared.js', '/assets/HomePage.js']);
});

test('links only the shared scripts for a route without a page', () => {
  expect(later(linkAssets(manifest, 'start()')(['root', 'not-found']))).toEqual([
    '/assets/entry.js',
    '/assets/shared.js',
  ]);
});

test('refuses a build without the entry', () => {
  const { 'src/entry-client.tsx': _left, ...rest } = manifest;
  expect(() => linkAssets(rest, '')(['root'])).toThrow(/build the site again/);
});

const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads the style sheet of the build, and refuses a build without one', () => {
  writeFileSync(path.join(folder, 'style.css'), 'body{}');
  expect(readStyles(folder, { 'style.css': chunk('style.css') })).toEqual({
    address: '/style.css',
    text: 'body{}',
  });
  expect(() => readStyles(folder, {})).toThrow(/build the site again/);
});

describe('the inline start script', () => {
  const start = (script: string, imports: string[] = []) => {
    writeFileSync(path.join(folder, 'start.js'), script);
    return readStartScript(folder, { 'src/start.ts': chunk('start.js', imports) });
  };

  test('is read from the build', () => expect(start('begin();\n')).toBe('begin();'));
  test('is refused when it imports another chunk', () =>
    expect(() => start('import"./a.js"', ['_a.js'])).toThrow(/cannot be inlined/));
  test('is refused when it contains a closing script tag', () =>
    expect(() => start('"</script>"')).toThrow(/cannot be inlined/));
  test('is refused when the build lacks it', () =>
    expect(() => readStartScript(folder, {})).toThrow(/build the site again/));
});
