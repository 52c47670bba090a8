import type { Block } from '../../block';
import { nightSky, nightSkyFile } from '../../testing/media';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const item = (...children: unknown[]) => ({ type: 'list-item', children });

/** One of every node and mark of Strapi's editor, with a picture from the library, and the blocks they become (C18). */
export const richTextFixture: {
  entry: { __component: 'blocks.rich-text'; body: unknown[] };
  blocks: Block[];
} = {
  entry: {
    __component: 'blocks.rich-text',
    body: [
      { type: 'heading', level: 2, children: [text('A quiet '), text('hour', { bold: true })] },
      {
        type: 'paragraph',
        children: [
          text('Plain, '),
          text('bold', { bold: true }),
          text(', '),
          text('italic', { italic: true }),
          text(', '),
          text('both', { bold: true, italic: true }),
          text(', '),
          text('underlined', { underline: true }),
          text(', '),
          text('struck', { strikethrough: true }),
          text(', '),
          text('code', { code: true }),
          text(' and '),
          {
            type: 'link',
            url: 'https://example.org/sleep',
            rel: '',
            target: '',
            children: [text('a '), text('link', { bold: true })],
          },
          text('.\nA new line.'),
        ],
      },
      { type: 'paragraph', children: [text('')] },
      {
        type: 'list',
        format: 'unordered',
        children: [
          item(text('Dim the lights')),
          {
            type: 'list',
            format: 'ordered',
            indentLevel: 1,
            children: [
              item(text('at '), text('nine', { bold: true })),
              { type: 'list', format: 'ordered', indentLevel: 2, children: [item(text('or ten'))] },
            ],
          },
          item(text('Keep cool')),
        ],
      },
      { type: 'list', format: 'ordered', children: [item(text('Lie down')), item(text('Breathe out'))] },
      {
        type: 'quote',
        children: [text('Sleep on '), { type: 'link', url: '/sleep', children: [text('it')] }, text('.')],
      },
      { type: 'code', language: 'plaintext', children: [text('4 in\n  6 out')] },
      {
        type: 'image',
        image: { ...nightSkyFile, caption: 'The hour before sleep' },
        children: [text('')],
      },
    ],
  },
  blocks: [
    { type: 'heading', text: 'A quiet hour', level: 2 },
    {
      type: 'paragraph',
      inline: [
        { type: 'text', text: 'Plain, ' },
        { type: 'bold-text', text: 'bold' },
        { type: 'text', text: ', ' },
        { type: 'italic-text', text: 'italic' },
        { type: 'text', text: ', ' },
        { type: 'bold-text', text: 'both' },
        { type: 'text', text: ', underlined, ' },
        { type: 'struck-text', text: 'struck' },
        { type: 'text', text: ', code and ' },
        { type: 'link', text: 'a link', url: 'https://example.org/sleep', target: '_blank' },
        { type: 'text', text: '.\nA new line.' },
      ],
    },
    {
      type: 'list',
      items: [
        { heading: null, inline: [{ type: 'text', text: 'Dim the lights' }] },
        {
          heading: null,
          inline: [
            { type: 'text', text: 'at ' },
            { type: 'bold-text', text: 'nine' },
          ],
        },
        { heading: null, inline: [{ type: 'text', text: 'or ten' }] },
        { heading: null, inline: [{ type: 'text', text: 'Keep cool' }] },
      ],
    },
    {
      type: 'ordered-list',
      items: [
        { heading: null, inline: [{ type: 'text', text: 'Lie down' }] },
        { heading: null, inline: [{ type: 'text', text: 'Breathe out' }] },
      ],
    },
    { type: 'blockquote', text: 'Sleep on it.', author: null },
    { type: 'code-block', code: '4 in\n  6 out', language: 'plaintext' },
    { type: 'image', image: nightSky, caption: 'The hour before sleep' },
  ],
};
