import type { ReactNode } from 'react';
import styles from './CategoryTiles.module.css';

interface Props {
  /** The most tiles per row. */
  most: 3 | 4 | 6;
  children: ReactNode;
}

/** A grid of tiles: a list of `<li>`s. */
export function CategoryTiles({ most, children }: Props) {
  return (
    <ul className={styles.tiles} data-most={most}>
      {children}
    </ul>
  );
}
