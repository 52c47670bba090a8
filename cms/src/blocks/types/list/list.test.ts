import { describeBlock } from '../../testing/describe-block';
import { list } from './list';
import { listFixture } from './list.fixture';

describe('list', () => {
  describeBlock(list, listFixture);

  test('an item of a lead-in alone is shown, one without words is left out', () => {
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
