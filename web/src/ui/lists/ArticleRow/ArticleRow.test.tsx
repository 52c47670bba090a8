import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { articleCard, bareCard, linked } from '../../cards/ArticleCard/ArticleCard.fixture';
import { ArticleRow } from './ArticleRow';

test('links its title to the article and its badges to their own pages', () => {
  render(<ArticleRow article={articleCard} headingLevel={3} getBadges={linked} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('heading', { level: 3, name: articleCard.title })).toBeVisible();
  expect(screen.getByRole('link', { name: articleCard.title })).toHaveAttribute(
    'href',
    '/blog/a-calmer-evening',
  );
  expect(screen.getByRole('link', { name: 'Sleep' })).toHaveAttribute('href', '/sleep');
});

test('omits what an article lacks', () => {
  const { container } = render(<ArticleRow article={bareCard} headingLevel={2} />, { wrapper: MemoryRouter });
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
