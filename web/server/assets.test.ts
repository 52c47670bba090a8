import { linkAssets, type Manifest } from './assets';

const chunk = (file: string, more: Partial<Manifest[string]> = {}) => ({
  file,
  css: [],
  imports: [],
  dynamicImports: [],
  ...more,
});

const manifest: Manifest = {
  'src/entry-client.tsx': chunk('assets/entry.js', { css: ['assets/entry.css'], imports: ['_shared.js'] }),
  '_shared.js': chunk('assets/shared.js', { css: ['assets/shared.css'] }),
  'src/pages/home/HomePage.tsx': chunk('assets/HomePage.js', {
    css: ['assets/HomePage.css'],
    imports: ['_shared.js'],
  }),
  'src/pages/home/home.loader.ts': chunk('assets/home.loader.js'),
  'src/pages/article/ArticlePage.tsx': chunk('assets/ArticlePage.js', {
    css: ['assets/ArticlePage.css'],
    dynamicImports: ['src/blocks/gif/GifBlock.tsx'],
  }),
  'src/blocks/gif/GifBlock.tsx': chunk('assets/GifBlock.js', { css: ['assets/GifBlock.css'] }),
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
  ]);
  expect(markup).toContain('<script type="module" src="/assets/entry.js"></script>');
});

test('what a page fetches on demand comes with its styles, not its scripts', () => {
  const files = hrefs(linkAssets(manifest)(['src/pages/article/ArticlePage.tsx']));
  expect(files).toContain('/assets/GifBlock.css');
  expect(files).not.toContain('/assets/GifBlock.js');
});

test('a route without a page brings what every page needs', () => {
  expect(hrefs(linkAssets(manifest)(['root', 'not-found']))).not.toContain('/assets/HomePage.js');
});

test('a build without its entry is refused', () => {
  expect(() => linkAssets({})(['root'])).toThrow(/build the site anew/);
});
