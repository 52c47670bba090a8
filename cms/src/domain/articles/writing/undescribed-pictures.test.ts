import { findUndescribedPictures } from './undescribed-pictures';

const bare = { name: 'a.webp', alternativeText: null };
const find = (...content: object[]) => findUndescribedPictures({ content }).map(({ path }) => path.join('.'));
const picture = (fields: object) => ({ __component: 'blocks.image', image: bare, ...fields });
const prose = (node: object) => ({ __component: 'blocks.rich-text', body: [{ type: 'paragraph' }, node] });

test.each([null, 'a.webp', undefined])('names a picture described by %j', (alternativeText) => {
  expect(find(picture({}), picture({ image: { name: 'a.webp', alternativeText } }))).toEqual([
    'content.0.image',
    'content.1.image',
  ]);
  expect(find(prose({ type: 'image', image: { name: 'a.webp', alternativeText } }))).toEqual([
    'content.0.body.1',
  ]);
});

test.each(['auto-carousel', 'slider-with-icons'])('names the slides of a block %s', (name) => {
  const items = [
    { image: bare },
    { image: bare, decorative: true },
    { image: bare, alt: 'A lamp' },
    { image: bare },
  ];
  expect(find({ __component: `blocks.${name}`, items })).toEqual([
    'content.0.items.0.image',
    'content.0.items.3.image',
  ]);
});

test.each([
  picture({ image: { name: 'a.webp', alternativeText: 'A lamp' } }),
  picture({ image: { name: 'a.webp', alternativeText: '' } }),
  picture({ alt: 'A lamp' }),
  picture({ decorative: true }),
  picture({ image: null }),
  prose({ type: 'image', image: bare, alt: 'A lamp' }),
  prose({ type: 'image', image: null }),
  { __component: 'blocks.gif', file: bare },
])('says nothing of %j', (block) => {
  expect(find(block)).toEqual([]);
});

test('names the file, as the form says it beside the picture', () => {
  const named = (name: unknown) =>
    findUndescribedPictures({
      content: [{ __component: 'blocks.divider' }, picture({ image: { name, alternativeText: null } })],
    });
  const rest =
    'has no alternative text, so readers who cannot see it learn nothing of it. Describe it, or mark it as decorative.';
  expect(named('a.webp')).toEqual([
    {
      path: ['content', 1, 'image'],
      detail: `the picture “a.webp” ${rest}`,
      message: `Block 2: the picture “a.webp” ${rest}`,
      refused: false,
    },
  ]);
  expect(named('x'.repeat(300))[0]?.detail).toBe(`the picture “${'x'.repeat(80)}…” ${rest}`);
  expect(named(undefined)[0]?.detail).toBe(`the picture ${rest}`);
});

test('never throws', () => {
  for (const article of [
    null,
    1,
    {},
    { content: [null, 'a', { __component: 'blocks.rich-text', body: [null] }] },
  ])
    expect(findUndescribedPictures(article)).toEqual([]);
});
