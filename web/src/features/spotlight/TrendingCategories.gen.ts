/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrendingCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type TrendingCategoriesQuery = { __typename: 'Query', spotlight: Array<{ __typename: 'SpotlightTopic', topic: { __typename: 'Category', id: string, name: string, slug: string } }> };


export const TrendingCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrendingCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"spotlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<TrendingCategoriesQuery, TrendingCategoriesQueryVariables>;
export const useTrendingCategoriesQuery = (options?: Apollo.useQuery.Options<TrendingCategoriesQuery, TrendingCategoriesQueryVariables>) => Apollo.useQuery(TrendingCategoriesDocument, options);
export const useTrendingCategoriesSuspenseQuery = (options?: Apollo.useSuspenseQuery.Options<TrendingCategoriesQueryVariables>) => Apollo.useSuspenseQuery(TrendingCategoriesDocument, options);
export const useTrendingCategoriesLazyQuery = (options?: Apollo.useLazyQuery.Options<TrendingCategoriesQuery, TrendingCategoriesQueryVariables>) => Apollo.useLazyQuery(TrendingCategoriesDocument, options);