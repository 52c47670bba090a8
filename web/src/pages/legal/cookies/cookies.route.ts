import { COOKIES } from '../policies';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/legal/cookies/CookiePolicyPage.tsx',
  paths: ['cookie-policy'],
  component: async () => (await import('./CookiePolicyPage')).CookiePolicyPage,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../policy.json-ld')).policyJsonLd(COOKIES, site),
  screens: [{ name: 'words-cookies', path: '/cookie-policy' }],
};
