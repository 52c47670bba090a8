import { run } from '../../parts/inline/InlinePart.fixture';
import type { TableBlockFragment } from './TableBlock.gen';
import type { TableCellFragment } from './TableCell.gen';

export const cell = (...inline: TableCellFragment['inline']): TableCellFragment => ({
  __typename: 'TableCell',
  inline,
});

export const tableBlock: TableBlockFragment = {
  __typename: 'TableBlock',
  caption: 'Hours of sleep in 24 hours, by age',
  boldFirstColumn: true,
  headers: [cell(run('Age')), cell(run('Hours')), cell(run('Naps'))],
  rows: [
    [cell(run('3 to 5 years')), cell(run('10 to 13')), cell(run('Usually one'))],
    [
      cell(run('18 to 64 years')),
      cell(run('7 to 9')),
      cell(run('Short', { kind: 'BOLD' }), run(', before three')),
    ],
    [
      cell(run('65 and over')),
      cell(run('7 to 8')),
      cell(run('See '), run('naps', { kind: 'LINK', url: '/blog/naps' })),
    ],
  ],
};
