import { describeBlock } from '../../testing/describe-block';
import { stretchingFile } from '../../testing/media';
import { audio } from './audio';
import { audioFixture } from './audio.fixture';

describe('audio', () => {
  describeBlock(audio, audioFixture);

  test('uses the URL when there is no file or the file is not audio', () => {
    const url = 'https://example.org/breathing.mp3';
    expect(audio.read({ url })).toEqual({ type: 'audio', url, caption: null });
    expect(audio.read({ url, file: stretchingFile })).toEqual({ type: 'audio', url, caption: null });
  });
});
