import { render } from '@testing-library/react';
import { SpacerBlock } from './SpacerBlock';
import { spacerBlock } from './SpacerBlock.fixture';

test.each([
  [40, '40px'],
  [0, '0px'],
  [-20, '0px'],
])('renders size %i as %s of space, hidden from screen readers', (size, height) => {
  const { container } = render(<SpacerBlock {...spacerBlock} size={size} />);
  const spacer = container.querySelector('div[aria-hidden]');
  expect(spacer).toHaveAttribute('style', `height: ${height};`);
});
