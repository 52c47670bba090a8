import { render, screen } from '@testing-library/react';
import { ImageBlock } from './ImageBlock';
import { imageBlock } from './ImageBlock.fixture';

test('shows the picture with its text and its caption', () => {
  render(<ImageBlock {...imageBlock} />);
  expect(screen.getByRole('img', { name: 'Green hills under a pale morning sky' })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('Morning light sets the inner clock.');
});

test('takes width and side from its layout', () => {
  render(<ImageBlock {...imageBlock} imageSizes="50vw" side="end" />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
  expect(screen.getByRole('figure')).toHaveAttribute('data-side', 'end');
});

test('has no empty line where the editor wrote no caption', () => {
  const { container } = render(<ImageBlock {...imageBlock} caption={null} />);
  expect(container.querySelector('figcaption')).toBeNull();
});
