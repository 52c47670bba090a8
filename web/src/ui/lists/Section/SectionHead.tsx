import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface Props {
  /** The heading's id, by which a region is named. */
  id?: string;
  title: string;
  /** Next to the title: buttons of the section, or a link to the complete list. */
  children?: ReactNode;
}

/** The header of a section. */
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
