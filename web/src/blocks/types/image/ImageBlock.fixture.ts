import { picture } from '../../../ui/base/Picture/Picture.fixture';
import type { ImageBlockFragment } from './ImageBlock.gen';

export const imageBlock: ImageBlockFragment = {
  __typename: 'ImageBlock',
  image: picture,
  caption: 'Morning light sets the inner clock.',
};
