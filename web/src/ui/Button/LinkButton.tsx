import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './FilledButton.module.css';

/** Looks like a button and leads to a page of this site. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.button}>
      {children}
    </Link>
  );
}
