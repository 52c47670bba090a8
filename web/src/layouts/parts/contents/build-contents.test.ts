import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { buildContents } from './build-contents';

const heading = (text: string, level: number): BlockFragment => ({ __typename: 'HeadingBlock', text, level });

test('lists headings down to level 3, each with a unique id', () => {
  expect(
    buildContents([
      heading('Why', 2),
      { __typename: 'SubheadingBlock', text: 'Why' },
      heading('How', 3),
      heading('Deep', 4),
      { __typename: 'InlineHeadingBlock', text: 'Aside', level: 2 },
      heading('Why', 2),
      heading('Top', 1),
    ]),
  ).toEqual([
    { id: 'why', text: 'Why', level: 2 },
    { id: 'how', text: 'How', level: 3 },
    { id: 'why-3', text: 'Why', level: 2 },
    { id: 'top', text: 'Top', level: 2 },
  ]);
});
