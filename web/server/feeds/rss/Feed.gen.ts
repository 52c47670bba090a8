/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InlineKind =
  | 'BOLD'
  | 'ITALIC'
  | 'LINK'
  /** Strikethrough: show it as `<s>`, or omit it from plain text. */
  | 'STRUCK'
  | 'TEXT';

export type FeedQueryVariables = Exact<{ [key: string]: never }>;

export type FeedQuery = {
  __typename: 'Query';
  feed: Array<{
    __typename: 'FeedArticle';
    id: string;
    slug: string;
    title: string;
    description: string | null;
    publishedAt: string;
    updatedAt: string;
    author: string | null;
    review: { __typename: 'Review'; reviewer: string; reviewedOn: string } | null;
    thumbnail: {
      __typename: 'Picture';
      url: string;
      width: number;
      height: number;
      alt: string;
      srcset: string;
    } | null;
    categories: Array<{ __typename: 'Category'; name: string }>;
    content: Array<
      | { __typename: 'AdScriptBlock'; frameUrl: string }
      | { __typename: 'AudioBlock'; url: string; caption: string | null }
      | {
          __typename: 'AutoCarouselBlock';
          slides: Array<{
            __typename: 'Slide';
            caption: string | null;
            image: {
              __typename: 'Picture';
              url: string;
              width: number;
              height: number;
              alt: string;
              srcset: string;
            };
          }>;
        }
      | { __typename: 'BlockquoteBlock'; text: string; author: string | null }
      | { __typename: 'BoldTextBlock'; text: string }
      | { __typename: 'CodeBlock'; code: string; language: string | null }
      | { __typename: 'DividerBlock'; decorative: boolean }
      | { __typename: 'EmbedBlock'; url: string; caption: string | null }
      | {
          __typename: 'GifBlock';
          url: string;
          alt: string;
          caption: string | null;
          naturalWidth: number | null;
          naturalHeight: number | null;
        }
      | { __typename: 'HeadingBlock'; text: string; level: number }
      | {
          __typename: 'ImageBlock';
          caption: string | null;
          image: {
            __typename: 'Picture';
            url: string;
            width: number;
            height: number;
            alt: string;
            srcset: string;
          };
        }
      | { __typename: 'InlineHeadingBlock'; text: string; level: number }
      | { __typename: 'ItalicTextBlock'; text: string }
      | { __typename: 'LinkBlock'; text: string; url: string; opensNewTab: boolean }
      | {
          __typename: 'ListBlock';
          items: Array<{
            __typename: 'ListItem';
            heading: string | null;
            inline: Array<{
              __typename: 'InlinePart';
              kind: InlineKind;
              text: string;
              url: string | null;
              opensNewTab: boolean;
            }>;
          }>;
        }
      | {
          __typename: 'OrderedListBlock';
          items: Array<{
            __typename: 'ListItem';
            heading: string | null;
            inline: Array<{
              __typename: 'InlinePart';
              kind: InlineKind;
              text: string;
              url: string | null;
              opensNewTab: boolean;
            }>;
          }>;
        }
      | {
          __typename: 'ParagraphBlock';
          inline: Array<{
            __typename: 'InlinePart';
            kind: InlineKind;
            text: string;
            url: string | null;
            opensNewTab: boolean;
          }>;
        }
      | { __typename: 'RawHtmlBlock'; html: string }
      | {
          __typename: 'SliderWithIconsBlock';
          slides: Array<{
            __typename: 'Slide';
            caption: string | null;
            image: {
              __typename: 'Picture';
              url: string;
              width: number;
              height: number;
              alt: string;
              srcset: string;
            };
          }>;
        }
      | { __typename: 'SpacerBlock'; size: number }
      | { __typename: 'SubheadingBlock'; text: string }
      | {
          __typename: 'TableBlock';
          caption: string | null;
          boldFirstColumn: boolean;
          headers: Array<{
            __typename: 'TableCell';
            inline: Array<{
              __typename: 'InlinePart';
              kind: InlineKind;
              text: string;
              url: string | null;
              opensNewTab: boolean;
            }>;
          }>;
          rows: Array<
            Array<{
              __typename: 'TableCell';
              inline: Array<{
                __typename: 'InlinePart';
                kind: InlineKind;
                text: string;
                url: string | null;
                opensNewTab: boolean;
              }>;
            }>
          >;
        }
      | {
          __typename: 'VideoBlock';
          url: string;
          caption: string | null;
          poster: {
            __typename: 'Picture';
            url: string;
            width: number;
            height: number;
            alt: string;
            srcset: string;
          } | null;
        }
    >;
  }>;
};

export const FeedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Feed' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'feed' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publishedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'author' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'review' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reviewer' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reviewedOn' } },
                    ],
                  },
                },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'content' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Block' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Block' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Block' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdScriptBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'AudioBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'AutoCarouselBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'BlockquoteBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'BoldTextBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CodeBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'DividerBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EmbedBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'GifBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HeadingBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InlineHeadingBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ItalicTextBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LinkBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'OrderedListBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ParagraphBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'RawHtmlBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SliderWithIconsBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SpacerBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubheadingBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableBlock' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoBlock' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdScriptBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdScriptBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'frameUrl' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AudioBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AudioBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AutoCarouselBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AutoCarouselBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'slides' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Slide' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Slide' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Slide' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BlockquoteBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BlockquoteBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BoldTextBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BoldTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CodeBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CodeBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DividerBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'DividerBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decorative' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EmbedBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EmbedBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'GifBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'GifBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          { kind: 'Field', name: { kind: 'Name', value: 'naturalWidth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'naturalHeight' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'HeadingBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'HeadingBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'level' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImageBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InlineHeadingBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InlineHeadingBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'level' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ItalicTextBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ItalicTextBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LinkBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LinkBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'opensNewTab' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListItem' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heading' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'inline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InlinePart' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'InlinePart' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'InlinePart' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'opensNewTab' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrderedListBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderedListBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListItem' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ParagraphBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ParagraphBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'inline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InlinePart' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RawHtmlBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RawHtmlBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'html' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SliderWithIconsBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SliderWithIconsBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'slides' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Slide' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SpacerBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SpacerBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubheadingBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubheadingBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'headers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableCell' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rows' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TableCell' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'boldFirstColumn' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TableCell' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TableCell' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'inline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'InlinePart' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoBlock' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoBlock' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'caption' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'poster' },
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
} as unknown as DocumentNode<FeedQuery, FeedQueryVariables>;
