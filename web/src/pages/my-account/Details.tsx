import { Button } from '../../ui/Button/Button';
import styles from './Details.module.css';
import type { useAccount } from './useAccount';

interface Props {
  known: ReturnType<typeof useAccount>['known'];
  /** Whether the session is over: then asking again helps nobody. */
  isEnded: boolean;
  askAgain: () => void;
}

/** Who is signed in, as text: neither can be changed here. */
export function Details({ known, isEnded, askAgain }: Props) {
  if (known.is === 'failed') {
    return (
      <div role="alert" className={styles.failed}>
        <p>{known.sentence}</p>
        {!isEnded && <Button onClick={askAgain}>Try again</Button>}
      </div>
    );
  }
  const account = known.is === 'there' ? known.account : undefined;
  return (
    <dl className={styles.details} aria-busy={!account && !isEnded}>
      <dt>Username</dt>
      <dd>{account?.username ?? '…'}</dd>
      <dt>E-mail</dt>
      <dd>{account?.email ?? '…'}</dd>
    </dl>
  );
}
