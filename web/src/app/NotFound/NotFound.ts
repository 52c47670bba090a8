import { isRouteErrorResponse, type LoaderFunction } from 'react-router-dom';
import { onDemand } from '../../lib/hydration/on-demand';
import { isNotFoundResponse } from '../../lib/routing/not-found';

/** The file of the not-found page, by which the build's manifest knows its scripts. */
export const NOT_FOUND_FILE = 'src/app/NotFound/NotFoundPage.tsx';

/** The not-found page, with its search box: few readers see it, so it is no part of any other page's first load. */
export const NotFound = onDemand(async () => (await import('./NotFoundPage')).NotFoundPage);

/** The id of the route whose error boundary shows it, under the header. */
export const PAGES_ID = 'pages';

/** A loader that has the not-found page fetched where its own is not there, before the router shows it. */
export function orNotFound(load: LoaderFunction): LoaderFunction {
  return async (args) => {
    try {
      return await load(args);
    } catch (thrown) {
      if (isNotFoundResponse(thrown)) await NotFound.fetch();
      throw thrown;
    }
  };
}

/** @param error as the router hands it to an error boundary, or as it stands in the HTML */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** @param errors why the pages at an address could not be shown, by route id */
export function showsNotFound(errors: Record<string, unknown> | null): boolean {
  return Object.values(errors ?? {}).some(isNotFound);
}
