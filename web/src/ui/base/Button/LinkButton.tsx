import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './FilledButton.module.css';

interface Props {
  to: string;
  /** Loads the whole page anew. */
  reloads?: boolean;
  children: ReactNode;
}

/** Looks like a button and leads to a page of this site; on paper it leads nowhere. */
export function LinkButton({ to, reloads = false, children }: Props) {
  return (
    <Link to={to} reloadDocument={reloads} className={styles.button} data-print="hide">
      {children}
    </Link>
  );
}
