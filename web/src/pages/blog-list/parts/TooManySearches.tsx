import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '../../../lib/seo/PageHead';
import { LinkButton } from '../../../ui/base/Button/LinkButton';
import { Container } from '../../../ui/base/Container/Container';
import styles from '../../../ui/messages/Problem/Problem.module.css';

/** Shown instead of search results when a visitor exceeds the search limit. */
export function TooManySearches() {
  const { pathname, search } = useLocation();
  return (
    <Container>
      <PageHead title="Please wait a moment" noindex />
      <div className={styles.problem} role="status">
        <h1>Please wait a moment</h1>
        <p>
          Too many searches came from your connection in the last minute. Wait a minute, then search again.
          Meanwhile, you can read all articles and topics.
        </p>
        <p className={styles.ways}>
          <LinkButton to={pathname + search} reloads>
            Search again
          </LinkButton>
          <Link to="/blog-list" className={styles.link}>
            All articles
          </Link>
        </p>
      </div>
    </Container>
  );
}
