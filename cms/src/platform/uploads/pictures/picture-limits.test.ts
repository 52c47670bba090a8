import { findSizeError } from './picture-limits';

test.each([
  [{ width: 1, height: 1, frames: 1 }],
  [{ width: 10_000, height: 5000, frames: 1 }],
  [{ width: 65_535, height: 700, frames: 1 }],
  [{ width: 400, height: 500, frames: 500 }],
])('accepts %j', (size) => {
  expect(findSizeError({ format: 'gif', ...size })).toBeNull();
});

test.each([
  [{ width: 16_000, height: 16_000, frames: 1 }, /^measures 16000 × 16000: .* 50 megapixels/],
  [{ width: 10_001, height: 5000, frames: 1 }, /50 megapixels/],
  [{ width: 65_536, height: 1, frames: 1 }, /65535 pixels a side/],
  [{ width: 1, height: 65_536, frames: 1 }, /65535 pixels a side/],
  [{ width: 1, height: 1, frames: 501 }, /^has 501 frames: .* 500/],
  [{ width: 401, height: 500, frames: 500 }, /100 megapixels altogether/],
])('refuses %j', (size, fault) => {
  expect(findSizeError({ format: 'gif', ...size })).toMatch(fault);
});

test('accepts fewer pixels for AVIF, which takes more memory to decode', () => {
  expect(findSizeError({ format: 'heif', width: 5000, height: 4000, frames: 1 })).toBeNull();
  expect(findSizeError({ format: 'heif', width: 5001, height: 4000, frames: 1 })).toMatch(
    /20 megapixels .* or upload it as a JPEG picture/,
  );
});
