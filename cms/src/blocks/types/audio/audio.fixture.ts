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
    'neither file nor address': { __component: 'blocks.audio', file: null, url: '', caption: 'Lost' },
    'address that is a script': { __component: 'blocks.audio', url: ' javascript:alert(1)' },
    'file of another kind': { __component: 'blocks.audio', file: stretchingFile },
  },
};
