import { EmailAddress } from '../../../features/session/EmailAddress';
import { Button } from '../../../ui/base/Button/Button';
import { Notice } from '../../../ui/messages/Notice/Notice';
import { Spinner } from '../../../ui/base/Spinner/Spinner';
import type { AccountResult } from '../account';
import styles from './Details.module.css';

/** The result while a member is signed in. */
type Result = Exclude<AccountResult, { is: 'signed out' }>;

interface Props {
  /** Undefined until the server has responded. */
  result: Result | undefined;
  retry: () => void;
}

/** The member's username and email address, which cannot be changed here. */
export function Details({ result, retry }: Props) {
  if (!result) return <Spinner label="Loading your account…" />;
  if (result.is !== 'done') {
    return (
      <div role="alert">
        <Notice tone="bad">
          <p>{failure(result)}</p>
          <Button onClick={retry}>Try again</Button>
        </Notice>
      </div>
    );
  }
  const { username, email } = result.value;
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

/** The error shown when the member's data cannot be loaded. */
function failure(result: Exclude<Result, { is: 'done' }>): string {
  return result.is === 'refused'
    ? `Failed to load user data: ${result.status} ${result.statusText}`.trim()
    : 'Unable to load user data.';
}
