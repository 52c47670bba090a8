import { nightSkyFile } from '../../../../blocks/testing/media';
import { contentProblems } from './content-problems';
import { entry, listProblems, prose, text } from './testing';

const linkTo = (url: unknown) => ({ type: 'link', url, children: [text('this')] });
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
