import { render, screen } from '@testing-library/react';
import { AudioBlock } from './AudioBlock';
import { audioBlock } from './AudioBlock.fixture';

test('renders the native player, named by its caption, without preloading', () => {
  render(<AudioBlock {...audioBlock} />);
  const player = screen.getByLabelText('Forty seconds of tones to breathe by');
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).toHaveAttribute('src', '/styleguide/breathing.mp3');
  expect(screen.getByRole('figure')).toHaveTextContent('Forty seconds of tones to breathe by');
});

test('names the player “Audio” when there is no caption', () => {
  const { container } = render(<AudioBlock {...audioBlock} caption={null} />);
  expect(screen.getByLabelText('Audio')).toBeInTheDocument();
  expect(container.querySelector('figcaption')).toBeNull();
});
