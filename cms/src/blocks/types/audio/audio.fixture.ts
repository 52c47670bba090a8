import type { BlockFixture } from '../../testing/fixture';
import { breathingFile, stretchingFile } from '../../testing/media';

export const audioFixture: BlockFixture<'audio'> = {
  entry: {
    id: 11,
    __component: 'blocks.audio',
    file: breathingFile,
    url: 'https://example.org/not-this-one.mp3',
    caption: 'Five minutes of slow breathing',
  },
  block: { type: 'audio', url: breathingFile.url, caption: 'Five minutes of slow breathing' },
  rest: { type: 'audio', url: breathingFile.url, caption: 'Five minutes of slow breathing' },
  plainText: 'Five minutes of slow breathing',
  refused: {
    'neither a file nor a URL': { __component: 'blocks.audio', file: null, url: '', caption: 'Lost' },
    'a javascript: URL': { __component: 'blocks.audio', url: ' javascript:alert(1)' },
    'a file that is not audio': { __component: 'blocks.audio', file: stretchingFile },
  },
};
