import { fromEntry } from './from-entry';

const shown = (fields: object) => fromEntry([{ __component: 'blocks.gif', ...fields }]);

test('a GIF block with the URL of a page becomes a link with its text', () => {
  const url = 'https://tenor.com/view/stretch-gif-123';
  expect(shown({ url, alt: 'A cat stretches' })).toEqual([
    { type: 'embed', url, caption: 'A cat stretches' },
  ]);
  expect(shown({ url, alt: 'A cat stretches', caption: 'Stretch' })).toEqual([
    { type: 'embed', url, caption: 'Stretch' },
  ]);
  expect(shown({ url })).toEqual([{ type: 'embed', url, caption: null }]);
});

test('a GIF block with the URL of a video plays it', () => {
  expect(shown({ url: 'https://example.org/stretch.mp4' })).toEqual([
    { type: 'video', url: 'https://example.org/stretch.mp4', caption: null, poster: null },
  ]);
});

test('a GIF block with the URL of a page of this site becomes a plain link', () => {
  expect(shown({ url: '/sleep' })).toEqual([
    { type: 'link', text: '/sleep', url: '/sleep', target: '_self' },
  ]);
});

test('a GIF block with the URL of a Giphy page shows the picture of that page', () => {
  expect(shown({ url: 'https://giphy.com/gifs/stretch-3o7TKSjRrfIPjeiVyM', alt: 'A cat' })).toMatchObject([
    { type: 'gif', url: 'https://media.giphy.com/media/3o7TKSjRrfIPjeiVyM/giphy.gif', alt: 'A cat' },
  ]);
});
