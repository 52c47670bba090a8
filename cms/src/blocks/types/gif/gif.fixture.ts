import type { BlockFixture } from '../../testing/fixture';
import { nightSkyFile, svgFile } from '../../testing/media';

export const gifFixture: BlockFixture<'gif'> = {
  entry: {
    id: 10,
    __component: 'blocks.gif',
    file: {
      ...nightSkyFile,
      mime: 'image/gif',
      url: '/uploads/stretch_4d5e.gif',
      width: 480,
      height: 270,
      formats: null,
    },
    url: 'https://example.org/not-this-one.gif',
    alt: 'A woman stretches her neck to the left and to the right',
    caption: 'Ten times each side',
  },
  block: {
    type: 'gif',
    url: '/uploads/stretch_4d5e.gif',
    alt: 'A woman stretches her neck to the left and to the right',
    caption: 'Ten times each side',
    width: 480,
    height: 270,
  },
  rest: {
    type: 'gif',
    url: '/uploads/stretch_4d5e.gif',
    caption: 'Ten times each side',
    alt: 'A woman stretches her neck to the left and to the right',
  },
  plainText: 'Ten times each side',
  refused: {
    'neither a file nor a URL': { __component: 'blocks.gif', file: null, url: null, caption: 'Lost' },
    'a javascript: URL': { __component: 'blocks.gif', url: 'javascript:alert(1)' },
    'an SVG file, which can contain scripts': { __component: 'blocks.gif', file: svgFile },
  },
};
