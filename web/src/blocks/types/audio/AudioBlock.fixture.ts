import type { AudioBlockFragment } from './AudioBlock.gen';

export const audioBlock: AudioBlockFragment = {
  __typename: 'AudioBlock',
  url: '/styleguide/breathing.mp3',
  caption: 'Forty seconds of tones to breathe by',
};
