import { BMI } from '../calculators';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/calculator/bmi/BmiPage.tsx',
  paths: ['bmi-calculator'],
  component: async () => (await import('./BmiPage')).BmiPage,
  loader: async () => (await import('../calculator.loader')).createLoader(BMI.topic),
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../calculator.json-ld')).calculatorJsonLd(BMI.path, site),
  screens: [{ name: 'calculator-bmi', path: '/bmi-calculator' }],
};
