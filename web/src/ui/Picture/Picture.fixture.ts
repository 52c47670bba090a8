import type { PictureFragment } from './Picture.gen';

export const picture: PictureFragment = {
  __typename: 'Picture',
  url: '/uploads/hills.webp',
  width: 1600,
  height: 1000,
  alt: 'Green hills under a pale morning sky',
  srcset: '/uploads/hills-400.webp 400w, /uploads/hills-800.webp 800w, /uploads/hills.webp 1600w',
};

/** The same with another text and another shape, to tell two pictures apart. */
export function pictureOf(alt: string, width = 1600, height = 1000): PictureFragment {
  return { ...picture, alt, width, height };
}
