import { imageType } from './image-type';

test.each([
  ['/uploads/a.webp?v=1.png', 'image/webp'],
  ['https://health.example/a.JPG', 'image/jpeg'],
  ['/a.jpeg#b', 'image/jpeg'],
  ['/a.avif', 'image/avif'],
  ['https://images.example/a', undefined],
  ['/a.constructor', undefined],
])('detects the MIME type of %s as %s', (url, type) => {
  expect(imageType(url)).toBe(type);
});
