import type { BlockFragment } from '../../blocks/Blocks.gen';
import { sectionsOf } from './sectionsOf';

const heading = (text: string, level: number): BlockFragment => ({ __typename: 'HeadingBlock', text, level });
const divider: BlockFragment = { __typename: 'DividerBlock', decorative: true };

test('begins anew at each heading of level 2, and keeps the ids of the whole article', () => {
  expect(sectionsOf([divider, heading('Why', 2), heading('Why', 3), divider, heading('Why', 1)])).toEqual([
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

test('has one section for a text without headings, none for no text', () => {
  expect(sectionsOf([divider, divider])).toHaveLength(1);
  expect(sectionsOf([])).toEqual([]);
});
