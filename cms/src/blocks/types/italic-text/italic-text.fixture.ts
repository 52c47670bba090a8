import type { BlockFixture } from '../../testing/fixture';

export const italicTextFixture: BlockFixture<'italic-text'> = {
  entry: { id: 4, __component: 'blocks.italic-text', text: 'As every night' },
  block: { type: 'italic-text', text: 'As every night' },
  rest: { type: 'italic-text', text: 'As every night' },
  plainText: 'As every night',
  refused: {
    'no text': { __component: 'blocks.italic-text' },
    'blank text': { __component: 'blocks.italic-text', text: '\n ' },
    'a list instead of text': { __component: 'blocks.italic-text', text: ['words'] },
  },
};
