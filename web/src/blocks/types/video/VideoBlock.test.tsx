import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { VideoBlock } from './VideoBlock';
import { videoBlock } from './VideoBlock.fixture';

const CAPTION = 'How the body falls asleep, in three minutes';

test('shows a poster and a button, and no frame of the provider before a click', () => {
  const { container } = render(<VideoBlock {...videoBlock} />);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', '/styleguide/1600x1000.webp');
  expect(screen.getByRole('button', { name: `Play YouTube video: ${CAPTION}` })).toBeVisible();
  expect(screen.getByText('Loads from YouTube when you ask for it')).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent(CAPTION);
});

test.each([
  ['pointer', () => userEvent.click(screen.getByRole('button'))],
  ['keyboard', () => userEvent.tab().then(() => userEvent.keyboard('{Enter}'))],
])('plays in a frame that takes focus when started by %s', async (_, press) => {
  render(<VideoBlock {...videoBlock} />);
  await press();
  const frame = screen.getByTitle(CAPTION);
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*autoplay=1/),
  );
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('plays a Vimeo URL in the Vimeo player', async () => {
  render(<VideoBlock {...videoBlock} url="https://vimeo.com/76979871" caption={null} poster={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Vimeo video' }));
  expect(screen.getByTitle('Vimeo video')).toHaveAttribute(
    'src',
    expect.stringContaining('https://player.vimeo.com/video/76979871'),
  );
});

test('plays any other video in the native player, without preloading', () => {
  const { container } = render(<VideoBlock {...videoBlock} url="/uploads/stretching.mp4" />);
  const player = screen.getByLabelText(CAPTION);
  expect(player).toHaveAttribute('src', '/uploads/stretching.mp4');
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).toHaveAttribute('poster', '/styleguide/1600x1000.webp');
  expect(container.querySelector('iframe')).toBeNull();
});

test('names the player “Video” when there is no caption or poster', () => {
  render(<VideoBlock {...videoBlock} url="/uploads/stretching.mp4" caption={null} poster={null} />);
  expect(screen.getByLabelText('Video')).not.toHaveAttribute('poster');
});

test.each([
  'https://www.youtube.com/',
  'https://youtube.com/@channel/videos',
  'https://vimeo.com/showcase/123',
  'https://www.tiktok.com/@clinic/video/7100000000000000000',
  'https://www.google.com/maps/place/Berlin',
])('links to a page that no player can show: %s', (url) => {
  const { container } = render(<VideoBlock {...videoBlock} url={url} />);
  expect(screen.getByRole('link', { name: new RegExp(CAPTION) })).toHaveAttribute('href', url);
  expect(container.querySelector('video')).toBeNull();
});

test('links to a page of this site, in the same tab', () => {
  const { container } = render(<VideoBlock {...videoBlock} url="/about" />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: CAPTION });
  expect(link).toHaveAttribute('href', '/about');
  expect(link).not.toHaveAttribute('target');
  expect(container.querySelector('video')).toBeNull();
});

test('loads the poster of a priority video eagerly at its displayed width', () => {
  const { container } = render(<VideoBlock {...videoBlock} imageSizes="64rem" priority />);
  const poster = container.querySelector('img');
  expect(poster).toHaveAttribute('loading', 'eager');
  expect(poster).toHaveAttribute('sizes', '64rem');
});
