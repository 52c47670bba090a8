import type { ValidInlinePart } from '../../block';
import type { BlockFixture } from '../../testing/fixture';

const inline: ValidInlinePart[] = [
  { type: 'text', text: 'Go to bed at ' },
  { type: 'bold-text', text: 'the same time' },
  { type: 'text', text: ', ' },
  { type: 'italic-text', text: 'also' },
  { type: 'text', text: ' at ' },
  { type: 'link', text: 'weekends', url: 'https://example.org/weekends', target: '_blank' },
  { type: 'text', text: '.' },
];

export const paragraphFixture: BlockFixture<'paragraph'> = {
  entry: {
    id: 2,
    __component: 'blocks.paragraph',
    text: null,
    inline: [
      { id: 1, type: 'text', text: 'Go to bed at ', url: null, target: '_blank' },
      { id: 2, type: 'bold-text', text: 'the same time', url: null, target: '_blank' },
      { id: 3, type: 'text', text: ', ', url: null, target: '_blank' },
      { id: 4, type: 'italic-text', text: 'also', url: null, target: '_blank' },
      { id: 5, type: 'text', text: ' at ', url: null, target: '_blank' },
      { id: 6, type: 'link', text: 'weekends', url: 'https://example.org/weekends', target: '_blank' },
      { id: 7, type: 'text', text: '.', url: null, target: '_blank' },
    ],
  },
  block: { type: 'paragraph', inline },
  rest: { type: 'paragraph', inlineBlocks: inline },
  plainText: 'Go to bed at the same time, also at weekends.',
  refused: {
    'neither text nor inline parts': { __component: 'blocks.paragraph' },
    'blank text and no inline parts': { __component: 'blocks.paragraph', text: ' ', inline: [] },
    'inline parts without text': {
      __component: 'blocks.paragraph',
      inline: [
        { type: 'bold-text', text: ' ' },
        { type: 'text', text: '\n' },
      ],
    },
    'invalid inline parts': { __component: 'blocks.paragraph', inline: [null, 7, 'text', { type: 'text' }] },
  },
};
