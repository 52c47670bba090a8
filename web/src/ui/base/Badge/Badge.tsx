import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Badge.module.css';

interface Props {
  /** A page of the site; without it the badge is plain text. */
  href?: string | undefined;
  /** The category's slug. A topic has the same hue everywhere; a subtopic has the hue of what surrounds the badge. */
  slug?: string | undefined;
  children: ReactNode;
}

/** Shows the name of a category. */
export function Badge({ href, slug, children }: Props) {
  const name = (
    <span className={styles.badge} data-topic={slug}>
      {children}
    </span>
  );
  if (!href) return name;
  return (
    <Link to={href} className={styles.link}>
      {name}
    </Link>
  );
}
