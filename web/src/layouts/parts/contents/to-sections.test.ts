import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { toSections } from './to-sections';

const heading = (text: string, level: number): BlockFragment => ({ __typename: 'HeadingBlock', text, level });
const divider: BlockFragment = { __typename: 'DividerBlock', decorative: true };

test('starts a section at each top-level heading and keeps ids unique in the article', () => {
  expect(toSections([divider, heading('Why', 2), heading('Why', 3), divider, heading('Why', 1)])).toEqual([
    { heading: undefined, from: 0, blocks: [divider], placed: [{}] },
    {
      heading: { text: 'Why', id: 'why' },
      from: 2,
      blocks: [heading('Why', 3), divider],
      placed: [{ anchor: 'why-2' }, {}],
    },
    { heading: { text: 'Why', id: 'why-3' }, from: 5, blocks: [], placed: [] },
  ]);
});

test('returns one section for blocks without headings and none for no blocks', () => {
  expect(toSections([divider, divider])).toHaveLength(1);
  expect(toSections([])).toEqual([]);
});
