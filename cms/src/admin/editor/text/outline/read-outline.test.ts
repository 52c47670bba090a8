import { countContentWords, readHeadings } from './read-outline';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const CONTENT = [
  { __component: 'blocks.heading', text: 'Sleep well', level: null },
  {
    __component: 'blocks.rich-text',
    body: [
      { type: 'heading', level: 3, children: [text('An hour '), text('before', { bold: true })] },
      {
        type: 'paragraph',
        children: [
          text('Dim the l'),
          text('ights', { bold: true }),
          text(' and '),
          { type: 'link', url: 'https://example.org/a', children: [text('read on')] },
        ],
      },
    ],
  },
  {
    __component: 'blocks.paragraph',
    text: null,
    inline: [text('Two '), { type: 'bold-text', text: 'words' }],
  },
  {
    __component: 'blocks.image',
    caption: 'A window',
    image: { mime: 'image/webp', hash: 'window_1', caption: 'not counted' },
  },
  { __component: 'blocks.raw-html', content: '<p class="x">Three more words</p>' },
  { __component: 'blocks.video', url: 'https://example.org/v' },
];

test('lists the headings of blocks and of prose with their places', () => {
  expect(readHeadings(CONTENT)).toEqual([
    { text: 'Sleep well', level: 2, block: 0 },
    { text: 'An hour before', level: 3, block: 1, prose: 0 },
  ]);
  expect(readHeadings(undefined)).toEqual([]);
});

test('counts the words that readers get, across marks', () => {
  expect(countContentWords(CONTENT)).toBe(2 + 3 + 6 + 2 + 2 + 3);
  expect(countContentWords(null)).toBe(0);
});
