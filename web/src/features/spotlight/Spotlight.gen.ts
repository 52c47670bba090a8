/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SpotlightQueryVariables = Exact<{ [key: string]: never }>;

export type SpotlightQuery = {
  __typename: 'Query';
  spotlight: Array<{
    __typename: 'SpotlightTopic';
    topic: { __typename: 'Category'; id: string; name: string; slug: string };
    articles: Array<{
      __typename: 'ArticleCard';
      id: string;
      slug: string;
      title: string;
      description: string | null;
      thumbnail: {
        __typename: 'Picture';
        url: string;
        width: number;
        height: number;
        alt: string;
        srcset: string;
      } | null;
    }>;
  }>;
};

export const SpotlightDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Spotlight' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'spotlight' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'topic' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'articles' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'thumbnail' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Picture' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'srcset' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SpotlightQuery, SpotlightQueryVariables>;
export const useSpotlightQuery = (
  options?: Apollo.useQuery.Options<SpotlightQuery, SpotlightQueryVariables>,
) => Apollo.useQuery(SpotlightDocument, options);
export const useSpotlightSuspenseQuery = (
  options?: Apollo.useSuspenseQuery.Options<SpotlightQueryVariables>,
) => Apollo.useSuspenseQuery(SpotlightDocument, options);
export const useSpotlightLazyQuery = (
  options?: Apollo.useLazyQuery.Options<SpotlightQuery, SpotlightQueryVariables>,
) => Apollo.useLazyQuery(SpotlightDocument, options);
