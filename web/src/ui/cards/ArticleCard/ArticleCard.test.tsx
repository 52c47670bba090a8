import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ArticleCard } from './ArticleCard';
import { articleCard, bareCard, linked, longCard } from './ArticleCard.fixture';

function show(article = articleCard) {
  return render(<ArticleCard article={article} headingLevel={3} sizes="100vw" />, { wrapper: MemoryRouter });
}

test('has a single link, on the title, to the article', () => {
  show();
  expect(screen.getByRole('heading', { level: 3, name: articleCard.title })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: articleCard.title })).toHaveAttribute(
    'href',
    '/blog/a-calmer-evening',
  );
});

test('shows the topic and takes its hue', () => {
  show();
  expect(screen.getByText('Sleep')).toBeVisible();
  expect(screen.queryByText('Insomnia')).toBeNull();
  expect(screen.getByRole('article')).toHaveAttribute('data-topic', 'sleep');
});

test('gives each badge the hue of its category', () => {
  render(<ArticleCard article={articleCard} headingLevel={3} sizes="100vw" getBadges={linked} />, {
    wrapper: MemoryRouter,
  });
  for (const { name, slug } of articleCard.categories) {
    expect(screen.getByText(name)).toHaveAttribute('data-topic', slug);
  }
});

test('links each badge when getBadges provides addresses', () => {
  render(<ArticleCard article={articleCard} headingLevel={2} sizes="100vw" getBadges={linked} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: 'Sleep' })).toHaveAttribute('href', '/sleep');
  expect(screen.getByRole('link', { name: 'Insomnia' })).toHaveAttribute('href', '/insomnia');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('marks words in its title and description when mark is given', () => {
  const mark = (text: string) => <mark>{text}</mark>;
  const { container } = render(
    <ArticleCard article={articleCard} headingLevel={2} sizes="100vw" mark={mark} />,
    { wrapper: MemoryRouter },
  );
  const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual([articleCard.title, articleCard.description]);
});

test('omits what an article lacks', () => {
  const { container } = show(bareCard);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('p')).toBeNull();
  expect(screen.getByRole('link', { name: bareCard.title })).toBeVisible();
});

test('shows a long title and description in full', () => {
  const { container } = show(longCard);
  expect(screen.getByRole('link', { name: longCard.title })).toBeVisible();
  expect(container).toHaveTextContent(longCard.description ?? '');
});
