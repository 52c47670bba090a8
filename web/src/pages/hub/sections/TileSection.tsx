import type { BannerLinkFragment } from '../../../ui/lists/BannerLink/BannerLink.gen';
import { bannerHref } from '../../../ui/lists/BannerLink/banner-href';
import { CategoryTile } from '../../../ui/lists/CategoryTile/CategoryTile';
import { CategoryTiles } from '../../../ui/lists/CategoryTile/CategoryTiles';
import { Section } from '../../../ui/lists/Section/Section';

/** As `<img sizes>`, by how many stand side by side. */
const SIZES = {
  3: '(min-width: 82rem) 24rem, (min-width: 44rem) 30vw, 46vw',
  6: '(min-width: 82rem) 11.5rem, (min-width: 60rem) 15vw, (min-width: 44rem) 30vw, 46vw',
};

interface Props {
  title: string;
  banners: readonly BannerLinkFragment[];
  /** How many stand side by side where there is room. */
  most: 3 | 6;
}

/** The topics row, and the popular issues: tiles under a heading. */
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
