import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { picture } from '../Picture/Picture.fixture';
import { CategoryTile } from './CategoryTile';

function show(shown: typeof picture | null) {
  render(
    <MemoryRouter>
      <CategoryTile name="Sleep" to="/sleep" topic="sleep" picture={shown} sizes="50vw" headingLevel={3} />
    </MemoryRouter>,
  );
}

test('a tile is one link under its heading, and its picture only decorates', () => {
  show(picture);
  expect(screen.getByRole('heading', { level: 3, name: 'Sleep' })).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Sleep' })]);
  expect(document.querySelector('img')).toHaveAttribute('alt', '');
});

test('a tile without a picture is not empty: it shows its first letter, which nobody reads out', () => {
  show(null);
  const letter = screen.getByText('S');
  expect(letter).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link')).toHaveAccessibleName('Sleep');
});
