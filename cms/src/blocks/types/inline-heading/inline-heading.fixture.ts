import type { BlockFixture } from '../../testing/fixture';

export const inlineHeadingFixture: BlockFixture<'inline-heading'> = {
  entry: { id: 3, __component: 'blocks.inline-heading', text: 'A note on naps', level: 3 },
  block: { type: 'inline-heading', text: 'A note on naps', level: 3 },
  rest: { type: 'inline-heading', text: 'A note on naps', level: 3 },
  plainText: 'A note on naps',
  refused: {
    'no text': { __component: 'blocks.inline-heading', level: 2 },
    'blank text': { __component: 'blocks.inline-heading', text: '  ', level: 2 },
  },
};
