import { toComparedForm, toFormBody } from './form-body';

const file = {
  id: 7,
  hash: 'night_1',
  mime: 'image/webp',
  url: '/uploads/night_1.webp',
  formats: { small: {} },
};
const short = { id: 7, hash: 'night_1', mime: 'image/webp' };

test('texts, numbers and nothing stay as they are', () => {
  const values = { title: 'Night', hue: 3, laterAds: false, author: null, reviewer: undefined };
  expect(toFormBody(values)).toEqual(values);
});

test('files lose what the library knows of them, at any depth', () => {
  const content = [
    { __component: 'blocks.image', image: file },
    { __component: 'blocks.rich-text', body: [{ type: 'image', image: file, children: [] }] },
  ];
  expect(toFormBody({ thumbnail: file, content })).toEqual({
    thumbnail: short,
    content: [
      { __component: 'blocks.image', image: short },
      { __component: 'blocks.rich-text', body: [{ type: 'image', image: short, children: [] }] },
    ],
  });
});

test('relations are changes by document id, with their positions', () => {
  const categories = {
    connect: [
      { id: 4, label: 'Sleep', apiData: { id: 4, documentId: 'sleep', position: { before: 'naps' } } },
      { id: 5, documentId: 'rest' },
      { id: 6 },
    ],
    disconnect: [{ id: 9, apiData: { id: 9, documentId: 'salt' } }],
  };
  expect(toFormBody({ categories, suggestedBlogs: { connect: [], disconnect: [] } })).toEqual({
    categories: {
      connect: [
        { documentId: 'sleep', position: { before: 'naps' } },
        { documentId: 'rest', position: undefined },
      ],
      disconnect: [{ documentId: 'salt', position: undefined }],
    },
    suggestedBlogs: { connect: [], disconnect: [] },
  });
});

test('a compared form has its relations as changes, null for what was emptied, and pictures as they are', () => {
  const body = [{ type: 'image', image: file, children: [] }];
  const categories = { connect: [{ id: 4, apiData: { id: 4, documentId: 'sleep' } }] };
  expect(toComparedForm({ author: undefined, content: body, categories })).toEqual({
    author: null,
    content: body,
    categories: { connect: [{ documentId: 'sleep', position: undefined }], disconnect: [] },
  });
});
