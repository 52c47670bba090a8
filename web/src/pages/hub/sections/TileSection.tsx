import type { BannerLinkFragment } from '../../../ui/lists/BannerLink/BannerLink.gen';
import { bannerHref } from '../../../ui/lists/BannerLink/banner-href';
import { CategoryTile } from '../../../ui/lists/CategoryTile/CategoryTile';
import { CategoryTiles } from '../../../ui/lists/CategoryTile/CategoryTiles';
import { Section } from '../../../ui/lists/Section/Section';

/** `<img sizes>` by the number of tiles per row. */
const SIZES = {
  3: '(min-width: 82rem) 24rem, (min-width: 44rem) 30vw, 46vw',
  6: '(min-width: 82rem) 11.5rem, (min-width: 60rem) 15vw, (min-width: 44rem) 30vw, 46vw',
};

interface Props {
  title: string;
  banners: readonly BannerLinkFragment[];
  /** The number of tiles per row on wide screens. */
  most: 3 | 6;
}

/** A row of tiles under a heading, used for the topics and for the popular issues. */
export function TileSection({ title, banners, most }: Props) {
  if (banners.length === 0) return null;
  return (
    <Section title={title}>
      <CategoryTiles most={most}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <CategoryTile
              name={banner.imageText || banner.title}
              to={bannerHref(banner)}
              picture={banner.image}
              sizes={SIZES[most]}
              headingLevel={3}
            />
          </li>
        ))}
      </CategoryTiles>
    </Section>
  );
}
