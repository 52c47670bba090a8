import type { DividerBlockFragment } from './DividerBlock.gen';
import styles from './DividerBlock.module.css';

export function DividerBlock({ decorative }: DividerBlockFragment) {
  return <hr className={styles.rule} aria-hidden={decorative || undefined} />;
}
