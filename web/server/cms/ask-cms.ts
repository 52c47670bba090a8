import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLClient, Variables } from '../../src/lib/graphql/context';
import { isAnswer } from '../../src/lib/graphql/load';
import { operationName } from '../../src/lib/graphql/operation';

/**
 * One of the web server's own questions.
 * @throws where the CMS does not answer, or not with what was asked for
 */
export async function askCms<TData, TVariables extends Variables>(
  reader: GraphQLClient,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData> {
  const { data } = await reader.query({ query: document, variables });
  if (!isAnswer<TData>(data)) throw new Error(`The answer to ${operationName(document)} holds no data.`);
  return data;
}
