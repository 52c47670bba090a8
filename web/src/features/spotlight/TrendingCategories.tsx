import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { reportProblem } from '../../lib/site/report';
import { Fold } from '../../ui/base/Fold/Fold';
import { useCategoryArticlesQuery } from './CategoryArticles.gen';
import { pickSome } from './pick-some';
import styles from './TrendingCategories.module.css';
import { useTrendingCategoriesQuery } from './TrendingCategories.gen';

/** Articles per category in the phone's menu. */
const MOST_ARTICLES = 5;

/** The categories in the spotlight, each expanding to a few random articles. */
export function TrendingCategories() {
  const { data, error } = useTrendingCategoriesQuery();
  if (error) throw new Error('The categories could not be loaded.', { cause: error });
  if (!data) return <p role="status">Loading…</p>;
  return (
    <div>
      {data.spotlight.map(({ topic }) => (
        <CategoryFold key={topic.id} name={topic.name} slug={topic.slug} />
      ))}
    </div>
  );
}

interface Category {
  name: string;
  slug: string;
}

/** Queries when it first opens. A failed query is repeated when it opens again; a successful one is not. */
function CategoryFold({ name, slug }: Category) {
  const [attempt, setAttempt] = useState(0);
  const [due, setDue] = useState(true);
  function onOpen() {
    if (!due) return;
    setDue(false);
    setAttempt(attempt + 1);
  }
  return (
    <Fold heading={<h3 className={styles.heading}>{name}</h3>} name="trending" onOpen={onOpen}>
      {attempt > 0 && <SomeArticles key={attempt} name={name} slug={slug} setDue={setDue} />}
    </Fold>
  );
}

interface Some extends Category {
  /** Called after a failure, so that opening it again repeats the query. */
  setDue: (due: true) => void;
}

/** Queries when mounted. */
function SomeArticles({ name, slug, setDue }: Some) {
  const { data, error } = useCategoryArticlesQuery({ variables: { category: slug } });
  const found = data?.articles?.articles;
  const articles = useMemo(() => found && pickSome(found, MOST_ARTICLES, Math.random), [found]);
  useEffect(() => {
    if (!error) return;
    reportProblem(`The articles of ${name} could not be loaded`, error);
    setDue(true);
  }, [error, name, setDue]);
  return (
    <>
      <div role="status">
        {error && <p>The articles could not be loaded.</p>}
        {!error && !articles && <p>{data ? 'No articles yet.' : 'Loading…'}</p>}
        {articles?.length === 0 && <p>No articles yet.</p>}
      </div>
      <ul className={styles.articles}>
        {articles?.map(({ id, slug: article, title }) => (
          <li key={id}>
            <Link to={`/blog/${article}`} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/category/${slug}`} className={styles.all}>
            {`All of ${name}`}
          </Link>
        </li>
      </ul>
    </>
  );
}
