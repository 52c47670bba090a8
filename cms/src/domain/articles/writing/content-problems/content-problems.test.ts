import { fixtures } from '../../../../blocks/fixtures';
import { fromEntry } from '../../../../blocks/from-entry';
import { breathingFile, nightSkyFile, svgFile } from '../../../../blocks/testing/media';
import { richTextFixture } from '../../../../blocks/types/rich-text/rich-text.fixture';
import { contentProblems } from './content-problems';

const listProblems = (...content: unknown[]) =>
  contentProblems({ content }).map(({ path, message, refused }) => [
    path.slice(1).join('.'),
    message.replace(/^Block \d+ \(([\w-]*)\): /, ''),
    refused,
  ]);
const entry = (type: string, fields: object = {}) => ({ __component: `blocks.${type}`, ...fields });
const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const prose = (...body: unknown[]) => entry('rich-text', { body });

test.each(Object.entries(fixtures))('finds nothing in a complete %s', (type, { entry: complete }) => {
  expect(listProblems(complete).filter(([, , refused]) => refused)).toEqual([]);
  expect(type).not.toBe('');
});

test('finds no error in prose with every node', () => {
  expect(listProblems(richTextFixture.entry).filter(([, , refused]) => refused)).toEqual([]);
});

// The mapping drops each of these entries, so readers would not see them.
const refused = Object.entries(fixtures).flatMap(([type, fixture]) =>
  Object.entries(fixture.refused).map(([reason, bad]) => [type, reason, bad] as const),
);
test.each(refused)('reports an error for a block of type %s with %s', (type, _, bad) => {
  const found = listProblems({ __component: `blocks.${type}`, ...(bad as object) });
  expect(found.some(([, , isRefused]) => isRefused)).toBe(true);
});

test.each<[string, unknown, string, RegExp]>([
  [
    'a link with neither a scheme nor a meaning',
    entry('link', { text: 'a', url: 'see below' }),
    '0.url',
    /“see below” cannot be used/,
  ],
  ['an embed of this site', entry('embed', { url: '/a' }), '0.url', /Begin with https:\/\//],
  ['a video without a source', entry('video', { caption: 'a' }), '0.url', /neither a file nor an address/],
  [
    'a video with a file that is not a video',
    entry('video', { file: breathingFile, url: 'https://a.example/a.mp4' }),
    '0.file',
    /“breathing.mp3” cannot be played/,
  ],
  [
    'a GIF with the URL of a page',
    entry('gif', { url: 'https://giphy.com/gifs/a-b', alt: 'a' }),
    '0.url',
    /leads to a page of giphy\.com, not to a picture/,
  ],
  [
    'a poster that browsers cannot show',
    entry('video', { url: '/a.mp4', poster: svgFile }),
    '0.poster',
    /“drawing.svg” cannot be shown/,
  ],
  [
    'a slide without a picture',
    entry('auto-carousel', { items: [{ image: nightSkyFile }, { caption: 'a' }] }),
    '0.items.1.image',
    /no picture is chosen/,
  ],
  [
    'a link in a line',
    entry('list', { items: [{ inline: [{ type: 'link', text: 'a', url: 'javascript:alert(1)' }] }] }),
    '0.items.0.inline.0.url',
    /“javascript:alert\(1\)” cannot be used/,
  ],
  [
    'a link in a cell',
    entry('table', {
      headers: [{ text: 'a' }],
      rows: [{ cells: [{ inline: [{ type: 'link', text: 'a' }] }] }],
    }),
    '0.rows.0.cells.0.inline.0.url',
    /it has no address/,
  ],
  [
    'a link in prose',
    prose(
      { type: 'paragraph', children: [text('a')] },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [{ type: 'link', url: 'nowhere', children: [text('b')] }] },
        ],
      },
    ),
    '0.body.1',
    /^the link “b” leads to “nowhere”, which cannot be used/,
  ],
  [
    'a picture in prose',
    prose({ type: 'image', image: svgFile, children: [text('')] }),
    '0.body.0',
    /“drawing.svg” in it cannot be shown/,
  ],
  ['prose without words', prose({ type: 'paragraph', children: [text(' ')] }), '0.body', /no words/],
  [
    'a part of prose of an unknown type',
    prose({ type: 'marquee', children: [text('a')] }),
    '0.body.0',
    /unknown type, “marquee”/,
  ],
  [
    'markup that is too long',
    entry('raw-html', { content: 'a'.repeat(100_001) }),
    '0.content',
    /100,001 characters, but at most 100,000/,
  ],
  [
    'markup that is empty after cleaning',
    entry('raw-html', { content: '<iframe src="/a">b</iframe>' }),
    '0.content',
    /nothing is left .* \(<iframe>\)/,
  ],
  ['an unknown type', entry('poll', { text: 'a' }), '0', /does not know its type/],
])('reports %s at its path', (_, block, path, message) => {
  expect(listProblems(block)).toEqual([[path, expect.stringMatching(message), true]]);
});

const linkTo = (url: unknown) => ({ type: 'link', url, children: [text('this')] });
const run = (url: unknown) => ({ inline: [{ type: 'link', text: 'a', url }] });

/** Each place of an address, with the path of its problems. */
const ADDRESSES: [string, (url: unknown) => object, string][] = [
  ['a link', (url) => entry('link', { text: 'a', url }), '0.url'],
  ['an embed', (url) => entry('embed', { url }), '0.url'],
  ['a video', (url) => entry('video', { url }), '0.url'],
  ['a recording', (url) => entry('audio', { url }), '0.url'],
  ['a GIF', (url) => entry('gif', { url, alt: 'a' }), '0.url'],
  ['a paragraph', (url) => entry('paragraph', run(url)), '0.inline.0.url'],
  ['a list', (url) => entry('list', { items: [run(url)] }), '0.items.0.inline.0.url'],
  ['an ordered list', (url) => entry('ordered-list', { items: [run(url)] }), '0.items.0.inline.0.url'],
  [
    'a header',
    (url) => entry('table', { headers: [run(url)], rows: [{ cells: [{ text: 'a' }] }] }),
    '0.headers.0.inline.0.url',
  ],
  [
    'a cell',
    (url) => entry('table', { headers: [{ text: 'a' }], rows: [{ cells: [run(url)] }] }),
    '0.rows.0.cells.0.inline.0.url',
  ],
  ['prose', (url) => prose({ type: 'paragraph', children: [linkTo(url)] }), '0.body.0'],
  [
    'a list in prose',
    (url) =>
      prose({
        type: 'list',
        format: 'unordered',
        children: [{ type: 'list-item', children: [linkTo(url)] }],
      }),
    '0.body.0',
  ],
];

describe.each(ADDRESSES)('an address in %s', (_, withUrl, path) => {
  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,a',
    'ftp://example.org/a.gif',
    '//example.org/a.gif',
    'https://',
    'https://me@example.org/a.gif',
    'nowhere',
    `https://example.org/${'a'.repeat(2000)}`,
  ])('is refused at its path if it is %j', (url) => {
    expect(listProblems(withUrl(url))).toContainEqual([path, expect.stringMatching(/cannot be used/), true]);
  });

  test('is refused if it contains a blank, which the message names', () => {
    const message = expect.stringMatching(/cannot be used, because it contains a blank/);
    expect(listProblems(withUrl('https://example.org/a b.gif'))).toContainEqual([path, message, true]);
  });

  test.each([
    ['example.org/a.gif', /has no https:\/\/\. Saving makes it “https:\/\/example\.org\/a\.gif”/],
    [' https://example.org/a.gif', /“ https:\/\/example\.org\/a\.gif”.* has blanks around it/],
  ])('is a note if it is %j', (url, message) => {
    expect(listProblems(withUrl(url))).toEqual([[path, expect.stringMatching(message), false]]);
  });

  test('is no problem if it is complete', () => {
    expect(listProblems(withUrl('https://example.org/a.gif'))).toEqual([]);
  });
});

test.each([
  ['a GIF', entry('gif', { file: nightSkyFile, url: 'nowhere', alt: 'a' })],
  ['a recording', entry('audio', { file: breathingFile, url: 'https://example.org/a.mp3' })],
])('notes an address that %s with a file does not use', (_, block) => {
  expect(listProblems(block)).toEqual([['0.url', expect.stringMatching(/is not used/), false]]);
});

const unmeasured = { ...nightSkyFile, width: null };
test.each([
  ['a picture', entry('image', { image: unmeasured }), '0.image'],
  ['a slide', entry('auto-carousel', { items: [{ image: unmeasured }] }), '0.items.0.image'],
  ['an icon', entry('slider-with-icons', { items: [{ image: unmeasured }] }), '0.items.0.image'],
  ['a poster', entry('video', { url: '/a.mp4', poster: unmeasured }), '0.poster'],
  [
    'a picture in prose',
    prose(
      { type: 'paragraph', children: [text('a')] },
      { type: 'image', image: unmeasured, children: [text('')] },
    ),
    '0.body.1',
  ],
])('reports %s that cannot be measured', (_, block, path) => {
  expect(listProblems(block)).toEqual([
    [path, expect.stringMatching(/its width and height are not known/), true],
  ]);
});

test('reports a thumbnail that cannot be measured', () => {
  expect(contentProblems({ thumbnail: unmeasured })).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/its width and height are not known/),
      refused: true,
    }),
  ]);
});

const struck = text('old', { strikethrough: true });
test.each([
  ['a paragraph', { type: 'paragraph', children: [text('New '), struck] }],
  ['a list', { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [struck] }] }],
  ['a link', { type: 'paragraph', children: [{ ...linkTo('https://example.org'), children: [struck] }] }],
])('names the struck-out text of %s', (_, node) => {
  const message = 'the struck-out text “old” is shown on the page, but left out of REST, feeds and search';
  expect(listProblems(prose(node))).toEqual([['0.body.0', message, false]]);
});

test.each([
  '<p>a <s>b</s></p>',
  '<p>a <del>b</del></p>',
  '<p>a</p><p style="text-decoration: line-through">b</p>',
])('names the struck-out text of the markup %s', (content) => {
  expect(listProblems(entry('raw-html', { content }))).toEqual([
    ['0.content', expect.stringMatching(/^its struck-out text is shown on the page, but left out/), false],
  ]);
});

test('names marks and indents that are not shown', () => {
  const item = (...children: object[]) => ({ type: 'list-item', children });
  const list = (...children: object[]) => ({ type: 'list', format: 'unordered', children });
  expect(
    listProblems(
      prose(
        { type: 'paragraph', children: [text('a', { underline: true }), text('b', { code: true })] },
        list(item(text('a')), list(item(text('b')))),
        { type: 'paragraph', children: [text('c'), { type: 'mention', children: [text('Ada')] }] },
      ),
    ),
  ).toEqual([
    ['0.body.0', 'the text “a” is shown without its underline', false],
    ['0.body.0', 'the text “b” is shown without its code mark', false],
    ['0.body.1', 'the items of a list inside a list are shown without their indent', false],
    ['0.body.2', 'the text “Ada” is left out, because its type, “mention”, is unknown', false],
  ]);
});

test('reports what cleaning, a layout or a heading omits as notes, not errors', () => {
  const heading = {
    type: 'heading',
    level: 2,
    children: [text('New '), text('old', { strikethrough: true })],
  };
  const content = [
    entry('raw-html', {
      content: '<p>a<script>b</script><a href="javascript:c">d</a></p><img src="data:e">',
    }),
    prose(heading, { type: 'quote', children: [text('a')] }),
    entry('divider'),
  ];
  const found = contentProblems({ content, layoutType: 'card-based' });
  expect(found.map(({ detail: _, ...problem }) => problem)).toEqual([
    {
      path: ['content', 0, 'content'],
      message:
        'Block 1 (raw-html): cleaning removes from its markup: <script>, the address javascript:c, the picture data:e',
      refused: false,
    },
    {
      path: ['content', 0],
      message: expect.stringContaining('the layout card-based leaves it out'),
      refused: false,
    },
    {
      path: ['content', 1, 'body', 0],
      message: 'Block 2 (rich-text): struck-out text in a heading is left out: “old”',
      refused: false,
    },
    { path: ['content', 1], message: expect.stringContaining('leaves its blockquote out'), refused: false },
    { path: ['content', 2], message: expect.stringContaining('leaves it out'), refused: false },
  ]);
});

test('reports omitted addresses as notes, not errors', () => {
  const linked = (type: string) => ({
    type,
    level: 2,
    children: [text('See '), { type: 'link', url: 'https://example.org', children: [text('this')] }],
  });
  const run = { type: 'bold-text', text: 'Dose', url: 'https://example.org' };
  expect(
    listProblems(
      prose(linked('heading'), linked('quote'), linked('paragraph')),
      entry('paragraph', { inline: [run, { type: 'text', text: 'a', url: ' ' }] }),
    ),
  ).toEqual([
    ['0.body.0', expect.stringMatching(/^the link “this” is left out of a heading/), false],
    ['0.body.1', expect.stringMatching(/^the link “this” is left out of a quotation/), false],
    [
      '1.inline.0.url',
      expect.stringMatching(/“https:\/\/example.org” leads nowhere.*“Dose” is not a link/),
      false,
    ],
  ]);
});

describe.each(['\u200b', '\u00ad', '\u2800', '\u3164', '\u200f', '\u2060', '\ufeff \u200b'])(
  'only the words of %j',
  (blank) => {
    const link = { type: 'link', url: '/a', children: [text(blank)] };
    test.each([
      entry('heading', { text: blank }),
      entry('paragraph', { text: blank }),
      entry('paragraph', { inline: [{ type: 'text', text: blank }] }),
      entry('link', { text: blank, url: '/a' }),
      entry('list', { items: [{ text: blank }] }),
      entry('table', { rows: [{ cells: [{ text: blank }] }] }),
      entry('code-block', { code: blank }),
      entry('raw-html', { content: `<p>${blank}</p>` }),
      prose({ type: 'paragraph', children: [text(blank)] }),
      prose({ type: 'paragraph', children: [text(''), link] }),
    ])('are none in %j', (block) => {
      expect(fromEntry([block])).toEqual([]);
      expect(listProblems(block)).toContainEqual([expect.anything(), expect.anything(), true]);
    });
  },
);

test('reports pictures of the article that browsers cannot show', () => {
  const article = { thumbnail: svgFile, topBanner: nightSkyFile, seo: { image: svgFile } };
  const detail = expect.stringMatching(/^the file “drawing.svg” cannot be shown/);
  const message = expect.stringMatching(/^Picture: the file “drawing.svg” cannot be shown/);
  expect(contentProblems(article)).toEqual([
    { path: ['thumbnail'], message, detail, refused: true },
    { path: ['seo', 'image'], message, detail, refused: true },
  ]);
});

test.each([null, undefined, 7, 'text', [], {}, { content: 'text' }, { content: [null, 7, {}] }])(
  'survives %j',
  (article) => {
    expect(() => contentProblems(article)).not.toThrow();
  },
);
