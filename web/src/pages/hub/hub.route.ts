import type { LoadedPage, PageListing, PageRoute } from '../../lib/page/page-descriptor';
import type { HubPageQuery } from './HubPage.gen';

export const route: PageRoute = {
  file: 'src/pages/hub/HubPage.tsx',
  paths: [':slug'],
  isInFirstLoad: true,
  // The topic's category has the same slug.
  hasPriority: true,
  // An alias that the mobile menu uses (C24).
  redirects: { diseases: '/disease-prevention' },
  component: async () => (await import('./HubPage')).HubPage,
  loader: async () => (await import('./hub.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'categories',
  async jsonLd({ data: { topicHub }, site }: LoadedPage<HubPageQuery>) {
    if (!topicHub) return [];
    return (await import('./hub.json-ld')).hubJsonLd(topicHub, site);
  },
  screens: [
    { name: 'hub', path: '/mental-health' },
    { name: 'hub-long-name', path: '/reproductive-health' },
  ],
};
