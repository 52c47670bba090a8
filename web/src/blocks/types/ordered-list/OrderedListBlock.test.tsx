import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OrderedListBlock } from './OrderedListBlock';
import { orderedListBlock } from './OrderedListBlock.fixture';

test('renders an ordered list with bold lead-ins', () => {
  render(<OrderedListBlock {...orderedListBlock} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('list').tagName).toBe('OL');
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Keep the hour\. Adults sleep seven to nine hours/);
  expect(screen.getByText('Keep the hour.').tagName).toBe('STRONG');
  expect(second).toHaveTextContent(/^Let daylight in before breakfast$/);
  expect(third).toHaveTextContent(/^Cool the room\.$/);
});
