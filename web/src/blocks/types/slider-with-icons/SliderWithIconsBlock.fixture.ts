import { slides } from '../../parts/slides/Slide.fixture';
import type { SliderWithIconsBlockFragment } from './SliderWithIconsBlock.gen';

export const sliderWithIconsBlock: SliderWithIconsBlockFragment = {
  __typename: 'SliderWithIconsBlock',
  slides,
};
