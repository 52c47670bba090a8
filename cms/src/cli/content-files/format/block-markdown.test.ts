import { type Json, type JsonObject } from '../model/json';
import { blockMarkdown } from './block-markdown';

const name = (id: number) => `file-${id}.jpg`;
const read = (uid: string, block: JsonObject) => blockMarkdown(uid, { __component: uid, ...block }, name);
const text = (words: string, more = {}) => ({ type: 'text', text: words, ...more });

test('prose is Markdown', () => {
  const body: Json[] = [
    { type: 'heading', level: 2, children: [text('Sleep')] },
    { type: 'paragraph', children: [text('A '), text('dark', { bold: true }), text(' room.')] },
  ];
  expect(read('blocks.rich-text', { body })).toBe('## Sleep\n\nA **dark** room.');
});

test('a block with nothing but a text is that text', () => {
  expect(read('blocks.paragraph', { text: 'Words: more' })).toBe('Words: more');
});

test('other blocks are lines with the names of their fields and files', () => {
  expect(read('blocks.image', { image: { file: 7 }, caption: 'A bed' })).toBe(
    'image: file-7.jpg\ncaption: A bed',
  );
});

test('an empty block is empty', () => {
  expect(read('blocks.divider', {})).toBe('');
});
