import { DUE_DATE } from '../calculators';
import type { PageListing, PageRoute } from '../../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/calculator/due-date/DueDatePage.tsx',
  paths: ['duedate-calculator'],
  component: async () => (await import('./DueDatePage')).DueDatePage,
  loader: async () => (await import('../calculator.loader')).createLoader(DUE_DATE.topic),
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('../calculator.json-ld')).calculatorJsonLd(DUE_DATE.path, site),
  screens: [{ name: 'calculator-due-date', path: '/duedate-calculator' }],
};
