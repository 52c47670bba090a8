import { describeBlock } from '../../testing/describe-block';
import { heading } from './heading';
import { headingFixture } from './heading.fixture';

describe('heading', () => {
  describeBlock(heading, headingFixture);

  test.each([
    [undefined, 2],
    [null, 2],
    ['3', 2],
    [2.5, 2],
    [1, 2],
    [-7, 2],
    [2, 2],
    [6, 6],
    [7, 6],
    [1e308, 6],
  ])('renders level %p as level %p', (level, drawn) => {
    expect(heading.read({ ...headingFixture.entry, level })).toEqual({
      ...headingFixture.block,
      level: drawn,
    });
  });
  test('defaults to level 2 when the level field is missing', () => {
    expect(heading.read({ text: 'Words' })).toEqual({ type: 'heading', text: 'Words', level: 2 });
  });
  test('trims the text, removes control characters and normalises line breaks to "\\n"', () => {
    expect(heading.read({ text: ' One\r\ntwo\rthree\u0000 ' })).toMatchObject({ text: 'One\ntwo\nthree' });
  });
});
