import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { articleCard } from '../ArticleCard/ArticleCard.fixture';
import type { TitleProps } from '../ArticleTitle/ArticleTitle';
import { ArticleRow } from './ArticleRow';

const linked: TitleProps['badgesOf'] = (categories) =>
  categories.map(({ id, name, slug }) => ({ id, name, slug, href: `/${slug}` }));

test('is a link by its title, with its badges links of their own', () => {
  render(<ArticleRow article={articleCard} headingLevel={3} badgesOf={linked} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('heading', { level: 3, name: articleCard.title })).toBeVisible();
  expect(screen.getByRole('link', { name: articleCard.title })).toHaveAttribute(
    'href',
    '/blog/a-calmer-evening',
  );
  expect(screen.getByRole('link', { name: 'Sleep' })).toHaveAttribute('href', '/sleep');
});

test('leaves out what an article lacks', () => {
  const { container } = render(
    <ArticleRow article={{ ...articleCard, thumbnail: null, categories: [] }} headingLevel={2} />,
    { wrapper: MemoryRouter },
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
