import type { LoadedPage, PageListing, PageRoute } from '../../lib/page/page-descriptor';
import type { ArticlePageQuery } from './ArticlePage.gen';

export const route: PageRoute = {
  file: 'src/pages/article/ArticlePage.tsx',
  paths: ['blog/:slug'],
  isInFirstLoad: true,
  component: async () => (await import('./ArticlePage')).ArticlePage,
  loader: async () => (await import('./article.loader')).loader,
  fetchParts: async (loaded) => (await import('./ArticlePage')).fetchParts(loaded),
};

export const listing: PageListing = {
  sitemap: 'articles',
  async jsonLd({ data: { article }, site }: LoadedPage<ArticlePageQuery>) {
    if (!article) return [];
    const [{ articleJsonLd }, { videoJsonLd: filmJsonLd }] = await Promise.all([
      import('./article.json-ld'),
      import('../../layouts/video/video.json-ld'),
    ]);
    return [...articleJsonLd(article, site), ...filmJsonLd(article, site)];
  },
  screens: [{ name: 'missing-article', path: '/blog/no-such-article', expects: /404/ }],
};
