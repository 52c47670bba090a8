import { LONG_WORD } from '../../long-words.fixture';
import { getPicture, square } from '../../base/Picture/Picture.fixture';
import type { BannerLinkFragment } from './BannerLink.gen';

export const bannerLink: BannerLinkFragment = {
  __typename: 'Banner',
  id: 'b1',
  title: 'Growing up',
  image: getPicture('Two friends on a wall', 900, 1200),
  imageText: 'Teen Mental Health',
  headColor: '#7a6fb0',
  linkUrl: null,
};

/** One as it is, one with a long word, one of another shape. */
export const banners: readonly BannerLinkFragment[] = [
  bannerLink,
  { ...bannerLink, id: 'b2', imageText: LONG_WORD },
  { ...bannerLink, id: 'b3', imageText: 'Sleep', image: square },
];
