import { PREGNANCY } from '../calculators';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/calculator/pregnancy/PregnancyPage.tsx',
  paths: ['pregnancy-calculator'],
  component: async () => (await import('./PregnancyPage')).PregnancyPage,
  loader: async () => (await import('../calculator.loader')).createLoader(PREGNANCY.topic),
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../calculator.json-ld')).calculatorJsonLd(PREGNANCY.path, site),
  screens: [{ name: 'calculator-pregnancy', path: '/pregnancy-calculator' }],
};
