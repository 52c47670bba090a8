import { useEffect, useId, useState, type FormEvent } from 'react';
import { loadChunk } from '../../lib/routing/outdated';
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot';
import styles from './Newsletter.module.css';
import type { Said } from './subscribe';

/** How long a sentence stands. */
const SAID_FOR_MS = 2500;

/** Asks for the newsletter. The browser keeps what is typed, from the first letter on. */
export function Newsletter() {
  const id = useId();
  const saidId = useId();
  // Null while an address is being sent.
  const [said, setSaid] = useState<Said | null>();
  useEffect(() => {
    if (!said || said.stays) return undefined;
    const timer = setTimeout(() => setSaid(said.after), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function send(form: HTMLFormElement) {
    setSaid(null);
    const next = await loadChunk(() => import('./subscribe')).then(
      ({ subscribe }) => subscribe(form, said),
      () => ({ sentence: 'Subscription failed. Try again.' }),
    );
    setSaid(next);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (said !== null) void send(event.currentTarget);
  }

  // Of the method `dialog` a form outside of one goes nowhere: it waits for its script.
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby={id}
      data-print="hide"
    >
      <p id={id} className={styles.label}>
        Our newsletter
      </p>
      <p className={styles.promise}>New articles, now and then. You can leave whenever you like.</p>
      <div className={styles.row}>
        <input
          className={styles.field}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="Your email address"
          aria-label="Your email address"
          aria-invalid={said?.isRefused}
          aria-describedby={saidId}
        />
        <Honeypot />
        <button type="submit" className={styles.button} aria-disabled={said === null}>
          Subscribe
        </button>
      </div>
      <p id={saidId} role="status" className={styles.said} data-done={said?.isDone}>
        {said?.sentence}
      </p>
    </form>
  );
}
