import type { AudioBlockFragment } from './AudioBlock.gen';

export const audioBlock: AudioBlockFragment = {
  __typename: 'AudioBlock',
  url: '/uploads/evening-breathing.mp3',
  caption: 'Four minutes of guided breathing',
};
