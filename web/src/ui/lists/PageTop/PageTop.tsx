import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import styles from './PageTop.module.css';

export interface PageTopProps {
  title: string;
  /** What the breadcrumb calls the page; its title, when left out. */
  here?: string | undefined;
  /** The pages between home and this one. */
  above?: readonly { name: string; to: string }[];
  /** What the page is, in a sentence or two. */
  children?: ReactNode;
}

const HOME = { name: 'Home', to: '/' };

/** How a page begins: the way to it, its title, and what it is. */
export function PageTop({ title, here = title, above = [], children }: PageTopProps) {
  return (
    <header className={styles.top}>
      <Breadcrumbs above={[HOME, ...above]} here={here} />
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </header>
  );
}
