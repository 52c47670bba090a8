import type { BlockOf, BlockType, InlinePart, LinkTarget, ListItem, TableCell } from '../../blocks/block';
import type * as Graphql from '../resolvers.gen';

/** The position of a block, from which the URL of an advertiser's frame is built. */
interface Place {
  articleId: string;
  position: number;
}

/** A member of the schema's union, by name. */
type Named<T> = T extends { __typename?: infer Name } ? T & { __typename: NonNullable<Name> } : never;
type GraphqlBlock = Named<Graphql.Block>;

const opensNewTab = (target: LinkTarget) => target === '_blank';

const INLINE_KINDS: { [T in InlinePart['type']]: Graphql.InlineKind } = {
  text: 'TEXT',
  'bold-text': 'BOLD',
  'italic-text': 'ITALIC',
  'struck-text': 'STRUCK',
  link: 'LINK',
};

function toGraphqlInline(part: InlinePart): Graphql.InlinePart {
  return {
    kind: INLINE_KINDS[part.type],
    text: part.text,
    url: part.type === 'link' ? part.url : null,
    opensNewTab: part.type === 'link' && opensNewTab(part.target),
  };
}

const toGraphqlItem = ({ heading, inline }: ListItem): Graphql.ListItem => ({
  heading,
  inline: inline.map(toGraphqlInline),
});
const toGraphqlCell = ({ inline }: TableCell): Graphql.TableCell => ({ inline: inline.map(toGraphqlInline) });

/** One entry per block type. A missing entry does not compile, nor does one that lacks a field. */
const CONVERSIONS: { [T in BlockType]: (block: BlockOf<T>, place: Place) => GraphqlBlock } = {
  heading: ({ text, level }) => ({ __typename: 'HeadingBlock', text, level }),
  paragraph: ({ inline }) => ({ __typename: 'ParagraphBlock', inline: inline.map(toGraphqlInline) }),
  'inline-heading': ({ text, level }) => ({ __typename: 'InlineHeadingBlock', text, level }),
  subheading: ({ text }) => ({ __typename: 'SubheadingBlock', text }),
  image: ({ image, caption }) => ({ __typename: 'ImageBlock', image, caption }),
  list: ({ items }) => ({ __typename: 'ListBlock', items: items.map(toGraphqlItem) }),
  'ordered-list': ({ items }) => ({ __typename: 'OrderedListBlock', items: items.map(toGraphqlItem) }),
  'bold-text': ({ text }) => ({ __typename: 'BoldTextBlock', text }),
  'italic-text': ({ text }) => ({ __typename: 'ItalicTextBlock', text }),
  link: ({ text, url, target }) => ({ __typename: 'LinkBlock', text, url, opensNewTab: opensNewTab(target) }),
  blockquote: ({ text, author }) => ({ __typename: 'BlockquoteBlock', text, author }),
  'code-block': ({ code, language }) => ({ __typename: 'CodeBlock', code, language }),
  gif: ({ url, alt, caption, width, height }) => ({
    __typename: 'GifBlock',
    url,
    alt,
    caption,
    naturalWidth: width,
    naturalHeight: height,
  }),
  audio: ({ url, caption }) => ({ __typename: 'AudioBlock', url, caption }),
  embed: ({ url, caption }) => ({ __typename: 'EmbedBlock', url, caption }),
  video: ({ url, caption, poster }) => ({ __typename: 'VideoBlock', url, caption, poster }),
  divider: () => ({ __typename: 'DividerBlock', decorative: true }),
  spacer: ({ height }) => ({ __typename: 'SpacerBlock', size: height }),
  table: ({ caption, headers, rows, boldFirstColumn }) => ({
    __typename: 'TableBlock',
    caption,
    headers: headers.map(toGraphqlCell),
    rows: rows.map((row) => row.map(toGraphqlCell)),
    boldFirstColumn,
  }),
  'slider-with-icons': ({ slides }) => ({ __typename: 'SliderWithIconsBlock', slides }),
  'auto-carousel': ({ slides }) => ({ __typename: 'AutoCarouselBlock', slides }),
  'raw-html': ({ content }) => ({ __typename: 'RawHtmlBlock', html: content }),
  // The code itself is only sent to the sandboxed frame (C19).
  'ad-script': (_block, { articleId, position }) => ({
    __typename: 'AdScriptBlock',
    frameUrl: `/ad-frame/${articleId}/${position}`,
  }),
};

/** Converts a block of an article to its member of the schema's union `Block`. */
export function toGraphqlBlock<T extends BlockType>(
  block: BlockOf<T> & { type: T },
  place: Place,
): GraphqlBlock {
  return CONVERSIONS[block.type](block, place);
}
