/** @jest-environment jsdom */
import { namePicture } from './name-picture';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const title = 'Quiet  evenings\nat home';

test.each([
  ['a file by its own name', file('IMG 4711.png'), { title }, 'IMG 4711.png'],
  ['what it shows', file('lamp.png'), { alt: 'A lamp', title }, 'A lamp.png'],
  ['the document', file('image.png'), { title }, 'Quiet evenings at home.png'],
  ['a document without a title', file('image.png'), { title: ' ' }, 'Picture.png'],
  ['bytes', new Blob(['x'], { type: 'image/svg+xml' }), { title: 'Dusk' }, 'Dusk.svg'],
  ['a file of an unknown type', new File(['x'], 'image.heic'), { title: 'Dusk' }, 'Dusk.heic'],
  ['long words, cut', file(''), { alt: 'x'.repeat(70), title }, `${'x'.repeat(60)}.png`],
  [
    'the third of a document',
    file('image.png'),
    { title: 'Dusk', taken: new Set(['Dusk.png', 'Dusk 2.png']) },
    'Dusk 3.png',
  ],
])('names %s', (_, picture, known, name) => {
  expect(namePicture(picture, known)).toBe(name);
});

test.each(['image.png', 'image (3).png', 'Image2.jpg', 'clipboard.png', 'unnamed.webp', 'blob', ''])(
  '“%s” is no name',
  (name) => {
    expect(namePicture(file(name), { title: 'Dusk' })).toBe('Dusk.png');
  },
);

test.each(['image of a lamp.png', 'imagery.png', '2026-11-30.png', 'Screenshot 1.png'])(
  '“%s” is one',
  (name) => {
    expect(namePicture(file(name), { title: 'Dusk' })).toBe(name);
  },
);
