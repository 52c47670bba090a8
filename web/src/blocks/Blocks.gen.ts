/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InlineKind =
  | 'BOLD'
  | 'ITALIC'
  | 'LINK'
  /** Strikethrough: show it as `<s>`, or omit it from plain text. */
  | 'STRUCK'
  | 'TEXT';

export type Block_AdScriptBlock_Fragment = { __typename: 'AdScriptBlock', frameUrl: string };

export type Block_AudioBlock_Fragment = { __typename: 'AudioBlock', url: string, caption: string | null };

export type Block_AutoCarouselBlock_Fragment = { __typename: 'AutoCarouselBlock', slides: Array<{ __typename: 'Slide', caption: string | null, image: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } }> };

export type Block_BlockquoteBlock_Fragment = { __typename: 'BlockquoteBlock', text: string, author: string | null };

export type Block_BoldTextBlock_Fragment = { __typename: 'BoldTextBlock', text: string };

export type Block_CodeBlock_Fragment = { __typename: 'CodeBlock', code: string, language: string | null };

export type Block_DividerBlock_Fragment = { __typename: 'DividerBlock', decorative: boolean };

export type Block_EmbedBlock_Fragment = { __typename: 'EmbedBlock', url: string, caption: string | null };

export type Block_GifBlock_Fragment = { __typename: 'GifBlock', url: string, alt: string, caption: string | null, naturalWidth: number | null, naturalHeight: number | null };

export type Block_HeadingBlock_Fragment = { __typename: 'HeadingBlock', text: string, level: number };

export type Block_ImageBlock_Fragment = { __typename: 'ImageBlock', caption: string | null, image: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } };

export type Block_InlineHeadingBlock_Fragment = { __typename: 'InlineHeadingBlock', text: string, level: number };

export type Block_ItalicTextBlock_Fragment = { __typename: 'ItalicTextBlock', text: string };

export type Block_LinkBlock_Fragment = { __typename: 'LinkBlock', text: string, url: string, opensNewTab: boolean };

export type Block_ListBlock_Fragment = { __typename: 'ListBlock', items: Array<{ __typename: 'ListItem', heading: string | null, inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }> };

export type Block_OrderedListBlock_Fragment = { __typename: 'OrderedListBlock', items: Array<{ __typename: 'ListItem', heading: string | null, inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }> };

export type Block_ParagraphBlock_Fragment = { __typename: 'ParagraphBlock', inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> };

export type Block_RawHtmlBlock_Fragment = { __typename: 'RawHtmlBlock', html: string };

export type Block_SliderWithIconsBlock_Fragment = { __typename: 'SliderWithIconsBlock', slides: Array<{ __typename: 'Slide', caption: string | null, image: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } }> };

export type Block_SpacerBlock_Fragment = { __typename: 'SpacerBlock', size: number };

export type Block_SubheadingBlock_Fragment = { __typename: 'SubheadingBlock', text: string };

export type Block_TableBlock_Fragment = { __typename: 'TableBlock', caption: string | null, boldFirstColumn: boolean, headers: Array<{ __typename: 'TableCell', inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }>, rows: Array<Array<{ __typename: 'TableCell', inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }>> };

export type Block_VideoBlock_Fragment = { __typename: 'VideoBlock', url: string, caption: string | null, poster: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } | null };

export type BlockFragment =
  | Block_AdScriptBlock_Fragment
  | Block_AudioBlock_Fragment
  | Block_AutoCarouselBlock_Fragment
  | Block_BlockquoteBlock_Fragment
  | Block_BoldTextBlock_Fragment
  | Block_CodeBlock_Fragment
  | Block_DividerBlock_Fragment
  | Block_EmbedBlock_Fragment
  | Block_GifBlock_Fragment
  | Block_HeadingBlock_Fragment
  | Block_ImageBlock_Fragment
  | Block_InlineHeadingBlock_Fragment
  | Block_ItalicTextBlock_Fragment
  | Block_LinkBlock_Fragment
  | Block_ListBlock_Fragment
  | Block_OrderedListBlock_Fragment
  | Block_ParagraphBlock_Fragment
  | Block_RawHtmlBlock_Fragment
  | Block_SliderWithIconsBlock_Fragment
  | Block_SpacerBlock_Fragment
  | Block_SubheadingBlock_Fragment
  | Block_TableBlock_Fragment
  | Block_VideoBlock_Fragment
;
