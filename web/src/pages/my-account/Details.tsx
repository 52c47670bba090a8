import { Button } from '../../ui/Button/Button';
import type { ToldAccount } from './account';
import styles from './Details.module.css';

/** As long as somebody is signed in. */
type Told = Exclude<ToldAccount, { is: 'signed out' }>;

interface Props {
  /** Undefined until the server has answered. */
  told: Told | undefined;
  askAgain: () => void;
}

/** Who is signed in, as text: neither can be changed here. */
export function Details({ told, askAgain }: Props) {
  if (told && told.is !== 'done') {
    return (
      <div role="alert" className={styles.failed}>
        <p>{failure(told)}</p>
        <Button onClick={askAgain}>Try again</Button>
      </div>
    );
  }
  return (
    <dl className={styles.details} aria-busy={!told}>
      <dt>Username</dt>
      <dd>{told?.value.username ?? '…'}</dd>
      <dt>E-mail</dt>
      <dd>{told?.value.email ?? '…'}</dd>
    </dl>
  );
}

/** Document 1, section 8. */
function failure(told: Exclude<Told, { is: 'done' }>): string {
  return told.is === 'refused'
    ? `Failed to load user data: ${told.status} ${told.statusText}`.trim()
    : 'Unable to load user data.';
}
