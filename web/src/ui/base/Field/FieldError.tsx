import styles from './Field.module.css';

/** A field's error, below it, in red. Screen readers announce it when it appears. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  );
}
