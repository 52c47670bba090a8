import { describeBlock } from '../../testing/describe-block';
import { list } from './list';
import { listFixture } from './list.fixture';

describe('list', () => {
  describeBlock(list, listFixture);

  test('accepts an item with only a lead-in and drops an item without text', () => {
    const block = list.read({
      items: [{ heading: 'Cool' }, { text: '' }, { inline: [{ type: 'bold-text', text: 'Dark' }] }],
    });
    expect(block?.items).toEqual([
      { heading: 'Cool', inline: [] },
      { heading: null, inline: [{ type: 'bold-text', text: 'Dark' }] },
    ]);
    expect(block && list.toRest(block)).toEqual({
      type: 'list',
      items: [
        { inlineHeading: 'Cool', inlineBlocks: [] },
        { inlineHeading: null, inlineBlocks: [{ type: 'bold-text', text: 'Dark' }] },
      ],
    });
  });
});
