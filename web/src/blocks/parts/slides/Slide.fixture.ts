import { getPicture } from '../../../ui/base/Picture/Picture.fixture';
import type { SlideFragment } from './Slide.gen';

export const slides: SlideFragment[] = [
  {
    __typename: 'Slide',
    image: getPicture('A kettle on a stove'),
    caption: 'Warm, not hot: herbal tea an hour before.',
  },
  { __typename: 'Slide', image: getPicture('A phone in a drawer', 1000, 1000), caption: null },
  { __typename: 'Slide', image: getPicture('A window ajar'), caption: 'Cool air, 16 to 19 °C.' },
];
