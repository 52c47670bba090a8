import { bannerLink, banners } from '../../../ui/lists/BannerLink/BannerLink.fixture';
import { BannerTile } from '../../../ui/lists/BannerLink/BannerTile';
import { BannerTiles } from '../../../ui/lists/BannerLink/BannerTiles';
import { CategoryTile } from '../../../ui/lists/CategoryTile/CategoryTile';
import { bareTile, categoryTile, longTile, tiles } from '../../../ui/lists/CategoryTile/CategoryTile.fixture';
import { CategoryTiles } from '../../../ui/lists/CategoryTile/CategoryTiles';
import { Picture } from '../../../ui/base/Picture/Picture';
import { picture, square } from '../../../ui/base/Picture/Picture.fixture';
import type { ExhibitProps } from '../Exhibit';

export const PICTURES: readonly ExhibitProps[] = [
  {
    file: 'ui/base/Picture/Picture.tsx',
    states: [picture, square].map((shown) => ({
      name: `${shown.width} × ${shown.height}`,
      shown: <Picture picture={shown} sizes="(min-width: 64rem) 24rem, 100vw" />,
    })),
  },
  {
    file: 'ui/lists/CategoryTile/CategoryTile.tsx',
    states: [
      { name: 'With a picture', shown: <CategoryTile {...categoryTile} /> },
      { name: 'Hover', held: 'hover', shown: <CategoryTile {...categoryTile} /> },
      { name: 'Without a picture', shown: <CategoryTile {...bareTile} /> },
      { name: 'A long name', shown: <CategoryTile {...longTile} /> },
    ],
  },
  {
    file: 'ui/lists/CategoryTile/CategoryTiles.tsx',
    width: 'page',
    states: ([3, 4, 6] as const).map((most) => ({
      name: `At most ${most} per row`,
      shown: (
        <CategoryTiles most={most}>
          {tiles.map((tile) => (
            <li key={tile.name}>
              <CategoryTile {...tile} />
            </li>
          ))}
        </CategoryTiles>
      ),
    })),
  },
  {
    file: 'ui/lists/BannerLink/BannerTile.tsx',
    states: (['portrait', 'card', 'row'] as const).map((look) => ({
      name: `Look: ${look}`,
      shown: <BannerTile banner={bannerLink} sizes="46vw" look={look} />,
    })),
  },
  {
    file: 'ui/lists/BannerLink/BannerTiles.tsx',
    width: 'page',
    states: [
      {
        name: 'Default, with a long word, with a picture of another shape',
        shown: <BannerTiles banners={banners} />,
      },
    ],
  },
];
