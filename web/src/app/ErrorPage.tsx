import { useRouteError } from 'react-router-dom';
import { isOutdated } from '../lib/graphql/load';
import { ArticleError } from '../pages/article/ArticleError';
import { Outdated } from '../ui/messages/Outdated/Outdated';
import { Problem } from '../ui/messages/Problem/Problem';
import { isNotFound, NotFound } from './NotFound/NotFound';

/** Stands in a page's place when it could not be shown; header and footer stay. */
export function ErrorPage() {
  const error = useRouteError();
  if (isNotFound(error)) return <NotFound />;
  const problem = <Problem title="An unexpected error occurred." />;
  return isOutdated(error) ? <Outdated fallback={problem} /> : problem;
}

/** The same in an article's place: it has sentences of its own. */
export function ArticleErrorPage() {
  return isNotFound(useRouteError()) ? <NotFound title="Blog not found." /> : <ArticleError />;
}
