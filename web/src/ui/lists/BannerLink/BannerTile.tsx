import { Picture } from '../../base/Picture/Picture';
import { TextLink } from '../../base/TextLink/TextLink';
import type { BannerLinkFragment } from './BannerLink.gen';
import { bannerHref } from './banner-href';
import styles from './BannerTile.module.css';

/** A picture higher than wide with its text under it, or a lower one in a card, over or beside its text. */
export type TileLook = 'portrait' | 'card' | 'row';

interface Props {
  banner: BannerLinkFragment;
  /** As `<img sizes>`. */
  sizes: string;
  look: TileLook;
}

/** A picture with its text, one link together. */
export function BannerTile({ banner, sizes, look }: Props) {
  return (
    <TextLink href={bannerHref(banner)} opensNewTab={false} className={`${styles.tile} ${styles[look]}`}>
      <Picture picture={{ ...banner.image, alt: '' }} sizes={sizes} className={styles.picture} />
      <span className={styles.text}>{banner.imageText || banner.title}</span>
    </TextLink>
  );
}
