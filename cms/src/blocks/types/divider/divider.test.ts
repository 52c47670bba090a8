import { describeBlock } from '../../testing/describe-block';
import { divider } from './divider';
import { dividerFixture } from './divider.fixture';

describe('divider', () => {
  describeBlock(divider, dividerFixture);

  test('the editor’s note is for editors', () => {
    expect(divider.read({ note: 'second half' })).toEqual({ type: 'divider' });
  });
});
