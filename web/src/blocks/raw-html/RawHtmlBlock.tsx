import type { RawHtmlBlockFragment } from './RawHtmlBlock.gen';
import styles from './RawHtmlBlock.module.css';

/** The only text of the CMS that becomes markup: the server has cleaned it (C19). */
export function RawHtmlBlock({ html }: RawHtmlBlockFragment) {
  // What does not wrap scrolls sideways, with the keyboard too.
  const wide = /<(table|pre)\b/i.test(html) && { role: 'group', 'aria-label': 'Table', tabIndex: 0 };
  return <div className={styles.html} dir="auto" {...wide} dangerouslySetInnerHTML={{ __html: html }} />;
}
