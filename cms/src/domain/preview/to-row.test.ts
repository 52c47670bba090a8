import { mapFiles } from './to-row';

const COMPONENTS: Record<string, Record<string, { type: string; component?: string }>> = {
  'blocks.image': { image: { type: 'media' }, caption: { type: 'string' } },
  'blocks.slider': { items: { type: 'component', component: 'parts.slide' } },
  'parts.slide': { image: { type: 'media' } },
  'blocks.rich-text': { body: { type: 'blocks' } },
};
const ATTRIBUTES = {
  title: { type: 'string' },
  thumbnail: { type: 'media' },
  gallery: { type: 'media' },
  content: { type: 'dynamiczone' },
  categories: { type: 'relation' },
};
const map = (snapshot: object) =>
  mapFiles(
    { ...snapshot },
    ATTRIBUTES,
    (uid) => COMPONENTS[uid] ?? {},
    (id) => `file ${id}`,
  );

test('replaces files at any depth, and nothing else', () => {
  expect(
    map({
      title: 'Night',
      thumbnail: { file: 1 },
      gallery: [{ file: 2 }, { file: 3 }],
      categories: ['sleep'],
      content: [
        { __component: 'blocks.image', image: { file: 4 }, caption: 'A' },
        { __component: 'blocks.slider', items: [{ image: { file: 5 } }] },
        { __component: 'blocks.rich-text', body: [{ type: 'image', image: { file: 6 } }] },
      ],
    }),
  ).toEqual({
    title: 'Night',
    thumbnail: 'file 1',
    gallery: ['file 2', 'file 3'],
    categories: ['sleep'],
    content: [
      { __component: 'blocks.image', image: 'file 4', caption: 'A' },
      { __component: 'blocks.slider', items: [{ image: 'file 5' }] },
      { __component: 'blocks.rich-text', body: [{ type: 'image', image: { file: 6 } }] },
    ],
  });
});

test('what is not a file is none', () => {
  expect(map({ thumbnail: { url: 'https://evil.example' }, content: [{ text: 'x' }, 7] })).toEqual({
    thumbnail: null,
    content: [{ text: 'x' }, 7],
  });
});
