import { CALORIE } from '../calculators';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/calculator/calorie/CaloriePage.tsx',
  paths: ['calorie-calculator'],
  component: async () => (await import('./CaloriePage')).CaloriePage,
  loader: async () => (await import('../calculator.loader')).createLoader(CALORIE.topic),
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../calculator.json-ld')).calculatorJsonLd(CALORIE.path, site),
  screens: [{ name: 'calculator-calorie', path: '/calorie-calculator' }],
};
