import { pictureOf } from '../Picture/Picture.fixture';
import type { BannerLinkFragment } from './BannerLink.gen';

export const bannerLink: BannerLinkFragment = {
  __typename: 'Banner',
  id: 'b1',
  title: 'Growing up',
  image: pictureOf('Two friends on a wall', 900, 1200),
  imageText: 'Teen Mental Health',
  headColor: '#7a6fb0',
  linkUrl: null,
};
