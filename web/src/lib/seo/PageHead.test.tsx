import { render } from '@testing-library/react';
import { testSite } from '../../../test/show-site';
import { PageHead } from './PageHead';
import { SiteProvider } from '../site/site';

function head(props: Parameters<typeof PageHead>[0]) {
  render(<PageHead {...props} />, {
    wrapper: ({ children }) => <SiteProvider value={testSite}>{children}</SiteProvider>,
  });
  return (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null;
}

test('renders title, canonical link, Open Graph and Twitter tags for an article', () => {
  const content = head({
    title: 'Sleep well',
    description: 'How to.',
    path: '/blog/sleep-well',
    image: { url: '/uploads/bed.webp', width: 1600, height: 900, alt: 'A bed' },
    article: {
      publishedAt: '2026-03-01T08:00:00.000Z',
      updatedAt: '2026-03-02T08:00:00.000Z',
      author: null,
      section: 'Sleep',
    },
  });
  expect(document.title).toBe('Sleep well - Wellfolio');
  expect(content('meta[name=description]')).toBe('How to.');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://health.example/blog/sleep-well',
  );
  expect(content('meta[property="og:image"]')).toBe('https://health.example/uploads/bed.webp');
  expect(content('meta[property="og:image:type"]')).toBe('image/webp');
  expect(content('meta[property="og:locale"]')).toBe('en_US');
  expect(content('meta[name="twitter:title"]')).toBe('Sleep well');
  expect(content('meta[name="twitter:description"]')).toBe('How to.');
  expect(content('meta[name="twitter:image"]')).toBe('https://health.example/uploads/bed.webp');
  expect(content('meta[name="twitter:image:alt"]')).toBe('A bed');
  expect(content('meta[property="og:type"]')).toBe('article');
  expect(content('meta[property="article:section"]')).toBe('Sleep');
  expect(content('meta[property="article:author"]')).toBeNull();
  expect(content('meta[name=robots]')).toBeNull();
});

test('omits the site name from a title that would become too long', () => {
  head({ title: 'a'.repeat(58) });
  expect(document.title).toBe(`${'a'.repeat(58)} - Wellfolio`);
  head({ title: 'b'.repeat(59) });
  expect(document.title).toBe('b'.repeat(59));
});

test('renders no canonical link without a path, and noindex on request', () => {
  const content = head({ noindex: true });
  expect(document.title).toBe('Wellfolio');
  expect(content('meta[name=robots]')).toBe('noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test.each([
  ['no image', null],
  ['an AVIF image', { url: '/uploads/bed.avif', width: 1600, height: 900, alt: 'A bed' }],
])('falls back to the share image of the site for a page with %s', (_, image) => {
  const content = head({ title: 'Search', path: '/search', image });
  expect(content('meta[property="og:image"]')).toBe('https://health.example/share.png');
  expect(content('meta[name="twitter:image"]')).toBe('https://health.example/share.png');
  expect(content('meta[property="og:image:type"]')).toBe('image/png');
  expect(content('meta[property="og:image:alt"]')).toBeNull();
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
});
