import type { RawHtmlBlockFragment } from './RawHtmlBlock.gen';
import styles from './RawHtmlBlock.module.css';

/** The only text of the CMS that becomes markup: the server has cleaned it (C19). */
export function RawHtmlBlock({ html }: RawHtmlBlockFragment) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
