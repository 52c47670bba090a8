import { Link } from 'react-router-dom';
import { searchPath } from '../../../lib/routing/search-path';
import styles from './NothingFound.module.css';

interface Props {
  search?: string | null | undefined;
  /** The category that was searched; null for all categories. */
  category: { name: string; slug: string } | null;
  nearest: { searches: readonly string[]; categories: readonly { name: string; slug: string }[] };
}

/** Shown when a list has no articles; suggests where to find some. */
export function NothingFound({ search, category, nearest: { searches: all, categories } }: Props) {
  // A search that finds nothing in one category may find results in all of them; the page offers that below.
  const searches = all.filter((text) => text !== search?.toLowerCase());
  return (
    <div className={styles.nothing}>
      {search && searches.length > 0 && (
        <section aria-labelledby="did-you-mean">
          <h2 id="did-you-mean">Did you mean</h2>
          <ul className={styles.links}>
            {searches.map((text) => (
              <li key={text}>
                <Link to={searchPath(text)} className={styles.link}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {search && category && (
        <p>
          You looked in {category.name} alone.{' '}
          <Link to={searchPath(search)}>Look for “{search}” in all categories</Link>.
        </p>
      )}
      {!search && category && (
        <p>
          Nothing has been published here yet.{' '}
          <Link to={`/category/${category.slug}`}>See what else {category.name} has</Link>.
        </p>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="topics-to-try">
          <h2 id="topics-to-try">Topics that may help</h2>
          <ul className={styles.links}>
            {categories.map(({ name, slug }) => (
              <li key={slug} data-topic={slug}>
                <Link to={`/category/${slug}`} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
