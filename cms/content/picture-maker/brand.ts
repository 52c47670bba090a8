import { draw } from './draw';
import type { Recipe } from './recipe';

/** The site's mark on a 32 x 32 grid: an open book whose pages are leaves, with a shoot between them. */
const mark =
  '<path d="M16 27C12.6 23.6 8.4 22.5 4.6 23.3C4 19 4.4 14.4 5.6 11.4C10 11.7 14 14 16 18Z" fill="#fdfaf3"/>' +
  '<path d="M16 27C19.4 23.6 23.6 22.5 27.4 23.3C28 19 27.6 14.4 26.4 11.4C22 11.7 18 14 16 18Z" fill="#dcefe2"/>' +
  '<path d="M15.6 16C11.6 11.8 13.4 6.2 20 4C22.4 9.6 20.4 14.4 15.6 16Z" fill="#b5dd8f"/>';

/** The mark on its own ground, so that it stands out on a light and on a dark tab alike. `radius` rounds the corners. */
export const icon = (radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#2b7a60"/>${mark}</svg>`;

/** Smaller on its ground: phones cut app icons into circles, and keep only the middle four fifths. */
export const maskableIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#2b7a60"/><g transform="translate(3.4 3.5) scale(.79)">${mark}</g></svg>`;

const morning: Recipe = {
  topic: 'wellness',
  light: 'dawn',
  aspect: 'share',
  alt: 'Two people walk a winding path through hills at sunrise',
  scene: {
    kind: 'landscape',
    horizon: 0.48,
    path: true,
    sky: [
      ['sun', 0.5, 0.4, 1.2],
      ['longCloud', 0.2, 0.2],
      ['birds', 0.72, 0.24],
    ],
    land: ['mountains', 'hills', 'hills'],
    things: [
      ['broadTree', 0.12, 0.86, 1.15],
      ['limeTree', 0.9, 0.82, 0.9],
      ['twoWalkers', 0.53, 0.83, 0.66],
    ],
    front: 'grass',
  },
};

/** What social networks show for a page that has no picture of its own. */
export const shareSvg = (): string => draw('share', morning);

/** One PNG as an .ico file: a header of 22 bytes before it. `size` is in pixels, at most 255. */
export function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
