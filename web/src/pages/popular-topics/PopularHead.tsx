import { inkOn } from '../../lib/inkOn';
import type { BannerLinkFragment } from '../../ui/BannerLink/BannerLink.gen';
import { Picture } from '../../ui/Picture/Picture';
import styles from './PopularHead.module.css';

/** Its height is the text's: of a wide picture more than its place shows is needed. */
const SIZES = '(min-width: 82rem) 50rem, (min-width: 60rem) 75vw, 115vw';

/** The page's title beside the editors' banner, on its colour. Its link is not followed: it leads to this very page. */
export function PopularHead({ banner }: { banner: BannerLinkFragment | null }) {
  const colours = banner
    ? { background: banner.headColor, color: inkOn(banner.headColor) }
    : { background: 'var(--topic-tint)' };
  return (
    <header className={styles.head}>
      <div className={styles.text} style={colours}>
        <h1>Popular Topics</h1>
        <p>What our readers come for. Choose a topic and start reading.</p>
      </div>
      {banner && (
        <Picture picture={{ ...banner.image, alt: '' }} sizes={SIZES} priority className={styles.picture} />
      )}
    </header>
  );
}
