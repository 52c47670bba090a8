import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListBlock } from './ListBlock';
import { listBlock } from './ListBlock.fixture';

test('renders an unordered list with bold lead-ins', () => {
  render(<ListBlock {...listBlock} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('list').tagName).toBe('UL');
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Keep the hour\. Adults sleep seven to nine hours/);
  expect(screen.getByText('Keep the hour.').tagName).toBe('STRONG');
  expect(second).toHaveTextContent(/^Let daylight in before breakfast$/);
  expect(third).toHaveTextContent(/^Cool the room\.$/);
});
