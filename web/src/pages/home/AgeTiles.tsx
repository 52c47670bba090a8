import type { BannerLinkFragment } from '../../ui/BannerLink/BannerLink.gen';
import { BannerTile } from '../../ui/BannerLink/BannerTile';
import { Section } from '../../ui/Section/Section';
import styles from './AgeTiles.module.css';

const SIZES = '(min-width: 82rem) 12rem, (min-width: 60rem) 15vw, (min-width: 40rem) 30vw, 46vw';

export function AgeTiles({ banners }: { banners: BannerLinkFragment[] }) {
  if (banners.length === 0) return null;
  return (
    <Section title="Wellness at Every Age">
      <ul className={styles.tiles}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerTile banner={banner} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
