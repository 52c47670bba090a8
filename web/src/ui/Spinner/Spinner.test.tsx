import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';
import { spinner } from './Spinner.fixture';

test('says to screen readers what it turns for', () => {
  render(<Spinner {...spinner} />);
  expect(screen.getByRole('status')).toHaveTextContent(spinner.label);
});
