import { describeBlock } from '../../testing/describe-block';
import { inlineHeading } from './inline-heading';
import { inlineHeadingFixture } from './inline-heading.fixture';

describe('inline-heading', () => {
  describeBlock(inlineHeading, inlineHeadingFixture);

  test.each([
    [undefined, 2],
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [6, 3],
    [1e308, 3],
  ])('renders level %p as level %p', (level, drawn) => {
    expect(inlineHeading.read({ ...inlineHeadingFixture.entry, level })).toMatchObject({ level: drawn });
  });
  test('defaults to level 2 when the level field is missing', () => {
    expect(inlineHeading.read({ text: 'Words' })).toMatchObject({ level: 2 });
  });
});
