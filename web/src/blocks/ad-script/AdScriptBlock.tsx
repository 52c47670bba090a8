import type { AdScriptBlockFragment } from './AdScriptBlock.gen';
import styles from './AdScriptBlock.module.css';

/**
 * An advertiser's code in a frame of its own path that is also sandboxed here: an opaque origin, which reads neither
 * the page nor the token (C19). Never add `allow-same-origin`. Its height is kept free, so nothing moves.
 */
export function AdScriptBlock({ frameUrl }: AdScriptBlockFragment) {
  return (
    <div className={styles.ad} data-print="hide">
      <p className={styles.label}>Advertisement</p>
      <iframe
        className={styles.frame}
        src={frameUrl}
        title="Advertisement"
        sandbox="allow-scripts"
        // Advertisers need not know who reads what.
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}
