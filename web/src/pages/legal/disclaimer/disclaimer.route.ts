import { DISCLAIMER } from '../policies';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/legal/disclaimer/DisclaimerPage.tsx',
  paths: ['disclaimer'],
  component: async () => (await import('./DisclaimerPage')).DisclaimerPage,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../policy.json-ld')).policyJsonLd(DISCLAIMER, site),
  screens: [{ name: 'words-disclaimer', path: '/disclaimer' }],
};
