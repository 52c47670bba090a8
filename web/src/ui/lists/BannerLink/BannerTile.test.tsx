import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { bannerLink, banners } from './BannerLink.fixture';
import { BannerTile } from './BannerTile';
import { BannerTiles } from './BannerTiles';

const show = (changes: Partial<typeof bannerLink> = {}) =>
  render(<BannerTile banner={{ ...bannerLink, ...changes }} sizes="50vw" look="card" />, {
    wrapper: MemoryRouter,
  });

test('is a link named by its text', () => {
  show();
  expect(screen.getByRole('link', { name: 'Teen Mental Health' })).toHaveAttribute(
    'href',
    '/teen-mental-health',
  );
});

test('is named by its title when the editor entered no text', () => {
  show({ imageText: '' });
  expect(screen.getByRole('link', { name: 'Growing up' })).toHaveAttribute('href', '/growing-up');
});

test('links to the editor’s address, even outside the site', () => {
  show({ linkUrl: 'https://example.org/' });
  expect(screen.getByRole('link', { name: 'Teen Mental Health' })).toHaveAttribute(
    'href',
    'https://example.org/',
  );
});

test.each(['portrait', 'card', 'row'] as const)('has a class with styles for the %s look', (look) => {
  render(<BannerTile banner={bannerLink} sizes="50vw" look={look} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link')).toHaveClass(look);
  // In Jest, a CSS module has every class.
  const css = readFileSync(path.join(__dirname, 'BannerTile.module.css'), 'utf8');
  expect(css).toMatch(new RegExp(`\\.${look}\\b`));
});

test('BannerTiles renders several banners as a list', () => {
  render(<BannerTiles banners={banners} />, { wrapper: MemoryRouter });
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(banners.map(({ imageText }) => imageText));
});
