import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './FilledButton.module.css';

interface Props {
  to: string;
  /** Loads the whole page instead of navigating in the browser. */
  reloads?: boolean;
  children: ReactNode;
}

/** A link to a page of this site that looks like a button. Hidden in print, where it is useless. */
export function LinkButton({ to, reloads = false, children }: Props) {
  return (
    <Link to={to} reloadDocument={reloads} className={styles.button} data-print="hide">
      {children}
    </Link>
  );
}
