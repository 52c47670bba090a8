import { EmailAddress } from '../../../features/session/EmailAddress';
import { Button } from '../../../ui/base/Button/Button';
import { Notice } from '../../../ui/messages/Notice/Notice';
import { Spinner } from '../../../ui/messages/Spinner/Spinner';
import type { AccountResult } from '../account';
import styles from './Details.module.css';

/** As long as somebody is signed in. */
type Told = Exclude<AccountResult, { is: 'signed out' }>;

interface Props {
  /** Undefined until the server has answered. */
  told: Told | undefined;
  askAgain: () => void;
}

/** Who is signed in, as text: neither can be changed here. */
export function Details({ told, askAgain }: Props) {
  if (!told) return <Spinner label="Loading your account…" />;
  if (told.is !== 'done') {
    return (
      <div role="alert">
        <Notice tone="bad">
          <p>{failure(told)}</p>
          <Button onClick={askAgain}>Try again</Button>
        </Notice>
      </div>
    );
  }
  const { username, email } = told.value;
  return (
    <dl className={styles.details}>
      <div>
        <dt>Username</dt>
        <dd>
          <bdi>{username}</bdi>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <EmailAddress of={email} />
        </dd>
      </div>
    </dl>
  );
}

/** The sentence where a member's data cannot be shown. */
function failure(told: Exclude<Told, { is: 'done' }>): string {
  return told.is === 'refused'
    ? `Failed to load user data: ${told.status} ${told.statusText}`.trim()
    : 'Unable to load user data.';
}
