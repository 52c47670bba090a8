import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLClient, Variables } from '../../src/lib/graphql/context';
import { isResponseData } from '../../src/lib/graphql/load';
import { operationName } from '../../src/lib/graphql/operation';

/**
 * Runs a query of the web server itself.
 * @throws if the CMS does not respond, or responds without data
 */
export async function queryCms<TData, TVariables extends Variables>(
  reader: GraphQLClient,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData> {
  const { data } = await reader.query({ query: document, variables });
  if (!isResponseData<TData>(data))
    throw new Error(`The response to ${operationName(document)} has no data.`);
  return data;
}
