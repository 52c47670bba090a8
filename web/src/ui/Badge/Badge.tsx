import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Badge.module.css';

interface Props {
  /** A page of the site; without it the badge only names. */
  href?: string | undefined;
  children: ReactNode;
}

/** Names a category, in the hue of the topic it stands in (`data-topic`). */
export function Badge({ href, children }: Props) {
  const name = <span className={styles.badge}>{children}</span>;
  if (!href) return name;
  return (
    <Link to={href} className={styles.link}>
      {name}
    </Link>
  );
}
