import type { ReactNode } from 'react';
import { PageHead } from '../../../lib/seo/PageHead';
import { Container } from '../../base/Container/Container';
import styles from './FormPage.module.css';

interface Props {
  path: string;
  /** The page's title and heading. */
  title: string;
  /** Keeps the page out of search results; crawlers still follow its links. */
  description: string;
  /** Below the heading. */
  lead?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Further links, below the form. */
  ways?: ReactNode;
}

/** A page with one form, centred. */
export function FormPage({ path, title, description, lead, children, ways }: Props) {
  return (
    <Container>
      <PageHead title={title} description={description} path={path} noindex />
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <div className={styles.lead}>{lead}</div>}
        </div>
        {children}
        {ways !== undefined && <div className={styles.ways}>{ways}</div>}
      </div>
    </Container>
  );
}
