import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './MoreLink.module.css';

/** Leads to all of what stands beside it in part. On the page that it leads to it says so. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} end className={styles.more}>
      {children}
    </NavLink>
  );
}
