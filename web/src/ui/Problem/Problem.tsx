import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead';
import { useOnline } from '../online/useOnline';
import { Container } from '../Container/Container';
import styles from './Problem.module.css';

interface Props {
  title: string;
  /** Whether loading the page again may help. */
  retry?: boolean;
}

/** Stands in the place of a page that could not be shown, and says how to go on. */
export function Problem({ title, retry = true }: Props) {
  const location = useLocation();
  const online = useOnline();
  const [failedOffline] = useState(!online);
  return (
    <Container>
      <PageHead title={title.replace(/\.$/, '')} noindex />
      <div className={styles.problem} role="alert">
        <h1>{title}</h1>
        <p>
          {retry && (
            <>
              {advice(online, failedOffline)}{' '}
              <Link to={location} reloadDocument>
                load the page again
              </Link>
              .{' '}
            </>
          )}
          You can also go <Link to="/">back to Home</Link>.
        </p>
      </div>
    </Container>
  );
}

function advice(online: boolean, failedOffline: boolean): string {
  if (!online) return 'You seem to be offline. Look after your connection, then';
  return failedOffline
    ? 'You are online again. Now'
    : 'The site does not answer as it should. Wait a moment, then';
}
