import { useAds } from '../../../lib/site/site';
import styles from './AdLoading.module.css';

/**
 * An ad slot of 100 px, for calculators and legal pages. Its height is reserved, so nothing moves when an ad loads. With an
 * ad in the site settings, it contains that, in a frame that can read neither the page nor the token (C19).
 */
export function AdLoading({ words = 'Ad Loading' }: { words?: string }) {
  const { hidden, frame } = useAds();
  if (hidden) return null;
  return (
    <div className={styles.box} role="group" aria-label="Advertisement" data-print="hide">
      {frame === undefined ? (
        words
      ) : (
        <iframe
          className={styles.frame}
          src={frame}
          title="Advertisement"
          sandbox="allow-scripts"
          // Advertisers must not learn which page a reader is on.
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )}
    </div>
  );
}
