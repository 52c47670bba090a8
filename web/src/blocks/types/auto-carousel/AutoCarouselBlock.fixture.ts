import { slides } from '../../parts/slides/Slide.fixture';
import type { AutoCarouselBlockFragment } from './AutoCarouselBlock.gen';

export const autoCarouselBlock: AutoCarouselBlockFragment = { __typename: 'AutoCarouselBlock', slides };
