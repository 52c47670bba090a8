import type { ValidInlinePart } from '../../block';
import type { BlockFixture } from '../../testing/fixture';

const alsoAtWeekends: ValidInlinePart[] = [
  { type: 'text', text: 'Also at ' },
  { type: 'link', text: 'weekends', url: '/sleep', target: '_self' },
];

export const orderedListFixture: BlockFixture<'ordered-list'> = {
  entry: {
    id: 6,
    __component: 'blocks.ordered-list',
    items: [
      { id: 1, heading: null, text: 'Dim the lights', inline: [] },
      {
        id: 2,
        heading: 'Keep the hour.',
        text: null,
        inline: [
          { id: 8, type: 'text', text: 'Also at ', url: null, target: '_blank' },
          { id: 9, type: 'link', text: 'weekends', url: '/sleep', target: '_self' },
        ],
      },
    ],
  },
  block: {
    type: 'ordered-list',
    items: [
      { heading: null, inline: [{ type: 'text', text: 'Dim the lights' }] },
      { heading: 'Keep the hour.', inline: alsoAtWeekends },
    ],
  },
  rest: {
    type: 'ordered-list',
    items: ['Dim the lights', { inlineHeading: 'Keep the hour.', inlineBlocks: alsoAtWeekends }],
  },
  plainText: 'Dim the lights\nKeep the hour. Also at weekends',
  refused: {
    'no items': { __component: 'blocks.ordered-list' },
    'an empty list of items': { __component: 'blocks.ordered-list', items: [] },
    'an object instead of a list of items': { __component: 'blocks.ordered-list', items: { length: 3 } },
    'items without text': {
      __component: 'blocks.ordered-list',
      items: [{ text: ' ', heading: '', inline: [] }, null, 'words'],
    },
  },
};
