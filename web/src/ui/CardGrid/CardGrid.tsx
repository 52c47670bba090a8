import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards, two to four beside each other: a list of `<li>`s. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** What stands among the cards and takes a row of its own. */
export function GridRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return <li className={`${styles.row} ${className}`}>{children}</li>;
}
