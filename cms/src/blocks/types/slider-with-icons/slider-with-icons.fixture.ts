import type { BlockFixture } from '../../testing/fixture';
import { leaf, leafFile, nightSky, nightSkyFile, svgFile } from '../../testing/media';

export const sliderWithIconsFixture: BlockFixture<'slider-with-icons'> = {
  entry: {
    id: 17,
    __component: 'blocks.slider-with-icons',
    items: [
      { id: 1, image: nightSkyFile, caption: 'Night' },
      { id: 2, image: leafFile, caption: null },
    ],
  },
  block: {
    type: 'slider-with-icons',
    slides: [
      { image: nightSky, caption: 'Night' },
      { image: leaf, caption: null },
    ],
  },
  rest: {
    type: 'slider-with-icons',
    items: [
      { image: nightSky.url, caption: 'Night', alt: nightSky.alt },
      { image: leaf.url, caption: null, alt: '' },
    ],
  },
  plainText: 'Night',
  refused: {
    'no items': { __component: 'blocks.slider-with-icons' },
    'an empty list of items': { __component: 'blocks.slider-with-icons', items: [] },
    'items without valid pictures': {
      __component: 'blocks.slider-with-icons',
      items: [{ image: null, caption: 'Lost' }, { caption: 'Lost' }, { image: svgFile }, null],
    },
  },
};
