import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMatches } from 'react-router-dom';
import { readerContext, type LoaderContext, type Variables } from './context';
import { operationName } from './operation';
import { reportProblem } from './report';

/** A page's answer as it travels from its loader to its component, and in the HTML. */
export interface Loaded<TData, TVariables = Variables> {
  operation: string;
  variables: TVariables;
  data: TData;
}

/** Why there is no answer: the CMS could not be reached, or it was and refused. The body of the thrown 502. */
export type LoadFailure = 'unreachable' | 'refused';

/**
 * A loader's one question.
 * @throws a 502 Response whose body is a LoadFailure. The cause is logged here and goes no further: the router would
 * write its message into the HTML.
 */
export async function loadQuery<TData, TVariables extends Variables>(
  { context }: { context: LoaderContext },
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<Loaded<TData, TVariables>> {
  const operation = operationName(document);
  try {
    const { data } = await context.get(readerContext).query({ query: document, variables });
    if (!isAnswer<TData>(data)) throw new Error('The answer holds no data.');
    return { operation, variables, data };
  } catch (cause) {
    reportProblem(`${operation} was not answered`, cause);
    const failure: LoadFailure = isUnreachable(cause) ? 'unreachable' : 'refused';
    throw new Response(failure, { status: 502, headers: { 'content-type': 'text/plain' } });
  }
}

/**
 * The answer that a loader above this component brought.
 * @throws when no route above loads this operation
 */
export function useLoadedQuery<TData>(operation: string): Loaded<TData> {
  const loaded = useMatches()
    .map((match) => match.loaderData)
    .findLast((data): data is Loaded<TData> => isLoaded<TData>(data, operation));
  if (!loaded)
    throw new Error(`No route above this component loads ${operation}: call loadQuery in its loader.`);
  return loaded;
}

/** The answers among what the loaders of a page brought. */
export function answersOf(loaderData: Record<string, unknown>): Loaded<unknown>[] {
  return Object.values(loaderData).filter((data): data is Loaded<unknown> => isLoaded(data));
}

/** The document's type says what an answer without errors holds, since both are made from the one schema. */
function isAnswer<TData>(data: unknown): data is TData {
  return typeof data === 'object' && data !== null;
}

/** @param operation any, when left out */
function isLoaded<TData>(value: unknown, operation?: string): value is Loaded<TData> {
  if (typeof value !== 'object' || value === null || !('operation' in value)) return false;
  return operation === undefined || value.operation === operation;
}

/** `fetch` rejects with a TypeError when there is no connection, with the other two when it was given up. */
function isUnreachable(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'name' in cause &&
    ['TypeError', 'AbortError', 'TimeoutError'].includes(String(cause.name))
  );
}
