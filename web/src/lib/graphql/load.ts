import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { isRouteErrorResponse, redirectDocument, useMatches } from 'react-router-dom';
import { clientContext, type LoaderContext, type Variables } from './context';
import { retryAfterReturn } from '../routing/reload/leave-watcher';
import { notFound } from '../routing/not-found';
import { operationName } from './operation';
import { OutdatedError } from '../routing/reload/outdated';
import { reportProblem } from '../site/report';
import { TOO_MANY_REQUESTS, RateLimitError } from '../routing/rate-limit';

/** A query result on its way from the loader to the component, also embedded in the HTML. */
export interface Loaded<TData, TVariables = Variables> {
  operation: string;
  variables: TVariables;
  data: TData;
}

/**
 * Why there is no data: the CMS was unreachable, it returned an error, or this page is of another version than the
 * site (only in a tab that has been open for long). The body of the thrown 503.
 */
export type LoadFailure = 'unreachable' | 'refused' | 'outdated';

const OUTDATED: LoadFailure = 'outdated';

/** The status of a page without data from the CMS: crawlers and caches try again later (RFC 9110, 15.6.4). */
export const SERVICE_UNAVAILABLE = 503;

/**
 * Runs a loader's query.
 * @throws a 429 Response if the visitor is rate limited, a 404 Response if the query is too long, otherwise a 503
 *   Response whose body is a LoadFailure. The cause is only logged here, because the router would write its message
 *   into the HTML. In the browser, throws a redirect to the same page on the server if the site responds but the CMS
 *   behind it does not: the server has cached pages.
 */
export async function loadQuery<TData, TVariables extends Variables>(
  { context, request }: { context: LoaderContext; request: { url: string } },
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<Loaded<TData, TVariables>> {
  const operation = operationName(document);
  try {
    const { data } = await retryAfterReturn(() =>
      context.get(clientContext).query({ query: document, variables }),
    );
    if (!isResponseData<TData>(data)) throw new Error('The response has no data.');
    return { operation, variables, data };
  } catch (cause) {
    if (cause instanceof RateLimitError) throw new Response(null, { status: TOO_MANY_REQUESTS });
    // An address of thousands of characters: no such page exists, and retrying would not help.
    if (getStatus(cause) === 414) throw notFound();
    reportProblem(`${operation} got no usable response`, cause);
    if (!import.meta.env.SSR && isGatewayFailure(cause)) throw redirectDocument(request.url);
    throw new Response(toFailure(cause), {
      status: SERVICE_UNAVAILABLE,
      headers: { 'content-type': 'text/plain' },
    });
  }
}

/**
 * The result that the loader of this route or of a parent route loaded.
 * @throws if none of these routes loads this operation
 */
export function useLoadedQuery<TData, TVariables = Variables>(operation: string): Loaded<TData, TVariables> {
  const loaded = useMatches()
    .map((match) => match.loaderData)
    .findLast((data): data is Loaded<TData, TVariables> => isLoaded<TData, TVariables>(data, operation));
  if (!loaded)
    throw new Error(`No route above this component loads ${operation}: call loadQuery in its loader.`);
  return loaded;
}

/** The result that a page's loaders loaded for an operation, if any. */
export function findResult<TData>(loaderData: Record<string, unknown>, operation: string): TData | undefined {
  return findLoaded<TData>(loaderData, operation)?.data;
}

/** The same, with its variables. */
function findLoaded<TData, TVariables = Variables>(
  loaderData: Record<string, unknown>,
  operation: string,
): Loaded<TData, TVariables> | undefined {
  return Object.values(loaderData).find((data): data is Loaded<TData, TVariables> =>
    isLoaded<TData, TVariables>(data, operation),
  );
}

/** The query results among all loader data of a page. */
export function getLoadedQueries(loaderData: Record<string, unknown>): Loaded<unknown>[] {
  return Object.values(loaderData).filter((data): data is Loaded<unknown> => isLoaded<unknown>(data));
}

/**
 * Whether a page failed because its scripts or its query are of another version than the site. Never true on the
 * server, where a reload would not help.
 */
export function isOutdated(error: unknown): boolean {
  if (import.meta.env.SSR) return false;
  return error instanceof OutdatedError || (isRouteErrorResponse(error) && error.data === OUTDATED);
}

/**
 * Whether a loader failed because the CMS did not respond, for a page that works without it. False if the page is of
 * another version than the site: a reload fixes that.
 */
export async function isQueryFailure(thrown: unknown): Promise<boolean> {
  if (!(thrown instanceof Response) || thrown.status !== SERVICE_UNAVAILABLE) return false;
  return (await thrown.clone().text()) !== OUTDATED;
}

function toFailure(cause: unknown): LoadFailure {
  // A server of another version stays so: a reload would not help.
  if (cause instanceof OutdatedError && !import.meta.env.SSR) return OUTDATED;
  return isUnreachable(cause) ? 'unreachable' : 'refused';
}

/**
 * Casts safely: the document's type describes a response without errors, since codegen derives both from one schema.
 */
export function isResponseData<TData>(data: unknown): data is TData {
  return typeof data === 'object' && data !== null;
}

/**
 * @param operation any, if omitted
 */
export function isLoaded<TData, TVariables = Variables>(
  value: unknown,
  operation?: string,
): value is Loaded<TData, TVariables> {
  if (typeof value !== 'object' || value === null || !('operation' in value)) return false;
  return operation === undefined || value.operation === operation;
}

/** From a server whose own upstream failed. Apollo's errors and the server's client carry the status. */
const isGatewayFailure = (cause: unknown): boolean => [502, 503, 504].includes(getStatus(cause));

/** NaN if an error has none. */
function getStatus(cause: unknown): number {
  if (typeof cause !== 'object' || cause === null || !('statusCode' in cause)) return Number.NaN;
  return Number(cause.statusCode);
}

/** `fetch` rejects with a TypeError without a connection, and with an AbortError or a TimeoutError when aborted. */
function isUnreachable(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'name' in cause &&
    ['TypeError', 'AbortError', 'TimeoutError', 'UnreachableError'].includes(String(cause.name))
  );
}
