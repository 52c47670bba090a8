import { bannerLink } from '../../../ui/BannerLink/BannerLink.fixture';
import { BannerTile } from '../../../ui/BannerLink/BannerTile';
import { BannerTiles } from '../../../ui/BannerLink/BannerTiles';
import { CategoryTile } from '../../../ui/CategoryTile/CategoryTile';
import { CategoryTiles } from '../../../ui/CategoryTile/CategoryTiles';
import { Picture } from '../../../ui/Picture/Picture';
import { picture, pictureOf } from '../../../ui/Picture/Picture.fixture';
import type { Exhibited } from '../Exhibit';
import { LONG_WORD } from './longWords';

const SIZES = '(min-width: 64rem) 15rem, 46vw';
const square = pictureOf('A phone in a drawer', 1000, 1000);
const banners = [
  bannerLink,
  { ...bannerLink, id: 'b2', imageText: LONG_WORD },
  { ...bannerLink, id: 'b3', image: square, imageText: 'Sleep' },
];

export const PICTURES: readonly Exhibited[] = [
  {
    name: 'Picture',
    states: [picture, square].map((shown) => ({
      name: `${shown.width} × ${shown.height}`,
      shown: <Picture picture={shown} sizes="(min-width: 64rem) 24rem, 100vw" />,
    })),
  },
  {
    name: 'CategoryTile',
    width: 'page',
    states: [
      {
        name: 'In CategoryTiles: with a picture, without one, with a long name',
        shown: (
          <CategoryTiles most={4}>
            <li>
              <CategoryTile
                name="Sleep"
                to="/category/sleep"
                topic="sleep"
                picture={picture}
                sizes={SIZES}
                headingLevel={3}
              />
            </li>
            {[
              { name: 'Heart Health', topic: 'heart-health' },
              { name: 'Communication Skills', topic: 'communication-skills' },
              { name: LONG_WORD, topic: 'digestion' },
            ].map(({ name, topic }) => (
              <li key={topic}>
                <CategoryTile
                  name={name}
                  to={`/category/${topic}`}
                  topic={topic}
                  picture={null}
                  sizes={SIZES}
                  headingLevel={3}
                />
              </li>
            ))}
          </CategoryTiles>
        ),
      },
    ],
  },
  {
    name: 'BannerLink',
    width: 'page',
    states: [
      { name: 'Portrait', shown: <BannerTiles banners={banners} /> },
      { name: 'Card', shown: <BannerTile banner={bannerLink} sizes="46vw" look="card" /> },
    ],
  },
];
