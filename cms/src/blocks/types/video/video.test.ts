import { describeBlock } from '../../testing/describe-block';
import { svgFile } from '../../testing/media';
import { video } from './video';
import { videoFixture } from './video.fixture';

describe('video', () => {
  describeBlock(video, videoFixture);

  test.each(['https://www.youtube.com/watch?v=abc', 'https://vimeo.com/1', '/uploads/stretch.mp4'])(
    'accepts the URL %s and ignores an invalid poster',
    (url) => {
      expect(video.read({ url, poster: svgFile })).toEqual({
        type: 'video',
        url,
        caption: null,
        poster: null,
      });
    },
  );
});
