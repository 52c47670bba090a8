import type { TableCell, ValidInlinePart } from '../../block';
import type { BlockFixture } from '../../testing/fixture';

function plain(text: string): TableCell {
  return { inline: [{ type: 'text', text }] };
}

const marked: { inline: ValidInlinePart[] } = {
  inline: [
    { type: 'bold-text', text: '7 to 8' },
    { type: 'text', text: ', see ' },
    { type: 'link', text: 'sources', url: '#sources', target: '_self' },
  ],
};

export const tableFixture: BlockFixture<'table'> = {
  entry: {
    id: 16,
    __component: 'blocks.table',
    caption: 'Sleep by age',
    headers: [
      { id: 1, text: 'Age', inline: [] },
      {
        id: 2,
        text: null,
        inline: [{ id: 3, type: 'text', text: 'Hours a night', url: null, target: '_blank' }],
      },
    ],
    rows: [
      {
        id: 1,
        cells: [
          { id: 4, text: '6 to 13', inline: [] },
          { id: 5, text: '9 to 11', inline: [] },
        ],
      },
      {
        id: 2,
        cells: [
          { id: 6, text: '65 and over', inline: [] },
          {
            id: 7,
            text: null,
            inline: [
              { id: 8, type: 'bold-text', text: '7 to 8', url: null, target: '_blank' },
              { id: 9, type: 'text', text: ', see ', url: null, target: '_blank' },
              { id: 10, type: 'link', text: 'sources', url: '#sources', target: '_self' },
            ],
          },
        ],
      },
    ],
    boldFirstColumn: true,
  },
  block: {
    type: 'table',
    caption: 'Sleep by age',
    headers: [plain('Age'), plain('Hours a night')],
    rows: [
      [plain('6 to 13'), plain('9 to 11')],
      [plain('65 and over'), marked],
    ],
    boldFirstColumn: true,
  },
  rest: {
    type: 'table',
    caption: 'Sleep by age',
    headers: ['Age', 'Hours a night'],
    rows: [
      ['6 to 13', '9 to 11'],
      ['65 and over', { inlineBlocks: marked.inline }],
    ],
    boldFirstColumn: true,
  },
  plainText: 'Sleep by age\nAge Hours a night\n6 to 13 9 to 11\n65 and over 7 to 8, see sources',
  refused: {
    'neither headers nor rows': { __component: 'blocks.table', caption: 'Lost' },
    'cells without text': {
      __component: 'blocks.table',
      caption: 'Lost',
      headers: [{ text: '', inline: [] }],
      rows: [{ cells: [{ text: ' ', inline: [] }, null] }, { cells: [] }, { cells: null }],
    },
    'headers and rows that are not lists': {
      __component: 'blocks.table',
      headers: 'Age',
      rows: { cells: [{ text: 'x' }] },
    },
  },
};
