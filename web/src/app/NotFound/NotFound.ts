import { isRouteErrorResponse, type LoaderFunction } from 'react-router-dom';
import { onDemand } from '../../lib/hydration/on-demand';
import { isNotFoundResponse } from '../../lib/routing/not-found';

/** The file of the not-found page, which identifies its scripts in the build's manifest. */
export const NOT_FOUND_FILE = 'src/app/NotFound/NotFoundPage.tsx';

/** The not-found page with its search box. Few readers see it, so it is not part of another page's initial load. */
export const NotFound = onDemand(async () => (await import('./NotFoundPage')).NotFoundPage);

/** The id of the route whose error boundary shows it, under the header. */
export const PAGES_ID = 'pages';

/** Wraps a loader: on a 404, fetches the not-found page's code before the router shows it. */
export function withNotFoundPage(load: LoaderFunction): LoaderFunction {
  return async (args) => {
    try {
      return await load(args);
    } catch (thrown) {
      if (isNotFoundResponse(thrown)) await NotFound.fetch();
      throw thrown;
    }
  };
}

/** @param error as passed to an error boundary by the router, or as serialized in the HTML */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** @param errors the errors of the matched routes, by route id */
export function showsNotFound(errors: Record<string, unknown> | null): boolean {
  return Object.values(errors ?? {}).some(isNotFound);
}
