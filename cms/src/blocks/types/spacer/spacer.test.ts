import { describeBlock } from '../../testing/describe-block';
import { spacer } from './spacer';
import { spacerFixture } from './spacer.fixture';

describe('spacer', () => {
  describeBlock(spacer, spacerFixture);

  test.each([
    [undefined, 20],
    [null, 20],
    ['48px', 20],
    [0, 1],
    [-5, 1],
    [12.6, 13],
    [400, 400],
    [401, 400],
    [1e308, 400],
  ])('renders height %p as %p pixels', (height, drawn) => {
    expect(spacer.read({ height })).toEqual({ type: 'spacer', height: drawn });
  });
  test('defaults to 20 pixels when the height field is missing', () => {
    expect(spacer.read({})).toEqual({ type: 'spacer', height: 20 });
  });
});
