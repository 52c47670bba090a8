import { render, screen } from '@testing-library/react';
import { SubheadingBlock } from './SubheadingBlock';
import { subheadingBlock } from './SubheadingBlock.fixture';

test('is a heading under the sections', () => {
  render(<SubheadingBlock {...subheadingBlock} anchor="small-habits" />);
  const heading = screen.getByRole('heading', {
    level: 3,
    name: 'Small habits carry further than big plans',
  });
  expect(heading).toHaveAttribute('id', 'small-habits');
});
