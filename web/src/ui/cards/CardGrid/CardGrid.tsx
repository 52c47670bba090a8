import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface Props {
  /** How many stand side by side where there is room. */
  most?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** Cards, two or more beside each other: a list of `<li>`s. */
export function CardGrid({ most = 4, children }: Props) {
  return (
    <ul className={styles.grid} data-most={most}>
      {children}
    </ul>
  );
}

/** What stands among the cards and takes a row of its own. */
export function GridRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return <li className={`${styles.row} ${className}`}>{children}</li>;
}
