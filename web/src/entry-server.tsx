import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { Document } from './app/Document';
import { FIRST_ROUTES } from './app/routes/first-routes.gen';
import { createLaterRoutes, LATER_ROUTES_FILE } from './app/routes/later-routes';
import { LATER_ROUTES } from './app/routes/later-routes.gen';
import { NOT_FOUND_FILE, showsNotFound } from './app/NotFound/NotFound';
import { createRoutes } from './app/routes/routes';
import { getShownFile } from './app/shown-file';
import { renderStructuredData, type ShownPage } from './app/structured-data';
import { clientContext, siteContext, type GraphQLClient } from './lib/graphql/context';
import { STATE_ID } from './lib/hydration/element-ids';
import { freshUntil } from './lib/graphql/freshness';
import { getLoadedQueries } from './lib/graphql/load';
import { reportProblem } from './lib/site/report';
import { routeFile } from './lib/routing/route-file';
import type { LiveSite } from './lib/site/live-site';
import type { Site } from './lib/site/site';
import { serializeState, type PageState, type SerializedError } from './lib/hydration/state';

export interface StyleLink {
  /** Markup for `<head>`. */
  markup: string;
  /** When it becomes stale even if the content version is unchanged, in milliseconds since 1970. */
  freshUntil: number;
}

interface RendererOptions {
  /** The settings of the environment. */
  site: Site;
  /** The settings with what editors have entered; by default those of the environment. */
  liveSite?: () => Promise<LiveSite>;
  reader: GraphQLClient;
  /** The current content version; undefined while it is unknown. */
  version: () => number | undefined;
  /** Returns the markup in `<head>` that loads fonts and scripts for the matched routes, by their ids. */
  assets: (routeIds: string[]) => string;
  /** Links the style sheet. */
  styles?: () => Promise<StyleLink>;
  /** Resolves when the page may be rendered, because rendering blocks all other requests. */
  takeTurn?: () => Promise<void>;
}

export type RenderedPage = {
  status: number;
  /** When it becomes stale even if the content version is unchanged, in milliseconds since 1970. */
  freshUntil: number;
} & ({ location: string } | { html: string; /** Whether all data was loaded. */ isWhole: boolean });

const NO_STYLES: StyleLink = { markup: '', freshUntil: Infinity };

/** The files of all pages, which must be in the build's manifest. */
export const PAGE_FILES: string[] = [
  ...[...FIRST_ROUTES, ...LATER_ROUTES].map(({ file }) => file),
  LATER_ROUTES_FILE,
  NOT_FOUND_FILE,
];

/**
 * @returns a function that renders the page at an address (path and query), with the right status: 503 if the CMS did
 * not respond. It rejects if a component throws.
 */
export function createRenderer(options: RendererOptions) {
  const { site: ownSite, liveSite, reader, version, assets, styles, takeTurn } = options;
  const handler = createStaticHandler(createRoutes(createLaterRoutes()));

  return async (address: string): Promise<RenderedPage> => {
    const madeUnder = version() ?? null;
    const madeAt = Date.now();
    const requestContext = new RouterContextProvider();
    requestContext.set(clientContext, reader);
    // Loaders use only what editors cannot change, so they need not wait for the rest.
    requestContext.set(siteContext, ownSite);

    const [result, styleLink, { site, freshUntil: siteFreshUntil }] = await Promise.all([
      handler.query(new Request(ownSite.publicUrl + address), { requestContext }),
      styles?.() ?? NO_STYLES,
      liveSite?.() ?? { site: ownSite, freshUntil: Infinity },
    ]);
    if (result instanceof Response) {
      return {
        status: result.status,
        freshUntil: Infinity,
        location: result.headers.get('location') ?? '/',
      };
    }

    const jsonLd = await renderStructuredData(shownPage(result), site);
    await takeTurn?.();
    const markup = renderToString(
      <StrictMode>
        <Document site={site}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, result)}
            context={result}
            hydrate={false}
          />
        </Document>
      </StrictMode>,
    );
    const state = serializeState({
      site,
      version: madeUnder,
      loaderData: result.loaderData,
      errors: serializeErrors(result.errors),
    });
    return {
      status: result.statusCode,
      freshUntil: Math.min(
        ...getLoadedQueries(result.loaderData).map(({ operation }) => freshUntil(operation, madeAt)),
        styleLink.freshUntil,
        siteFreshUntil,
      ),
      isWhole: result.errors === null,
      html: complete(markup, styleLink.markup + assets(shownIds(result)) + jsonLd, state),
    };
  };
}

/** The page that is shown, and the result of its loader. */
function shownPage({ matches, loaderData }: StaticHandlerContext): ShownPage {
  const { route, params } = matches.at(-1) ?? { route: { id: '' }, params: {} };
  const loaded: unknown = loaderData[route.id];
  return { file: getShownFile(loaded) ?? routeFile(route.id), loaded, params };
}

/** The routes whose scripts the page needs. If the page does not exist, these are the not-found page's. */
function shownIds({ matches, errors, loaderData }: StaticHandlerContext): string[] {
  const ids = matches.map(({ route: { id } }) => getShownFile(loaderData[id]) ?? id);
  return showsNotFound(errors) ? [...ids.slice(0, -1), NOT_FOUND_FILE] : ids;
}

/** Inserted by a function, because `$` has a meaning in a replacement string. */
function complete(markup: string, assets: string, state: string): string {
  const script = `<script id="${STATE_ID}" type="application/json">${state}</script>`;
  return `<!doctype html>${markup.replace('</head>', () => `${assets}${script}</head>`)}`;
}

function serializeErrors(errors: Record<string, unknown> | null): PageState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => [routeId, serializeError(error)]),
  );
}

function serializeError(error: unknown): SerializedError {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data;
    return {
      status: error.status,
      statusText: error.statusText,
      data: typeof data === 'string' ? data : null,
      internal: false,
    };
  }
  reportProblem('A loader failed', error);
  return { status: 500, statusText: 'Internal Server Error', data: null, internal: false };
}
