import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Static text, styled like the blocks of an article. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
