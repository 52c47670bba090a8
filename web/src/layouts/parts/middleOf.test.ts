import type { BlockFragment } from '../../blocks/Blocks.gen';
import { middleOf } from './middleOf';

const H2: BlockFragment = { __typename: 'HeadingBlock', text: 'Section', level: 2 };
const H3: BlockFragment = { ...H2, level: 3 };
const P: BlockFragment = { __typename: 'BoldTextBlock', text: 'Text' };

test.each([
  ['the section nearest to the half', [P, H2, P, P, H2, P, P, P, P], 4],
  ['a section before the half when that one is nearer', [H2, P, P, H2, P, P, P, P, H2], 3],
  ['half of the blocks without sections', [P, P, H3, P], 2],
  ['never before the first block of an article that begins with its section', [H2, P, P, P], 2],
  ['one block', [P], 0],
])('%s', (_, blocks, place) => {
  expect(middleOf(blocks)).toBe(place);
});
