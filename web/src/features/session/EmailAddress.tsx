import styles from './EmailAddress.module.css';

/** A member's email address. It breaks before its host if it does not fit on one line. */
export function EmailAddress({ of }: { of: string }) {
  const [name, host] = of.split(/(?=@)/);
  return (
    <span className={styles.address}>
      {name}
      <wbr />
      {host}
    </span>
  );
}
