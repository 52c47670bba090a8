import type { BlockFixture } from '../../testing/fixture';
import { leaf, leafFile, nightSky, nightSkyFile, svgFile } from '../../testing/media';

export const autoCarouselFixture: BlockFixture<'auto-carousel'> = {
  entry: {
    id: 17,
    __component: 'blocks.auto-carousel',
    items: [
      { id: 1, image: nightSkyFile, caption: 'Night' },
      { id: 2, image: leafFile, caption: null },
    ],
  },
  block: {
    type: 'auto-carousel',
    slides: [
      { image: nightSky, caption: 'Night' },
      { image: leaf, caption: null },
    ],
  },
  rest: {
    type: 'auto-carousel',
    items: [
      { image: nightSky.url, caption: 'Night', alt: nightSky.alt },
      { image: leaf.url, caption: null, alt: '' },
    ],
  },
  plainText: 'Night',
  refused: {
    'no items': { __component: 'blocks.auto-carousel' },
    'an empty list of items': { __component: 'blocks.auto-carousel', items: [] },
    'items without valid pictures': {
      __component: 'blocks.auto-carousel',
      items: [{ image: null, caption: 'Lost' }, { caption: 'Lost' }, { image: svgFile }, null],
    },
  },
};
