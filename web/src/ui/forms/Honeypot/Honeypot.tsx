import styles from './Honeypot.module.css';

/** The name under which its value is sent. */
export const HONEYPOT = 'leave_empty';

/** A field that people never see. A bot fills it in, and the server then discards what it sends. */
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
