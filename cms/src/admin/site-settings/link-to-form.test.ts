import { linkToForm } from './link-to-form';

test('only the link of the site settings leads to a form', () => {
  const others = {
    uid: 'api::blog.blog',
    to: '/content-manager/collection-types/api::blog.blog',
    search: 'page=1',
  };
  const site = {
    uid: 'api::site.site',
    to: '/content-manager/collection-types/api::site.site',
    search: 'page=1',
  };
  expect(linkToForm({ ctLinks: [others, site], models: [] })).toEqual({
    ctLinks: [others, { ...site, to: '/content-manager/collection-types/api::site.site/site', search: null }],
    models: [],
  });
});
