import { render, screen } from '@testing-library/react';
import { Picture, TEXT_SIZES } from './Picture';
import { picture, square } from './Picture.fixture';

test('offers every width, reserves its space and loads lazily', () => {
  render(<Picture picture={picture} sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'Green hills under a pale morning sky' });
  expect(image).toHaveAttribute('srcset', picture.srcset);
  expect(image).toHaveAttribute('sizes', '100vw');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1000');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
});

test('loads a priority picture eagerly with high fetch priority', () => {
  render(<Picture picture={picture} sizes="100vw" priority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('hides a decorative picture from screen readers', () => {
  const { container } = render(<Picture picture={{ ...picture, alt: '' }} sizes="100vw" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.queryByRole('img')).toBeNull();
});

test('defaults to the width of the text', () => {
  render(<Picture picture={square} />);
  expect(screen.getByRole('img', { name: square.alt })).toHaveAttribute('sizes', TEXT_SIZES);
});

test('tells crops what to keep in sight', () => {
  render(
    <Picture
      picture={{ ...picture, focalPoint: { __typename: 'FocalPoint', x: 30, y: 70.5 } }}
      style={{ opacity: 0.5 }}
    />,
  );
  const { style } = screen.getByRole('img');
  expect(style.getPropertyValue('--focal-point')).toBe('30% 70.5%');
  expect(style.opacity).toBe('0.5');
});

test('has no focal point of its own', () => {
  render(<Picture picture={picture} />);
  expect(screen.getByRole('img')).not.toHaveAttribute('style');
});
