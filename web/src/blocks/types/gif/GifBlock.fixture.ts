import type { GifBlockFragment } from './GifBlock.gen';

export const gifBlock: GifBlockFragment = {
  __typename: 'GifBlock',
  url: '/styleguide/breathing.gif',
  alt: 'A circle grows and shrinks with the breath',
  caption: 'Breathe in as it grows, out as it shrinks.',
  naturalWidth: 640,
  naturalHeight: 360,
};
