import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '../../../lib/seo/PageHead';
import { useReloadOnRestore } from '../../../lib/routing/reload/use-reload-on-restore';
import { LinkButton } from '../../base/Button/LinkButton';
import { Container } from '../../base/Container/Container';
import { useOnline } from '../../hooks/use-online';
import styles from './Problem.module.css';

/** Replaces a page that could not be shown, and explains how to continue. */
export function Problem({ title }: { title: string }) {
  const { pathname, search, hash } = useLocation();
  const online = useOnline();
  const [failedOffline] = useState(!online);
  useReloadOnRestore();
  return (
    <Container>
      <PageHead title={title.replace(/\.$/, '')} noindex />
      <div className={styles.problem} role="alert" data-problem>
        <h1>{heading(title, online, failedOffline)}</h1>
        <p>{online ? advice(failedOffline) : `${title} Check your connection, then try again.`}</p>
        <p className={styles.ways}>
          <LinkButton to={pathname + search + hash} reloads>
            Try again
          </LinkButton>
          <Link to="/" className={styles.link}>
            Back to Home
          </Link>
        </p>
      </div>
    </Container>
  );
}

function heading(title: string, online: boolean, failedOffline: boolean): string {
  if (!online) return 'You are offline';
  return failedOffline ? 'You are online again' : title;
}

function advice(failedOffline: boolean): string {
  return failedOffline
    ? 'You are online again. Please try again.'
    : 'The site is not responding properly. Wait a moment, then try again.';
}
