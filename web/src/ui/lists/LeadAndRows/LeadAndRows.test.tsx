import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { cards } from '../../cards/ArticleCard/ArticleCard.fixture';
import { LeadAndRows } from './LeadAndRows';

test('shows the first article on its own and the others in a list', () => {
  render(<LeadAndRows articles={cards} />, { wrapper: MemoryRouter });
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names).toEqual(cards.map(({ title }) => title));
  expect(screen.getAllByRole('listitem')).toHaveLength(cards.length - 1);
});

test('renders nothing without articles', () => {
  const { container } = render(<LeadAndRows articles={[]} />);
  expect(container).toBeEmptyDOMElement();
});
