import { noPicture } from './picture-pages';

test.each([
  ['https://giphy.com/gifs/stretch-3o7TKSjRrfIPjeiVyM', 'a page of giphy.com'],
  ['giphy.com/embed/3o7TKSjRrfIPjeiVyM', 'a page of giphy.com'],
  [' https://WWW.Giphy.com/gifs/3o7TKSjRrfIPjeiVyM', 'a page of giphy.com'],
  ['https://gph.is/2abc', 'a page of gph.is'],
  ['https://tenor.com/view/stretch-gif-123', 'a page of tenor.com'],
  // Tenor's short addresses look like files and lead to pages.
  ['https://tenor.com/bXyZ1.gif', 'a page of tenor.com'],
  ['https://imgur.com/a/abc', 'a page of imgur.com'],
  ['https://www.pinterest.co.uk/pin/1/', 'a page of pinterest.co.uk'],
  ['https://i.imgur.com/abc.gifv', 'a page or a film'],
  ['https://example.org/stretch.html', 'a page or a film'],
  ['https://example.org/stretch.MP4?x=1', 'a page or a film'],
  ['/uploads/stretch.webm', 'a page or a film'],
  ['/about', 'a page of this site'],
  ['/blog/sleep?a=.gif', 'a page of this site'],
])('%s is no picture: %s', (address, what) => {
  expect(noPicture(address)).toBe(what);
});

test.each([
  'https://media.giphy.com/media/3o7TKSjRrfIPjeiVyM/giphy.gif',
  'https://media1.tenor.com/m/abc/stretch.gif',
  'https://i.imgur.com/abc.gif',
  'https://notgiphy.com/stretch.gif',
  'https://giphy.com.example.org/stretch.gif',
  'https://example.org/picture?id=7',
  'https://example.org/stretch.webp',
  '/uploads/stretch_4d5e.gif',
  '/uploads/stretch',
  '/pictures/stretch.GIF?v=1',
  '',
  null,
  'javascript:alert(1)',
])('%j may be one, or is refused by another rule', (address) => {
  expect(noPicture(address)).toBeNull();
});
