import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CategoryTile } from './CategoryTile';
import { bareTile, categoryTile, longTile, tiles } from './CategoryTile.fixture';
import { CategoryTiles } from './CategoryTiles';

function show(tile: typeof categoryTile | typeof bareTile) {
  render(
    <MemoryRouter>
      <CategoryTile {...tile} />
    </MemoryRouter>,
  );
}

test('has a single link under its heading and a decorative picture', () => {
  show(categoryTile);
  expect(screen.getByRole('heading', { level: 3, name: 'Sleep' })).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Sleep' })]);
  expect(document.querySelector('img')).toHaveAttribute('alt', '');
});

test('shows its first letter, hidden from screen readers, without a picture', () => {
  show(bareTile);
  const letter = screen.getByText('H');
  expect(letter).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link')).toHaveAccessibleName(bareTile.name);
});

test('CategoryTiles renders several tiles as a list, even with a long name', () => {
  render(
    <CategoryTiles most={3}>
      {tiles.map((tile) => (
        <li key={tile.name}>
          <CategoryTile {...tile} />
        </li>
      ))}
    </CategoryTiles>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(tiles.length);
  expect(screen.getByRole('link', { name: longTile.name })).toHaveAttribute('href', longTile.to);
});
