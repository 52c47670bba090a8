import { useId, type ReactNode } from 'react';
import styles from './AccountSection.module.css';

interface Props {
  title: string;
  /** What can be done with it, at the end of its heading's line. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of the account, in a box of its own. */
export function AccountSection({ title, action, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
