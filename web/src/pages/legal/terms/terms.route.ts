import { TERMS } from '../policies';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/legal/terms/TermsPage.tsx',
  paths: ['terms'],
  component: async () => (await import('./TermsPage')).TermsPage,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../policy.json-ld')).policyJsonLd(TERMS, site),
  screens: [{ name: 'words-terms', path: '/terms' }],
};
