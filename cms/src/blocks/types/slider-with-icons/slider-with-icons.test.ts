import { describeBlock } from '../../testing/describe-block';
import { leaf, leafFile } from '../../testing/media';
import { sliderWithIcons } from './slider-with-icons';
import { sliderWithIconsFixture } from './slider-with-icons.fixture';

describe('slider-with-icons', () => {
  describeBlock(sliderWithIcons, sliderWithIconsFixture);

  test('drops a slide without a picture and keeps the others', () => {
    expect(sliderWithIcons.read({ items: [{ image: null, caption: 'Lost' }, { image: leafFile }] })).toEqual({
      type: 'slider-with-icons',
      slides: [{ image: leaf, caption: null }],
    });
  });
});
