import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import styles from './PageTop.module.css';

export interface PageTopProps {
  title: string;
  /** The page's name in the breadcrumbs; defaults to its title. */
  here?: string | undefined;
  /** The pages between home and this one. */
  above?: readonly { name: string; to: string }[];
  /** One or two sentences about the page. */
  children?: ReactNode;
}

const HOME = { name: 'Home', to: '/' };

/** A page header: breadcrumbs, title and introduction. */
export function PageTop({ title, here = title, above = [], children }: PageTopProps) {
  return (
    <header className={styles.top}>
      <Breadcrumbs above={[HOME, ...above]} here={here} />
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </header>
  );
}
