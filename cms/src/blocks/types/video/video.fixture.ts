import type { BlockFixture } from '../../testing/fixture';
import { breathingFile, nightSky, nightSkyFile, stretchingFile } from '../../testing/media';

export const videoFixture: BlockFixture<'video'> = {
  entry: {
    id: 13,
    __component: 'blocks.video',
    file: stretchingFile,
    url: 'https://www.youtube.com/watch?v=not-this-one',
    poster: nightSkyFile,
    caption: 'An evening stretch',
  },
  block: { type: 'video', url: stretchingFile.url, caption: 'An evening stretch', poster: nightSky },
  rest: { type: 'video', url: stretchingFile.url, caption: 'An evening stretch' },
  plainText: 'An evening stretch',
  refused: {
    'neither a file nor a URL': { __component: 'blocks.video', file: null, url: null, poster: nightSkyFile },
    'a javascript: URL': { __component: 'blocks.video', url: 'javascript:alert(1)' },
    'a file that is not a video': { __component: 'blocks.video', file: breathingFile },
  },
};
