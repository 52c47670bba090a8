import type { LoadedPage, PageListing, PageRoute } from '../../lib/page/page-descriptor';
import type { RelatedVideosPageQuery, RelatedVideosPageQueryVariables } from './RelatedVideosPage.gen';

export const route: PageRoute = {
  file: 'src/pages/related-videos/RelatedVideosPage.tsx',
  paths: ['related-videos'],
  component: async () => (await import('./RelatedVideosPage')).RelatedVideosPage,
  loader: async () => (await import('./related-videos.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'page',
  parameters: {
    'related-videos': ['page'],
  },
  jsonLd: async ({
    data,
    variables,
    site,
  }: LoadedPage<RelatedVideosPageQuery, RelatedVideosPageQueryVariables>) =>
    (await import('./related-videos.json-ld')).relatedVideosJsonLd(data.videoArticles, variables.page, site),
  screens: [{ name: 'videos', path: '/related-videos' }],
};
