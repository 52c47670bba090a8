import { describeBlock } from '../../testing/describe-block';
import { embed } from './embed';
import { embedFixture } from './embed.fixture';

describe('embed', () => {
  describeBlock(embed, embedFixture);

  test('works without a caption', () => {
    expect(embed.read({ url: 'http://example.org/' })).toEqual({
      type: 'embed',
      url: 'http://example.org/',
      caption: null,
    });
  });
});
