import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { data } from 'react-router-dom';
import type { Variables } from './context';
import { isQueryFailure, loadQuery, SERVICE_UNAVAILABLE, type Loaded } from './load';
import { operationName } from './operation';

/**
 * `loadQuery` for a page that works without the response. If the CMS gives none, the page renders with `without`
 * instead, and with an error status. The server then prefers a cached page, and does not cache this one.
 */
export async function loadOrWithout<TData, TVariables extends Variables>(
  args: Parameters<typeof loadQuery>[0],
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  without: TData,
) {
  try {
    return await loadQuery(args, document, variables);
  } catch (failure) {
    if (!(await isQueryFailure(failure))) throw failure;
    const loaded: Loaded<TData, TVariables> = {
      operation: operationName(document),
      variables,
      data: without,
    };
    return data(loaded, { status: SERVICE_UNAVAILABLE });
  }
}
