import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/faqs/FaqsPage.tsx',
  paths: ['faqs'],
  component: async () => (await import('./FaqsPage')).FaqsPage,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('./faqs.json-ld')).faqsJsonLd(site),
  screens: [{ name: 'words-faqs', path: '/faqs' }],
};
