import { changeContentLinks, findContentLinks } from './content-links';

const CONTENT = [
  { __component: 'blocks.link', text: 'Here', url: '/blog/a' },
  {
    __component: 'blocks.rich-text',
    body: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] },
      {
        type: 'list',
        children: [{ type: 'list-item', children: [{ type: 'link', url: '/blog/b', children: [] }] }],
      },
    ],
  },
  { __component: 'blocks.list', items: [{ inline: [{ type: 'link', text: 'There', url: '/blog/c' }] }] },
  { __component: 'blocks.video', url: '/uploads/film.mp4' },
];

test('finds links with the path of their field, or of their node of prose', () => {
  expect(findContentLinks(CONTENT)).toEqual([
    { path: ['content', 0, 'url'], url: '/blog/a' },
    { path: ['content', 1, 'body', 1], url: '/blog/b' },
    { path: ['content', 2, 'items', 0, 'inline', 0, 'url'], url: '/blog/c' },
  ]);
});

test.each([[null], ['text'], [[null, 3, []]], [{ url: 1 }]])('finds none in %j', (content) => {
  expect(findContentLinks(content)).toEqual([]);
});

test('changes addresses, and leaves everything else the same objects', () => {
  const changed = changeContentLinks(CONTENT, (url) => (url === '/blog/b' ? '/blog/new' : undefined));
  expect(findContentLinks(changed).map(({ url }) => url)).toEqual(['/blog/a', '/blog/new', '/blog/c']);
  expect(Object.values(Object(changed))[2]).toBe(CONTENT[2]);
  expect(changeContentLinks(CONTENT, () => undefined)).toBe(CONTENT);
});
