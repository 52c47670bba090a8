import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { data } from 'react-router-dom';
import type { Variables } from './context';
import { isUnanswered, loadQuery, UNANSWERED, type Loaded } from './load';
import { operationName } from './operation';

/**
 * `loadQuery` of a page that can do without its answer: where the CMS does not give one, the page is there with `without`
 * in its place, and its status says so. The server then prefers the page that it has, and does not keep this one.
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
    if (!(await isUnanswered(failure))) throw failure;
    const loaded: Loaded<TData, TVariables> = {
      operation: operationName(document),
      variables,
      data: without,
    };
    return data(loaded, { status: UNANSWERED });
  }
}
