import { getPicture } from '../../../ui/base/Picture/Picture.fixture';
import type { VideoBlockFragment } from './VideoBlock.gen';

export const videoBlock: VideoBlockFragment = {
  __typename: 'VideoBlock',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  caption: 'How the body falls asleep, in three minutes',
  poster: getPicture('A drawn moon over a house'),
};
