import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { isRouteErrorResponse, redirectDocument, useMatches } from 'react-router-dom';
import { readerContext, type LoaderContext, type Variables } from './context';
import { unlessLeft } from '../routing/leaving';
import { notFound } from '../routing/not-found';
import { operationName } from './operation';
import { OutdatedError } from '../routing/outdated';
import { reportProblem } from '../site/report';
import { TOO_MANY_REQUESTS, RateLimitError } from '../routing/rate-limit';

/** A page's answer as it travels from its loader to its component, and in the HTML. */
export interface Loaded<TData, TVariables = Variables> {
  operation: string;
  variables: TVariables;
  data: TData;
}

/**
 * Why there is no answer: the CMS could not be reached; it was and refused; or this page is of another version than
 * the site, which only a browser that has been open for long can be. The body of the thrown 503.
 */
export type LoadFailure = 'unreachable' | 'refused' | 'outdated';

const OUTDATED: LoadFailure = 'outdated';

/** The status of a page without the CMS's answer: crawlers and caches come again later (RFC 9110, 15.6.4). */
export const UNANSWERED = 503;

/**
 * A loader's one question.
 * @throws a 429 Response where the visitor asks too often, a 404 Response for what is too long to be asked; otherwise a 503
 * Response whose body is a LoadFailure. The cause is logged here and goes no further: the router would
 * write its message into the HTML. In the browser, a redirect to the page as the server has it, where the site itself
 * answers but the CMS behind it does not: the server keeps pages.
 */
export async function loadQuery<TData, TVariables extends Variables>(
  { context, request }: { context: LoaderContext; request: { url: string } },
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<Loaded<TData, TVariables>> {
  const operation = operationName(document);
  try {
    const { data } = await unlessLeft(() => context.get(readerContext).query({ query: document, variables }));
    if (!isAnswer<TData>(data)) throw new Error('The answer holds no data.');
    return { operation, variables, data };
  } catch (cause) {
    if (cause instanceof RateLimitError) throw new Response(null, { status: TOO_MANY_REQUESTS });
    // Somebody typed an address of thousands of characters: nothing is there, and nobody need come again.
    if (getStatus(cause) === 414) throw notFound();
    reportProblem(`${operation} was not answered`, cause);
    if (!import.meta.env.SSR && isGatewayFailure(cause)) throw redirectDocument(request.url);
    throw new Response(toFailure(cause), { status: UNANSWERED, headers: { 'content-type': 'text/plain' } });
  }
}

/**
 * The answer that a loader above this component brought.
 * @throws when no route above loads this operation
 */
export function useLoadedQuery<TData, TVariables = Variables>(operation: string): Loaded<TData, TVariables> {
  const loaded = useMatches()
    .map((match) => match.loaderData)
    .findLast((data): data is Loaded<TData, TVariables> => isLoaded<TData, TVariables>(data, operation));
  if (!loaded)
    throw new Error(`No route above this component loads ${operation}: call loadQuery in its loader.`);
  return loaded;
}

/** What the loaders of a page brought for one operation, if it was asked. */
export function answerTo<TData>(loaderData: Record<string, unknown>, operation: string): TData | undefined {
  return loadedFor<TData>(loaderData, operation)?.data;
}

/** The same, with what it was asked with. */
export function loadedFor<TData, TVariables = Variables>(
  loaderData: Record<string, unknown>,
  operation: string,
): Loaded<TData, TVariables> | undefined {
  return Object.values(loaderData).find((data): data is Loaded<TData, TVariables> =>
    isLoaded<TData, TVariables>(data, operation),
  );
}

/** The answers among what the loaders of a page brought. */
export function getAnswers(loaderData: Record<string, unknown>): Loaded<unknown>[] {
  return Object.values(loaderData).filter((data): data is Loaded<unknown> => isLoaded<unknown>(data));
}

/**
 * Whether a page could not be shown because its scripts or its question are of another version than the site. Never on
 * the server, whose page nobody would load anew.
 */
export function isOutdated(error: unknown): boolean {
  if (import.meta.env.SSR) return false;
  return error instanceof OutdatedError || (isRouteErrorResponse(error) && error.data === OUTDATED);
}

/**
 * Whether what a loader threw says that the CMS did not answer, for a page that can do without. Not where the page is of
 * another version than the site: loading it anew mends that.
 */
export async function isUnanswered(thrown: unknown): Promise<boolean> {
  if (!(thrown instanceof Response) || thrown.status !== UNANSWERED) return false;
  return (await thrown.clone().text()) !== OUTDATED;
}

function toFailure(cause: unknown): LoadFailure {
  // A server that is of another version stays so: no reader can mend that by loading the page anew.
  if (cause instanceof OutdatedError && !import.meta.env.SSR) return OUTDATED;
  return isUnreachable(cause) ? 'unreachable' : 'refused';
}

/** The document's type says what an answer without errors holds, since both are made from the one schema. */
export function isAnswer<TData>(data: unknown): data is TData {
  return typeof data === 'object' && data !== null;
}

/** @param operation any, when left out */
export function isLoaded<TData, TVariables = Variables>(
  value: unknown,
  operation?: string,
): value is Loaded<TData, TVariables> {
  if (typeof value !== 'object' || value === null || !('operation' in value)) return false;
  return operation === undefined || value.operation === operation;
}

/** From a server that asked another in vain. Apollo's errors and the server's client carry the status. */
const isGatewayFailure = (cause: unknown): boolean => [502, 503, 504].includes(getStatus(cause));

/** NaN where an error has none. */
function getStatus(cause: unknown): number {
  if (typeof cause !== 'object' || cause === null || !('statusCode' in cause)) return Number.NaN;
  return Number(cause.statusCode);
}

/** `fetch` rejects with a TypeError when there is no connection, with the next two when it was given up. */
function isUnreachable(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'name' in cause &&
    ['TypeError', 'AbortError', 'TimeoutError', 'UnreachableError'].includes(String(cause.name))
  );
}
