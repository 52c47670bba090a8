import type { BlockFixture } from '../../testing/fixture';

export const blockquoteFixture: BlockFixture<'blockquote'> = {
  entry: {
    id: 8,
    __component: 'blocks.blockquote',
    text: 'Sleep is the best meditation.',
    author: 'A proverb',
  },
  block: { type: 'blockquote', text: 'Sleep is the best meditation.', author: 'A proverb' },
  rest: { type: 'blockquote', text: 'Sleep is the best meditation.', author: 'A proverb' },
  plainText: 'Sleep is the best meditation.\nA proverb',
  refused: {
    'an author but empty text': { __component: 'blocks.blockquote', text: '', author: 'Nobody' },
    'no text': { __component: 'blocks.blockquote' },
  },
};
