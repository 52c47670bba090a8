import { describeBlock } from '../../testing/describe-block';
import { leaf, leafFile, nightSky, nightSkyFile } from '../../testing/media';
import { image } from './image';
import { imageFixture } from './image.fixture';

describe('image', () => {
  describeBlock(image, imageFixture);

  test('treats a blank caption as missing', () => {
    expect(image.read({ image: leafFile, caption: ' ' })).toEqual({
      type: 'image',
      image: leaf,
      caption: null,
    });
  });

  test('prefers its own alternative text to the library’s', () => {
    expect(image.read({ image: nightSkyFile, alt: 'The same sky in May' })).toMatchObject({
      image: { ...nightSky, alt: 'The same sky in May' },
    });
    expect(image.read({ image: nightSkyFile, alt: ' ', decorative: null })).toMatchObject({
      image: nightSky,
    });
  });
  test('has no alternative text when it is decorative', () => {
    expect(image.read({ image: nightSkyFile, alt: 'A sky', decorative: true })).toMatchObject({
      image: { ...nightSky, alt: '' },
    });
  });
});
