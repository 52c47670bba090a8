import styles from './Honeypot.module.css';

/** The name under which its value is sent. */
export const HONEYPOT = 'leave_empty';

/** A field that no person meets. What fills it in is a program, and the server keeps nothing of what that sends. */
export function Honeypot() {
  return (
    <div aria-hidden className={styles.away}>
      <label>
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
