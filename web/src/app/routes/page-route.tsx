import {
  useLoaderData,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { isLoaded } from '../../lib/graphql/load';
import { onDemand } from '../../lib/hydration/on-demand';
import type { PageHandle } from '../../lib/routing/handle';
import { isNotFoundResponse, notFound } from '../../lib/routing/not-found';
import { loadChunk } from '../../lib/routing/reload/outdated';
import type { PageRoute } from '../../lib/page/page-descriptor';
import { withNotFoundPage } from '../NotFound/NotFound';
import { getShownFile, type ShownPageData } from '../shown-file';

type LazyPage = Pick<PageRoute, 'component' | 'loader' | 'fetchParts'>;

/**
 * A page whose code is fetched on navigation. The loader fetches the code along with the data, so a script that fails
 * to load is an ordinary error: the error boundary shows it, and the next attempt fetches the script again. With this
 * version of the router, its own `lazy` leaves an empty page on failure.
 */
export function lazyPage(page: LazyPage): Pick<RouteObject, 'Component' | 'loader' | 'handle'> {
  const { Component, fetch, load } = getParts(page);
  const handle: PageHandle = { fetchParts: fetch };
  return { Component, handle, loader: withNotFoundPage(load) };
}

/**
 * The route of a path with one or more pages. With several, the first one that exists is shown, and the loader data
 * names it. The id combines the page component's file and the path, because several paths can show one page.
 */
function pageRoute(path: string, pages: readonly PageRoute[]): RouteObject {
  const [page, ...others] = pages;
  if (!page) throw new Error(`No page is at ${path}.`);
  const place = path === '' ? { id: page.file, index: true as const } : { id: `${page.file}#${path}`, path };
  return {
    ...place,
    caseSensitive: true,
    ...(others.length === 0 ? lazyPage(page) : firstThatIsThere(pages)),
  };
}

/** The routes of these pages. */
export function pageRoutes(pages: readonly PageRoute[]): RouteObject[] {
  const inTurn = pages.toSorted((a, b) => Number(b.hasPriority ?? false) - Number(a.hasPriority ?? false));
  const paths = new Set(pages.flatMap((page) => page.paths));
  return [...paths].map((path) =>
    pageRoute(
      path,
      inTurn.filter((page) => page.paths.includes(path)),
    ),
  );
}

function getParts({ component, loader, fetchParts }: LazyPage) {
  const Component = onDemand(component);
  return {
    Component,
    async fetch(loaded: unknown): Promise<void> {
      await Promise.all([Component.fetch(), fetchParts && loadChunk(() => fetchParts(loaded))]);
    },
    async load(args: LoaderFunctionArgs) {
      const [load] = await Promise.all([loader ? loadChunk(loader) : () => null, Component.fetch()]);
      return load(args);
    },
  };
}

function firstThatIsThere(pages: readonly PageRoute[]): Pick<RouteObject, 'Component' | 'loader' | 'handle'> {
  const parts = pages.map((page) => ({ file: page.file, ...getParts(page) }));
  const shownBy = (loaded: unknown) => parts.find(({ file }) => file === getShownFile(loaded));
  const handle: PageHandle = { fetchParts: async (loaded) => shownBy(loaded)?.fetch(loaded) };
  return {
    handle,
    Component() {
      const Shown = shownBy(useLoaderData())?.Component;
      return Shown ? <Shown /> : null;
    },
    loader: withNotFoundPage((args) => loadFirst(parts, args)),
  };
}

/** @throws the last page's error, or the first error that is not a 404 */
async function loadFirst(
  [page, ...others]: readonly { file: string; load: LoaderFunction }[],
  args: LoaderFunctionArgs,
): Promise<ShownPageData> {
  if (!page) throw notFound();
  try {
    const loaded: unknown = await page.load(args);
    if (!isLoaded(loaded))
      throw new Error(`${page.file} shares its path: its loader must return loadQuery's result.`);
    return { ...loaded, shownAs: page.file };
  } catch (failure) {
    if (others.length === 0 || !isNotFoundResponse(failure)) throw failure;
    return loadFirst(others, args);
  }
}
