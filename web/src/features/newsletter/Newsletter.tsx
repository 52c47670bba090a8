import { useEffect, useId, useState, type FormEvent } from 'react';
import { loadChunk } from '../../lib/routing/outdated';
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot';
import styles from './Newsletter.module.css';
import type { SubscriptionMessage } from './subscribe';

/** How long a message stays. */
const SAID_FOR_MS = 2500;

/**
 * The sign-up form for the newsletter. The input is uncontrolled, so that it keeps what is typed before hydration.
 */
export function Newsletter() {
  const id = useId();
  const saidId = useId();
  // Null while an address is being sent.
  const [said, setSaid] = useState<SubscriptionMessage | null>();
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

  // With `method="dialog"` outside a dialog, the form does nothing until its script has loaded.
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
      <p className={styles.promise}>New articles, now and then. You can unsubscribe at any time.</p>
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
