import { TDEE } from '../calculators';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/calculator/tdee/TdeePage.tsx',
  paths: ['tdee-calculator'],
  component: async () => (await import('./TdeePage')).TdeePage,
  loader: async () => (await import('../calculator.loader')).createLoader(TDEE.topic),
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../calculator.json-ld')).calculatorJsonLd(TDEE.path, site),
  screens: [{ name: 'calculator-tdee', path: '/tdee-calculator' }],
};
