import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/newsletter-links/UnsubscribePage.tsx',
  paths: ['unsubscribe'],
  component: async () => (await import('./UnsubscribePage')).UnsubscribePage,
};

export const listing: PageListing = {
  screens: [{ name: 'link-unsubscribe', path: '/unsubscribe?token=no-such-token', expects: /\b400\b/ }],
};
