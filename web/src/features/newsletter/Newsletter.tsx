import { useId, useState, type FormEvent } from 'react';
import { loadChunk } from '../../lib/outdated';
import { useDelay } from '../../ui/delay/useDelay';
import styles from './Newsletter.module.css';

/** How long a sentence stands (document 2, section 9). */
const SAID_FOR_MS = 2500;

/** Asks for the newsletter (document 2, sections 2.6 and 8). The browser keeps what is typed, from the first letter on. */
export function Newsletter() {
  const id = useId();
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  const delay = useDelay();

  async function send(form: HTMLFormElement) {
    setSending(true);
    const sentence = await loadChunk(() => import('./subscribe')).then(
      ({ subscribe }) => subscribe(form),
      () => 'Subscription failed. Try again.',
    );
    setSending(false);
    setSaid(sentence);
    delay.start(() => setSaid(''), SAID_FOR_MS);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) void send(event.currentTarget);
  }

  // Of the method `dialog` a form outside of one goes nowhere: it waits for its script.
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit} data-print="hide">
      <label htmlFor={id} className={styles.label}>
        Our newsletter
      </label>
      <p className={styles.promise}>New articles, now and then. You can leave whenever you like.</p>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="Your email address"
        />
        <button type="submit" className={styles.button} aria-disabled={sending}>
          Subscribe
        </button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </form>
  );
}
