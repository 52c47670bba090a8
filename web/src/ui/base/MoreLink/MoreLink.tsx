import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './MoreLink.module.css';

/** Links to the complete list of which a part is shown here. Marks itself as current on that page. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} end className={styles.more}>
      {children}
    </NavLink>
  );
}
