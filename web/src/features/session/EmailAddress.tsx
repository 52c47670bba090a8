import styles from './EmailAddress.module.css';

/** A member's address: in one piece as long as a line holds it, else it breaks before its host. */
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
