import {
  useLoaderData,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { isLoaded } from '../lib/graphql/load';
import { onDemand } from '../lib/hydration/on-demand';
import type { PageHandle } from '../lib/routing/handle';
import { isNotFoundResponse, notFound } from '../lib/routing/not-found';
import { loadChunk } from '../lib/routing/outdated';
import type { PageRoute } from '../lib/page/page-descriptor';
import { orNotFound } from './NotFound/NotFound';
import { shownFile, type ShownAs } from './shown-file';

type LazyPage = Pick<PageRoute, 'component' | 'loader' | 'fetchParts'>;

/**
 * A page whose code is fetched when a reader goes there. Its loader brings the code along with the answer, and so a
 * script that does not come is an error like any other, which the error boundary shows, and is asked for again by the
 * next try. Of the router's own `lazy` a failure leaves an empty page, in this version.
 */
export function lazyPage(page: LazyPage): Pick<RouteObject, 'Component' | 'loader' | 'handle'> {
  const { Component, fetch, load } = getParts(page);
  const handle: PageHandle = { fetchParts: fetch };
  return { Component, handle, loader: orNotFound(load) };
}

/**
 * A path of one page, or of several: the first that is there is shown, and the answer says which that is. The id is the
 * file of the page's component, and the path, since several paths may show one page.
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
  const inTurn = pages.toSorted((a, b) => Number(b.isAskedFirst ?? false) - Number(a.isAskedFirst ?? false));
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
  const shownBy = (loaded: unknown) => parts.find(({ file }) => file === shownFile(loaded));
  const handle: PageHandle = { fetchParts: async (loaded) => shownBy(loaded)?.fetch(loaded) };
  return {
    handle,
    Component() {
      const Shown = shownBy(useLoaderData())?.Component;
      return Shown ? <Shown /> : null;
    },
    loader: orNotFound((args) => loadFirst(parts, args)),
  };
}

/** @throws what the last one throws, or the first that fails for another reason than that it is not there */
async function loadFirst(
  [page, ...others]: readonly { file: string; load: LoaderFunction }[],
  args: LoaderFunctionArgs,
): Promise<ShownAs> {
  if (!page) throw notFound();
  try {
    const loaded: unknown = await page.load(args);
    if (!isLoaded(loaded))
      throw new Error(`${page.file} shares its path: its loader must return loadQuery's answer.`);
    return { ...loaded, shownAs: page.file };
  } catch (failure) {
    if (others.length === 0 || !isNotFoundResponse(failure)) throw failure;
    return loadFirst(others, args);
  }
}
