/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type SuggestionsQuery = { __typename: 'Query', suggestions: Array<string> };


export const SuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}]}}]} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const useSuggestionsQuery = (options: Apollo.useQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>) => Apollo.useQuery(SuggestionsDocument, options);
export const useSuggestionsSuspenseQuery = (options: Apollo.useSuspenseQuery.Options<SuggestionsQueryVariables>) => Apollo.useSuspenseQuery(SuggestionsDocument, options);
export const useSuggestionsLazyQuery = (options?: Apollo.useLazyQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>) => Apollo.useLazyQuery(SuggestionsDocument, options);