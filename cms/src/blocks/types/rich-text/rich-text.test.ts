import fc from 'fast-check';
import * as v from 'valibot';
import { plainText } from '../../plain-text';
import { damaged } from '../../testing/arbitrary';
import { blockSchema } from '../../testing/block-schema';
import { leaf, leafFile, nightSky, nightSkyFile, svgFile } from '../../testing/media';
import { toRestContent } from '../../to-rest';
import { richText } from './rich-text';
import { richTextFixture } from './rich-text.fixture';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const getBlocks = (...body: unknown[]) => richText.read({ body });
const getParagraph = (...children: unknown[]) => getBlocks({ type: 'paragraph', children });
const link = (url: unknown, fields: object = {}) => ({
  type: 'link',
  url,
  children: [text('words')],
  ...fields,
});

describe('rich-text', () => {
  test('maps every editor node and mark to blocks', () => {
    expect(richText.read(richTextFixture.entry)).toEqual(richTextFixture.blocks);
  });

  test.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { body: null },
    { body: 'text' },
    { body: { length: 1 } },
    { body: [null, 7, []] },
  ])('returns no blocks for %j', (entry) => {
    expect(richText.read(entry)).toEqual([]);
  });

  test.each([
    ['an empty paragraph', { type: 'paragraph', children: [text(' \n'), text('', { bold: true })] }],
    ['a paragraph without children', { type: 'paragraph' }],
    ['an empty heading', { type: 'heading', level: 2, children: [text(' ')] }],
    ['an empty quotation', { type: 'quote', children: [text('')] }],
    ['an empty code block', { type: 'code', children: [text('\n ')] }],
    [
      'a list with an empty item',
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('')] }] },
    ],
    ['a list without items', { type: 'list', format: 'ordered', children: [] }],
    ['an image without a file', { type: 'image', image: null, children: [text('')] }],
    ['an empty link', { type: 'paragraph', children: [link('/a', { children: [text('')] })] }],
    ['a node of unknown type', { type: 'marquee', children: [text('words')] }],
  ])('drops %s', (_, node) => {
    expect(getBlocks(node)).toEqual([]);
  });

  describe('struck words', () => {
    const struck = (words: string, marks: object = {}) => text(words, { strikethrough: true, ...marks });
    const dose = [text('Take '), struck('500 mg', { bold: true }), text(' 250 mg')];
    const item = (...children: unknown[]) => ({ type: 'list-item', children });

    test('are separate runs in a paragraph, whatever other marks they have', () => {
      expect(getParagraph(...dose)).toEqual([
        {
          type: 'paragraph',
          inline: [
            { type: 'text', text: 'Take ' },
            { type: 'struck-text', text: '500 mg' },
            { type: 'text', text: ' 250 mg' },
          ],
        },
      ]);
    });
    test('are not part of a link', () => {
      expect(getParagraph(link('/a', { children: [text('new '), struck('old'), text(' words')] }))).toEqual([
        {
          type: 'paragraph',
          inline: [
            { type: 'link', text: 'new ', url: '/a', target: '_self' },
            { type: 'struck-text', text: 'old' },
            { type: 'link', text: ' words', url: '/a', target: '_self' },
          ],
        },
      ]);
    });
    test('are omitted from headings, quotations and code, which contain only text', () => {
      expect(
        getBlocks(
          { type: 'heading', level: 2, children: dose },
          { type: 'quote', children: dose },
          { type: 'code', children: [text('a'), struck('b')] },
        ),
      ).toEqual([
        { type: 'heading', text: 'Take 250 mg', level: 2 },
        { type: 'blockquote', text: 'Take 250 mg', author: null },
        { type: 'code-block', code: 'a', language: null },
      ]);
    });
    test('are omitted from REST and search, and so is a block that contains nothing else', () => {
      const blocks = getBlocks(
        { type: 'paragraph', children: dose },
        { type: 'paragraph', children: [struck('gone')] },
        { type: 'list', format: 'unordered', children: [item(...dose), item(struck('gone'))] },
        { type: 'list', format: 'ordered', children: [item(struck('gone'))] },
      );
      expect(blocks).toHaveLength(4);
      expect(JSON.parse(toRestContent('minimalist', blocks))).toEqual({
        layoutType: 'minimalist',
        content: [
          { type: 'paragraph', text: 'Take 250 mg' },
          { type: 'list', items: ['Take 250 mg'] },
        ],
      });
      expect(plainText(blocks)).toBe('Take 250 mg\n\nTake 250 mg');
    });
  });

  describe('headings', () => {
    test.each([
      [1, 2],
      [2, 2],
      [6, 6],
      [9, 6],
      [undefined, 2],
      ['3', 2],
    ])('of level %p are rendered as level %p', (level, drawn) => {
      expect(getBlocks({ type: 'heading', level, children: [text('a')] })).toEqual([
        { type: 'heading', text: 'a', level: drawn },
      ]);
    });
  });

  describe('links', () => {
    test('stay in a paragraph when they are its only content', () => {
      expect(getParagraph(text(''), link('https://example.org'), text(''))).toEqual([
        {
          type: 'paragraph',
          inline: [{ type: 'link', text: 'words', url: 'https://example.org', target: '_blank' }],
        },
      ]);
    });
    test.each([
      ['https://example.org', '', '_blank'],
      ['https://example.org', undefined, '_blank'],
      ['https://example.org', '_self', '_self'],
      ['https://example.org', '_top', '_blank'],
      ['/sleep', '', '_self'],
      ['/sleep', '_blank', '_blank'],
      ['#top', null, '_self'],
      ['mailto:a@b.example', '', '_self'],
      ['tel:+49', '', '_self'],
    ])('to %s with target %p open in %s', (url, target, opens) => {
      expect(getParagraph(link(url, { target }))).toMatchObject([{ inline: [{ url, target: opens }] }]);
    });
    test.each(['javascript:alert(1)', '//example.org', 'ftp://example.org/a', '', null, undefined, 7])(
      'to %p become plain text with its marks',
      (url) => {
        const children = [text('a '), text('b', { bold: true })];
        expect(getParagraph(text('See '), link(url, { children }))).toEqual([
          {
            type: 'paragraph',
            inline: [
              { type: 'text', text: 'See a ' },
              { type: 'bold-text', text: 'b' },
            ],
          },
        ]);
      },
    );
    test('without a URL become plain text', () => {
      expect(getParagraph({ type: 'link', children: [text('words')] })).toMatchObject([
        { inline: [text('words')] },
      ]);
    });
  });

  describe('lists', () => {
    test('place the items of a nested list after their parent item', () => {
      const inner = {
        type: 'list',
        format: 'unordered',
        children: [{ type: 'list-item', children: [text('b')] }],
      };
      const [list] = getBlocks({
        type: 'list',
        format: 'unordered',
        children: [
          { type: 'list-item', children: [text('a'), inner] },
          { type: 'list-item', children: [text('c')] },
        ],
      });
      expect(list).toMatchObject({
        items: ['a', 'b', 'c'].map((words) => ({ inline: [{ type: 'text', text: words }] })),
      });
    });
    test('flatten a hundred thousand nested levels into one list', () => {
      let deepest: unknown = { type: 'list-item', children: [text('deep')] };
      for (let level = 0; level < 100_000; level++)
        deepest = { type: 'list', format: 'ordered', children: [deepest] };
      expect(getBlocks(deepest)).toEqual([
        { type: 'ordered-list', items: [{ heading: null, inline: [{ type: 'text', text: 'deep' }] }] },
      ]);
    });
    test('use bullets when the format is missing', () => {
      const children = [{ type: 'list-item', children: [text('a')] }];
      expect(getBlocks({ type: 'list', children })).toMatchObject([{ type: 'list' }]);
    });
  });

  describe('pictures', () => {
    const getImage = (image: object) => getBlocks({ type: 'image', image, children: [text('')] });

    test('show the file of the library', () => {
      expect(getImage(leafFile)).toEqual([{ type: 'image', image: leaf, caption: null }]);
    });
    test('preserve the URL of external storage', () => {
      const url = 'https://pictures.example/uploads/leaf.png';
      expect(getImage({ ...leafFile, provider: 'aws-s3', url })).toMatchObject([{ image: { url } }]);
    });
    test('do not use the file name as alternative text or caption', () => {
      expect(getImage({ ...leafFile, alternativeText: leafFile.name, caption: leafFile.name })).toMatchObject(
        [{ image: { alt: '' }, caption: null }],
      );
    });
    test('prefer their own alternative text to the library’s', () => {
      const image = { type: 'image', image: nightSkyFile, children: [text('')] };
      expect(getBlocks({ ...image, alt: 'The same sky in May' })).toMatchObject([
        { image: { alt: 'The same sky in May' } },
      ]);
      expect(getBlocks({ ...image, alt: '' })).toMatchObject([{ image: { alt: nightSky.alt } }]);
    });
    test.each([svgFile, { ...nightSkyFile, url: 'javascript:alert(1)' }, { ...nightSkyFile, width: 0 }, {}])(
      'are dropped when they cannot be shown safely: %j',
      (file) => {
        expect(getImage(file)).toEqual([]);
      },
    );
  });

  test('preserves code indentation and drops an invalid language', () => {
    expect(
      getBlocks({
        type: 'code',
        language: 'a "b"',
        children: [text('  x\n'), text('    y\n', { bold: true })],
      }),
    ).toEqual([{ type: 'code-block', code: '  x\n    y', language: null }]);
  });

  test('returns only valid blocks for damaged content', () => {
    fc.assert(
      fc.property(damaged(richTextFixture.entry), (entry) => {
        for (const block of richText.read(entry)) {
          expect(v.safeParse(blockSchema, block).issues ?? []).toEqual([]);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
