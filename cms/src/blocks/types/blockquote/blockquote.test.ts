import { describeBlock } from '../../testing/describe-block';
import { blockquote } from './blockquote';
import { blockquoteFixture } from './blockquote.fixture';

describe('blockquote', () => {
  describeBlock(blockquote, blockquoteFixture);

  test('has no author when the author is blank', () => {
    const block = blockquote.read({ text: 'Words', author: ' ' });
    expect(block).toEqual({ type: 'blockquote', text: 'Words', author: null });
    expect(block && blockquote.plainText(block)).toBe('Words');
  });
});
