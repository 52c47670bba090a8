import styles from './Field.module.css';

/** What is wrong with a field, below it, in red. A screen reader tells it when it comes. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  );
}
