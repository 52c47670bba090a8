import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testSite } from '../../../test/show-site';
import { SiteProvider } from '../../lib/site/site';
import { articleCard } from '../../ui/cards/ArticleCard/ArticleCard.fixture';
import { RelatedArticles } from './RelatedArticles';

const show = (articles = [articleCard]) =>
  render(
    <MemoryRouter>
      <SiteProvider value={testSite}>
        <RelatedArticles title="Keep Reading" articles={articles} />
      </SiteProvider>
    </MemoryRouter>,
  );

test('shows a related article with its share button', () => {
  show();
  const section = screen.getByRole('region', { name: 'Keep Reading' });
  expect(within(section).getByRole('link', { name: articleCard.title })).toBeVisible();
  expect(within(section).getByRole('button', { name: `Share: ${articleCard.title}` })).toBeVisible();
});

test('renders nothing without articles', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
