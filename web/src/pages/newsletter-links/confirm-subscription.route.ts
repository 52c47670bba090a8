import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/newsletter-links/ConfirmSubscriptionPage.tsx',
  paths: ['confirm-subscription'],
  component: async () => (await import('./ConfirmSubscriptionPage')).ConfirmSubscriptionPage,
};

export const listing: PageListing = {
  screens: [
    {
      name: 'link-confirm-subscription',
      path: '/confirm-subscription?token=no-such-token',
      expects: /\b400\b/,
    },
  ],
};
