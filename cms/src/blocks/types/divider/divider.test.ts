import { describeBlock } from '../../testing/describe-block';
import { divider } from './divider';
import { dividerFixture } from './divider.fixture';

describe('divider', () => {
  describeBlock(divider, dividerFixture);

  test('drops the editor’s note', () => {
    expect(divider.read({ note: 'second half' })).toEqual({ type: 'divider' });
  });
});
