import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { preferReducedMotion } from '../ui/hooks/media.testing';
import { ArticleLayout } from './ArticleLayout';
import { article } from './ArticleLayout.fixture';
import type { ArticleLayoutFragment } from './ArticleLayout.gen';
import { fetchArticleParts } from './layout-for';
import { topics } from './parts/topics-sidebar/topics.fixture';

beforeAll(() => fetchArticleParts(article));
beforeEach(() => void preferReducedMotion(false));

const show = (changes: Partial<ArticleLayoutFragment> = {}) =>
  render(<ArticleLayout article={{ ...article, ...changes }} topics={topics} />, { wrapper: MemoryRouter });

test('shows date, title, description, author, missing review and categories', () => {
  show();
  expect(screen.getByText('PUBLISHED ON MARCH 1, 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sleep well, live well' })).toBeVisible();
  expect(
    screen.getByText('What is known about good nights, and five things to try this week.'),
  ).toBeVisible();
  expect(screen.getByText('Maria Alvarez', { selector: 'bdi' }).parentElement).toHaveTextContent(
    'By Maria Alvarez',
  );
  expect(screen.getByText('Editorial team, not medically reviewed')).toBeVisible();
  const categories = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(categories.map(({ textContent }) => textContent)).toEqual(['Sleep', 'Insomnia']);
});

test('shows a description without a blank where a line ends between Chinese letters (B10)', () => {
  show({ description: '每天早上\n散步' });
  expect(screen.getByText('每天早上散步')).toBeVisible();
});

test('shows the reviewer and date when a review was entered', () => {
  show({ review: { __typename: 'Review', reviewer: 'Dr. Ada Obi', reviewedOn: '2026-02-03' } });
  expect(screen.getByText('Reviewed by Dr. Ada Obi, February 3, 2026')).toBeVisible();
  expect(screen.queryByText(/not medically reviewed/)).toBeNull();
});

test('does not name the editorial team twice', () => {
  show({ author: 'Editorial team' });
  expect(screen.queryByText(/^By/)).toBeNull();
  expect(screen.getByText('Editorial team, not medically reviewed')).toBeVisible();
});

test('shows a fallback text for each missing part of an article', () => {
  show({
    title: ' ',
    description: null,
    publishedAt: '',
    faqs: [],
    content: [],
    categories: [],
    author: null,
  });
  expect(screen.getByText('PUBLISHED DATE UNKNOWN')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Untitled Blog' })).toBeVisible();
  expect(screen.getByText('No description provided.')).toBeVisible();
  expect(screen.getByText('No content blocks to display.')).toBeVisible();
  expect(screen.getByText('No questions found.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull();
});

test('reports missing content when no block can be shown', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  show({ content: JSON.parse('[{"__typename":"SmellBlock"}]') as ArticleLayoutFragment['content'] });
  expect(screen.getByText('No content available.')).toBeVisible();
  warn.mockRestore();
});

test('reports that there is no article', () => {
  render(<ArticleLayout article={null} topics={topics} />, { wrapper: MemoryRouter });
  expect(screen.getByText('No blog data available.')).toBeVisible();
});

test('shows its banners, loads the first with high priority and omits missing ones', () => {
  const { unmount } = show();
  expect(screen.getByRole('img', { name: 'The first banner' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'The second banner' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img', { name: 'The middle banner' })).toHaveAttribute('loading', 'lazy');
  unmount();
  show({ topBanner: null, middleBanner: null });
  expect(screen.getByRole('img', { name: 'The second banner' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByRole('img', { name: /first|middle/ })).toBeNull();
});

test('takes the hue of its topic', () => {
  const { container } = show();
  expect(container.firstElementChild).toHaveAttribute('data-topic', 'sleep');
});

test('shows the reading time', () => {
  show();
  expect(screen.getByText(/^\d min read$/)).toBeVisible();
});

test('marks its own topic among the largest topics', () => {
  show();
  const categories = screen.getByRole('navigation', { name: 'Categories' });
  const links = within(categories).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sleep, of this article', '/category/sleep'],
    ['Aging', '/category/aging'],
    ['View All Categories', '/categories-list'],
  ]);
  expect(links[0]).toHaveStyle({ fontSize: '30px' });
});

test('shows a loading text while there are no categories', () => {
  render(<ArticleLayout article={article} topics={[]} />, { wrapper: MemoryRouter });
  expect(screen.getByText('Loading categories...')).toBeVisible();
});

test('shows the article in an unknown layout', () => {
  render(
    <ArticleLayout
      article={{ ...article, ...(JSON.parse('{"layout":"HOLOGRAM"}') as object) }}
      topics={topics}
    />,
    {
      wrapper: MemoryRouter,
    },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Sleep well, live well' })).toBeVisible();
});
