import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Plain text of the program's own, set as the blocks of an article are. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
