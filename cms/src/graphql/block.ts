import type { BlockOf, BlockType, InlinePart, LinkTarget, ListItem, TableCell } from '../blocks/block';

/** Where a block stands: what the address of an advertiser's frame is made of. */
interface Place {
  articleId: string;
  position: number;
}

const opensNewTab = (target: LinkTarget) => target === '_blank';

const INLINE_KINDS = { text: 'TEXT', 'bold-text': 'BOLD', 'italic-text': 'ITALIC', link: 'LINK' } as const;

function inlineAnswer(part: InlinePart) {
  return {
    kind: INLINE_KINDS[part.type],
    text: part.text,
    url: part.type === 'link' ? part.url : null,
    opensNewTab: part.type === 'link' && opensNewTab(part.target),
  };
}

const itemAnswer = ({ heading, inline }: ListItem) => ({ heading, inline: inline.map(inlineAnswer) });
const cellAnswer = ({ inline }: TableCell) => ({ inline: inline.map(inlineAnswer) });

/** One entry a block type: a missing one does not compile (DESIGN, decision 7). */
const ANSWERS: { [T in BlockType]: (block: BlockOf<T>, place: Place) => { __typename: string } } = {
  heading: ({ text, level }) => answer('HeadingBlock', { text, level }),
  paragraph: ({ inline }) => answer('ParagraphBlock', { inline: inline.map(inlineAnswer) }),
  'inline-heading': ({ text, level }) => answer('InlineHeadingBlock', { text, level }),
  subheading: ({ text }) => answer('SubheadingBlock', { text }),
  image: ({ image, caption }) => answer('ImageBlock', { image, caption }),
  list: ({ items }) => answer('ListBlock', { items: items.map(itemAnswer) }),
  'ordered-list': ({ items }) => answer('OrderedListBlock', { items: items.map(itemAnswer) }),
  'bold-text': ({ text }) => answer('BoldTextBlock', { text }),
  'italic-text': ({ text }) => answer('ItalicTextBlock', { text }),
  link: ({ text, url, target }) => answer('LinkBlock', { text, url, opensNewTab: opensNewTab(target) }),
  blockquote: ({ text, author }) => answer('BlockquoteBlock', { text, author }),
  'code-block': ({ code, language }) => answer('CodeBlock', { code, language }),
  gif: ({ url, alt, caption, width, height }) =>
    answer('GifBlock', { url, alt, caption, naturalWidth: width, naturalHeight: height }),
  audio: ({ url, caption }) => answer('AudioBlock', { url, caption }),
  embed: ({ url, caption }) => answer('EmbedBlock', { url, caption }),
  video: ({ url, caption, poster }) => answer('VideoBlock', { url, caption, poster }),
  divider: () => answer('DividerBlock', { decorative: true }),
  spacer: ({ height }) => answer('SpacerBlock', { size: height }),
  table: ({ caption, headers, rows, boldFirstColumn }) =>
    answer('TableBlock', {
      caption,
      headers: headers.map(cellAnswer),
      rows: rows.map((row) => row.map(cellAnswer)),
      boldFirstColumn,
    }),
  'slider-with-icons': ({ slides }) => answer('SliderWithIconsBlock', { slides }),
  'auto-carousel': ({ slides }) => answer('AutoCarouselBlock', { slides }),
  'raw-html': ({ content }) => answer('RawHtmlBlock', { html: content }),
  // The code itself goes only into the sandboxed frame (C19).
  'ad-script': (_block, { articleId, position }) =>
    answer('AdScriptBlock', { frameUrl: `/ad-frame/${articleId}/${position}` }),
};

function answer<Fields extends object>(__typename: string, fields: Fields) {
  return { __typename, ...fields };
}

/** The member of the schema's union `Block` for a block of an article. */
export function blockAnswer<T extends BlockType>(block: BlockOf<T> & { type: T }, place: Place) {
  return ANSWERS[block.type](block, place);
}
