import type { AdScriptBlockFragment } from './AdScriptBlock.gen';
import { useAds } from '../../../lib/site/site';
import styles from './AdScriptBlock.module.css';

/**
 * An advertiser's code in a frame with its own path, sandboxed here as well: its opaque origin can read neither the
 * page nor the token (C19). Never add `allow-same-origin`. The frame's height is reserved, so there is no layout shift.
 */
export function AdScriptBlock({ frameUrl }: AdScriptBlockFragment) {
  if (useAds().hidden) return null;
  return (
    <div className={styles.ad} data-print="hide">
      <p className={styles.label}>Advertisement</p>
      <iframe
        className={styles.frame}
        src={frameUrl}
        title="Advertisement"
        sandbox="allow-scripts"
        // Advertisers must not learn which page a reader is on.
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}
