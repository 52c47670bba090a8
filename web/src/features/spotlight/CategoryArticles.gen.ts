/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CategoryArticlesQueryVariables = Exact<{
  category: string;
}>;


export type CategoryArticlesQuery = { __typename: 'Query', articles: { __typename: 'ArticleList', articles: Array<{ __typename: 'ArticleCard', id: string, slug: string, title: string }> } | null };


export const CategoryArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryArticlesQuery, CategoryArticlesQueryVariables>;
export const useCategoryArticlesQuery = (options: Apollo.useQuery.Options<CategoryArticlesQuery, CategoryArticlesQueryVariables>) => Apollo.useQuery(CategoryArticlesDocument, options);
export const useCategoryArticlesSuspenseQuery = (options: Apollo.useSuspenseQuery.Options<CategoryArticlesQueryVariables>) => Apollo.useSuspenseQuery(CategoryArticlesDocument, options);
export const useCategoryArticlesLazyQuery = (options?: Apollo.useLazyQuery.Options<CategoryArticlesQuery, CategoryArticlesQueryVariables>) => Apollo.useLazyQuery(CategoryArticlesDocument, options);