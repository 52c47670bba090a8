import { describeBlock } from '../../testing/describe-block';
import { orderedList } from './ordered-list';
import { orderedListFixture } from './ordered-list.fixture';

describe('ordered-list', () => {
  describeBlock(orderedList, orderedListFixture);

  test('accepts an item with only a lead-in and drops an item without text', () => {
    const block = orderedList.read({
      items: [{ heading: 'Cool' }, { text: '' }, { inline: [{ type: 'bold-text', text: 'Dark' }] }],
    });
    expect(block?.items).toEqual([
      { heading: 'Cool', inline: [] },
      { heading: null, inline: [{ type: 'bold-text', text: 'Dark' }] },
    ]);
    expect(block && orderedList.toRest(block)).toEqual({
      type: 'ordered-list',
      items: [
        { inlineHeading: 'Cool', inlineBlocks: [] },
        { inlineHeading: null, inlineBlocks: [{ type: 'bold-text', text: 'Dark' }] },
      ],
    });
  });
});
