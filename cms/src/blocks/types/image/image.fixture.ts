import type { BlockFixture } from '../../testing/fixture';
import { nightSky, nightSkyFile, svgFile } from '../../testing/media';

export const imageFixture: BlockFixture<'image'> = {
  entry: {
    id: 5,
    __component: 'blocks.image',
    image: nightSkyFile,
    caption: 'The hour before sleep',
    // As in the library.
    alt: null,
    decorative: false,
  },
  block: { type: 'image', image: nightSky, caption: 'The hour before sleep' },
  rest: { type: 'image', url: nightSky.url, caption: 'The hour before sleep', alt: nightSky.alt },
  plainText: 'The hour before sleep',
  refused: {
    'no picture': { __component: 'blocks.image', image: null, caption: 'Lost' },
    'an unpopulated picture': { __component: 'blocks.image', caption: 'Lost' },
    'an SVG picture, which can contain scripts': { __component: 'blocks.image', image: svgFile },
    'a javascript: URL': {
      __component: 'blocks.image',
      image: { ...nightSkyFile, url: 'javascript:alert(1)' },
    },
    'a data: URL': {
      __component: 'blocks.image',
      image: { ...nightSkyFile, url: 'data:image/png;base64,AA==' },
    },
    'no width': { __component: 'blocks.image', image: { ...nightSkyFile, width: null } },
    'a height of zero': { __component: 'blocks.image', image: { ...nightSkyFile, height: 0 } },
    'an impossibly large width': { __component: 'blocks.image', image: { ...nightSkyFile, width: 1e9 } },
    'a fractional width': { __component: 'blocks.image', image: { ...nightSkyFile, width: 1600.5 } },
  },
};
