import { useId, type ReactNode } from 'react';
import styles from './AccountSection.module.css';

interface Props {
  title: string;
  /** The section's action, at the end of its heading line. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A boxed section of the account page. */
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
