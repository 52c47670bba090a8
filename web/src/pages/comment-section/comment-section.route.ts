import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/comment-section/CommentSectionPage.tsx',
  paths: ['comment-section'],
  component: async () => (await import('./CommentSectionPage')).CommentSectionPage,
};

export const listing: PageListing = {
  screens: [{ name: 'guest-comments', path: '/comment-section' }],
};
