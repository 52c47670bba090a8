import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

test('shows the page of an episode as its provider’s player', () => {
  const { container } = render(
    <AudioBlock {...audioBlock} url="https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk" />,
  );
  expect(screen.getByRole('button', { name: /^Show Spotify player/ })).toBeVisible();
  expect(container.querySelector('audio')).toBeNull();
});

test('links to a page that no player can play', () => {
  const { container } = render(
    <AudioBlock {...audioBlock} url="https://podcasts.example.org/episodes/12" caption="Episode 12" />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('link', { name: /Episode 12/ })).toHaveAttribute(
    'href',
    'https://podcasts.example.org/episodes/12',
  );
  expect(container.querySelector('audio')).toBeNull();
});

test('links to a page of this site', () => {
  const { container } = render(<AudioBlock {...audioBlock} url="/nutrition" caption="Nutrition" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: 'Nutrition' })).toHaveAttribute('href', '/nutrition');
  expect(container.querySelector('audio')).toBeNull();
});
