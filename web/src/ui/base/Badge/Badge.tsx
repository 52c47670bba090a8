import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Badge.module.css';

interface Props {
  /** A page of the site; without it the badge only names. */
  href?: string | undefined;
  /** The category's slug: a topic has its own hue wherever it is named, a sub-topic that of what names it. */
  slug?: string | undefined;
  children: ReactNode;
}

/** Names a category. */
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
