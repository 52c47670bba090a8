import type { BlockFixture } from '../../testing/fixture';
import { nightSky, nightSkyFile, svgFile } from '../../testing/media';

export const imageFixture: BlockFixture<'image'> = {
  entry: { id: 5, __component: 'blocks.image', image: nightSkyFile, caption: 'The hour before sleep' },
  block: { type: 'image', image: nightSky, caption: 'The hour before sleep' },
  rest: { type: 'image', url: nightSky.url, caption: 'The hour before sleep', alt: nightSky.alt },
  plainText: 'The hour before sleep',
  refused: {
    'no picture': { __component: 'blocks.image', image: null, caption: 'Lost' },
    'picture not populated': { __component: 'blocks.image', caption: 'Lost' },
    'drawing that can hold a script': { __component: 'blocks.image', image: svgFile },
    'address that is a script': {
      __component: 'blocks.image',
      image: { ...nightSkyFile, url: 'javascript:alert(1)' },
    },
    'address that is data': {
      __component: 'blocks.image',
      image: { ...nightSkyFile, url: 'data:image/png;base64,AA==' },
    },
    'no width': { __component: 'blocks.image', image: { ...nightSkyFile, width: null } },
    'height of nothing': { __component: 'blocks.image', image: { ...nightSkyFile, height: 0 } },
    'width beyond every format': { __component: 'blocks.image', image: { ...nightSkyFile, width: 1e9 } },
    'width of half a pixel': { __component: 'blocks.image', image: { ...nightSkyFile, width: 1600.5 } },
  },
};
