import { render, screen } from '@testing-library/react';
import { ImageBlock } from './ImageBlock';
import { TEXT_SIZES } from '../../../ui/base/Picture/Picture';
import { imageBlock } from './ImageBlock.fixture';

test('shows the image with its alt text and caption', () => {
  render(<ImageBlock {...imageBlock} />);
  expect(screen.getByRole('img', { name: 'Green hills under a pale morning sky' })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('Morning light sets the inner clock.');
});

test('takes its sizes and side from the layout', () => {
  render(<ImageBlock {...imageBlock} imageSizes="50vw" side="end" />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
  expect(screen.getByRole('figure')).toHaveAttribute('data-side', 'end');
});

test.each([
  ['small', { width: 800, height: 500 }],
  ['tall', { width: 1600, height: 1200 }],
])('keeps a %s image within the text column', (_what, size) => {
  render(<ImageBlock {...imageBlock} image={{ ...imageBlock.image, ...size }} imageSizes="100vw" wide />);
  expect(screen.getByRole('figure')).not.toHaveAttribute('data-wide');
  expect(screen.getByRole('img')).toHaveAttribute('sizes', TEXT_SIZES);
});

test('lets a large image extend beyond the text column', () => {
  const image = { ...imageBlock.image, width: 1600, height: 900 };
  render(<ImageBlock {...imageBlock} image={image} imageSizes="100vw" wide />);
  expect(screen.getByRole('figure')).toHaveAttribute('data-wide', 'true');
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '100vw');
});

test('limits an image to the window height and twice its natural size', () => {
  const image = { ...imageBlock.image, width: 600, height: 2000 };
  const { container } = render(<ImageBlock {...imageBlock} image={image} />);
  expect(container.querySelector('img')?.getAttribute('style')).toContain('min(100%, 1200px, 25.5svh)');
});

test('renders no figcaption without a caption', () => {
  const { container } = render(<ImageBlock {...imageBlock} caption={null} />);
  expect(container.querySelector('figcaption')).toBeNull();
});
