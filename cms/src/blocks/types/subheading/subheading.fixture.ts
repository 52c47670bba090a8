import type { BlockFixture } from '../../testing/fixture';

export const subheadingFixture: BlockFixture<'subheading'> = {
  entry: { id: 4, __component: 'blocks.subheading', text: 'What the hour before bed is for' },
  block: { type: 'subheading', text: 'What the hour before bed is for' },
  rest: { type: 'subheading', text: 'What the hour before bed is for' },
  plainText: 'What the hour before bed is for',
  refused: {
    'no text': { __component: 'blocks.subheading' },
    'blank text': { __component: 'blocks.subheading', text: '\n ' },
    'a list instead of text': { __component: 'blocks.subheading', text: ['words'] },
  },
};
