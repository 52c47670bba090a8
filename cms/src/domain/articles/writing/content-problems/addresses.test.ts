import { breathingFile, nightSkyFile } from '../../../../blocks/testing/media';
import { entry, listProblems, prose, text } from './testing';

const linkTo = (url: unknown) => ({ type: 'link', url, children: [text('this')] });
const run = (url: unknown) => ({ inline: [{ type: 'link', text: 'a', url }] });

/** Each place of an address, with the path of its problems, and an address that the site can show there. */
const ADDRESSES: [place: string, withUrl: (url: unknown) => object, path: string, usable?: string][] = [
  ['a link', (url) => entry('link', { text: 'a', url }), '0.url'],
  ['an embed', (url) => entry('embed', { url }), '0.url', 'vimeo.com/76979871'],
  ['a video', (url) => entry('video', { url }), '0.url', 'vimeo.com/76979871'],
  ['a recording', (url) => entry('audio', { url }), '0.url', 'vimeo.com/76979871'],
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

describe.each(ADDRESSES)('an address in %s', (_, withUrl, path, usable = 'example.org/a.gif') => {
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
    [usable, `has no https://\\. Saving makes it “https://${usable}”`],
    [` https://${usable}`, `“ https://${usable}”.* has blanks around it`],
    [`https://https://${usable}`, `begins twice\\. Saving makes it “https://${usable}”`],
  ])('is a note if it is %j', (url, message) => {
    expect(listProblems(withUrl(url))).toEqual([[path, expect.stringMatching(message), false]]);
  });

  test('is no problem if it is complete', () => {
    expect(listProblems(withUrl(`https://${usable}`))).toEqual([]);
  });
});

test.each([
  ['a GIF', entry('gif', { file: nightSkyFile, url: 'nowhere', alt: 'a' })],
  ['a recording', entry('audio', { file: breathingFile, url: 'https://example.org/a.mp3' })],
])('notes an address that %s with a file does not use', (_, block) => {
  expect(listProblems(block)).toEqual([['0.url', expect.stringMatching(/is not used/), false]]);
});
