import type { BannerLinkFragment } from './BannerLink.gen';
import { BannerTile } from './BannerTile';
import styles from './BannerTiles.module.css';

const SIZES = '(min-width: 82rem) 12rem, (min-width: 60rem) 15vw, (min-width: 44rem) 30vw, 46vw';

/** Banners as a grid of portrait tiles, at most six per row. */
export function BannerTiles({ banners }: { banners: readonly BannerLinkFragment[] }) {
  return (
    <ul className={styles.tiles}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerTile banner={banner} sizes={SIZES} look="portrait" />
        </li>
      ))}
    </ul>
  );
}
