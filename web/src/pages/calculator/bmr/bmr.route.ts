import { BMR } from '../calculators';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/calculator/bmr/BmrPage.tsx',
  paths: ['bmr-calculator'],
  component: async () => (await import('./BmrPage')).BmrPage,
  loader: async () => (await import('../calculator.loader')).createLoader(BMR.topic),
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../calculator.json-ld')).calculatorJsonLd(BMR.path, site),
  screens: [{ name: 'calculator-bmr', path: '/bmr-calculator' }],
};
