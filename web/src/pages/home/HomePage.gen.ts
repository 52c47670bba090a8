/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomePageQueryVariables = Exact<{ [key: string]: never }>;

export type HomePageQuery = {
  __typename: 'Query';
  home: {
    __typename: 'Home';
    headlines: Array<{
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
      categories: Array<{ __typename: 'Category'; id: string; name: string; slug: string }>;
    }>;
    featured: Array<{
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
      categories: Array<{ __typename: 'Category'; id: string; name: string; slug: string }>;
    }>;
    grid: Array<{
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
      categories: Array<{ __typename: 'Category'; id: string; name: string; slug: string }>;
    }>;
    justIn: Array<{
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
      categories: Array<{ __typename: 'Category'; id: string; name: string; slug: string }>;
    }>;
    firstPromotion: {
      __typename: 'Banner';
      id: string;
      title: string;
      imageText: string;
      headColor: string;
      linkUrl: string | null;
      image: {
        __typename: 'Picture';
        url: string;
        width: number;
        height: number;
        alt: string;
        srcset: string;
      };
    } | null;
    moreTopReads: Array<{
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
      categories: Array<{ __typename: 'Category'; id: string; name: string; slug: string }>;
    }>;
    wellness: Array<{
      __typename: 'Banner';
      id: string;
      title: string;
      imageText: string;
      headColor: string;
      linkUrl: string | null;
      image: {
        __typename: 'Picture';
        url: string;
        width: number;
        height: number;
        alt: string;
        srcset: string;
      };
    }>;
    secondPromotion: {
      __typename: 'Banner';
      id: string;
      title: string;
      imageText: string;
      headColor: string;
      linkUrl: string | null;
      image: {
        __typename: 'Picture';
        url: string;
        width: number;
        height: number;
        alt: string;
        srcset: string;
      };
    } | null;
    inTheKnow: Array<{
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
      categories: Array<{ __typename: 'Category'; id: string; name: string; slug: string }>;
    }>;
  };
};

export const HomePageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HomePage' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'home' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'headlines' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ArticleCard' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'featured' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ArticleCard' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'grid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ArticleCard' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'justIn' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ArticleCard' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'firstPromotion' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'BannerLink' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'moreTopReads' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ArticleCard' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'wellness' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'BannerLink' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'secondPromotion' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'BannerLink' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'inTheKnow' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ArticleCard' } },
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
      name: { kind: 'Name', value: 'ArticleCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ArticleCard' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'categories' },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BannerLink' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Banner' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'imageText' } },
          { kind: 'Field', name: { kind: 'Name', value: 'headColor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkUrl' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
