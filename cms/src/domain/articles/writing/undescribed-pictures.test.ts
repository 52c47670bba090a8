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

test('never throws', () => {
  for (const article of [
    null,
    1,
    {},
    { content: [null, 'a', { __component: 'blocks.rich-text', body: [null] }] },
  ])
    expect(findUndescribedPictures(article)).toEqual([]);
});
