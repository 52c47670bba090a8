import { useRouteError } from 'react-router-dom';
import { isOutdated } from '../lib/graphql/load';
import { ArticleError } from '../pages/article/ArticleError';
import { Outdated } from '../ui/messages/Outdated/Outdated';
import { Problem } from '../ui/messages/Problem/Problem';
import { isNotFound, NotFound } from './NotFound/NotFound';

/** Replaces a page that could not be shown; header and footer stay. */
export function ErrorPage() {
  const error = useRouteError();
  if (isNotFound(error)) return <NotFound />;
  const problem = <Problem title="An unexpected error occurred." />;
  return isOutdated(error) ? <Outdated fallback={problem} /> : problem;
}

/** The same for an article, which has its own messages. */
export function ArticleErrorPage() {
  return isNotFound(useRouteError()) ? <NotFound title="Blog not found." /> : <ArticleError />;
}
