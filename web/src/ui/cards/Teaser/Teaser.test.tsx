import { render } from '@testing-library/react';
import { Teaser } from './Teaser';

test('a line break between Chinese letters leaves no space (B10)', () => {
  const { container } = render(<Teaser text={'每天早上\n散步\nevery day'} />);
  expect(container).toHaveTextContent('每天早上散步 every day', { normalizeWhitespace: false });
});
