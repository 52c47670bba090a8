import { collectTexts } from './collect-texts';

const prose = (...children: object[]) => ({
  __component: 'blocks.rich-text',
  body: [{ type: 'paragraph', children }],
});

test('reads the title, the text, the questions and what is said to search engines', () => {
  expect(
    collectTexts({
      title: 'Quiet nights',
      slug: 'quiet-nights',
      description: 'How to sleep',
      author: 'Ann Lee',
      reviewer: null,
      content: [prose({ type: 'text', text: 'Wool is warm' })],
      faqs: [{ id: 3, question: 'Why wool?', answer: 'It breathes.', questionId: 'a1b2' }],
      seo: { id: 1, title: 'Wool', description: 'For nights', image: null, noindex: false },
      layoutType: 'accordion',
    }),
  ).toEqual([
    ...[
      'Quiet nights',
      'quiet-nights',
      'How to sleep',
      'Ann Lee',
      'Wool is warm',
      'Why wool?',
      'It breathes.',
    ],
    ...['Wool', 'For nights'],
  ]);
});

test('a word that is partly bold or a link stays one', () => {
  const words = [
    { type: 'text', text: 'un' },
    { type: 'text', text: 'happ', bold: true },
    { type: 'link', url: 'https://example.org/page', children: [{ type: 'text', text: 'iness' }] },
  ];
  expect(collectTexts({ content: [prose(...words)] })).toEqual(['unhappiness']);
  const runs = [
    { type: 'bold-text', text: 'Hay' },
    { type: 'link', text: ' fever', url: '/hay', target: '_self' },
  ];
  expect(collectTexts({ content: [{ __component: 'blocks.paragraph', text: null, inline: runs }] })).toEqual([
    'Hay fever',
  ]);
});

test('items of a list and cells of a table are texts of their own', () => {
  const item = (text: string) => ({ type: 'list-item', children: [{ type: 'text', text }] });
  const list = { type: 'list', format: 'unordered', children: [item('Tea'), item('Cocoa')] };
  expect(collectTexts({ content: [{ __component: 'blocks.rich-text', body: [list] }] })).toEqual([
    'Tea',
    'Cocoa',
  ]);
  const row = { cells: [{ text: 'Warm', inline: [] }, { text: 'Cold' }] };
  expect(
    collectTexts({ content: [{ __component: 'blocks.table', headers: [{ text: 'Bed' }], rows: [row] }] }),
  ).toEqual(['Bed', 'Warm', 'Cold']);
});

test('reads what is not complete, and neither addresses nor files, markup and code', () => {
  expect(
    collectTexts({
      content: [
        { __component: 'blocks.image', image: null, caption: 'Still without a picture' },
        { __component: 'blocks.image', image: { mime: 'image/webp', name: 'night.webp' }, caption: 'Night' },
        { __component: 'blocks.video', url: 'https://example.org/video', title: 'A video' },
        { __component: 'blocks.raw-html', content: '<div class="box"><p>Inside</p></div>' },
        { __component: 'blocks.ad-script', code: 'var slot = 1;', note: 'Left' },
      ],
    }),
  ).toEqual(['Still without a picture', 'Night', 'A video', 'Inside']);
});

test('never fails, whatever it is given', () => {
  expect(collectTexts({ content: 'text', faqs: [null, 1, [['deep']]], seo: true })).toEqual(['text', 'deep']);
});
