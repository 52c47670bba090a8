import { fixtures } from '../../../../blocks/fixtures';
import { fromEntry } from '../../../../blocks/from-entry';
import { breathingFile, nightSkyFile, svgFile } from '../../../../blocks/testing/media';
import { richTextFixture } from '../../../../blocks/types/rich-text/rich-text.fixture';
import { contentProblems } from './content-problems';
import { entry, listProblems, prose, text } from './testing';

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

test.each([
  [
    'video',
    'https://www.youtube.com/',
    /“https:\/\/www\.youtube\.com\/”.*YouTube, Vimeo,.* files such as \.mp4/,
  ],
  ['video', 'https://films.example/night', /readers get a link instead of a player/],
  ['audio', 'https://soundcloud.com/artist', /files such as \.mp3/],
  ['embed', 'https://example.org/film.mp4', /readers get a link instead of a player/],
])('notes that the site has no player for the %s at %s', (type, url, message) => {
  expect(listProblems(entry(type, { url }))).toEqual([['0.url', expect.stringMatching(message), false]]);
});

test.each([
  ['video', 'https://youtu.be/dQw4w9WgXcQ'],
  ['video', 'https://films.example/night.mp4'],
  ['video', '/uploads/night'],
  ['audio', 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'],
  ['audio', '/night.mp3'],
  ['embed', 'https://vimeo.com/76979871'],
  ['gif', 'https://example.org/night.gif'],
])('notes nothing if the site has one for the %s at %s', (type, url) => {
  expect(listProblems(entry(type, { url, alt: 'a' }))).toEqual([]);
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
  expect(found.map(({ path, message, refused }) => ({ path, message, refused }))).toEqual([
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
