/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InlineKind =
  | 'BOLD'
  | 'ITALIC'
  | 'LINK'
  /** Strikethrough: show it as `<s>`, or omit it from plain text. */
  | 'STRUCK'
  | 'TEXT';

export type OrderedListBlockFragment = { __typename: 'OrderedListBlock', items: Array<{ __typename: 'ListItem', heading: string | null, inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }> };
