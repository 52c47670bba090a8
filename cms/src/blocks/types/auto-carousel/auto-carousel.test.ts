import { describeBlock } from '../../testing/describe-block';
import { leaf, leafFile } from '../../testing/media';
import { autoCarousel } from './auto-carousel';
import { autoCarouselFixture } from './auto-carousel.fixture';

describe('auto-carousel', () => {
  describeBlock(autoCarousel, autoCarouselFixture);

  test('drops a slide without a picture and keeps the others', () => {
    expect(autoCarousel.read({ items: [{ image: null, caption: 'Lost' }, { image: leafFile }] })).toEqual({
      type: 'auto-carousel',
      slides: [{ image: leaf, caption: null }],
    });
  });
});
