import type { PictureFragment } from './Picture.gen';

/** A picture in one of the shapes in `web/public/styleguide`, each in three widths. */
export function getPicture(alt: string, width = 1600, height = 1000): PictureFragment {
  const shape = `/styleguide/${width}x${height}`;
  return {
    __typename: 'Picture',
    url: `${shape}.webp`,
    width,
    height,
    alt,
    focalPoint: null,
    srcset: `${shape}-400.webp 400w, ${shape}-800.webp 800w, ${shape}.webp ${width}w`,
  };
}

export const picture = getPicture('Green hills under a pale morning sky');
export const square = getPicture('A phone in a drawer', 1000, 1000);
