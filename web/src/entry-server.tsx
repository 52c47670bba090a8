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
import { FIRST_ROUTES } from './app/first-routes.gen';
import { createLaterRoutes, LATER_ROUTES_FILE } from './app/later-routes';
import { LATER_ROUTES } from './app/later-routes.gen';
import { NOT_FOUND_FILE, showsNotFound } from './app/NotFound/NotFound';
import { createRoutes } from './app/routes';
import { getShownFile } from './app/shown-file';
import { renderStructuredData, type ShownPage } from './app/structured-data';
import { clientContext, siteContext, type GraphQLClient } from './lib/graphql/context';
import { STATE_ID } from './lib/hydration/element-ids';
import { freshUntil } from './lib/graphql/freshness';
import { getLoadedQueries } from './lib/graphql/load';
import { reportProblem } from './lib/site/report';
import { routeFile } from './lib/routing/route-file';
import type { Site } from './lib/site/site';
import { serializeState, type PageState, type SerializedError } from './lib/hydration/state';

export interface TopicStyles {
  /** Markup for `<head>`. */
  markup: string;
  /** Whatever the content version says, then it is too old: milliseconds since 1970. */
  freshUntil: number;
}

export interface RendererOptions {
  site: Site;
  reader: GraphQLClient;
  /** The present content version, undefined while the CMS does not tell it. */
  version: () => number | undefined;
  /** The markup in `<head>` that brings scripts and styles for the routes that match, by their ids. */
  assets: (routeIds: string[]) => string;
  /** The style sheet with the topics' hues. */
  topicStyles?: () => Promise<TopicStyles>;
  /** Comes when the page may be rendered: that holds up whoever else asks. */
  takeTurn?: () => Promise<void>;
}

export type RenderedPage = {
  status: number;
  /** Whatever the content version says, then it is too old: milliseconds since 1970. */
  freshUntil: number;
} & (
  | { location: string }
  | { html: string; /** It is of use without the answer that its status misses. */ isWhole: boolean }
);

const NO_STYLES: TopicStyles = { markup: '', freshUntil: Infinity };

/** The files of all pages, which the build's manifest must know. */
export const PAGE_FILES: string[] = [
  ...[...FIRST_ROUTES, ...LATER_ROUTES].map(({ file }) => file),
  LATER_ROUTES_FILE,
  NOT_FOUND_FILE,
];

/**
 * @returns renders the page at an address (path and query): its status is the true one, 503 when the CMS did not
 * answer. Rejects when a component throws.
 */
export function createRenderer({ site, reader, version, assets, topicStyles, takeTurn }: RendererOptions) {
  const handler = createStaticHandler(createRoutes(createLaterRoutes()));

  return async (address: string): Promise<RenderedPage> => {
    const madeUnder = version() ?? null;
    const madeAt = Date.now();
    const requestContext = new RouterContextProvider();
    requestContext.set(clientContext, reader);
    requestContext.set(siteContext, site);

    const [result, styles] = await Promise.all([
      handler.query(new Request(site.publicUrl + address), { requestContext }),
      topicStyles?.() ?? NO_STYLES,
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
      errors: statedErrors(result.errors),
    });
    return {
      status: result.statusCode,
      freshUntil: Math.min(
        ...getLoadedQueries(result.loaderData).map(({ operation }) => freshUntil(operation, madeAt)),
        styles.freshUntil,
      ),
      isWhole: result.errors === null,
      html: complete(markup, styles.markup + assets(shownIds(result)) + jsonLd, state),
    };
  };
}

/** The page that is shown, and what its loader brought. */
function shownPage({ matches, loaderData }: StaticHandlerContext): ShownPage {
  const { route, params } = matches.at(-1) ?? { route: { id: '' }, params: {} };
  const loaded: unknown = loaderData[route.id];
  return { file: getShownFile(loaded) ?? routeFile(route.id), loaded, params };
}

/** Whose scripts the page needs: of one that is not there the not-found page's in place of its own. */
function shownIds({ matches, errors, loaderData }: StaticHandlerContext): string[] {
  const ids = matches.map(({ route: { id } }) => getShownFile(loaderData[id]) ?? id);
  return showsNotFound(errors) ? [...ids.slice(0, -1), NOT_FOUND_FILE] : ids;
}

/** Inserted by function: in a replacement's text a `$` would mean something. */
function complete(markup: string, assets: string, state: string): string {
  const script = `<script id="${STATE_ID}" type="application/json">${state}</script>`;
  return `<!doctype html>${markup.replace('</head>', () => `${assets}${script}</head>`)}`;
}

function statedErrors(errors: Record<string, unknown> | null): PageState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([routeId, error]) => [routeId, stated(error)]));
}

function stated(error: unknown): SerializedError {
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
