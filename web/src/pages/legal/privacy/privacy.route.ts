import { PRIVACY } from '../policies';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/legal/privacy/PrivacyPage.tsx',
  paths: ['privacy-policy'],
  component: async () => (await import('./PrivacyPage')).PrivacyPage,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../policy.json-ld')).policyJsonLd(PRIVACY, site),
  screens: [{ name: 'words-privacy', path: '/privacy-policy' }],
};
