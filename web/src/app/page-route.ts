import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { PageHandle } from '../lib/routing/handle';
import { onDemand } from '../lib/hydration/on-demand';
import { loadChunk } from '../lib/routing/outdated';
import { orNotFound } from './NotFound/NotFound';

/** A page's parts, each fetched when it is needed. */
export interface Page {
  component: () => Promise<ComponentType>;
  loader: () => Promise<LoaderFunction>;
  /** Fetches the scripts that this very answer needs besides the page's own. */
  fetchParts?: (loaded: unknown) => Promise<void>;
}

/**
 * A page whose code is fetched when a reader goes there. Its loader brings the code along with the answer, and so a
 * script that does not come is an error like any other, which the error boundary shows, and is asked for again by the
 * next try. Of the router's own `lazy` a failure leaves an empty page, in this version.
 */
export function lazyPage({
  component,
  loader,
  fetchParts,
}: Page): Pick<RouteObject, 'Component' | 'loader' | 'handle'> {
  const Component = onDemand(component);
  const handle: PageHandle = {
    fetchParts: async (loaded) => {
      await Promise.all([Component.fetch(), fetchParts?.(loaded)]);
    },
  };
  return {
    Component,
    handle,
    loader: async (args) => {
      const [load] = await Promise.all([loadChunk(loader), Component.fetch()]);
      return orNotFound(load)(args);
    },
  };
}

/** A page at a path. Its id is its component's file, and the path, since several paths may show one page. */
export function pageRoute(file: string, path: string, shown: Page): RouteObject {
  return { id: `${file}#${path}`, path, caseSensitive: true, ...lazyPage(shown) };
}
