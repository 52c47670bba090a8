/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CategoryKind =
  | 'SUB_TOPIC'
  /** A parent category, which may have a hub page. */
  | 'TOPIC';

export type InlineKind =
  | 'BOLD'
  | 'ITALIC'
  | 'LINK'
  /** Strikethrough: show it as `<s>`, or omit it from plain text. */
  | 'STRUCK'
  | 'TEXT';

export type Layout =
  | 'ACCORDION'
  | 'CARD_BASED'
  | 'FULL_BLEED_IMAGE'
  | 'MIDDLE_BANNER'
  | 'MINIMALIST'
  | 'RIGHT_SIDEBAR'
  | 'TEXT_IMAGE_ALTERNATING'
  | 'VIDEO'
  | 'VIDEO_LEAD';

export type ArticleLayoutFragment = { __typename: 'Article', id: string, slug: string, title: string, description: string | null, layout: Layout, publishedAt: string, author: string | null, review: { __typename: 'Review', reviewer: string, reviewedOn: string } | null, topBanner: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } | null, secondTopBanner: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } | null, middleBanner: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } | null, categories: Array<{ __typename: 'Category', id: string, name: string, slug: string, kind: CategoryKind }>, content: Array<
    | { __typename: 'AdScriptBlock', frameUrl: string }
    | { __typename: 'AudioBlock', url: string, caption: string | null }
    | { __typename: 'AutoCarouselBlock', slides: Array<{ __typename: 'Slide', caption: string | null, image: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } }> }
    | { __typename: 'BlockquoteBlock', text: string, author: string | null }
    | { __typename: 'BoldTextBlock', text: string }
    | { __typename: 'CodeBlock', code: string, language: string | null }
    | { __typename: 'DividerBlock', decorative: boolean }
    | { __typename: 'EmbedBlock', url: string, caption: string | null }
    | { __typename: 'GifBlock', url: string, alt: string, caption: string | null, naturalWidth: number | null, naturalHeight: number | null }
    | { __typename: 'HeadingBlock', text: string, level: number }
    | { __typename: 'ImageBlock', caption: string | null, image: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } }
    | { __typename: 'InlineHeadingBlock', text: string, level: number }
    | { __typename: 'ItalicTextBlock', text: string }
    | { __typename: 'LinkBlock', text: string, url: string, opensNewTab: boolean }
    | { __typename: 'ListBlock', items: Array<{ __typename: 'ListItem', heading: string | null, inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }> }
    | { __typename: 'OrderedListBlock', items: Array<{ __typename: 'ListItem', heading: string | null, inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }> }
    | { __typename: 'ParagraphBlock', inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }
    | { __typename: 'RawHtmlBlock', html: string }
    | { __typename: 'SliderWithIconsBlock', slides: Array<{ __typename: 'Slide', caption: string | null, image: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } }> }
    | { __typename: 'SpacerBlock', size: number }
    | { __typename: 'SubheadingBlock', text: string }
    | { __typename: 'TableBlock', caption: string | null, boldFirstColumn: boolean, headers: Array<{ __typename: 'TableCell', inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }>, rows: Array<Array<{ __typename: 'TableCell', inline: Array<{ __typename: 'InlinePart', kind: InlineKind, text: string, url: string | null, opensNewTab: boolean }> }>> }
    | { __typename: 'VideoBlock', url: string, caption: string | null, poster: { __typename: 'Picture', url: string, width: number, height: number, alt: string, srcset: string, focalPoint: { __typename: 'FocalPoint', x: number, y: number } | null } | null }
  >, faqs: Array<{ __typename: 'Faq', id: string, question: string, answer: string }> };
