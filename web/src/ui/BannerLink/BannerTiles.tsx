import type { BannerLinkFragment } from './BannerLink.gen';
import { BannerTile, type TileLook } from './BannerTile';
import styles from './BannerTiles.module.css';

const SIX = '(min-width: 82rem) 12rem, (min-width: 60rem) 15vw, (min-width: 40rem) 30vw, 46vw';
export type GridLook = Exclude<TileLook, 'low'>;
/** As `<img sizes>`. */
const SIZES: Record<GridLook, string> = {
  portrait: SIX,
  square: SIX,
  card: '(min-width: 82rem) 24rem, (min-width: 40rem) 30vw, 46vw',
};

/** Banners as a grid of tiles: six side by side where there is room, cards three. */
export function BannerTiles({ banners, look }: { banners: readonly BannerLinkFragment[]; look: GridLook }) {
  return (
    <ul className={styles.tiles} data-look={look}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerTile banner={banner} sizes={SIZES[look]} look={look} />
        </li>
      ))}
    </ul>
  );
}
