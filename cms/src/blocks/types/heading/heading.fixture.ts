import type { BlockFixture } from '../../testing/fixture';

export const headingFixture: BlockFixture<'heading'> = {
  entry: { id: 1, __component: 'blocks.heading', text: 'Before you sleep', level: 3 },
  block: { type: 'heading', text: 'Before you sleep', level: 3 },
  rest: { type: 'heading', text: 'Before you sleep', level: 3 },
  plainText: 'Before you sleep',
  refused: {
    'no text': { __component: 'blocks.heading', level: 2 },
    'empty text': { __component: 'blocks.heading', text: '', level: 2 },
    'blank text': { __component: 'blocks.heading', text: ' \n\t\u00a0', level: 2 },
    'text made of control characters': { __component: 'blocks.heading', text: '\u0000\u0007', level: 2 },
    'an object instead of text': { __component: 'blocks.heading', text: { toString: 'x' }, level: 2 },
  },
};
