import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';
import { spinner } from './Spinner.fixture';

test('announces its label to screen readers', () => {
  render(<Spinner {...spinner} />);
  expect(screen.getByRole('status')).toHaveTextContent(spinner.label);
});
