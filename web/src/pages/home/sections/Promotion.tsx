import type { CSSProperties } from 'react';
import { inkOn } from '../../../lib/colour/ink-on';
import type { BannerLinkFragment } from '../../../ui/lists/BannerLink/BannerLink.gen';
import { bannerHref } from '../../../ui/lists/BannerLink/banner-href';
import { Container } from '../../../ui/base/Container/Container';
import cover from '../../../ui/base/CoverLink/CoverLink.module.css';
import { Picture } from '../../../ui/base/Picture/Picture';
import { TextLink } from '../../../ui/base/TextLink/TextLink';
import styles from './Promotion.module.css';

const SIZES = '(min-width: 82rem) 42rem, (min-width: 48rem) 55vw, 100vw';

/** An article that the editors put forward: a banner's picture beside its words, on the banner's colour. */
export function Promotion({ banner }: { banner: BannerLinkFragment | null }) {
  if (!banner) return null;
  const { title, image, imageText, headColor } = banner;
  return (
    <Container>
      <aside className={styles.card} style={getColours(headColor)} aria-label={title}>
        <Picture picture={{ ...image, alt: '' }} sizes={SIZES} className={styles.picture} />
        <div className={styles.text}>
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
          <TextLink href={bannerHref(banner)} opensNewTab={false} className={`${cover.cover} ${styles.link}`}>
            {imageText || 'Read More'}
          </TextLink>
        </div>
      </aside>
    </Container>
  );
}

function getColours(headColor: string): CSSProperties {
  return { background: headColor, color: inkOn(headColor) };
}
