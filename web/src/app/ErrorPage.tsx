import { useRouteError } from 'react-router-dom';
import { isOutdated } from '../lib/load';
import { Outdated } from '../ui/Outdated/Outdated';
import { Problem } from '../ui/Problem/Problem';
import { isNotFound, NotFound } from './NotFound/NotFound';

/** Stands in a page's place when it could not be shown; header and footer stay. */
export function ErrorPage() {
  const error = useRouteError();
  if (isNotFound(error)) return <NotFound />;
  const problem = <Problem title="An unexpected error occurred." />;
  return isOutdated(error) ? <Outdated fallback={problem} /> : problem;
}
