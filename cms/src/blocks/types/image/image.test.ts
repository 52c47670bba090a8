import { describeBlock } from '../../testing/describe-block';
import { leaf, leafFile } from '../../testing/media';
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
});
