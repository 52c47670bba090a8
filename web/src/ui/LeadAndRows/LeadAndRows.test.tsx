import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { cards } from '../ArticleCard/ArticleCard.fixture';
import { LeadAndRows } from './LeadAndRows';

test('the first article stands by itself, the others in a list', () => {
  render(<LeadAndRows articles={cards} />, { wrapper: MemoryRouter });
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names).toEqual(cards.map(({ title }) => title));
  expect(screen.getAllByRole('listitem')).toHaveLength(cards.length - 1);
});

test('of no article there is nothing', () => {
  const { container } = render(<LeadAndRows articles={[]} />);
  expect(container).toBeEmptyDOMElement();
});
