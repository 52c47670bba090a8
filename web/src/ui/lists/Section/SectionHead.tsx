import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface Props {
  /** Of the heading, by which a region is named. */
  id?: string;
  title: string;
  /** Beside the title: buttons of the section, or the way to all of it. */
  children?: ReactNode;
}

/** What a part of a page begins with. */
export function SectionHead({ id, title, children }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}
