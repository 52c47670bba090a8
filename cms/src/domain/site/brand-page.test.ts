import { brandPage } from './brand-page';

const publicUrl = 'https://example.org';
const html = '<html><head><title>Strapi Admin</title><style>a{}</style></head><body></body></html>';

test('names the page after the site', () => {
  expect(
    brandPage(html, { siteName: 'Calm Days', logo: null, darkLogo: '/uploads/dark.png', publicUrl }),
  ).toBe(
    '<html><head><title>Calm Days</title><meta name="application-name" content="Calm Days"><meta name="site-address" content="https://example.org"><style>a{}</style></head><body></body></html>',
  );
});

test('names the logos, and escapes what editors have entered', () => {
  const page = brandPage(html, {
    siteName: `$& "<script>"`,
    logo: '/uploads/a.png?v=1&w=2',
    darkLogo: '/uploads/b.png',
    publicUrl,
  });
  expect(page).toContain('<title>$&amp; &quot;&lt;script&gt;&quot;</title>');
  expect(page).toContain('<meta name="site-logo" content="/uploads/a.png?v=1&amp;w=2">');
  expect(page).toContain('<meta name="site-logo-dark" content="/uploads/b.png">');
});
