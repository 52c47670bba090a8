import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isOutdated, type LoadFailure } from '../../lib/graphql/load';
import { Outdated } from '../../ui/messages/Outdated/Outdated';
import { Problem } from '../../ui/messages/Problem/Problem';

const UNREACHABLE: LoadFailure = 'unreachable';

/** Shown when an article exists but cannot be displayed. */
export function ArticleError() {
  const error = useRouteError();
  if (isOutdated(error)) return <Outdated fallback={<Problem title="An unexpected error occurred." />} />;
  if (!isRouteErrorResponse(error) || error.data === UNREACHABLE) {
    return <Problem title="An unexpected error occurred." />;
  }
  return <Problem title="Failed to load blog post." />;
}
