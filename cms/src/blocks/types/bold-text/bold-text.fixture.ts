import type { BlockFixture } from '../../testing/fixture';

export const boldTextFixture: BlockFixture<'bold-text'> = {
  entry: { id: 4, __component: 'blocks.bold-text', text: 'Keep the room cool' },
  block: { type: 'bold-text', text: 'Keep the room cool' },
  rest: { type: 'bold-text', text: 'Keep the room cool' },
  plainText: 'Keep the room cool',
  refused: {
    'no text': { __component: 'blocks.bold-text' },
    'blank text': { __component: 'blocks.bold-text', text: '\n ' },
    'a list instead of text': { __component: 'blocks.bold-text', text: ['words'] },
  },
};
