import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { bannerLink, banners } from './BannerLink.fixture';
import { BannerTile } from './BannerTile';
import { BannerTiles } from './BannerTiles';

const show = (changes: Partial<typeof bannerLink> = {}) =>
  render(<BannerTile banner={{ ...bannerLink, ...changes }} sizes="50vw" look="card" />, {
    wrapper: MemoryRouter,
  });

test('is one link, named by its text', () => {
  show();
  expect(screen.getByRole('link', { name: 'Teen Mental Health' })).toHaveAttribute(
    'href',
    '/teen-mental-health',
  );
});

test('is named by its title when an editor wrote no text', () => {
  show({ imageText: '' });
  expect(screen.getByRole('link', { name: 'Growing up' })).toHaveAttribute('href', '/growing-up');
});

test('leads where the editor says, also out of the site', () => {
  show({ linkUrl: 'https://example.org/' });
  expect(screen.getByRole('link', { name: 'Teen Mental Health' })).toHaveAttribute(
    'href',
    'https://example.org/',
  );
});

test.each(['portrait', 'card'] as const)('the look %s has its own class', (look) => {
  render(<BannerTile banner={bannerLink} sizes="50vw" look={look} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link')).toHaveAttribute('class', expect.not.stringContaining('undefined'));
});

test('several are a list of tiles', () => {
  render(<BannerTiles banners={banners} />, { wrapper: MemoryRouter });
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(banners.map(({ imageText }) => imageText));
});
