import { Picture } from '../../base/Picture/Picture';
import { TextLink } from '../../base/TextLink/TextLink';
import type { BannerLinkFragment } from './BannerLink.gen';
import { bannerHref } from './banner-href';
import styles from './BannerTile.module.css';

/** A portrait picture above its text, or a landscape one in a card, above or beside its text. */
type TileLook = 'portrait' | 'card' | 'row';

interface Props {
  banner: BannerLinkFragment;
  /** In the syntax of `<img sizes>`. */
  sizes: string;
  look: TileLook;
}

/** A picture with its text, together one link. */
export function BannerTile({ banner, sizes, look }: Props) {
  return (
    <TextLink href={bannerHref(banner)} opensNewTab={false} className={`${styles.tile} ${styles[look]}`}>
      <Picture picture={{ ...banner.image, alt: '' }} sizes={sizes} className={styles.picture} />
      <span className={styles.text}>{banner.imageText || banner.title}</span>
    </TextLink>
  );
}
