import { breadcrumbs } from './breadcrumbs';
import { webPage } from './web-page';

const site = { name: 'Wellfolio', publicUrl: 'https://health.example' };
const PAGE = { path: '/terms', name: 'Terms', description: 'Rules.', dateModified: '2026-11-22' };

test('describes a page with its site, publisher and breadcrumbs', () => {
  expect(webPage(site, PAGE)).toMatchObject({
    '@type': 'WebPage',
    url: 'https://health.example/terms',
    name: 'Terms',
    dateModified: '2026-11-22',
    isPartOf: { '@type': 'WebSite', '@id': 'https://health.example/#website' },
    publisher: { '@type': 'Organization', name: 'Wellfolio' },
    breadcrumb: { '@id': breadcrumbs(site, [PAGE])['@id'] },
  });
});
