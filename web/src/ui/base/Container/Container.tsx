import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** The page's width and its gutters. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
