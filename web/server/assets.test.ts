import { linkAssets, type Manifest } from './assets';

const chunk = (file: string, more: Partial<Manifest[string]> = {}) => ({
  file,
  css: [],
  imports: [],
  isDynamicEntry: false,
  ...more,
});

const manifest: Manifest = {
  'src/entry-client.tsx': chunk('assets/entry.js', { css: ['assets/entry.css'], imports: ['_shared.js'] }),
  '_shared.js': chunk('assets/shared.js', { css: ['assets/shared.css'] }),
  'src/pages/home/HomePage.tsx': chunk('assets/HomePage.js', {
    css: ['assets/HomePage.css'],
    imports: ['_shared.js'],
    isDynamicEntry: true,
  }),
  'src/pages/home/home.loader.ts': chunk('assets/home.loader.js', { isDynamicEntry: true }),
  'src/pages/article/ArticlePage.tsx': chunk('assets/ArticlePage.js', {
    css: ['assets/ArticlePage.css'],
    isDynamicEntry: true,
  }),
};
const hrefs = (markup: string) => [...markup.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href]) => href);

test('brings the styles and scripts of the matched page alone, each once, what is built on first', () => {
  const markup = linkAssets(manifest)(['root', 'pages', 'src/pages/home/HomePage.tsx']);
  expect(hrefs(markup)).toEqual([
    '/assets/shared.css',
    '/assets/entry.css',
    '/assets/HomePage.css',
    '/assets/entry.js',
    '/assets/shared.js',
    '/assets/HomePage.js',
    '/assets/home.loader.js',
  ]);
  expect(markup).toContain('<script type="module" src="/assets/entry.js"></script>');
});

test('a route without a page brings what every page needs', () => {
  expect(hrefs(linkAssets(manifest)(['root', 'not-found']))).not.toContain('/assets/HomePage.js');
});

test('a build without its entry is refused', () => {
  expect(() => linkAssets({})(['root'])).toThrow(/build the site anew/);
});
