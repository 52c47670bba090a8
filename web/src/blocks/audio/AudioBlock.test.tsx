import { render, screen } from '@testing-library/react';
import { AudioBlock } from './AudioBlock';
import { audioBlock } from './AudioBlock.fixture';

test("is the browser's player, named by its caption, fetching nothing yet", () => {
  render(<AudioBlock {...audioBlock} />);
  const player = screen.getByLabelText('Forty seconds of tones to breathe by');
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).toHaveAttribute('src', '/styleguide/breathing.mp3');
  expect(screen.getByRole('figure')).toHaveTextContent('Forty seconds of tones to breathe by');
});

test('has a name without a caption', () => {
  const { container } = render(<AudioBlock {...audioBlock} caption={null} />);
  expect(screen.getByLabelText('Audio')).toBeInTheDocument();
  expect(container.querySelector('figcaption')).toBeNull();
});
