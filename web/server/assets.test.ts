import { linkAssets, type Manifest } from './assets';

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
/** What comes after the first picture. */
const later = (markup: string) => /data-files="([^"]+)"/.exec(markup)?.[1]?.split(' ');

test('brings the styles, the fonts, and the scripts of the matched page alone, each once', () => {
  const markup = linkAssets(manifest)(['root', 'pages', 'src/pages/home/HomePage.tsx']);
  expect(hrefs(markup)).toEqual([
    '/assets/style.css',
    '/assets/sans.woff2',
    '/assets/serif.woff2',
    '/assets/start.js',
  ]);
  expect(later(markup)).toEqual(['/assets/entry.js', '/assets/shared.js', '/assets/HomePage.js']);
});

test('a route without a page brings what every page needs', () => {
  expect(later(linkAssets(manifest)(['root', 'not-found']))).toEqual([
    '/assets/entry.js',
    '/assets/shared.js',
  ]);
});

test.each(['src/start.ts', 'src/entry-client.tsx', 'style.css'])('a build without %s is refused', (name) => {
  const { [name]: _left, ...rest } = manifest;
  expect(() => linkAssets(rest)(['root'])).toThrow(/build the site anew/);
});
