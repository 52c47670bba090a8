import { useEffect, useId, useState, type FormEvent } from 'react';
import { loadChunk } from '../../lib/routing/reload/outdated';
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot';
import styles from './Newsletter.module.css';
import type { SubscriptionMessage } from './subscribe';

/** How long a message stays. */
const SHOWN_FOR_MS = 2500;

/**
 * The sign-up form for the newsletter. The input is uncontrolled, so that it keeps what is typed before hydration.
 */
export function Newsletter() {
  const id = useId();
  const messageId = useId();
  // Null while an address is being sent.
  const [message, setMessage] = useState<SubscriptionMessage | null>();
  useEffect(() => {
    if (!message || message.stays) return undefined;
    const timer = setTimeout(() => setMessage(message.after), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [message]);

  async function send(form: HTMLFormElement) {
    setMessage(null);
    const next = await loadChunk(() => import('./subscribe')).then(
      ({ subscribe }) => subscribe(form, message),
      () => ({ sentence: 'Subscription failed. Try again.' }),
    );
    setMessage(next);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (message !== null) void send(event.currentTarget);
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
          aria-invalid={message?.isRefused}
          aria-describedby={messageId}
        />
        <Honeypot />
        <button type="submit" className={styles.button} aria-disabled={message === null}>
          Subscribe
        </button>
      </div>
      <p id={messageId} role="status" className={styles.status} data-done={message?.isDone}>
        {message?.sentence}
      </p>
    </form>
  );
}
