import type { PictureFragment } from './Picture.gen';

export const picture: PictureFragment = {
  __typename: 'Picture',
  url: '/uploads/hills.webp',
  width: 1600,
  height: 1000,
  alt: 'Green hills under a pale morning sky',
  sources: [
    { __typename: 'PictureSource', url: '/uploads/hills-400.webp', width: 400 },
    { __typename: 'PictureSource', url: '/uploads/hills-800.webp', width: 800 },
    { __typename: 'PictureSource', url: '/uploads/hills.webp', width: 1600 },
  ],
};

/** The same with another text and another shape, to tell two pictures apart. */
export function pictureOf(alt: string, width = 1600, height = 1000): PictureFragment {
  return { ...picture, alt, width, height };
}
