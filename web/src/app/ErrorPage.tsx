import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Problem } from '../ui/Problem/Problem';
import { NotFound } from './NotFound/NotFound';

/** Stands in a page's place when it could not be shown; header and footer stay. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Problem title="An unexpected error occurred." />;
}
