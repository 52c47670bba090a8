import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferReducedMotion } from '../../../ui/hooks/media.testing';
import { GifBlock } from './GifBlock';
import { gifBlock } from './GifBlock.fixture';

const MOVING = 'A circle grows and shrinks with the breath';
const still = (container: HTMLElement) => container.querySelector('canvas');
const frame = (container: HTMLElement) => container.querySelector('[data-motion]');
const drawImage = jest.fn();

beforeEach(() => {
  preferReducedMotion(false);
  drawImage.mockClear();
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage } as unknown as RenderingContext);
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, value: true });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { configurable: true, value: 640 });
});
afterEach(() => jest.restoreAllMocks());

test('shows the animation with alt text, caption and width', () => {
  render(<GifBlock {...gifBlock} />);
  expect(screen.getByRole('img', { name: MOVING })).toHaveAttribute('src', '/styleguide/breathing.gif');
  expect(screen.getByRole('img', { name: MOVING })).toHaveAttribute('width', '640');
  expect(screen.getByText('Breathe in as it grows, out as it shrinks.')).toBeVisible();
});

test('pauses on a still frame and plays again', async () => {
  const { container } = render(<GifBlock {...gifBlock} />);
  expect(still(container)).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  expect(drawImage).toHaveBeenCalledTimes(1);
  expect(still(container)).toBeVisible();
  // The style sheet hides the animation through this attribute; its alt text stays available to screen readers.
  expect(frame(container)).toHaveAttribute('data-motion', 'pause');
  expect(screen.getByRole('img', { name: MOVING })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Play animation' }));
  expect(still(container)).not.toBeVisible();
  expect(frame(container)).toHaveAttribute('data-motion', 'play');
});

test('plays only on request under reduced motion, also by keyboard', async () => {
  preferReducedMotion(true);
  render(<GifBlock {...gifBlock} />);
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('img', { name: MOVING })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause animation' })).toHaveFocus();
});

test('omits the width when the size is unknown', () => {
  render(<GifBlock {...gifBlock} naturalWidth={null} naturalHeight={null} caption={null} />);
  expect(screen.getByRole('img', { name: MOVING })).not.toHaveAttribute('width');
});
