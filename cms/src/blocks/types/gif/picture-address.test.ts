import { describeNonPicture, getPagePicture } from './picture-address';

test.each([
  ['https://giphy.com/explore/stretch', 'a page of giphy.com'],
  ['https://giphy.com/gifs/', 'a page of giphy.com'],
  ['https://giphy.com/clips/stretch-3o7TKSjRrfIPjeiVyM', 'a page of giphy.com'],
  ['https://gph.is/2abc', 'a page of gph.is'],
  ['https://tenor.com/view/stretch-gif-123', 'a page of tenor.com'],
  // Tenor's short URLs look like files but lead to pages.
  ['https://tenor.com/bXyZ1.gif', 'a page of tenor.com'],
  ['https://imgur.com/a/abc', 'a page of imgur.com'],
  ['https://www.pinterest.co.uk/pin/1/', 'a page of pinterest.co.uk'],
  ['https://www.youtube.com/watch?v=aaaaaaaaaaa', 'a page of youtube.com'],
  ['https://commons.wikimedia.org/wiki/File:Stretch.gif', 'a page of commons.wikimedia.org'],
  ['https://i.imgur.com/abc.gifv', 'a page'],
  ['https://example.org/stretch.html', 'a page'],
  ['https://example.org', 'a page'],
  ['https://example.org/stretch.MP4?x=1', 'a film'],
  ['https://example.org/stretch.mp3', 'a recording'],
  ['https://example.org/stretch.pdf', 'a document'],
  ['/uploads/stretch.webm', 'a film'],
  ['/about', 'a page of this site'],
  ['/blog/sleep?a=.gif', 'a page of this site'],
])('%s is not a picture: %s', (address, what) => {
  expect(describeNonPicture(address)).toBe(what);
});

test.each([
  ['https://giphy.com/gifs/stretch-3o7TKSjRrfIPjeiVyM', '3o7TKSjRrfIPjeiVyM'],
  ['https://giphy.com/gifs/3o7TKSjRrfIPjeiVyM?utm_source=x', '3o7TKSjRrfIPjeiVyM'],
  ['https://giphy.com/stickers/a-b-c-l0HlvtIPzPdt2usKs/', 'l0HlvtIPzPdt2usKs'],
  ['giphy.com/embed/3o7TKSjRrfIPjeiVyM', '3o7TKSjRrfIPjeiVyM'],
  [' https://WWW.Giphy.com/gifs/3o7TKSjRrfIPjeiVyM', '3o7TKSjRrfIPjeiVyM'],
])('the picture of %s is known', (page, id) => {
  expect(getPagePicture(page)).toBe(`https://media.giphy.com/media/${id}/giphy.gif`);
  expect(describeNonPicture(page)).toBeNull();
});

test.each([
  'https://tenor.com/view/stretch-gif-123',
  'https://giphy.com.example.org/gifs/3o7TKSjRrfIPjeiVyM',
  'https://giphy.com/gifs/a/../../3o7TKSjRrfIPjeiVyM',
  'https://giphy.com/clips/stretch-3o7TKSjRrfIPjeiVyM',
  'https://giphy.com/gifs/mindfulness',
  null,
])('the picture of %j is unknown', (page) => {
  expect(getPagePicture(page)).toBeNull();
});

test.each([
  'https://media.giphy.com/media/3o7TKSjRrfIPjeiVyM/giphy.gif',
  'https://media1.tenor.com/m/abc/stretch.gif',
  'https://i.imgur.com/abc.gif',
  'https://notgiphy.com/stretch.gif',
  'https://giphy.com.example.org/stretch.gif',
  'https://example.org/picture?id=7',
  'https://example.org/?picture=7',
  'https://upload.wikimedia.org/wikipedia/commons/a/ab/Stretch.gif',
  'https://commons.wikimedia.org/wiki/Special:FilePath/Stretch.gif',
  'https://example.org/stretch.webp',
  '/uploads/stretch_4d5e.gif',
  '/uploads/stretch',
  '/pictures/stretch.GIF?v=1',
  '',
  null,
  'javascript:alert(1)',
])('%j may be a picture, or another rule rejects it', (address) => {
  expect(describeNonPicture(address)).toBeNull();
});
