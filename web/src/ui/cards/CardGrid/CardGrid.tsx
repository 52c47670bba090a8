import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface Props {
  /** The most cards per row. */
  most?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** Cards, at least two per row: a list of `<li>`s. */
export function CardGrid({ most = 4, children }: Props) {
  return (
    <ul className={styles.grid} data-most={most}>
      {children}
    </ul>
  );
}

/** An element between the cards that takes a whole row. */
export function GridRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return <li className={`${styles.row} ${className}`}>{children}</li>;
}
