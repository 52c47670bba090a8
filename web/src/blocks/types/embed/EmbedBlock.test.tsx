import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { EmbedBlock } from './EmbedBlock';
import { embedBlock } from './EmbedBlock.fixture';

const show = (changes: Partial<typeof embedBlock> = {}) =>
  render(<EmbedBlock {...embedBlock} {...changes} />, { wrapper: MemoryRouter });

test('loads a known player only on request', async () => {
  const { container } = show();
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show Vimeo video: A stretch for the evening' }));
  expect(screen.getByTitle('A stretch for the evening')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/76979871/),
  );
});

test('allows fullscreen through the allow attribute alone', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Show Vimeo video/ }));
  const player = screen.getByTitle('A stretch for the evening');
  expect(player).toHaveAttribute('allow', expect.stringContaining('fullscreen'));
  expect(player).not.toHaveAttribute('allowfullscreen');
});

test('renders an unknown site as a link in a new tab, never as a frame', () => {
  const { container } = show({ url: 'https://www.example.org/chart', caption: 'Sleep by country' });
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sleep by country (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://www.example.org/chart',
  );
  expect(screen.getByText('example.org')).toBeVisible();
});

test.each([
  ['https://www.example.org/chart', 'example.org (opens in a new tab)'],
  ['/downloads/chart', '/downloads/chart'],
])('without a caption links %s as “%s”', (url, name) => {
  show({ url, caption: null });
  expect(screen.getByRole('link', { name })).toBeVisible();
});
