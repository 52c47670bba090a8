import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { getMiddleIndex } from './middle';

const H2: BlockFragment = { __typename: 'HeadingBlock', text: 'Section', level: 2 };
const H3: BlockFragment = { ...H2, level: 3 };
const P: BlockFragment = { __typename: 'BoldTextBlock', text: 'Text' };

test.each([
  ['the start of the section nearest to the middle', [P, H2, P, P, H2, P, P, P, P], 4],
  ['the start of an earlier section when it is nearer', [H2, P, P, H2, P, P, P, P, H2], 3],
  ['half of the blocks when there are no sections', [P, P, H3, P], 2],
  ['half of the blocks when the only section starts the article', [H2, P, P, P], 2],
  ['zero for a single block', [P], 0],
])('returns %s', (_, blocks, place) => {
  expect(getMiddleIndex(blocks)).toBe(place);
});
