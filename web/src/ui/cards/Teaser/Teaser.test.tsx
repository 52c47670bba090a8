import { render } from '@testing-library/react';
import { Teaser } from './Teaser';

test('a line that ends between Chinese letters goes on without a blank (B10)', () => {
  const { container } = render(<Teaser text={'每天早上\n散步\nevery day'} />);
  expect(container).toHaveTextContent('每天早上散步 every day', { normalizeWhitespace: false });
});
