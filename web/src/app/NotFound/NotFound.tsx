import { PageHead } from '../../lib/PageHead';
import { LinkButton } from '../../ui/Button/LinkButton';
import { Container } from '../../ui/Container/Container';
import styles from './NotFound.module.css';
import { useLockedWhenFitting } from './useLockedWhenFitting';

/** Document 3, "Not-found page". */
export function NotFound() {
  useLockedWhenFitting();
  return (
    <Container>
      <PageHead title="Page not found" noindex />
      <div className={styles.page}>
        <h1>We could not find that page</h1>
        <p>
          It may have moved, or its address may have a typing mistake. These are good places to go on from:
        </p>
        <ul className={styles.ways}>
          <li>
            <LinkButton to="/">Home</LinkButton>
          </li>
          <li>
            <LinkButton to="/categories-list">Health Conditions</LinkButton>
          </li>
          <li>
            <LinkButton to="/main-category">Popular Topics</LinkButton>
          </li>
        </ul>
        <p>
          <LinkButton to="/">Back to Home</LinkButton>
        </p>
      </div>
    </Container>
  );
}
