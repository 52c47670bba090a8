import type { RawHtmlBlockFragment } from './RawHtmlBlock.gen';
import styles from './RawHtmlBlock.module.css';

/** The only CMS text that becomes markup. The server has sanitized it (C19). */
export function RawHtmlBlock({ html }: RawHtmlBlockFragment) {
  // Content that does not wrap scrolls sideways, with the keyboard too.
  const wide = /<(table|pre)\b/i.test(html) && { role: 'group', 'aria-label': 'Table', tabIndex: 0 };
  return <div className={styles.html} dir="auto" {...wide} dangerouslySetInnerHTML={{ __html: html }} />;
}
