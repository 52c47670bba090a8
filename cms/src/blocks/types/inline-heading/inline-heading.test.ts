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
  ])('level %p is drawn as level %p', (level, drawn) => {
    expect(inlineHeading.read({ ...inlineHeadingFixture.entry, level })).toMatchObject({ level: drawn });
  });
  test('a level that is missing altogether is 2', () => {
    expect(inlineHeading.read({ text: 'Words' })).toMatchObject({ level: 2 });
  });
});
