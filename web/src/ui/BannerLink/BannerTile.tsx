import { Picture } from '../Picture/Picture';
import { TextLink } from '../TextLink/TextLink';
import type { BannerLinkFragment } from './BannerLink.gen';
import { bannerHref } from './bannerHref';
import styles from './BannerTile.module.css';

interface Props {
  banner: BannerLinkFragment;
  /** As `<img sizes>`. */
  sizes: string;
}

/** A picture with its text under it, one link together. */
export function BannerTile({ banner, sizes }: Props) {
  return (
    <TextLink href={bannerHref(banner)} opensNewTab={false} className={styles.tile}>
      <Picture picture={{ ...banner.image, alt: '' }} sizes={sizes} className={styles.picture} />
      <span className={styles.text}>{banner.imageText || banner.title}</span>
    </TextLink>
  );
}
